/** Section 8: the odds of shots, blows and bursts, worked out from the tables. */
import type { Forecast } from '@anachron/kernel'
import { WEAPONS } from '../content/index.ts'
import type { Accuracy, WeaponMode } from '../content/types.ts'
import { tripperName } from '../words/names.ts'
import type { Action } from './actions.ts'
import { charmOf, sizeOf } from './combat.ts'
import { apart, coneOf } from './display.ts'
import { isWeapon } from './equipment.ts'
import { meleeWays } from './melee.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, percent, shotOdds, volleyFells } from './odds.ts'
import { fightingValues, hasEnemyBeside, mountAttack } from './opponent-values.ts'
import { topOf, turnOf } from './reading.ts'
import { modeOf } from './shooting.ts'
import { battleOf, hexOf, isTripper, isUp, lineOf, tripperAt, unitOf } from './state.ts'
import type { FigureId, State, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const nameIn = (state: State, id: FigureId): string =>
  isTripper(id) ? tripperName(id) : lineOf(state, unitOf(state, id)).one

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
export function aiming(state: State, view: View, target: FigureId): Said | undefined {
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

export function weaponForecast(state: State, view: View, action: Extract<Action, { do: 'weapon' }>): Said | undefined {
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

export function firing(state: State, view: View, still: number): Said | undefined {
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

export function throwing(state: State, view: View, hex: number): Said | undefined {
  const frame = topOf(view, 'grenade')
  return frame && bursting(state, frame.by, frame.what, hex, 0)
}

export function detonating(state: State, view: View): Said | undefined {
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
