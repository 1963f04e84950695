/** Section 8: the odds of shots, blows and bursts, worked out from the tables. */
import type { Forecast } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { WEAPONS } from '../content/index.ts'
import type { Accuracy, FireMode, WeaponMode } from '../content/types.ts'
import {
  blowWay,
  byMagazine,
  byShots,
  caught as caughtWords,
  emptyWith,
  nobodyIn,
  ONE_SHOT,
  shotWay,
  toHit,
} from '../words/forecast.ts'
import { tripperName } from '../words/phrases.ts'
import type { Action } from './actions.ts'
import { MOST_NAMED } from './attack.ts'
import { charmOf, sizeOf } from './combat.ts'
import { apart, coneOf } from './display.ts'
import { carried, isWeapon } from './equipment.ts'
import { meleeWays } from './melee.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, shotOdds, volleyOdds, WOUND_FELLS } from './odds.ts'
import { topOf, turnOf } from './reading.ts'
import { modeOf, softenerOf, targetIn } from './shooting.ts'
import { soldierOdds } from './soldier-odds.ts'
import { battleOf, hexOf, isTripper, isUp, lineOf, tripperAt, unitOf } from './state.ts'
import { canSee, isShooter } from './targets.ts'
import type { AttackWeapon, FigureId, Gear, State, TimeTripper, View } from './types.ts'

type Said = Forecast<TimeTripper>

const nameIn = (state: State, id: FigureId): string =>
  isTripper(id) ? tripperName(id) : lineOf(state, unitOf(state, id)).one

/** Outcomes in words: points for whoever has Endurance, stunned or down for all others. */
function outcomesOf({ results, hit, endurance, fells }: Odds): Said['outcomes'] {
  const all =
    endurance === null
      ? [
          { words: 'stunned', chance: results.stun + results.wound * (1 - WOUND_FELLS) },
          { words: 'down', chance: fells },
        ]
      : [
          { words: 'loses 1 Endurance', chance: results.stun },
          { words: 'loses one die of Endurance', chance: results.wound },
          { words: 'loses two dice of Endurance', chance: results.disable },
          { words: 'dies', chance: results.kill },
        ]
  const missed = 1 - hit
  return [
    ...(missed > 0 ? [{ words: 'missed', chance: missed }] : []),
    { words: 'no effect', chance: results.none - missed },
    ...all,
  ].filter(({ chance }) => chance > 1e-12)
}

const aboutHit = ({ hit, needed, modifier }: Odds): Sentence[] =>
  needed === null ? [] : [toHit(hit, needed, modifier)]

/** What the rest of the shots may do to it, where they all go into its hex. */
function modeNotes(odds: Odds, mode: WeaponMode, fire: { hexes: number; shots: number }): Sentence[] {
  const notes: Sentence[] = []
  const empty = emptyChance(mode.empty)
  const left = MOST_NAMED - fire.shots
  if (mode.mode === 'rapid' && fire.hexes <= 1 && left > 1) notes.push(byShots(left, volleyOdds(odds, empty, left)))
  if (mode.mode === 'burst' && fire.hexes <= 1)
    notes.push(byMagazine(volleyOdds(odds, empty, Number.POSITIVE_INFINITY)))
  if (mode.empty === 'one-shot') notes.push(ONE_SHOT)
  else if (empty > 0 && mode.mode !== 'burst') notes.push(emptyWith(empty))
  return notes
}

const movedBy = (state: State, by: FigureId): number =>
  isTripper(by) ? tripperAt(state, by).moved : unitOf(state, by).moved

/** A Tripper's shot with something he carries. */
function tripperOdds(state: State, by: FigureId, target: FigureId, gear: Gear, mode: WeaponMode, moved: number): Odds {
  const { accuracy, attack } = mode as WeaponMode & { accuracy: Accuracy }
  return shotOdds(state, by, target, { accuracy, attack }, moved, softenerOf(state, gear))
}

/** Every way to attack it, one line each, the likeliest to put it down first: that one is given as the reason. */
export function aiming(state: State, view: View, target: FigureId): Said | undefined {
  if (!isUp(state, target)) return undefined
  const by = turnOf(view)
  const soldier = topOf(view, 'soldier')
  if (soldier) {
    const odds = soldierOdds(state, soldier.who, target, 0)
    return { rule: 'TT-8.21', outcomes: outcomesOf(odds), notes: aboutHit(odds) }
  }
  if (by === null) return undefined
  const ways: { odds: Odds; words: Sentence }[] = []
  const tripper = tripperAt(state, by)
  for (const gear of tripper.gear) {
    if (!isShooter(gear) || !isWeapon(gear.what)) continue
    for (const mode of WEAPONS[gear.what].modes) {
      const odds = tripperOdds(state, by, target, gear, mode, tripper.moved)
      ways.push({ odds, words: shotWay(gear.what, mode.mode, odds) })
    }
  }
  if (apart(tripper.hex, hexOf(state, target)) === 1)
    for (const { what, attack } of meleeWays(state, tripper, target)) {
      const odds = blowOdds(state, target, attack)
      ways.push({ odds, words: blowWay(what, odds) })
    }
  ways.sort((a, b) => b.odds.fells - a.odds.fells || b.odds.stops - a.odds.stops)
  return { rule: 'TT-8.2', outcomes: [], notes: ways.map(({ words }) => words) }
}

/** What a Tripper carries and would fire so. */
function firedWith(state: State, by: FigureId, what: AttackWeapon, mode: FireMode): [Gear, WeaponMode] | undefined {
  if (what === 'own' || what === 'unarmed' || what === 'bayonet+repellent') return undefined
  const gear = carried(tripperAt(state, by), what)
  const found = modeOf(what, mode)
  return gear && found && found.accuracy !== 'X' ? [gear, found] : undefined
}

export function weaponForecast(state: State, view: View, action: Extract<Action, { do: 'weapon' }>): Said | undefined {
  const frame = topOf(view, 'attack')
  if (!frame || !isUp(state, frame.target)) return undefined
  const by = frame.invited ?? frame.by
  if (action.mode === 'melee') {
    const way = meleeWays(state, tripperAt(state, by), frame.target).find(({ what }) => what === action.what)
    return { rule: 'TT-8.31', outcomes: outcomesOf(blowOdds(state, frame.target, frame.strength + (way?.attack ?? 0))) }
  }
  const fired = firedWith(state, by, action.what, action.mode)
  if (!fired) return undefined
  const odds = tripperOdds(state, by, frame.target, ...fired, movedBy(state, by))
  return {
    rule: 'TT-8.23',
    outcomes: outcomesOf(odds),
    notes: [...aboutHit(odds), ...modeNotes(odds, fired[1], { hexes: 1, shots: 0 })],
  }
}

/** The next shot: along a string of hexes it finds whoever is in the next one (TT-R51). */
export function firing(state: State, view: View, still: number): Said | undefined {
  const frame = topOf(view, 'attack')
  if (!frame) {
    const grenade = topOf(view, 'grenade')
    return grenade ? bursting(state, grenade.by, grenade.what, grenade.hex, still) : undefined
  }
  const { by, hexes, shots } = frame
  if (!isTripper(by)) {
    if (!isUp(state, frame.target)) return undefined
    const odds = soldierOdds(state, by, frame.target, still)
    return { rule: 'TT-8.21', outcomes: outcomesOf(odds), notes: aboutHit(odds) }
  }
  const fired = firedWith(state, by, frame.weapon, frame.mode)
  const hex = hexes[shots % Math.max(1, hexes.length)]
  if (!fired || hex === undefined) return undefined
  const target = targetIn(state, frame, hex)
  if (target === null || !canSee(state, tripperAt(state, by).hex, hex))
    return { rule: 'TT-R51', outcomes: [], notes: [nobodyIn(hex)] }
  const odds = tripperOdds(state, by, target, ...fired, movedBy(state, by) + still)
  return {
    rule: 'TT-8.23',
    outcomes: outcomesOf(odds),
    notes: [...aboutHit(odds), ...modeNotes(odds, fired[1], { hexes: hexes.length, shots })],
  }
}

// ------------------------------------------------------------------------------------------------------------ grenades

const everybodyUp = (state: State): FigureId[] => [
  ...state.trippers.map((_, id) => id).filter((id) => isUp(state, id)),
  ...state.units.filter((unit) => isUp(state, unit.id)).map(({ id }) => id),
]

interface Caught {
  id: FigureId
  attack: number
}

function caughtNotes(
  state: State,
  by: FigureId,
  caught: readonly Caught[],
  accuracy: Accuracy,
  moved: number,
): Sentence[] {
  const blastOdds = ({ id, attack }: Caught, size = sizeOf(state, id)): Odds =>
    oddsOf(state, { target: id, attack, accuracy, range: 1, modifier: size + charmOf(state, by, id) - moved })
  return caught.map((one) => caughtWords(nameIn(state, one.id), withItsPair(state, one, caught, blastOdds)))
}

/**
 * A rider is struck before his mount: if he is down it is a smaller target, and if it falls under him he is wounded
 * (TT-8.84a, TT-R25).
 */
function withItsPair(
  state: State,
  one: Caught,
  caught: readonly Caught[],
  blastOdds: (one: Caught, size?: number) => Odds,
): { stops: number; fells: number } {
  const own = blastOdds(one)
  if (isTripper(one.id)) return own
  const unit = unitOf(state, one.id)
  const other = caught.find(({ id }) => id === (unit.mount ?? unit.rider))
  if (!other) return own
  if (unit.mount !== null) {
    const under = blastOdds(other).fells
    return { stops: own.stops + (1 - own.stops) * under, fells: own.fells + (1 - own.fells) * under * WOUND_FELLS }
  }
  const riderless = blastOdds(one, lineOf(state, unit).size)
  const alone = blastOdds(other).fells
  return {
    stops: alone * riderless.stops + (1 - alone) * own.stops,
    fells: alone * riderless.fells + (1 - alone) * own.fells,
  }
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
