/** Whom to shoot or throw at, and with what. */
import { WEAPONS } from '../content/index.ts'
import type { Accuracy } from '../content/types.ts'
import { sizeOf } from '../rules/combat.ts'
import { apart } from '../rules/display.ts'
import { has, isWeapon } from '../rules/equipment.ts'
import { meleeWays } from '../rules/melee.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, shotOdds, volleyFells } from '../rules/odds.ts'
import { boardOf } from '../rules/reading.ts'
import { modeOf } from '../rules/shooting.ts'
import { hexOf, isTripper, isUp, tripperAt, unitOf } from '../rules/state.ts'
import { enemiesOf } from '../rules/targets.ts'
import type { Action, FigureId, FrameOf, GearKind, Hex, State, View } from '../rules/types.ts'
import { costOf, menace } from './danger.ts'
import type { Worth } from './worth.ts'

/** How much it takes out of somebody, whether or not he has Endurance to lose. */
const harmOf = ({ results }: Odds): number => results.wound / 2 + results.disable + results.kill

const isAdjacent = (state: State, a: Hex, b: FigureId): boolean => apart(a, hexOf(state, b)) === 1

/** The best thing to do to a target with what he has: how likely it is felled or at least stopped. */
export function bestShot(state: State, by: FigureId, target: FigureId): number {
  const tripper = tripperAt(state, by)
  const hardy = !isTripper(target) && unitOf(state, target).endurance !== null
  const share = (odds: Odds): number => (hardy ? costOf(odds.results) / 20 : harmOf(odds) + 0.3 * odds.results.stun)
  let best = 0
  for (const gear of tripper.gear) {
    if (!gear.loaded || !isWeapon(gear.what) || gear.what === 'claymore' || WEAPONS[gear.what].blast) continue
    for (const mode of WEAPONS[gear.what].modes) {
      if (mode.accuracy === 'X') continue
      const odds = shotOdds(state, by, target, { accuracy: mode.accuracy, attack: mode.attack }, tripper.moved)
      best = Math.max(best, share(odds))
    }
  }
  if (isAdjacent(state, tripper.hex, target))
    for (const { attack } of meleeWays(state, tripper, target)) {
      const odds = blowOdds(state, target, attack)
      best = Math.max(best, share(odds))
    }
  return best
}

/** How much of somebody a Claymore deals with. */
export function mineShare(state: State, foe: FigureId): number {
  const [mode] = WEAPONS.claymore.modes
  if (!mode || mode.accuracy === 'X') return 0
  const odds = oddsOf(state, { target: foe, attack: mode.attack, accuracy: mode.accuracy, range: 1, modifier: 0 })
  const hardy = !isTripper(foe) && unitOf(state, foe).endurance !== null
  return hardy ? costOf(odds.results) / 20 : harmOf(odds) + 0.3 * odds.results.stun
}

export interface Thrown {
  hits: { id: FigureId; share: number }[]
  harm: number
  worth: number
}

/** The best throw: whom it deals with, and what it does to friends. */
export function bestThrow(state: State, id: FigureId): Thrown {
  let best: Thrown = { hits: [], harm: 0, worth: 0 }
  const { hex } = tripperAt(state, id)
  for (const foe of enemiesOf(state, id)) {
    const there = hexOf(state, foe)
    if (apart(there, hex) > 6) continue
    const thrown = throwInto(state, id, there)
    if (thrown.worth > best.worth) best = thrown
  }
  return best
}

function throwInto(state: State, by: FigureId, hex: Hex): Thrown {
  const { moved } = tripperAt(state, by)
  const blast = WEAPONS.m26.blast ?? []
  const thrown: Thrown = { hits: [], harm: 0, worth: 0 }
  const oddsFor = (id: FigureId) => {
    const attack = blast[apart(hexOf(state, id), hex)]
    return attack === undefined
      ? null
      : oddsOf(state, {
          target: id,
          attack,
          accuracy: 'A' satisfies Accuracy,
          range: 1,
          modifier: sizeOf(state, id) - moved,
        })
  }
  for (const foe of enemiesOf(state, by)) {
    const odds = oddsFor(foe)
    if (!odds) continue
    const hardy = !isTripper(foe) && unitOf(state, foe).endurance !== null
    const share = (hardy ? costOf(odds.results) / 20 : harmOf(odds)) + 0.3 * odds.results.stun
    thrown.hits.push({ id: foe, share })
    thrown.worth += share * (0.3 + menace(state, by, foe))
  }
  for (let friend = 0; friend < state.trippers.length; friend++) {
    const odds = isUp(state, friend) ? oddsFor(friend) : null
    if (odds) thrown.harm += 1.5 * costOf(odds.results)
  }
  thrown.worth -= thrown.harm
  return thrown
}

const isRadioMan = (state: State, id: FigureId): boolean => isTripper(id) && has(tripperAt(state, id), 'radio')

export function attack(view: View, frame: FrameOf<'attack'>): Worth {
  const state = boardOf(view)
  return (action) => {
    switch (action.do) {
      case 'weapon':
        return isTripper(frame.by) ? weaponWorth(state, frame, action) : 0
      case 'enough':
        // Whoever is asked to strike too does, unless the flux waits for him.
        return frame.invited === null ? 1 : isRadioMan(state, frame.invited) ? 9 : -1
      case 'join':
        return 2
      case 'more':
        return isUp(state, frame.target) ? 1 : -1
      case 'fire':
        return -action.still
      case 'back':
        return -5
      default:
        return 0
    }
  }
}

/** Felling it counts, but so does every round: bursts are for when nothing less will do. */
function weaponWorth(state: State, frame: FrameOf<'attack'>, action: Extract<Action, { do: 'weapon' }>): number {
  const by = frame.invited ?? frame.by
  const tripper = tripperAt(state, by)
  if (action.mode === 'melee') {
    const way = meleeWays(state, tripper, frame.target).find(({ what }) => what === action.what)
    const odds = blowOdds(state, frame.target, way?.attack ?? 0)
    return harmOf(odds) + 0.4 * odds.results.stun
  }
  const mode = modeOf(action.what as GearKind, action.mode)
  if (!mode || mode.accuracy === 'X') return 0
  const odds = shotOdds(state, by, frame.target, { accuracy: mode.accuracy, attack: mode.attack }, tripper.moved)
  const empty = emptyChance(mode.empty)
  const most = mode.mode === 'rapid' ? 4 : mode.mode === 'burst' ? Number.POSITIVE_INFINITY : 1
  const wasted = action.mode === 'burst' ? 0.25 : action.mode === 'rapid' ? 0.1 : mode.empty === 'one-shot' ? 0.3 : 0
  return volleyFells(harmOf(odds), empty, most) + 0.4 * odds.results.stun - wasted
}

export function grenade(view: View, frame: FrameOf<'grenade'>): Worth {
  const state = boardOf(view)
  return (action) => {
    if (action.do === 'throw') return throwInto(state, frame.by, action.hex).worth
    if (action.do === 'fire') return 5 - action.still
    return 0.01
  }
}
