import type { Seat } from '@anachron/kernel'
import type { CardType, Phase, Selector } from '../content/index.ts'
import { cellCost } from './cells.ts'
import type { State } from './types.ts'
import { hasKeyword, isLocked, type Placed, rival, strengthOf, unitsOf } from './units.ts'

type Many = Exclude<Selector, { pick: 'self' }>

/**
 * TS-85: the units a selector means, for an ability of `seat` run from phase number `phase` by a card of type `source`.
 * With `pick: 'one'` the phase has been chosen before and is given as `phase`.
 */
export function selectable(state: State, seat: Seat, selector: Many, phase: Phase | null, source: CardType): Placed[] {
  const owners = selector.side === 'own' ? [seat] : selector.side === 'opposing' ? [rival(seat)] : [seat, rival(seat)]
  return owners
    .flatMap((owner) => unitsOf(state, owner))
    .filter((placed) => fits(state, seat, selector, phase, source, placed))
}

function fits(
  state: State,
  seat: Seat,
  selector: Many,
  phase: Phase | null,
  source: CardType,
  placed: Placed,
): boolean {
  const { unit, zone } = placed
  if (!selector.zones.includes(zone)) return false
  if (selector.phase !== 'any' && placed.phase !== phase) return false
  if (selector.position === 'first' && placed.index > 0) return false
  const opposing = unit.owner !== seat
  // TS-81: cloaking keeps from being chosen, not from being reached.
  if (opposing && selector.pick === 'chosen' && hasKeyword(unit, 'cloaked')) return false
  // TS-82.
  if (opposing && source === 'obstacle' && unit.second) return false
  if (selector.locked !== undefined && isLocked(state, unit.owner, placed.phase) !== selector.locked) return false
  if (selector.maxCost !== undefined && cellCost(unit.card) > selector.maxCost) return false
  return selector.maxResistance === undefined || strengthOf(state, placed).resistance <= selector.maxResistance
}
