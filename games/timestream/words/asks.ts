/** What is being decided, what it costs and what is left, for whoever decides. */
import type { Seat } from '@anachron/kernel'
import { costWords, kindOfCard } from '../card-text.ts'
import { cardOf, type Effect } from '../content/index.ts'
import { purseOf } from '../rules/cells.ts'
import { strikersIn } from '../rules/forecast.ts'
import { HAND_LIMIT } from '../rules/turn.ts'
import type { CardId, PayFrame, PlayerView, View } from '../rules/types.ts'
import { list, name, running, someCards } from './phrases.ts'

/** Said to those who wait; a hand that they do not see is no part of it. */
const ASKS: Record<string, string> = {
  'opening.deck': 'Choose your deck',
  'opening.mulligan': 'Keep the first hand, or shuffle it back once?',
  'turn.cells': 'Step 3: lay down a Power Cell',
  'turn.play': 'Step 4: play cards and charge units',
  'turn.target': 'Step 5: strike at targets',
  'turn.discard': 'More than ten cards in hand: put some face down into the Void',
  'pay.card': 'Choose a card of the hand to void as a price',
  'pay.giveUp': 'Choose a Power Cell to give up',
  'pay.cell': 'Choose a Power Cell to pay with',
  'ability.destination': 'choose the phase it goes to',
  'ability.phase': 'choose a phase number',
  'ability.unlink': 'choose a Power Cell to unlink',
  'ability.freeze': 'choose a Power Cell of the opponent to freeze',
  'ability.arrange': 'put this card under your deck, or leave it on top?',
}

/** What becomes of the unit that is to be chosen. */
const UNIT: Partial<Record<Effect['op'], string>> = {
  voidUnit: 'choose a unit to void',
  bounce: 'choose a unit to return to hand',
  breakLock: 'choose a locked card that loses its second copy',
  stun: 'choose a unit to stun',
  move: 'choose a unit to move',
}

function cardWanted(effect: Effect): string | undefined {
  switch (effect.op) {
    case 'search':
      return `look for ${kindOfCard(effect.filter.types)} in your deck`
    case 'recover':
      return `choose ${kindOfCard(effect.filter.types)} of your Void`
    case 'sift':
      return `choose ${kindOfCard(effect.filter.types)} to take`
    default:
      return UNIT[effect.op]
  }
}

const cells = (n: number): string => (n === 0 ? 'no Power Cell' : `${n} Power Cell${n === 1 ? '' : 's'}`)
const cellsHeld = (hand: readonly CardId[]): number => hand.filter((card) => cardOf(card).cell).length

/** TS-29: what lies there to pay with. */
export function readyText({ cells: laid }: Pick<PlayerView, 'cells'>): string {
  const { ancient, future, universal } = purseOf(laid)
  const kinds = [
    ...(ancient > 0 ? [`${ancient} Ancient`] : []),
    ...(future > 0 ? [`${future} Future`] : []),
    ...(universal > 0 ? [`${universal} Universal`] : []),
  ]
  return kinds.length > 0 ? `Cells ready: ${list(kinds)}` : 'No cell is ready'
}

function payText(view: View, { cost, at }: PayFrame, own: PlayerView): string {
  const coming = view.stack.at(-2)
  const what = coming?.kind === 'arrive' ? name(coming.play.card) : 'the charge'
  if (at === 'card')
    return `To pay for ${what}: choose ${cost.void === 1 ? 'a card' : `${cost.void} cards`} of your hand to void (it lies open there)`
  if (at === 'giveUp') return `To pay for ${what}: choose a Power Cell to give up; it goes to the Void for good`
  const rest = { ...cost, void: 0, discardCell: 0 }
  const ready = own.cells.filter(({ linked }) => !linked).length
  return `Choose a cell for ${what}. Still to pay: ${costWords(rest)} (${ready} ready)`
}

function toOwner(ask: string, view: View, own: PlayerView, hand: readonly CardId[], seat: Seat): string | undefined {
  const frame = view.stack.at(-1)
  if (frame?.kind === 'pay') return payText(view, frame, own)
  switch (ask) {
    case 'opening.mulligan':
      return `Keep these ${hand.length} cards (${cells(cellsHeld(hand))}), or shuffle them back, once, for seven others?`
    case 'turn.cells': {
      const held = cellsHeld(hand)
      const more = view.allowance.cell === 0 ? 'another Power Cell' : 'one Power Cell'
      return held === 0
        ? 'Step 3: you hold no Power Cell to lay down; go on'
        : `Step 3: lay down ${more}, free of charge (${held} in your hand, ${own.cells.length} in play)`
    }
    case 'turn.play':
      return frame?.kind === 'turn' && frame.byHand
        ? 'Step 4: choose what to play; the cells for it you choose next'
        : `Step 4: play cards, charge units, or go on. ${readyText(own)}`
    case 'turn.target': {
      const strikers = strikersIn(view, seat)
      return `Step 5: ${strikers === 1 ? 'one of your units' : `${strikers} of your units`} can strike now: choose a target, or go on`
    }
    case 'turn.discard':
      return `You hold ${hand.length} cards, ten are the limit: put ${someCards(hand.length - HAND_LIMIT)} face down into your Void`
    default:
      return undefined
  }
}

/** How many cells an effect may still take, where it is more than this one. */
const moreText = (ask: string, left: number): string =>
  left > 1 && (ask === 'ability.unlink' || ask === 'ability.freeze') ? ` (up to ${left})` : ''

export function askText(ask: string, view: View, seat: Seat): string {
  const under = running(view)
  if (under)
    return `${name(under.frame.card)}: ${ASKS[ask] ?? cardWanted(under.effect) ?? 'choose'}${moreText(ask, under.frame.left)}`
  const own = view.players[seat]
  return (own?.hand && seat === view.viewer && toOwner(ask, view, own, own.hand, seat)) || (ASKS[ask] ?? 'Choose')
}
