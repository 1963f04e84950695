/** Sections 10 and 15: the odds of commands, journeys and talks. */
import type { Forecast } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { HOLE, talkResult } from '../content/index.ts'
import type { Mood, Talk } from '../content/types.ts'
import {
  AT_THE_HOLE,
  commandBrings,
  commandNote,
  flightEnd,
  inControl,
  journeyEnds,
  leftBehind,
  RANDOM_JOURNEY,
  TALK_OUTCOMES,
  talkColumn,
  talkSums,
} from '../words/forecast.ts'
import { catalogueOf } from './catalogue.ts'
import { commandLimit } from './command.ts'
import { chanceOfAtMost, WAYS } from './dice.ts'
import { topOf, turnOf } from './reading.ts'
import type { RuleId } from './rulebook.ts'
import { battleOf, catalogue, tripperAt } from './state.ts'
import { isBlind, travel } from './time-travel.ts'
import type { FigureId, State, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const succeeds = (rule: RuleId, chance: number, notes: Sentence[] = []): Said => ({
  rule,
  outcomes: [
    { words: 'succeeds', chance },
    { words: 'fails', chance: 1 - chance },
  ].filter((outcome) => outcome.chance > 0),
  notes,
})

export function commanding(state: State, view: View, will: { move: boolean; talk?: true }): Said | undefined {
  const by = turnOf(view)
  if (by === null) return undefined
  const tripper = tripperAt(state, by)
  const limit = commandLimit(tripper, will)
  const chance = chanceOfAtMost(limit + tripper.experience)
  const flux = battleOf(state).flux
  const deed = !flux ? 'conjure' : flux.hex === tripper.hex ? 'jump' : 'fetch'
  return succeeds('TT-10.0a', chance, [commandBrings(chance, deed), commandNote(limit, tripper.experience)])
}

/** Who is not in the flux when it is jumped: they are out of the game (TT-R38). */
export function strandedBy(view: View): FigureId[] {
  const by = turnOf(view)
  return by === null ? [] : view.trippers.flatMap(({ place }, id) => (place === 'field' && id !== by ? [id] : []))
}

/** Where each length would end, and the chance of home, as far as the viewer knows the display. */
export function jumping(view: View, heading: number | null): Said | undefined {
  const { layout, cell, display } = view.time
  const warning = leftBehind(strandedBy(view))
  if (heading === null) return { rule: 'TT-10.52', outcomes: [], notes: [RANDOM_JOURNEY, ...warning] }
  const by = view.trippers.findIndex((tripper) => tripper.gear.some(({ what }) => what === 'radio'))
  const experience = (view.trippers[by]?.experience ?? 0) + 1
  const control = chanceOfAtMost(experience)
  if (layout === null || cell === null || isBlind(view))
    return { rule: 'TT-10.53', outcomes: [], notes: [inControl(control), ...warning] }
  const ends = [1, 2, 3, 4, 5, 6].map((length) => travel({ layout, cell, display }, heading, length).at(-1) ?? HOLE)
  const holes = ends.filter((number) => number === HOLE).length
  const atHole = holes === 0 ? 0 : control + ((1 - control) * holes) / 6
  const home = atHole * chanceOfAtMost(experience)
  // Whoever chooses the length does not choose the Black Hole.
  const black = ((1 - control) * ends.filter((number) => isBlackHole(view, number)).length) / 6
  return {
    rule: 'TT-10.53',
    outcomes: [
      { words: 'home', chance: home },
      { words: 'the Black Hole', chance: black },
      { words: 'another battle', chance: 1 - home - black },
    ].filter(({ chance }) => chance > 0),
    notes: [inControl(control), journeyEnds(view.own, ends), ...warning],
  }
}

const isBlackHole = ({ own }: View, number: number): boolean =>
  catalogueOf(own).battles[number]?.specials.some(({ key }) => key === 'black-hole') === true

export function flying(view: View, hexes: number): Said | undefined {
  const { layout, cell, display } = view.time
  const heading = topOf(view, 'travel')?.heading ?? null
  const by = view.jump?.by ?? null
  if (layout === null || cell === null || heading === null || by === null || isBlind(view)) return undefined
  const end = travel({ layout, cell, display }, heading, hexes).at(-1) ?? HOLE
  const experience = view.trippers[by]?.experience ?? 0
  if (end === HOLE) return succeeds('TT-5.31', chanceOfAtMost(experience), [AT_THE_HOLE])
  return { rule: 'TT-10.57', outcomes: [], notes: [flightEnd(view.own, end, view.visited.includes(end))] }
}

// ---------------------------------------------------------------------------------------------------------------- talk

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
    outcomes: [...chances].map(([result, chance]) => ({ words: TALK_OUTCOMES[result], chance })),
    notes: [talkSums(chances), talkColumn(letters)],
  }
}
