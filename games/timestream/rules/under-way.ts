import { START, sameJson } from '@anachron/kernel'
import { type Cost, cardOf } from '../content/index.ts'
import { cellsSuffice, purseOf } from './cells.ts'
import { faultOfDeck } from './deck-building.ts'
import { candidates, effectOf } from './effects.ts'
import { isLimited } from './limited/flow.ts'
import { mayGo } from './playing.ts'
import type { AbilityFrame, OpeningFrame, PayFrame, State, Step, TimestreamFrame } from './types.ts'
import { playerOf, rival, unitsOf } from './units.ts'

/** What the flows lay on what: by the frame below and where it will go on, once the decision above it has been made. */
const ON_TOP: Readonly<Record<string, readonly TimestreamFrame['kind'][]>> = {
  'turn.intruders': ['ability'],
  'turn.draw': ['ability'],
  'turn.cells': ['ability'],
  'turn.play': ['ability', 'intervention', 'arrive', 'pay'],
  'turn.target': ['ability'],
  'turn.discard': ['ability'],
  [`arrive.${START}`]: ['pay'],
  'intervention.toVoid': ['ability'],
  [`ability.${START}`]: ['ability'],
  'ability.next': ['ability'],
}

/** In which step the turn waits at each of its entries, itself or for what lies on it. */
const STEP_AT: Readonly<Record<string, Step>> = {
  intruders: 'unlink',
  draw: 'unlink',
  cells: 'cells',
  play: 'play',
  target: 'target',
  discard: 'discard',
}

/** Why the stack is not one that the flows build; nothing = it may be. */
export function wrongUnderWay(state: State): string | undefined {
  const { stack } = state
  for (const [i, frame] of stack.entries()) {
    const below = stack[i - 1]
    const fits = below
      ? ON_TOP[`${below.kind}.${below.at}`]?.includes(frame.kind)
      : frame.kind === 'opening' || frame.kind === 'limited' || frame.kind === 'turn'
    if (!fits) return 'What is under way does not follow from each other.'
    const wrong = wrongWith(state, frame, below)
    if (wrong) return wrong
  }
  return undefined
}

function wrongWith(state: State, frame: TimestreamFrame, below: TimestreamFrame | undefined): string | undefined {
  switch (frame.kind) {
    case 'opening':
      return isOpening(state, frame) ? undefined : 'The match opens in a way that it cannot.'
    case 'limited':
      return isBeforeDealing(state) && isLimited(state.rules, frame) ? undefined : 'Packs and pools do not fit.'
    case 'turn':
      if (state.turn < 1 || state.turn > state.rules.turnCap) return 'The match has no such turn.'
      return STEP_AT[frame.at] === state.step ? undefined : 'The turn is in another step than it says.'
    case 'pay':
      return isPayable(state, frame, below) ? undefined : 'Somebody pays what they cannot.'
    case 'arrive':
      return mayGo(state, state.active, frame.play) ? undefined : 'A card is played where it cannot go.'
    case 'intervention':
      return cardOf(frame.card).type === 'intervention' ? undefined : 'A card is played that is no Intervention.'
    case 'ability':
      if (below?.kind === 'intervention' && (below.card !== frame.card || frame.seat !== state.active))
        return 'An Intervention does what another one does.'
      return isAbility(state, frame) ? undefined : 'An ability is under way that cannot be.'
  }
}

const isBeforeDealing = ({ first, active, turn, step, nextUnit }: State): boolean =>
  turn === 0 && step === 'opening' && nextUnit === 1 && first === active

/** Decks are chosen, or cards have been dealt and somebody may still mulligan. */
function isOpening(state: State, frame: OpeningFrame): boolean {
  const { rules, players, first } = state
  const { at, waiting, chosen, mulligans } = frame
  if (!isBeforeDealing(state)) return false
  const isLegal = chosen.every((deck) => deck === null || typeof deck === 'string' || !faultOfDeck(deck))
  const open = [0, 1].filter((seat) => chosen[seat] === null)
  const isFixed = rules.fixed.every((deck, seat) => deck === null || sameJson(deck, chosen[seat]))
  if (!isLegal || !isFixed || !sameJson(waiting, open)) return false
  if (at === 'deck') return mulligans.length === 0 && players.every(({ list }) => list === null)
  const order = [first, rival(first)]
  return (
    rules.mulligan && sameJson(mulligans, order.slice(-mulligans.length)) && players.every(({ list }) => list !== null)
  )
}

const CELLS = ['any', 'ancient', 'future', 'universal'] as const

/** Whether a price is what is left of this one: cards are paid first, then cells given up, then cells linked. */
const isLeftOf = (cost: Cost, price: Cost, at: string): boolean =>
  cost.void <= (at === 'card' ? price.void : 0) &&
  cost.discardCell <= (at === 'cell' ? 0 : price.discardCell) &&
  (at !== 'card' || cost.discardCell === price.discardCell) &&
  CELLS.every((kind) => (at === 'cell' ? cost[kind] <= price[kind] : cost[kind] === price[kind]))

function isPayable(state: State, { at, cost, byHand }: PayFrame, below: TimestreamFrame | undefined): boolean {
  const { hand, cells } = playerOf(state, state.active)
  // What is paid for without a card on its way is a charge.
  const prices =
    below?.kind === 'arrive'
      ? [cardOf(below.play.card).cost]
      : unitsOf(state, state.active).flatMap(({ unit }) =>
          byHand && unit.charges > 0 ? (cardOf(unit.card).charge?.cost ?? []) : [],
        )
  return (
    prices.some((price) => isLeftOf(cost, price, at)) &&
    cellsSuffice(purseOf(cells), cost) &&
    hand.length >= cost.void &&
    cells.length >= cost.discardCell
  )
}

function isAbility(state: State, frame: AbilityFrame): boolean {
  const { at, card, ability: number, effect: reached, unit, chosen, left, below } = frame
  const ability = cardOf(card).abilities[number]
  if (!ability || ability.trigger === 'static' || (unit !== null && unit >= state.nextUnit)) return false
  const arranges = at === 'arrange'
  if ((below.length > 0 && !arranges) || (chosen !== null && !arranges && at !== 'destination')) return false
  if (at === START) return reached === -1 && left === 0
  const effect = ability.effects[reached]
  if (!effect) return false
  const { deck } = playerOf(state, frame.seat)
  const selector = 'selector' in effect ? effect.selector : undefined
  switch (at) {
    case 'next':
      return left === 0
    case 'unit':
      return left === 0 && selector?.pick === 'chosen'
    case 'destination':
      return (
        left === 0 &&
        effect.op === 'move' &&
        candidates(state, frame, effectOf(frame)).some((placed) => placed.unit.id === chosen)
      )
    case 'phase':
      return left === 0 && selector?.pick === 'all' && selector.phase === 'one'
    case 'sift':
      return effect.op === 'sift' && left <= Math.min(effect.look, deck.top.length)
    case 'arrange': {
      const looked = (chosen ?? 0) + left
      return effect.op === 'arrange' && looked <= deck.top.length && looked + below.length <= effect.amount
    }
    default:
      return effect.op === at && 'amount' in effect && left <= effect.amount
  }
}
