/** Sections 10 and 15: the odds of commands, journeys and talks. */
import type { Forecast } from '@anachron/kernel'
import { AWE_LIMITS, HOLE, talkResult } from '../content/index.ts'
import type { Mood, Talk } from '../content/types.ts'
import { tripperName } from '../words/names.ts'
import { commandLimit } from './command.ts'
import { chanceOfAtMost, WAYS } from './dice.ts'
import { percent } from './odds.ts'
import { topOf, turnOf } from './reading.ts'
import type { RuleId } from './rulebook.ts'
import { battleOf, catalogue, tripperAt } from './state.ts'
import { isBlind, travel } from './time-travel.ts'
import type { State, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const succeeds = (rule: RuleId, chance: number, notes: string[] = []): Said => ({
  rule,
  outcomes: [
    { words: 'succeeds', chance },
    { words: 'fails', chance: 1 - chance },
  ].filter((outcome) => outcome.chance > 0),
  notes,
})

export function commanding(state: State, view: View, move: boolean): Said | undefined {
  const by = turnOf(view)
  if (by === null) return undefined
  const tripper = tripperAt(state, by)
  const limit = commandLimit(tripper, move)
  return succeeds('TT-10.0a', chanceOfAtMost(limit + tripper.experience), [
    `${limit} or less on two dice minus ${tripper.experience}.`,
  ])
}

/** Comrades who are not in the flux stay behind for good: nobody should learn that afterwards (TT-R38). */
function leftBehind(view: View): string[] {
  const by = turnOf(view)
  if (by === null) return []
  const names = view.trippers.flatMap(({ place }, id) => (place === 'field' && id !== by ? [tripperName(id)] : []))
  return names.length === 0 ? [] : [`Left behind for good: ${names.join(', ')}.`]
}

/** Where each length would end, and the chance of home, as far as the viewer knows the display. */
export function jumping(view: View, heading: number | null): Said | undefined {
  const { layout, cell, display } = view.time
  const warning = leftBehind(view)
  if (heading === null)
    return { rule: 'TT-10.52', outcomes: [], notes: ['A random journey; it brings nobody home.', ...warning] }
  const by = view.trippers.findIndex((tripper) => tripper.gear.some(({ what }) => what === 'radio'))
  const experience = (view.trippers[by]?.experience ?? 0) + 1
  const control = chanceOfAtMost(experience)
  if (layout === null || cell === null || isBlind(view))
    return { rule: 'TT-10.53', outcomes: [], notes: [`You choose the length with ${percent(control)}.`, ...warning] }
  const ends = [1, 2, 3, 4, 5, 6].map((length) => travel({ layout, cell, display }, heading, length).at(-1) ?? HOLE)
  const holes = ends.filter((number) => number === HOLE).length
  const atHole = holes === 0 ? 0 : control + ((1 - control) * holes) / 6
  const home = atHole * chanceOfAtMost(experience)
  return {
    rule: 'TT-10.53',
    outcomes: [
      { words: 'home', chance: home },
      { words: 'another battle', chance: 1 - home },
    ].filter(({ chance }) => chance > 0),
    notes: [
      `You choose the length with ${percent(control)}.`,
      `1 to 6 hexes: ${ends.map((number) => (number === HOLE ? 'Time Hole' : number)).join(', ')}.`,
      ...warning,
    ],
  }
}

export function flying(view: View, hexes: number): Said | undefined {
  const { layout, cell, display } = view.time
  const heading = topOf(view, 'travel')?.heading ?? null
  const by = view.jump?.by ?? null
  if (layout === null || cell === null || heading === null || by === null || isBlind(view)) return undefined
  const end = travel({ layout, cell, display }, heading, hexes).at(-1) ?? HOLE
  const experience = view.trippers[by]?.experience ?? 0
  if (end === HOLE)
    return succeeds('TT-5.31', chanceOfAtMost(experience), [
      'The Time Hole: roll not above your Experience to get home.',
    ])
  const title = catalogue(view).battles[end]?.title ?? ''
  return {
    rule: 'TT-10.57',
    outcomes: [],
    notes: [
      view.visited.includes(end) ? `${end} ${title}: visited, so the journey goes on at random.` : `${end} ${title}.`,
    ],
  }
}

// ---------------------------------------------------------------------------------------------------------------- talk

const TALK_WORDS: Record<Talk, string> = {
  rage: 'rage',
  left: 'the talk drags on',
  flee: 'they flee',
  awe1: `awe: each on ${AWE_LIMITS.awe1} in 6`,
  awe4: `awe: each on ${AWE_LIMITS.awe4} in 6`,
}

export function talking(state: State): Said | undefined {
  const battle = battleOf(state)
  const letters = battle.mood ? [battle.mood] : (catalogue(state).battles[battle.number]?.negotiation ?? [])
  const chances = new Map<Talk, number>()
  for (const mood of letters as readonly Mood[])
    for (let roll = 2; roll <= 12; roll++) {
      const result = talkResult(mood, roll)
      chances.set(result, (chances.get(result) ?? 0) + (WAYS[roll] as number) / 36 / letters.length)
    }
  return {
    rule: 'TT-15.3',
    outcomes: [...chances].map(([result, chance]) => ({ words: TALK_WORDS[result], chance })),
    notes: [letters.length === 1 ? `Column ${letters[0]}.` : `Column ${letters.join(', ')} by a die.`],
  }
}
