/** Every way in which a Tripper can attack somebody now, with its odds and the answers that lead to it. */
import { THROW_RANGE, WEAPONS } from '../content/index.ts'
import type { Accuracy, FireMode } from '../content/types.ts'
import type { Action } from './actions.ts'
import { MOST_NAMED } from './attack.ts'
import { charmOf, sizeOf } from './combat.ts'
import { apart } from './display.ts'
import { carried, isWeapon } from './equipment.ts'
import { meleeWays } from './melee.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, shotOdds, volleyOdds } from './odds.ts'
import { softenerOf } from './shooting.ts'
import { hexOf, isUp, tripperAt } from './state.ts'
import { canSee, isShooter } from './targets.ts'
import type { AttackWeapon, FigureId, Hex, State, Tripper } from './types.ts'

export interface AttackWay {
  what: AttackWeapon
  mode: FireMode | 'throw'
  /** Chance that it is out for good, with all shots that go with it. */
  down: number
  /** Chance that it is at least stopped or hurt. */
  stops: number
  /** What two dice must reach, all modifiers counted in; null for a blow. */
  needed: number | null
  /** How many of it there are, where this uses one up. */
  uses: number | null
  /** Who stands where it works: the target, and for a blast whoever is near it. */
  catches: number
  /** Of the Trippers, whom it may hurt too, and how likely. */
  harms: readonly { who: FigureId; chance: number }[]
  answers: readonly { ask: string; action: Action }[]
}

/** With so many hexes still to be entered after it (TT-R19). */
export function attackWays(state: State, by: FigureId, target: FigureId, still: number): AttackWay[] {
  const tripper = tripperAt(state, by)
  const [here, there] = [tripper.hex, hexOf(state, target)]
  const moved = tripper.moved + still
  const aim = { ask: 'turn.act', action: { do: 'aim', at: target } } as const
  const fire = (flow: 'attack' | 'grenade') => ({ ask: `${flow}.confirm`, action: { do: 'fire', still } }) as const
  const ways: AttackWay[] = []
  if (canSee(state, here, there))
    for (const gear of tripper.gear) {
      if (!isShooter(gear) || !isWeapon(gear.what)) continue
      for (const { mode, accuracy, attack, empty } of WEAPONS[gear.what].modes) {
        if (accuracy === 'X') continue
        const odds = shotOdds(state, by, target, { accuracy, attack }, moved, softenerOf(state, gear))
        const shots = mode === 'rapid' ? MOST_NAMED : mode === 'burst' ? Number.POSITIVE_INFINITY : 1
        const down = shots === 1 ? odds.fells : volleyOdds(odds, emptyChance(empty), shots)
        ways.push({
          what: gear.what,
          mode,
          down,
          stops: Math.max(down, odds.stops),
          needed: neededOf(odds),
          uses: empty === 'one-shot' ? gear.count : null,
          catches: 1,
          harms: [],
          answers: [
            aim,
            { ask: 'attack.weapon', action: { do: 'weapon', what: gear.what, mode } },
            ...(shots === 1 ? [] : [{ ask: 'attack.spread', action: { do: 'enough' } } as const]),
            fire('attack'),
          ],
        })
      }
    }
  const grenades = carried(tripper, 'm26')
  const range = apart(here, there)
  if (grenades && range <= THROW_RANGE) {
    const [mode] = WEAPONS.m26.modes
    const odds = oddsOf(state, {
      target,
      attack: WEAPONS.m26.blast?.[0] ?? 0,
      accuracy: mode?.accuracy as Accuracy,
      range: 1,
      modifier: sizeOf(state, target) + charmOf(state, by, target) - moved,
    })
    ways.push({
      what: 'm26',
      mode: 'throw',
      down: odds.fells,
      stops: odds.stops,
      needed: neededOf(odds),
      uses: grenades.count,
      catches: inBlast(state, there),
      harms: friendsIn(state, by, there, moved),
      answers: [
        { ask: 'turn.act', action: { do: 'grenade', what: 'm26' } },
        { ask: 'grenade.aim', action: { do: 'throw', hex: there } },
        fire('grenade'),
      ],
    })
  }
  if (range === 1) ways.push(...blows(state, tripper, target, aim))
  return ways
}

/** By hand, with whatever he strikes with. */
const blows = (state: State, tripper: Tripper, target: FigureId, aim: AttackWay['answers'][number]): AttackWay[] =>
  meleeWays(state, tripper, target).map(({ what, attack }) => {
    const odds = blowOdds(state, target, attack)
    return {
      what,
      mode: 'melee',
      down: odds.fells,
      stops: odds.stops,
      needed: null,
      uses: null,
      catches: 1,
      harms: [],
      answers: [aim, { ask: 'attack.weapon', action: { do: 'weapon', what, mode: 'melee' } }],
    }
  })

/** Whoever of the others is up and within the blast (TT-8.42). */
const inBlast = (state: State, at: Hex): number =>
  state.units.filter(
    (unit) => unit.place === 'field' && !unit.fallen && apart(unit.hex, at) < (WEAPONS.m26.blast?.length ?? 0),
  ).length

/** Its blast knows no friends, and not whoever threw it (TT-8.42). */
function friendsIn(state: State, by: FigureId, at: Hex, moved: number): AttackWay['harms'] {
  const { blast, modes } = WEAPONS.m26
  return state.trippers.flatMap(({ hex }, who) => {
    const attack = isUp(state, who) ? blast?.[apart(hex, at)] : undefined
    if (attack === undefined) return []
    const modifier = sizeOf(state, who) + charmOf(state, by, who) - moved
    const { stops } = oddsOf(state, {
      target: who,
      attack,
      accuracy: modes[0]?.accuracy as Accuracy,
      range: 1,
      modifier,
    })
    return [{ who, chance: stops }]
  })
}

const neededOf = ({ needed, modifier }: Odds): number | null => (needed === null ? null : needed - modifier)

/** What an emptied magazine is worth against the chance to put somebody down. */
const MAGAZINE = 0.25

/** The likeliest to put it down among those that use nothing up; of equals the one that stops it. */
export function bestWay(ways: readonly AttackWay[]): AttackWay | undefined {
  const worth = ({ mode, down, stops, uses }: AttackWay): number =>
    (uses === null ? 2 : 0) + down + stops / 100 - (mode === 'burst' ? MAGAZINE : 0)
  return ways.toSorted((a, b) => worth(b) - worth(a))[0]
}
