import type { Chance, Seat } from '@anachron/kernel'
import { type Card, cardOf, type Effect, type Phase } from '../content/index.ts'
import { targetUnit } from '../rules/striking.ts'
import type { Action, CardId, Play, Player, State, Strike, Unit } from '../rules/types.ts'
import {
  chainOf,
  findUnit,
  hasKeyword,
  isFilled,
  isLocked,
  locationOf,
  PHASES,
  playerOf,
  rival,
  strengthOf,
} from '../rules/units.ts'
import { picksOf, worthOfPick } from './picking.ts'

/** Cells that are enough for anything: TIMESTREAM costs eight. */
const ENOUGH_CELLS = 8
const HOME = 'TS-TS-01'

const filledBy = (state: State, seat: Seat): number => PHASES.filter((phase) => isFilled(state, seat, phase)).length

/**
 * How much a card of the hand is wanted where it could go, by what can be seen of the table. The numbers are those that
 * won most among some thousand sets of them, each tried in matches of rollout against rollout.
 */
function worthOfPlay(state: State, seat: Seat, play: Play): number {
  const card = cardOf(play.card)
  switch (play.kind) {
    case 'timestream':
      return 1000
    case 'fill':
      return 100 + (card.resistance ?? 0) + 3 * guards(state, seat, play.location)
    case 'cell':
      return 90 + (card.cell?.kind === 'universal' ? 2 : 0)
    case 'lock':
      return filledBy(state, seat) === 3 ? 60 : 41
    case 'intrude':
      return 30 + 8 * filledBy(state, rival(seat))
    case 'advance': {
      const before = guards(state, seat, play.phase)
      const attackers = chainOf(state, rival(seat), 'obstacle', play.phase).length
      const strength = (card.energy ?? 0) - 2.7 * card.abilities.length
      return 8 + lacking(state, seat, play.phase) + 5 * Math.min(attackers, 2) - 8 * before + strength
    }
    case 'obstacle': {
      const before = chainOf(state, seat, 'obstacle', play.phase).length
      const strength = 1.7 * (card.energy ?? 0) + (card.resistance ?? 0) + 2 * card.abilities.length
      return 22 + opening(state, rival(seat), play.phase) - 6 * before + strength
    }
    case 'link':
      return 18
    case 'intervention':
      return worthOfIntervention(state, seat, card)
  }
}

const guards = (state: State, seat: Seat, phase: Phase): number => chainOf(state, seat, 'advance', phase).length

/**
 * How much an Advance is missing in a phase: where the location is yet to come, and where nobody stands before an open
 * one.
 */
function lacking(state: State, seat: Seat, phase: Phase): number {
  if (!isFilled(state, seat, phase)) return 7
  return !isLocked(state, seat, phase) && guards(state, seat, phase) === 0 ? 4 : 0
}

/** How much a location invites Obstacles against it. */
function opening(state: State, seat: Seat, phase: Phase): number {
  if (!isFilled(state, seat, phase) || isLocked(state, seat, phase)) return 0
  return guards(state, seat, phase) === 0 ? 16 : 14
}

/** An Intervention is worth what it does now; those that cost a card of the hand must earn it back. */
function worthOfIntervention(state: State, seat: Seat, card: Card): number {
  let worth = -6 * card.cost.void - 10 * card.cost.discardCell
  for (const { effects } of card.abilities) for (const effect of effects) worth += worthOfEffect(state, seat, effect)
  return worth
}

function worthOfEffect(state: State, seat: Seat, effect: Effect): number {
  const own = playerOf(state, seat)
  const other = playerOf(state, rival(seat))
  switch (effect.op) {
    case 'draw':
      return 12 * effect.amount
    case 'search':
      return effect.filter.types?.includes('timestream') && !own.hand.includes(HOME) ? 35 : 20
    case 'voidUnit':
      return 40
    case 'freeze':
      return 6 * Math.min(effect.amount, other.cells.length)
    case 'unlink':
      return 6 * Math.min(effect.amount, own.cells.filter((cell) => cell.linked).length)
    case 'recover':
      return own.void.length > 0 ? 12 : -20
    case 'extraEventChain':
      return own.hand.some((id) => cardOf(id).type === 'event-chain') ? 40 : -40
    case 'bounce':
      return effect.selector.pick === 'all' ? 10 * (laid(other) - laid(own)) : -60
    case 'grant':
      return filledBy(state, seat) * 8
    case 'modify':
      return -7
    default:
      return 0
  }
}

const laid = ({ advances, obstacles }: Player): number => advances.flat().length + obstacles.flat().length

/** TS-68 in advance: who would be voided. */
function worthOfStrike(state: State, seat: Seat, strike: Strike): number {
  const mine = findUnit(state, chainOf(state, seat, strike.with, strike.phase)[0]?.id ?? -1)
  const target = targetUnit(state, seat, strike)
  if (!mine || !target) return -10
  const ours = strengthOf(state, mine)
  const theirs = strengthOf(state, target)
  const hits = ours.energy >= theirs.resistance && !hasKeyword(target.unit, 'steadfast')
  const back = theirs.energy >= ours.resistance && !hasKeyword(mine.unit, 'steadfast')
  const gain = strike.at === 'location' ? 60 : 22 + body(target.unit)
  if (!hits) return back ? -50 : -10
  return back ? gain - 14 - body(mine.unit) : gain
}

const body = (unit: Unit): number => (cardOf(unit.card).energy ?? 0) + (cardOf(unit.card).resistance ?? 0)

/** How little a card of the hand would be missed. */
function spare(player: Player, id: CardId): number {
  const card = cardOf(id)
  if (card.type === 'timestream') return player.hand.filter((other) => other === id).length > 1 ? 30 : -100
  if (card.type === 'power-cell') return player.cells.length >= ENOUGH_CELLS ? 40 : -10
  return card.type === 'event-chain' ? 0 : 10
}

function worthOfUnit(state: State, seat: Seat, id: number): number {
  const placed = findUnit(state, id)
  if (!placed) return 0
  const { unit, zone, phase } = placed
  if (unit.owner === seat) return zone === 'event-chain' ? 6 : 1 + (locationOf(state, seat, phase) ? 2 : 0)
  return 10 + body(unit) + (unit.second ? 0 : 3) + (zone === 'event-chain' || zone === 'intruder' ? 12 : 0)
}

/** What an answer seems to be worth at a glance; 0 is as good as doing nothing. */
export function worth(state: State, seat: Seat, action: Action): number {
  const own = playerOf(state, seat)
  switch (action.kind) {
    // Tried in 1,600 matches of the own player against greedy play: without a cell a kept hand won 73 %, a new one 81;
    // with one 76 and 79; with two 81 and 78.
    case 'keep': {
      const cells = own.hand.filter((id) => cardOf(id).cell).length
      return cells >= 2 && cells <= 4 ? 1 : -1
    }
    case 'strike':
      return worthOfStrike(state, seat, action)
    case 'charge': {
      const unit = findUnit(state, action.unit)?.unit
      return unit && state.turn > unit.arrived ? 12 : 4
    }
    case 'payByHand':
      return -100
    case 'card':
      return state.stack.at(-1)?.kind === 'ability' ? -spare(own, action.card) : spare(own, action.card)
    case 'useCell':
      return 5 - (cardOf(action.card).cell?.kind === 'universal' ? 1 : 0)
    case 'unit':
      return worthOfUnit(state, seat, action.unit)
    case 'pick':
      return worthOfPick(picksOf(state, seat), action.card)
    case 'deck':
    case 'end':
    case 'none':
    case 'mulligan':
    case 'phase':
    case 'concede':
      return 0
    default:
      return worthOfPlay(state, seat, action)
  }
}

/** The answer that seems best at a glance; ties are left to chance. */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): number {
  if (options[0]?.kind === 'deck') return chance.pick('deck', options.length)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const value = worth(state, seat, options[i] as Action)
    if (value <= most) continue
    best = i
    most = value
  }
  return best
}
