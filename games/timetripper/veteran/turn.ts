/** A Tripper’s turn: get out, or deal with somebody first. */
import { MAX_ENDURANCE } from '../content/index.ts'
import { apart, coneOf } from '../rules/display.ts'
import { has } from '../rules/equipment.ts'
import { isHeldAlive } from '../rules/flux.ts'
import { isNegotiable, mayNegotiate } from '../rules/negotiation.ts'
import { boardOf } from '../rules/reading.ts'
import { battleOf, hexOf, isTripper, lineOf, radioTripper, tripperAt, unitOf } from '../rules/state.ts'
import { enemiesOf } from '../rules/targets.ts'
import type { FigureId, Hex, State, Tripper, View } from '../rules/types.ts'
import { HUNTER, isHunter, menace } from './danger.ts'
import { type Escape, plansOf } from './escape.ts'
import { bestShot, bestThrow, mineShare } from './fire.ts'
import { wantsToAlign } from './journey.ts'
import { talkOdds } from './talk.ts'
import { comrades, fetcherOf, goalOf, looseRadio, stragglers, thiefOf } from './team.ts'
import { type Way, wayTo } from './way.ts'
import type { Worth } from './worth.ts'

/** Stages after which he walks into a zone of control to get to the radio. */
const HURRY = 6
/** What a stage that brings nobody nearer to the next battle is felt to cost, for each stage that has passed. */
const IMPATIENCE = 0.04
/** Endurance with which somebody who is held fast rests all the same. */
const SPENT = 4
/** Stages after which nothing but getting out counts. */
const LONG = 25

/** The chance of a rage from which on a pair does not talk, and what the listeners must cost to be worth it. */
const RISKY = 0.2
const WORTH_A_WORD = 0.5

/** In the flux nobody living gets at him by hand: whoever comes near is swept up (TT-10.62). */
const isKeptOff = (state: State, foe: FigureId): boolean =>
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
  return { foes, shots, blows, plans: plansOf(state, id, 1 - spared, align) }
}

export function turn(view: View, id: FigureId): Worth {
  const state = boardOf(view)
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  const { foes, shots, blows, plans } = outlook(view, id)
  const { staying, walking, talking } = plans
  const danger = shots + blows
  const hasRadio = has(tripper, 'radio')
  const inFlux = battle.flux?.hex === tripper.hex
  const waiting = stragglers(state, id)
  const goal = hasRadio ? null : goalOf(state, id)
  const thief = hasRadio ? null : thiefOf(state)
  const way = goal === null ? null : wayTo(state, id, goal, battle.stage > HURRY || battle.flux?.hex === goal)
  const soonest = walking && walking.untilGone < staying.untilGone ? walking : staying
  const now = battle.stage === 1 && state.trippers.length === 1 ? 0 : 1
  /** Endurance it will cost to get out, with so many phases lost before the flux is tried again. */
  const leaving = (less: { shots: number; blows: number }, lost: number, by: Escape = soonest): number =>
    hasRadio
      ? Math.max(0, blows - less.blows) * (by.untilSafe + lost) +
        Math.max(0, shots - less.shots) * (1.3 * by.untilGone + lost)
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
  /** Whoever runs or follows does not fight (TT-15.21, TT-15.23). Talks that drag on only put it off, and a rage is the price. */
  const talkWorth = (): number => {
    const { flee, awe1, awe4, rage } = talkOdds(state)
    const listeners = foes.filter(({ id: foe }) => !isTripper(foe) && isNegotiable(state, unitOf(state, foe)))
    const theirs = listeners.reduce((sum, { menace }) => sum + menace, 0)
    const quiet = now * theirs * (flee + 2 * awe1 + 4 * awe4 - 1.5 * rage)
    return quiet - (hasRadio ? leaving(nothing, 0, talking) : danger * 4)
  }
  const spokesman = !hasRadio && mayNegotiate(state, id) && isSpokesman(state, id, goal, way, foes)
  const hunters = foes.filter(({ id: foe }) => isHunter(state, foe)).length
  const peaceful = danger - HUNTER * hunters < 1
  /** Nothing goes on for ever: time itself is felt as a danger, and in the end only what leads out counts. */
  const dawdling = hasRadio ? IMPATIENCE * battle.stage + (battle.stage > LONG ? 500 : 0) : 0
  const inCone = (cone: readonly Hex[], stay: number) =>
    foes
      .filter((foe) => cone.includes(hexOf(state, foe.id)))
      .map((foe) => ({ id: foe.id, share: stay * mineShare(state, foe.id) }))
  return (action) => {
    switch (action.do) {
      case 'command':
        if (!hasRadio || (action.move && tripper.moved === 0)) return -999
        if (tripper.negotiated || tripper.moved > 0) return 50
        return -leaving(nothing, 0, staying)
      case 'aim':
        return (
          -after([{ id: action.at, share: bestShot(state, id, action.at) }]) -
          0.3 -
          dawdling +
          (thief === action.at ? 8 : 0)
        )
      case 'grenade': {
        if (action.what !== 'm26') return -999
        const best = bestThrow(state, id)
        return best.worth <= 0 ? -999 : -after(best.hits) - 0.8 - best.harm - dawdling
      }
      case 'set':
        if (battle.stage > 2) return -999
        return -after(inCone(coneOf(tripper.hex, action.facing), 0.9)) - 1.5 - now * danger
      case 'detonate': {
        const cone = battle.mine ? coneOf(battle.mine.hex, battle.mine.facing) : []
        return cone.includes(tripper.hex) ? -999 : -after(inCone(cone, 1))
      }
      case 'reload':
        return foes.length > 0 ? -leaving(nothing, 1) - 1 : 6
      case 'take': {
        const thing = battle.loose.find((loose) => loose.id === action.id)?.gear.what
        if (thing === 'radio') return fetcherOf(state, tripper.hex) === id ? 99 : -400
        return thing === 'm16' || thing === 'shotgun' ? 80 : -500
      }
      case 'claim':
        return 50
      case 'negotiate':
        // With the radio in hand one leaves the talking to others.
        if (hasRadio && comrades(state, id).length > 0) return -999
        if (spokesman) return 94
        return talkWorth() - (battle.stage > LONG ? dawdling : 0)
      case 'step':
        if (hasRadio) {
          if (!walking || action.hex !== walking.way.first || waiting.length > 0) return -998
          return tripper.moved > 0 ? 60 : -leaving(nothing, 0, walking) - walking.strain
        }
        return way?.first === action.hex ? 90 : -998
      case 'later':
        if (spokesman && comrades(state, id).some((other) => !tripperAt(state, other).over)) return 96
        // Whoever takes everybody along goes last.
        return hasRadio && battle.flux && waiting.some((other) => !tripperAt(state, other).over) ? 95 : -1000
      case 'end':
        if (tripper.active) return -997
        // Held fast by somebody: only blows bring him nearer to the radio.
        if (!hasRadio && battle.stage > LONG && (tripper.endurance > SPENT || battle.stage > 4 * LONG)) return -500
        // Where nobody hurts him a rest is no idling: whoever is fresh walks to the flux before it is thrown out.
        if (peaceful && tripper.endurance < ENOUGH && !(inFlux && hunters === 0 && tripper.endurance > 9)) return 40
        return -leaving(nothing, 1) + restWorth(tripper) + (inFlux ? heldRest(state) : 0) - dawdling
      default:
        return -1000
    }
  }
}

/**
 * Of two, whoever does not fetch the radio talks, and after the other has moved: listeners keep quiet, and the flux seldom refuses
 * somebody whom nobody has shot at. Three or four do better to walk and shoot, which talks that drag on would forbid them.
 */
function isSpokesman(
  state: State,
  id: FigureId,
  goal: Hex | null,
  way: Way | null,
  foes: readonly { id: FigureId; menace: number }[],
): boolean {
  const battle = battleOf(state)
  if (comrades(state, id).length !== 1 || battle.stage > LONG || talkOdds(state).rage > RISKY) return false
  if (battle.flux && radioTripper(state) !== null) {
    if (way && apart(way.end, battle.flux.hex) <= 1) return false
  } else if (goal !== null && goal === looseRadio(state)) return false
  let theirs = 0
  for (const foe of foes) if (!isTripper(foe.id) && isNegotiable(state, unitOf(state, foe.id))) theirs += foe.menace
  return theirs > WORTH_A_WORD
}

/** Arriving makes the most of it, and one point goes for the jump (TT-11.0a). */
const ENOUGH = 15

/** What three points more are worth. */
const restWorth = (tripper: Tripper): number =>
  Math.max(0, Math.min(3, ENOUGH - tripper.endurance)) * (tripper.endurance < 8 ? 1.2 : 0.5)

/** Whoever is held in the flux rests as well (TT-R39). */
const heldRest = (state: State): number =>
  state.trippers.reduce((sum, tripper) => (isHeldAlive(tripper) ? sum + restWorth(tripper) : sum), 0)

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
