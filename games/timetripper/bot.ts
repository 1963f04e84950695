/**
 * A Tripper who wants to live: he calls the flux as soon as he lands, fights only what holds or hunts him, gathers Experience jump by
 * jump, and goes for the Time Hole when the dice are likely to let him through.
 */

import type { Policy } from '@anachron/kernel'
import { detectionAt, HOLE, MAX_ENDURANCE, reactionTo, WEAPONS } from './content/index.ts'
import type { Accuracy, Detection, Reaction } from './content/types.ts'
import { hookOf, sizeOf } from './rules/combat.ts'
import { commandLimit } from './rules/command.ts'
import { chanceOfAtMost, WAYS } from './rules/dice.ts'
import { apart, coneOf } from './rules/display.ts'
import { has, isWeapon } from './rules/equipment.ts'
import { flareModifier } from './rules/grenades.ts'
import { meleeWays } from './rules/melee.ts'
import { isInOpponentZoc } from './rules/movement.ts'
import { blowOdds, emptyChance, type Odds, oddsOf, type Spread, shotOdds, volleyFells } from './rules/odds.ts'
import { modeOf } from './rules/shooting.ts'
import {
  battleOf,
  hexOf,
  isStunned,
  isTripper,
  isUp,
  lineOf,
  radioTripper,
  tripperAt,
  tripperIsUp,
  unitOf,
} from './rules/state.ts'
import { enemiesOf } from './rules/targets.ts'
import { travel } from './rules/time-travel.ts'
import type {
  Action,
  FigureId,
  FrameOf,
  GearKind,
  Hex,
  PlayFrame,
  State,
  TimeTripper,
  Tripper,
  View,
} from './rules/types.ts'

/** What he packs, in this order, as long as it may be packed. */
const KIT: readonly GearKind[] = [
  ...new Array<GearKind>(6).fill('m26'),
  'claymore',
  'reloads-m16',
  'reloads-m16',
  'reloads-m16',
  'bayonet',
  'repellent',
]
/** Chance of getting through the Time Hole from which on he goes for it. */
const WORTH_TRYING = 0.25
/** Experience from which on reading the neighbourhood is likely to tell something. */
const ENOUGH_TO_READ = 5
/** What a device that throws the flux out is worth shooting for. */
const HUNTER = 2.5
/** Stages after which a radio man no longer waits for stragglers. */
const PATIENCE = 14

type Worth = (action: Action) => number

/** A view holds everything the rules' questions about the board ask for. */
const boardOf = (view: View): State => view as unknown as State

export const bot: Policy<TimeTripper> = {
  name: 'veteran',
  choose(view, seat, options, chance) {
    if (options.length === 1) return 0
    const worth = worthIn(view, seat)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      // A grain of chance breaks ties without preferring what is listed first.
      const value = worth(options[i] as Action) + chance.pick('whim', 1000) / 1e7
      if (value > most) {
        most = value
        best = i
      }
    }
    return best
  },
}

function worthIn(view: View, seat: number): Worth {
  const frame = view.stack[view.stack.length - 1] as PlayFrame
  switch (frame.kind) {
    case 'equip':
      return packing(view, frame)
    case 'travel':
      return travelling(view)
    case 'turn':
      return turn(view, frame.who)
    case 'soldier':
      return soldier(view, frame.who)
    case 'attack':
      return attack(view, frame)
    case 'grenade':
      return grenade(view, frame)
    case 'command':
      return command(view, frame.by)
    case 'cleanup':
      return cleanup(view, frame)
    case 'free':
      return timemaster(view, frame, seat)
    case 'arrange':
      return (action) => (action.do === 'ready' ? 1 : 0)
    default:
      return () => 0
  }
}

// -------------------------------------------------------------------------------------------------------------- journey

const packing = (view: View, frame: FrameOf<'equip'>): Worth => {
  const { gear } = tripperAt(boardOf(view), frame.who)
  return (action) => {
    if (action.do === 'profile') return action.charmed ? 1 : 0
    if (action.do !== 'buy') return 0
    const wanted = KIT.filter((what) => what === action.what).length
    const packed = gear.find(({ what }) => what === action.what)?.count ?? 0
    return packed < wanted ? 20 - KIT.indexOf(action.what) : -1
  }
}

/** What a jump in this direction is worth for getting home, with Experience as it will be then. */
function homeChance(view: View, heading: number, experience: number): number {
  const control = chanceOfAtMost(experience)
  const through = chanceOfAtMost(experience)
  const { layout, cell, display } = view.time
  if (layout === null || cell === null) {
    const here = view.time.on
    return view.told.some((told) => told.battle === here && told.heading === heading && told.is === HOLE)
      ? through * (control + (1 - control) / 6)
      : 0
  }
  let holes = 0
  for (let length = 1; length <= 6; length++)
    if (travel({ layout, cell, display }, heading, length).at(-1) === HOLE) holes++
  return holes === 0 ? 0 : through * (control + ((1 - control) * holes) / 6)
}

function bestHeading(view: View, experience: number): { heading: number; home: number } {
  let best = { heading: 0, home: 0 }
  for (let heading = 0; heading < 6; heading++) {
    const home = homeChance(view, heading, experience)
    if (home > best.home) best = { heading, home }
  }
  return best
}

/** On blind displays an alignment lets him read what lies around, once his Experience is good for it (TT-17.0). */
const wantsToRead = (view: View, tripper: Tripper): boolean =>
  view.time.layout === null && !view.hasRead && tripper.experience >= ENOUGH_TO_READ

/** He aligns the flux only where it can bring him home, or tell him where home is. */
const wantsToAlign = (view: View, tripper: Tripper): number | null => {
  const { heading, home } = bestHeading(view, tripper.experience + 1)
  if (home >= WORTH_TRYING) return heading
  return wantsToRead(view, tripper) ? view.visited.length % 6 : null
}

const travelling =
  (view: View): Worth =>
  (action) => {
    if (action.do !== 'length') return 0
    const { layout, cell, display } = view.time
    const heading = view.jump?.heading ?? 0
    if (layout === null || cell === null) return action.hexes === 1 ? 1 : 0
    const end = travel({ layout, cell, display }, heading, action.hexes).at(-1) ?? HOLE
    if (end === HOLE) return 100
    // Otherwise a new battle from which the hole can be reached.
    const there = layout[1].includes(end) ? 1 : 0
    const next: View = { ...view, time: { ...view.time, display: there, cell: layout[there].indexOf(end), on: end } }
    return (view.visited.includes(end) ? -5 : 0) + bestHeading(next, 9).home
  }

// ----------------------------------------------------------------------------------------------------------------- turn

const isAdjacent = (state: State, a: Hex, b: FigureId): boolean => apart(a, hexOf(state, b)) === 1

/** Endurance that a result costs, a death reckoned as a life. */
const costOf = ({ stun, wound, disable, kill }: Spread): number => stun + 3.5 * wound + 7 * disable + 14 * kill

/** The chance that two dice with a modifier make it act on this reaction or a stronger one. */
function eager(detection: Detection, modifier: number, wanted: readonly Reaction[]): number {
  let ways = 0
  for (let dice = 2; dice <= 12; dice++)
    if (wanted.includes(reactionTo(detection, dice + modifier))) ways += WAYS[dice] as number
  return ways / 36
}

/** Endurance that somebody can be expected to cost a Tripper who stands here in the next phase of the enemy. */
function menace(state: State, victim: FigureId, id: FigureId): number {
  if (isTripper(id)) return 2
  const unit = unitOf(state, id)
  const line = lineOf(state, unit)
  const { hex } = tripperAt(state, victim)
  // Whoever hunts the flux costs nothing but time, and a great deal of that.
  if (hookOf(state, unit, 'hitsFlux')) return HUNTER
  if (line.kind === 'mount' || unit.attack === 0 || isStunned(state, unit)) return 0.05
  const d = apart(hex, unit.hex)
  const mount = unit.mount === null ? 0 : unitOf(state, unit.mount).attack
  const shoots = unit.accuracy !== 'X'
  const odds = oddsOf(state, {
    target: victim,
    attack: unit.attack + (shoots ? 0 : mount),
    accuracy: unit.accuracy === 'X' ? null : unit.accuracy,
    range: Math.max(1, d),
    modifier: 0,
    soften: hookOf(state, unit, 'softens')?.hooks.softens ?? null,
  })
  const cost = costOf(odds.results)
  if (d === 1) return cost
  if (unit.detection === 'X') return 0.25 * cost
  const modifier = detectionAt(d) + flareModifier(state)
  if (shoots) return cost * eager(unit.detection, modifier, ['attack']) + 0.1
  const arrives = d <= line.move + mountMove(state, unit) + 1
  return cost * eager(unit.detection, modifier, ['attack', 'towards']) * (arrives ? 1 : 0.35) + 0.05
}

const mountMove = (state: State, unit: { mount: FigureId | null }): number =>
  unit.mount === null ? 0 : lineOf(state, unitOf(state, unit.mount)).move - 3

/** Phases of the enemy that will pass before so many more successes in commanding the flux. */
function phasesToEscape(state: State, tripper: Tripper, steps: number, shotAt: number): number {
  const calm = chanceOfAtMost(9 + tripper.experience)
  const hunted = chanceOfAtMost(5 + tripper.experience)
  const likely = Math.max(0.05, shotAt * hunted + (1 - shotAt) * calm)
  const now = Math.max(0.05, chanceOfAtMost(commandLimit(tripper, false) + tripper.experience))
  // Successes needed, the present try apart, plus what a failure now costs.
  return Math.max(0, (steps - now) / likely - (battleOf(state).stage === 1 ? 1 : 0))
}

/** The best thing to do to a target with what he has: how likely it is felled or at least stopped. */
function bestShot(state: State, by: FigureId, target: FigureId): number {
  const tripper = tripperAt(state, by)
  const hardy = !isTripper(target) && unitOf(state, target).endurance !== null
  const share = (odds: Odds): number => (hardy ? costOf(odds.results) / 20 : odds.fells + 0.3 * odds.results.stun)
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

const comrades = (state: State, id: FigureId): FigureId[] =>
  state.trippers.map((_, other) => other).filter((other) => other !== id && tripperIsUp(tripperAt(state, other)))

/** Where somebody without the radio wants to be: at the radio, with its bearer, in the flux. */
function meetingPoint(state: State, id: FigureId): Hex | null {
  const battle = battleOf(state)
  if (battle.flux) return battle.flux.hex
  const bearer = radioTripper(state)
  if (bearer !== null) return bearer === id ? null : hexOf(state, bearer)
  const radio = battle.loose.find(({ gear, by }) => gear.what === 'radio' && by === null)
  return radio ? radio.hex : null
}

/** In the flux nobody living gets at him by hand: whoever comes near is swept up (TT-10.62). */
const isKeptOff = (state: State, foe: FigureId): boolean =>
  !isTripper(foe) && unitOf(state, foe).accuracy === 'X' && lineOf(state, unitOf(state, foe)).swept

/** What the moment looks like to a Tripper: who hurts him how much, and how many phases of that are still to come. */
function outlook(view: View, id: FigureId) {
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

function turn(view: View, id: FigureId): Worth {
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
      ? Math.max(0, blows - less.blows) * (untilSafe + lost) + Math.max(0, shots - less.shots) * (untilGone + lost)
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
        return thing === 'radio' ? 99 : thing === 'm16' || thing === 'shotgun' ? 7 : -500
      }
      case 'claim':
        return 50
      case 'negotiate':
        return hasRadio ? -999 : -danger * 2.5
      case 'step':
        if (goal === null) return -998
        return apart(action.hex, goal) < apart(tripper.hex, goal) && !isInOpponentZoc(state, action.hex) ? 90 : -998
      case 'end':
        return tripper.active ? -997 : -leaving(nothing, 1) + restWorth(tripper)
      default:
        return -1000
    }
  }
}

/** What three points more are worth. */
const restWorth = (tripper: Tripper): number =>
  Math.min(3, MAX_ENDURANCE - tripper.endurance) * (tripper.endurance < 8 ? 1.2 : 0.5)

interface Thrown {
  hits: { id: FigureId; share: number }[]
  harm: number
  worth: number
}

/** The best throw: whom it deals with, and what it does to friends. */
function bestThrow(state: State, id: FigureId): Thrown {
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
    const share = (hardy ? costOf(odds.results) / 20 : odds.fells) + 0.3 * odds.results.stun
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

function soldier(view: View, who: FigureId): Worth {
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

// --------------------------------------------------------------------------------------------------------------- attack

function attack(view: View, frame: FrameOf<'attack'>): Worth {
  const state = boardOf(view)
  return (action) => {
    switch (action.do) {
      case 'weapon':
        return isTripper(frame.by) ? weaponWorth(state, frame, action) : 0
      case 'enough':
        return 1
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
    return odds.fells + 0.4 * odds.results.stun
  }
  const mode = modeOf(action.what as GearKind, action.mode)
  if (!mode || mode.accuracy === 'X') return 0
  const odds = shotOdds(state, by, frame.target, { accuracy: mode.accuracy, attack: mode.attack }, tripper.moved)
  const empty = emptyChance(mode.empty)
  const most = mode.mode === 'rapid' ? 4 : mode.mode === 'burst' ? Number.POSITIVE_INFINITY : 1
  const wasted = action.mode === 'burst' ? 0.25 : action.mode === 'rapid' ? 0.1 : mode.empty === 'one-shot' ? 0.3 : 0
  return volleyFells(odds.fells, empty, most) + 0.4 * odds.results.stun - wasted
}

function grenade(view: View, frame: FrameOf<'grenade'>): Worth {
  const state = boardOf(view)
  return (action) => {
    if (action.do === 'throw') return throwInto(state, frame.by, action.hex).worth
    if (action.do === 'fire') return 5 - action.still
    return 0.01
  }
}

// ----------------------------------------------------------------------------------------------------------------- flux

function command(view: View, by: FigureId): Worth {
  const state = boardOf(view)
  const battle = battleOf(state)
  const tripper = tripperAt(state, by)
  const { flux } = battle
  const heading = wantsToAlign(view, tripper)
  const aligned = flux?.alignedBy === by && flux.heading === heading
  return (action) => {
    switch (action.do) {
      case 'conjure':
        return 5
      case 'jump':
        return (heading === null || aligned) && !wantsToRead(view, tripper) ? 9 : tripper.endurance <= 4 ? 6.5 : -1
      case 'align':
        return heading === action.heading && !aligned && flux?.hex === tripper.hex ? 7 : 0.1
      case 'guide':
        return flux?.hex === tripper.hex ? -1 : 6
      case 'step':
        return flux && apart(action.hex, tripper.hex) < apart(flux.hex, tripper.hex)
          ? 3 - whomItWakes(state, action.hex)
          : -1
      default:
        return 0
    }
  }
}

/** Opponents it would sweep up on the way: all of them come along. */
const whomItWakes = (state: State, hex: Hex): number => {
  let count = 0
  for (const unit of state.units) if (unit.owner === null && isUp(state, unit.id) && apart(unit.hex, hex) <= 1) count++
  return Math.min(1.5, 0.3 * count)
}

function cleanup(view: View, frame: FrameOf<'cleanup'>): Worth {
  const state = boardOf(view)
  const who = frame.queue[0]
  const tripper = who === undefined ? null : tripperAt(state, who)
  const jumper = state.trippers.find((one) => has(one, 'radio'))
  const heading = jumper ? bestHeading(view, jumper.experience + 1) : null
  return (action) => {
    switch (action.do) {
      case 'claim':
        return 9
      case 'reload':
        return 8
      case 'take': {
        const thing = battleOf(state).loose.find(({ id }) => id === action.id)?.gear.what
        return thing === 'radio' ? 7 : thing && thing !== 'm72' && tripper && !has(tripper, thing) ? 5 : 0
      }
      case 'ready':
        return 1
      case 'jump':
        return heading && action.heading === (heading.home > 0.1 ? heading.heading : null) ? 5 : 0
      default:
        return -1
    }
  }
}

// ----------------------------------------------------------------------------------------------------------- Timemaster

/** In the Timemaster's seat: the weakest Tripper, and hexes close to them. */
function timemaster(view: View, frame: FrameOf<'free'>, _seat: number): Worth {
  const state = boardOf(view)
  return (action) => {
    if (action.do !== 'choose') return 0
    if (frame.about === 'target')
      return action.at >= 0 && isTripper(action.at) ? 20 - tripperAt(state, action.at).endurance : 0
    const near = state.trippers.filter(tripperIsUp).map(({ hex }) => apart(hex, action.at))
    return -Math.min(99, ...near)
  }
}
