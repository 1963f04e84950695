/** A Tripper’s turn: get out, or deal with somebody first. */
import { MAX_ENDURANCE } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { apart, coneOf } from '../rules/display.ts'
import { has } from '../rules/equipment.ts'
import { isHeldAlive } from '../rules/flux.ts'
import type { ActionOf } from '../rules/menu.ts'
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

/** Whom he deals with before he goes: how much less they hurt him. */
interface Dealt {
  shots: number
  blows: number
}

const NOTHING: Dealt = { shots: 0, blows: 0 }

type Outlook = ReturnType<typeof outlook>

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

/** What a Tripper weighs in his turn. */
class Moment {
  readonly id: FigureId
  readonly state: State
  readonly battle: ReturnType<typeof battleOf>
  readonly tripper: Tripper
  readonly foes: Outlook['foes']
  readonly walking: Outlook['plans']['walking']
  readonly staying: Escape
  readonly danger: number
  readonly hasRadio: boolean
  readonly inFlux: boolean
  readonly waiting: readonly FigureId[]
  readonly thief: FigureId | null
  readonly way: Way | null
  readonly spokesman: boolean
  readonly hunters: number
  /** Nothing goes on for ever: time itself is felt as a danger, and in the end only what leads out counts. */
  readonly dawdling: number
  readonly #shots: number
  readonly #blows: number
  readonly #talking: Escape
  readonly #now: number

  constructor(view: View, id: FigureId) {
    const { foes, shots, blows, plans } = outlook(view, id)
    const state = boardOf(view)
    const battle = battleOf(state)
    this.id = id
    this.state = state
    this.battle = battle
    this.tripper = tripperAt(state, id)
    this.foes = foes
    this.#shots = shots
    this.#blows = blows
    this.walking = plans.walking
    this.staying = plans.staying
    this.#talking = plans.talking
    this.danger = shots + blows
    this.hasRadio = has(this.tripper, 'radio')
    this.inFlux = battle.flux?.hex === this.tripper.hex
    this.waiting = stragglers(state, id)
    this.thief = this.hasRadio ? null : thiefOf(state)
    const goal = this.hasRadio ? null : goalOf(state, id)
    this.way = goal === null ? null : wayTo(state, id, goal, battle.stage > HURRY || battle.flux?.hex === goal)
    this.#now = battle.stage === 1 && state.trippers.length === 1 ? 0 : 1
    this.spokesman = !this.hasRadio && mayNegotiate(state, id) && isSpokesman(state, id, goal, this.way, foes)
    this.hunters = foes.filter(({ id: foe }) => isHunter(state, foe)).length
    this.dawdling = this.hasRadio ? IMPATIENCE * battle.stage + (battle.stage > LONG ? 500 : 0) : 0
  }

  get peaceful(): boolean {
    return this.danger - HUNTER * this.hunters < 1
  }

  /** A whole turn of danger, unless the first stage is still to come. */
  get turnOfDanger(): number {
    return this.#now * this.danger
  }

  /** Endurance it will cost to get out, with so many phases lost before the flux is tried again. */
  leaving(lost: number, by: Escape = this.#soonest, less: Dealt = NOTHING): number {
    return this.hasRadio
      ? Math.max(0, this.#blows - less.blows) * (by.untilSafe + lost) +
          Math.max(0, this.#shots - less.shots) * (1.3 * by.untilGone + lost)
      : Math.max(0, this.danger - less.blows - less.shots) * 4
  }

  get #soonest(): Escape {
    const { walking, staying } = this
    return walking && walking.untilGone < staying.untilGone ? walking : staying
  }

  /** The same when some of them are dealt with first; a field that is then clear costs nothing and gives rest. */
  after(hits: readonly { id: FigureId; share: number }[]): number {
    const less = { shots: 0, blows: 0 }
    let felled = 0
    for (const { id: foe, share } of hits) {
      const one = this.foes.find((other) => other.id === foe)
      if (!one) continue
      felled += share
      if (one.keptOff) less.blows += share * one.menace
      else less.shots += share * one.menace
    }
    const rest = Math.max(0, this.foes.length - felled)
    const ending = rest < 0.6 ? -0.5 * (MAX_ENDURANCE - this.tripper.endurance) - 2 : 0
    const fighting =
      (9 * Math.max(0.1, this.danger - less.shots - less.blows) * (rest + this.#now)) / Math.max(0.3, 2 * felled) - 2
    return Math.min(this.leaving(1, undefined, less), fighting) + ending
  }

  /**
   * Whoever runs or follows does not fight (TT-15.21, TT-15.23). Talks that drag on only put it off, and a rage is the
   * price.
   */
  talkWorth(): number {
    const { state } = this
    const { flee, awe1, awe4, rage } = talkOdds(state)
    const listeners = this.foes.filter(({ id: foe }) => !isTripper(foe) && isNegotiable(state, unitOf(state, foe)))
    const theirs = listeners.reduce((sum, { menace }) => sum + menace, 0)
    const quiet = this.#now * theirs * (flee + 2 * awe1 + 4 * awe4 - 1.5 * rage)
    return quiet - (this.hasRadio ? this.leaving(0, this.#talking) : this.danger * 4)
  }

  inCone(cone: readonly Hex[], stay: number): { id: FigureId; share: number }[] {
    return this.foes
      .filter((foe) => cone.includes(hexOf(this.state, foe.id)))
      .map((foe) => ({ id: foe.id, share: stay * mineShare(this.state, foe.id) }))
  }
}

/** What is worth how much to him, one kind of answer after the other. */
const WORTH: { [K in Action['do']]?: (moment: Moment, action: ActionOf<K>) => number } = {
  command(moment, { talk, move }) {
    const { tripper } = moment
    if (!moment.hasRadio || talk || (move && tripper.moved === 0)) return -999
    if (tripper.negotiated || tripper.moved > 0) return 50
    return -moment.leaving(0, moment.staying)
  },
  aim(moment, { at }) {
    const worth = -moment.after([{ id: at, share: bestShot(moment.state, moment.id, at) }])
    return worth - 0.3 - moment.dawdling + (moment.thief === at ? 8 : 0)
  },
  grenade(moment, { what }) {
    if (what !== 'm26') return -999
    const best = bestThrow(moment.state, moment.id)
    return best.worth <= 0 ? -999 : -moment.after(best.hits) - 0.8 - best.harm - moment.dawdling
  },
  set(moment, { facing }) {
    if (moment.battle.stage > 2) return -999
    return -moment.after(moment.inCone(coneOf(moment.tripper.hex, facing), 0.9)) - 1.5 - moment.turnOfDanger
  },
  detonate(moment) {
    const { mine } = moment.battle
    const cone = mine ? coneOf(mine.hex, mine.facing) : []
    return cone.includes(moment.tripper.hex) ? -999 : -moment.after(moment.inCone(cone, 1))
  },
  reload: (moment) => (moment.foes.length > 0 ? -moment.leaving(1) - 1 : 6),
  take({ battle, state, tripper, id: own }, { id }) {
    const thing = battle.loose.find((loose) => loose.id === id)?.gear.what
    if (thing === 'radio') return fetcherOf(state, tripper.hex) === own ? 99 : -400
    return thing === 'm16' || thing === 'shotgun' ? 80 : -500
  },
  claim: () => 50,
  negotiate(moment) {
    // With the radio in hand one leaves the talking to others.
    if (moment.hasRadio && comrades(moment.state, moment.id).length > 0) return -999
    if (moment.spokesman) return 94
    return moment.talkWorth() - (moment.battle.stage > LONG ? moment.dawdling : 0)
  },
  step(moment, { hex }) {
    const { walking, way } = moment
    if (!moment.hasRadio) return way?.first === hex ? 90 : -998
    if (!walking || hex !== walking.way.first || moment.waiting.length > 0) return -998
    return moment.tripper.moved > 0 ? 60 : -moment.leaving(0, walking) - walking.strain
  },
  let({ spokesman, hasRadio, battle, waiting }, { who }) {
    if (!isTripper(who)) return -1000
    if (spokesman) return 96
    // Whoever takes everybody along goes last.
    return hasRadio && battle.flux && waiting.includes(who) ? 95 : -1000
  },
  end(moment) {
    const { tripper, battle, hasRadio, inFlux } = moment
    if (tripper.active) return -997
    // Held fast by somebody: only blows bring him nearer to the radio.
    if (!hasRadio && battle.stage > LONG && (tripper.endurance > SPENT || battle.stage > 4 * LONG)) return -500
    // Where nobody hurts him a rest is no idling: whoever is fresh walks to the flux before it is thrown out.
    if (moment.peaceful && tripper.endurance < ENOUGH && !(inFlux && moment.hunters === 0 && tripper.endurance > 9))
      return 40
    return -moment.leaving(1) + restWorth(tripper) + (inFlux ? heldRest(moment.state) : 0) - moment.dawdling
  },
}

export function turn(view: View, id: FigureId): Worth {
  const moment = new Moment(view, id)
  return (action) => WORTH[action.do]?.(moment, action as never) ?? -1000
}

/**
 * Of two, whoever does not fetch the radio talks, and after the other has moved: listeners keep quiet, and the flux
 * seldom refuses somebody whom nobody has shot at. Three or four do better to walk and shoot, which talks that drag on
 * would forbid them.
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
