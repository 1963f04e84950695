/** A Tripper’s turn: get out, or deal with somebody first. */
import { MAX_ENDURANCE } from '../content/index.ts'
import { apart, coneOf } from '../rules/display.ts'
import { has } from '../rules/equipment.ts'
import { isInOpponentZoc } from '../rules/movement.ts'
import { battleOf, hexOf, isTripper, lineOf, tripperAt, unitOf } from '../rules/state.ts'
import { enemiesOf } from '../rules/targets.ts'
import type { FigureId, Hex, State, Tripper, View } from '../rules/types.ts'
import { menace, phasesToEscape } from './danger.ts'
import { bestShot, bestThrow } from './fire.ts'
import { wantsToAlign } from './journey.ts'
import { comrades, fetcherOf, meetingPoint } from './team.ts'
import { boardOf, type Worth } from './worth.ts'

/** Stages after which he walks into a zone of control to get to the radio. */
const HURRY = 6
/** Stages after which a radio man no longer waits for stragglers. */
const PATIENCE = 14

/** In the flux nobody living gets at him by hand: whoever comes near is swept up (TT-10.62). */
export const isKeptOff = (state: State, foe: FigureId): boolean =>
  !isTripper(foe) && unitOf(state, foe).accuracy === 'X' && lineOf(state, unitOf(state, foe)).swept

/** What the moment looks like to a Tripper: who hurts him how much, and how many phases of that are still to come. */
export function outlook(view: View, id: FigureId) {
  const state = boardOf(view)
  const { flux } = battleOf(state)
  const tripper = tripperAt(state, id)
  const inFlux = flux?.hex === tripper.hex
  const foes = enemiesOf(state, id).map((foe) => {
    const keptOff = isKeptOff(state, foe)
    return { id: foe, keptOff, menace: keptOff && inFlux ? 0.05 : menace(state, id, foe) }
  })
  let shots = 0.1
  let blows = 0.1
  let spared = 1
  for (const foe of foes) {
    if (foe.keptOff) blows += foe.menace
    else shots += foe.menace
    if (!isTripper(foe.id) && unitOf(state, foe.id).accuracy !== 'X') spared *= 1 - Math.min(0.95, foe.menace / 3)
  }
  const heading = wantsToAlign(view, tripper)
  const align = heading !== null && !(flux?.alignedBy === id && flux.heading === heading) ? 1 : 0
  const steps = flux === null ? 3 : inFlux ? 1 : apart(flux.hex, tripper.hex) > 6 ? 3 : 2
  return {
    foes,
    shots,
    blows,
    untilSafe: inFlux ? 0 : phasesToEscape(state, tripper, steps - 1, 1 - spared),
    untilGone: phasesToEscape(state, tripper, steps + align, 1 - spared),
  }
}

export function turn(view: View, id: FigureId): Worth {
  const state = boardOf(view)
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  const { foes, shots, blows, untilSafe, untilGone } = outlook(view, id)
  const danger = shots + blows
  const hasRadio = has(tripper, 'radio')
  const inFlux = battle.flux?.hex === tripper.hex
  const waiting =
    comrades(state, id).length > 0 &&
    battle.stage < PATIENCE &&
    state.options.victory !== 'tontine' &&
    tripper.endurance > 6
  const goal = hasRadio ? null : meetingPoint(state, id)
  const now = battle.stage === 1 && state.trippers.length === 1 ? 0 : 1
  /** Endurance it will cost to get out, with so many phases lost before the flux is tried again. */
  const leaving = (less: { shots: number; blows: number }, lost: number): number =>
    hasRadio && !(inFlux && waiting)
      ? Math.max(0, blows - less.blows) * (untilSafe + lost) +
        Math.max(0, shots - less.shots) * (1.3 * untilGone + lost)
      : Math.max(0, danger - less.blows - less.shots) * 4
  const nothing = { shots: 0, blows: 0 }
  /** The same when some of them are dealt with first; a field that is then clear costs nothing and gives rest. */
  const after = (hits: readonly { id: FigureId; share: number }[]): number => {
    const less = { shots: 0, blows: 0 }
    let felled = 0
    for (const { id: foe, share } of hits) {
      const one = foes.find((other) => other.id === foe)
      if (!one) continue
      felled += share
      if (one.keptOff) less.blows += share * one.menace
      else less.shots += share * one.menace
    }
    const rest = Math.max(0, foes.length - felled)
    const ending = rest < 0.6 ? -0.5 * (MAX_ENDURANCE - tripper.endurance) - 2 : 0
    const fighting =
      (9 * Math.max(0.1, danger - less.shots - less.blows) * (rest + now)) / Math.max(0.3, 2 * felled) - 2
    return Math.min(leaving(less, 1), fighting) + ending
  }
  const inCone = (cone: readonly Hex[], share: number) =>
    foes.filter((foe) => cone.includes(hexOf(state, foe.id))).map((foe) => ({ id: foe.id, share }))
  return (action) => {
    switch (action.do) {
      case 'command':
        if (!hasRadio || action.move) return -999
        return inFlux && waiting ? -danger * 5 : -leaving(nothing, 0)
      case 'aim':
        return -after([{ id: action.at, share: bestShot(state, id, action.at) }]) - 0.3
      case 'grenade': {
        if (action.what !== 'm26') return -999
        const best = bestThrow(state, id)
        return best.worth <= 0 ? -999 : -after(best.hits) - 0.8 - best.harm
      }
      case 'set':
        if (battle.stage > 2) return -999
        return -after(inCone(coneOf(tripper.hex, action.facing), 0.6)) - 1.5 - now * danger
      case 'detonate': {
        const cone = battle.mine ? coneOf(battle.mine.hex, battle.mine.facing) : []
        return cone.includes(tripper.hex) ? -999 : -after(inCone(cone, 0.65))
      }
      case 'reload':
        return foes.length > 0 ? -leaving(nothing, 1) - 1 : 6
      case 'take': {
        const thing = battle.loose.find((loose) => loose.id === action.id)?.gear.what
        if (thing === 'radio') return fetcherOf(state, tripper.hex) === id ? 99 : -400
        return thing === 'm16' || thing === 'shotgun' ? 7 : -500
      }
      case 'claim':
        return 50
      case 'negotiate':
        return hasRadio ? -999 : -danger * 2.5
      case 'step':
        if (goal === null) return -998
        if (apart(action.hex, goal) >= apart(tripper.hex, goal)) return -998
        // Into somebody's arms only when waiting has not helped.
        return !isInOpponentZoc(state, action.hex) ? 90 : battle.stage > HURRY ? 50 : -998
      case 'end':
        return tripper.active ? -997 : -leaving(nothing, 1) + restWorth(tripper)
      default:
        return -1000
    }
  }
}

/** What three points more are worth. */
export const restWorth = (tripper: Tripper): number =>
  Math.min(3, MAX_ENDURANCE - tripper.endurance) * (tripper.endurance < 8 ? 1.2 : 0.5)

export function soldier(view: View, who: FigureId): Worth {
  const state = boardOf(view)
  const { hex } = unitOf(state, who)
  const foes = enemiesOf(state, who)
  const near = Math.min(99, ...foes.map((foe) => apart(hex, hexOf(state, foe))))
  return (action) => {
    if (action.do === 'aim') return isTripper(action.at) ? -1 : 5 + unitOf(state, action.at).attack / 10
    if (action.do === 'step')
      return Math.min(99, ...foes.map((foe) => apart(action.hex, hexOf(state, foe)))) < near ? 1 : -1
    return 0
  }
}
