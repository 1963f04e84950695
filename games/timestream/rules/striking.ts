import type { Ctx, Refusal, Seat } from '@anachron/kernel'
import type { Phase } from '../content/index.ts'
import { callAbilities, voidUnits } from './piles.ts'
import type { State, Strike, TimestreamTypes, Unit } from './types.ts'
import {
  chainOf,
  findUnit,
  hasKeyword,
  isFilled,
  isLocked,
  locationOf,
  PHASES,
  type Placed,
  rival,
  type Strength,
  strengthOf,
} from './units.ts'

const slot = (kind: 'advance' | 'obstacle', phase: Phase): number => (kind === 'advance' ? 0 : 3) + phase - 1

type Why = Refusal<TimestreamTypes>
const NO_UNIT: Why = { rule: 'TS-61', reason: 'There is no unit in that lane.' }
const HAS_STRUCK: Why = { rule: 'TS-60', reason: 'That lane has struck this turn.' }
const JUST_ARRIVED: Why = {
  rule: 'TS-63',
  reason: 'A unit that came into play this turn needs Target First to strike.',
}
const STUNNED: Why = { rule: 'TS-64', reason: 'The unit is stunned.' }

/** TS-60, TS-61, TS-63, TS-64: why the first unit of a phase cannot strike; nothing = it can. */
function whyNotFirst(
  state: State,
  unit: Unit | undefined,
  kind: 'advance' | 'obstacle',
  phase: Phase,
): Why | undefined {
  if (!unit) return NO_UNIT
  if (state.allowance.struck[slot(kind, phase)]) return HAS_STRUCK
  if (unit.arrived >= state.turn && !hasKeyword(unit, 'target-first')) return JUST_ARRIVED
  return unit.stunned >= state.turn ? STUNNED : undefined
}

type Target = Strike['at']
/** Made once for every lane, because strikes are listed all the time. */
const strikesAt = (kind: Strike['with'], at: Target): readonly Strike[] =>
  PHASES.map((phase) => ({ kind: 'strike', with: kind, phase, at }))
const STRIKES: Readonly<Record<Strike['with'], Readonly<Record<Target, readonly Strike[]>>>> = {
  advance: { location: strikesAt('advance', 'location'), unit: strikesAt('advance', 'unit') },
  obstacle: { location: strikesAt('obstacle', 'location'), unit: strikesAt('obstacle', 'unit') },
}

const AT_LOCATION = 1
const AT_UNIT = 2

/** TS-62, TS-65, TS-66, TS-67: what a phase can strike at. */
function targetsOf(state: State, seat: Seat, kind: Strike['with'], phase: Phase): number {
  const unit = chainOf(state, seat, kind, phase)[0]
  if (!unit || whyNotFirst(state, unit, kind, phase)) return 0
  const other = rival(seat)
  if (kind === 'advance') {
    const there = locationOf(state, seat, phase)
    const faced = chainOf(state, other, 'obstacle', phase).length > 0 && (there !== null || hasKeyword(unit, 'reach'))
    return (there?.owner === other ? AT_LOCATION : 0) + (faced ? AT_UNIT : 0)
  }
  const open = isFilled(state, other, phase) && !isLocked(state, other, phase)
  if (chainOf(state, other, 'advance', phase).length === 0) return open ? AT_LOCATION : 0
  const faced = locationOf(state, other, phase) !== null || hasKeyword(unit, 'reach')
  return (faced ? AT_UNIT : 0) + (open && hasKeyword(unit, 'bypass') ? AT_LOCATION : 0)
}

/** An Advance strikes at a location first, an Obstacle at a unit. */
export function strikeOptions(state: State, seat: Seat): Strike[] {
  const found: Strike[] = []
  for (const phase of PHASES) {
    const targets = targetsOf(state, seat, 'advance', phase)
    if (targets & AT_LOCATION) found.push(STRIKES.advance.location[phase - 1] as Strike)
    if (targets & AT_UNIT) found.push(STRIKES.advance.unit[phase - 1] as Strike)
  }
  for (const phase of PHASES) {
    const targets = targetsOf(state, seat, 'obstacle', phase)
    if (targets & AT_UNIT) found.push(STRIKES.obstacle.unit[phase - 1] as Strike)
    if (targets & AT_LOCATION) found.push(STRIKES.obstacle.location[phase - 1] as Strike)
  }
  return found
}

/**
 * TS-67: whether the first unit of a chain faces somebody, or waits for somebody, across an empty location: it wakes
 * when that is filled.
 */
export function isAsleep(state: State, seat: Seat, kind: Strike['with'], phase: Phase): boolean {
  const unit = chainOf(state, seat, kind, phase)[0]
  const other = rival(seat)
  if (!unit || locationOf(state, kind === 'advance' ? seat : other, phase) !== null) return false
  const faced = chainOf(state, other, kind === 'advance' ? 'obstacle' : 'advance', phase).length > 0
  return faced ? !hasKeyword(unit, 'reach') : kind === 'obstacle'
}

/** Whether there is anything to strike at: asked again at every look at a decision. */
export function canStrike(state: State, seat: Seat): boolean {
  for (const phase of PHASES)
    if (targetsOf(state, seat, 'advance', phase) > 0 || targetsOf(state, seat, 'obstacle', phase) > 0) return true
  return false
}

export function whyNotStrike(state: State, seat: Seat, { with: kind, phase, at }: Strike): Why | undefined {
  if (!PHASES.includes(phase) || (kind !== 'advance' && kind !== 'obstacle')) return undefined
  const first = whyNotFirst(state, chainOf(state, seat, kind, phase)[0], kind, phase)
  if (first) return first
  const other = rival(seat)
  const owner = kind === 'advance' ? seat : other
  if (kind === 'obstacle' && at === 'location') {
    if (isLocked(state, other, phase)) return { rule: 'TS-40', reason: 'That lane is locked.' }
    if (chainOf(state, other, 'advance', phase).length > 0) return { rule: 'TS-66', reason: 'Advances guard it.' }
  }
  if (locationOf(state, owner, phase) === null)
    return { rule: 'TS-67', reason: 'Nothing strikes across an empty location.' }
  if (kind === 'obstacle' && isLocked(state, other, phase) && chainOf(state, other, 'advance', phase).length === 0)
    return { rule: 'TS-40', reason: 'What it faces is locked.' }
  return { rule: kind === 'advance' ? 'TS-65' : 'TS-66', reason: 'There is nothing to strike at.' }
}

export function targetUnit(state: State, seat: Seat, { with: kind, phase, at }: Strike): Placed | undefined {
  const other = rival(seat)
  const unit =
    at === 'location'
      ? locationOf(state, kind === 'advance' ? seat : other, phase)
      : chainOf(state, other, kind === 'advance' ? 'obstacle' : 'advance', phase)[0]
  return unit ? findUnit(state, unit.id) : undefined
}

/** A strike as things stand: who meets whom, how strongly, and who would fall (TS-68). */
export interface Duel {
  attacker: Placed
  defender: Placed
  ours: Strength
  theirs: Strength
  /** The defender falls. */
  hits: boolean
  /** The attacker falls. */
  struckBack: boolean
}

export function duelOf(state: State, seat: Seat, strike: Strike): Duel | undefined {
  const attacker = findUnit(state, chainOf(state, seat, strike.with, strike.phase)[0]?.id ?? -1)
  const defender = targetUnit(state, seat, strike)
  if (!attacker || !defender) return undefined
  const [ours, theirs] = [strengthOf(state, attacker), strengthOf(state, defender)]
  return {
    attacker,
    defender,
    ours,
    theirs,
    hits: ours.energy >= theirs.resistance && !hasKeyword(defender.unit, 'steadfast'),
    struckBack: theirs.energy >= ours.resistance && !hasKeyword(attacker.unit, 'steadfast'),
  }
}

/** TS-68, TS-69, TS-70: both comparisons at once, then abilities for being voided, then the striker's. */
export function strike(ctx: Ctx<TimestreamTypes>, seat: Seat, action: Strike): void {
  const { state } = ctx
  const duel = duelOf(state, seat, action)
  if (!duel) return
  const { attacker, defender, ours, theirs, hits, struckBack } = duel
  state.allowance.struck[slot(action.with, action.phase)] = true
  attacker.unit.struck = true
  if (ctx.listening)
    ctx.emit({
      kind: 'strike',
      rule: action.at === 'location' && action.with === 'obstacle' ? 'TS-70' : 'TS-68',
      seat,
      with: action.with,
      phase: action.phase,
      unit: attacker.unit.id,
      card: attacker.unit.card,
      target: defender.unit.id,
      targetCard: defender.unit.card,
      energy: [ours.energy, theirs.energy],
      resistance: [ours.resistance, theirs.resistance],
    })
  voidUnits(ctx, [...(struckBack ? [attacker] : []), ...(hits ? [defender] : [])])
  if (hits) callAbilities(ctx, seat, attacker.unit.card, 'strike', attacker.unit.id, action.phase)
}
