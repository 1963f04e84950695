/** What an action would bring, worked out from the tables (every decision of the attack shows its odds). */

import type { Forecast, Seat } from '@anachron/kernel'
import { AWE_LIMITS, HOLE, talkResult, WEAPONS } from '../content/index.ts'
import type { Accuracy, Mood, Talk, WeaponMode } from '../content/types.ts'
import { tripperName } from '../words/names.ts'
import type { Action } from './actions.ts'
import { charmOf, sizeOf } from './combat.ts'
import { commandLimit } from './command.ts'
import { chanceOfAtMost, WAYS } from './dice.ts'
import { apart, coneOf } from './display.ts'
import { isWeapon } from './equipment.ts'
import { meleeWays } from './melee.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, shotOdds, volleyFells } from './odds.ts'
import { fightingValues, hasEnemyBeside, mountAttack } from './opponent-values.ts'
import { boardOf, topOf } from './reading.ts'
import type { RuleId } from './rulebook.ts'
import { modeOf } from './shooting.ts'
import { battleOf, catalogue, hexOf, isTripper, isUp, lineOf, tripperAt, unitOf } from './state.ts'
import { isBlind, travel } from './time-travel.ts'
import type { FigureId, State, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const nameIn = (state: State, id: FigureId): string =>
  isTripper(id) ? tripperName(id) : lineOf(state, unitOf(state, id)).one

const turnOf = (view: View): FigureId | null => view.stack.findLast((frame) => frame.kind === 'turn')?.who ?? null

export function forecast(view: View, _seat: Seat, action: Action): Said | undefined {
  const state = boardOf(view)
  switch (action.do) {
    case 'aim':
      return aiming(state, view, action.at)
    case 'weapon':
      return weaponForecast(state, view, action)
    case 'fire':
      return firing(state, view, action.still)
    case 'more':
      return firing(state, view, topOf(view, 'attack')?.still ?? 0)
    case 'throw':
      return throwing(state, view, action.hex)
    case 'detonate':
      return detonating(state, view)
    case 'command':
      return commanding(state, view, action.move)
    case 'negotiate':
      return talking(state)
    case 'jump':
      return jumping(view, action.heading)
    case 'length':
      return flying(view, action.hexes)
    default:
      return undefined
  }
}

// ------------------------------------------------------------------------------------------------------------- attacks

/** Outcomes in words: points for whoever has Endurance, stunned or down for all others. */
function outcomesOf(state: State, target: FigureId, odds: Odds): Said['outcomes'] {
  const { results, hit } = odds
  const hardy = isTripper(target) || unitOf(state, target).endurance !== null
  const all = hardy
    ? [
        { words: 'loses 1 Endurance', chance: results.stun },
        { words: 'loses one die of Endurance', chance: results.wound },
        { words: 'loses two dice of Endurance', chance: results.disable },
        { words: 'dies', chance: results.kill },
      ]
    : [
        { words: 'stunned', chance: results.stun + results.wound / 2 },
        { words: 'down', chance: odds.fells },
      ]
  const missed = 1 - hit
  return [
    ...(missed > 0 ? [{ words: 'missed', chance: missed }] : []),
    { words: 'no effect', chance: results.none - missed },
    ...all,
  ].filter(({ chance }) => chance > 1e-12)
}

const aboutHit = ({ hit, needed, modifier }: Odds): string[] =>
  needed === null
    ? []
    : [`Needs ${needed}${modifier === 0 ? '' : ` with ${modifier > 0 ? '+' : ''}${modifier}`}: ${percent(hit)} to hit.`]

function modeNotes(odds: Odds, mode: WeaponMode): string[] {
  const notes: string[] = []
  const empty = emptyChance(mode.empty)
  if (mode.mode === 'rapid')
    notes.push(`Four shots at it put it down with ${percent(volleyFells(odds.fells, empty, 4))}.`)
  if (mode.mode === 'burst')
    notes.push(
      `The whole magazine puts it down with ${percent(volleyFells(odds.fells, empty, Number.POSITIVE_INFINITY))}.`,
    )
  if (mode.empty === 'one-shot') notes.push('It is gone after this shot.')
  else if (empty > 0 && mode.mode !== 'burst') notes.push(`Empty after a shot with ${percent(empty)}.`)
  return notes
}

const movedBy = (state: State, by: FigureId): number =>
  isTripper(by) ? tripperAt(state, by).moved : unitOf(state, by).moved

/** A soldier's own weapon, shot or blow. */
function soldierOdds(state: State, by: FigureId, target: FigureId, still: number): Odds {
  const unit = unitOf(state, by)
  const { attack, accuracy } = fightingValues(state, unit, hasEnemyBeside(state, unit))
  return accuracy === 'X'
    ? blowOdds(state, target, attack + mountAttack(state, unit))
    : shotOdds(state, by, target, { attack, accuracy }, unit.moved + still)
}

/** Every way to attack it, one line each. */
function aiming(state: State, view: View, target: FigureId): Said | undefined {
  if (!isUp(state, target)) return undefined
  const by = turnOf(view)
  const soldier = topOf(view, 'soldier')
  if (soldier) {
    const odds = soldierOdds(state, soldier.who, target, 0)
    return { rule: 'TT-8.21', outcomes: outcomesOf(state, target, odds), notes: aboutHit(odds) }
  }
  if (by === null) return undefined
  const notes: string[] = []
  const tripper = tripperAt(state, by)
  for (const gear of tripper.gear) {
    if (!gear.loaded || !isWeapon(gear.what)) continue
    for (const mode of WEAPONS[gear.what].modes) {
      if (mode.accuracy === 'X' || WEAPONS[gear.what].blast || gear.what === 'claymore') continue
      const odds = shotOdds(state, by, target, { accuracy: mode.accuracy, attack: mode.attack }, tripper.moved)
      notes.push(`${WEAPONS[gear.what].short}, ${mode.mode}: ${percent(odds.hit)} to hit, ${percent(odds.fells)} down.`)
    }
  }
  if (apart(tripper.hex, hexOf(state, target)) === 1)
    for (const { what, attack } of meleeWays(state, tripper, target))
      notes.push(`${what}: ${percent(blowOdds(state, target, attack).fells)} down.`)
  return { rule: 'TT-8.2', outcomes: [], notes }
}

function weaponForecast(state: State, view: View, action: Extract<Action, { do: 'weapon' }>): Said | undefined {
  const frame = topOf(view, 'attack')
  if (!frame || !isUp(state, frame.target)) return undefined
  const by = frame.invited ?? frame.by
  if (action.mode === 'melee') {
    const way = meleeWays(state, tripperAt(state, by), frame.target).find(({ what }) => what === action.what)
    const odds = blowOdds(state, frame.target, frame.strength + (way?.attack ?? 0))
    return { rule: 'TT-8.31', outcomes: outcomesOf(state, frame.target, odds) }
  }
  const mode =
    action.what === 'own' || action.what === 'unarmed' || action.what === 'bayonet+repellent'
      ? undefined
      : modeOf(action.what, action.mode)
  if (!mode || mode.accuracy === 'X') return undefined
  const odds = shotOdds(state, by, frame.target, { accuracy: mode.accuracy, attack: mode.attack }, movedBy(state, by))
  return {
    rule: 'TT-8.23',
    outcomes: outcomesOf(state, frame.target, odds),
    notes: [...aboutHit(odds), ...modeNotes(odds, mode)],
  }
}

function firing(state: State, view: View, still: number): Said | undefined {
  const frame = topOf(view, 'attack')
  if (!frame) {
    const grenade = topOf(view, 'grenade')
    return grenade ? bursting(state, grenade.by, grenade.what, grenade.hex, still) : undefined
  }
  if (!isUp(state, frame.target)) return undefined
  if (!isTripper(frame.by)) {
    const odds = soldierOdds(state, frame.by, frame.target, still)
    return { rule: 'TT-8.21', outcomes: outcomesOf(state, frame.target, odds), notes: aboutHit(odds) }
  }
  const mode = modeOf(frame.weapon as never, frame.mode)
  if (!mode || mode.accuracy === 'X') return undefined
  const odds = shotOdds(
    state,
    frame.by,
    frame.target,
    { accuracy: mode.accuracy, attack: mode.attack },
    movedBy(state, frame.by) + still,
  )
  return {
    rule: 'TT-8.23',
    outcomes: outcomesOf(state, frame.target, odds),
    notes: [...aboutHit(odds), ...modeNotes(odds, mode)],
  }
}

// ------------------------------------------------------------------------------------------------------------ grenades

const everybodyUp = (state: State): FigureId[] => [
  ...state.trippers.map((_, id) => id).filter((id) => isUp(state, id)),
  ...state.units.filter((unit) => isUp(state, unit.id)).map(({ id }) => id),
]

function caughtNotes(
  state: State,
  by: FigureId,
  caught: readonly { id: FigureId; attack: number }[],
  accuracy: Accuracy,
  moved: number,
): string[] {
  return caught.map(({ id, attack }) => {
    const odds = oddsOf(state, {
      target: id,
      attack,
      accuracy,
      range: 1,
      modifier: sizeOf(state, id) + charmOf(state, by, id) - moved,
    })
    return `${nameIn(state, id)}: ${percent(odds.stops)} hurt or stunned, ${percent(odds.fells)} down.`
  })
}

function bursting(state: State, by: FigureId, what: 'm26' | 'm1', hex: number, still: number): Said {
  const { blast, modes } = WEAPONS[what]
  const caught = everybodyUp(state).flatMap((id) => {
    const attack = blast?.[apart(hexOf(state, id), hex)]
    return attack === undefined ? [] : [{ id, attack }]
  })
  const notes = caughtNotes(state, by, caught, modes[0]?.accuracy as Accuracy, movedBy(state, by) + still)
  return {
    rule: what === 'm26' ? 'TT-8.42' : 'TT-8.43',
    outcomes: [],
    notes: notes.length > 0 ? notes : ['It hits nobody.'],
  }
}

function throwing(state: State, view: View, hex: number): Said | undefined {
  const frame = topOf(view, 'grenade')
  return frame && bursting(state, frame.by, frame.what, hex, 0)
}

function detonating(state: State, view: View): Said | undefined {
  const { mine } = battleOf(state)
  const by = turnOf(view)
  if (!mine || by === null) return undefined
  const cone = coneOf(mine.hex, mine.facing)
  const [mode] = WEAPONS.claymore.modes
  const caught = everybodyUp(state).filter((id) => cone.includes(hexOf(state, id)))
  const notes = caughtNotes(
    state,
    by,
    caught.map((id) => ({ id, attack: mode?.attack ?? 0 })),
    'G',
    0,
  )
  return { rule: 'TT-8.44', outcomes: [], notes: notes.length > 0 ? notes : ['Nobody is in its cone.'] }
}

// ---------------------------------------------------------------------------------------------------------------- flux

const succeeds = (rule: RuleId, chance: number, notes: string[] = []): Said => ({
  rule,
  outcomes: [
    { words: 'succeeds', chance },
    { words: 'fails', chance: 1 - chance },
  ].filter((outcome) => outcome.chance > 0),
  notes,
})

function commanding(state: State, view: View, move: boolean): Said | undefined {
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
function jumping(view: View, heading: number | null): Said | undefined {
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

function flying(view: View, hexes: number): Said | undefined {
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

function talking(state: State): Said | undefined {
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
