/** What is being decided, what it costs and what is left, for whoever decides. */
import type { Seat } from '@anachron/kernel'
import { count, list, type Sentence, say } from '@anachron/kernel/words'
import { cardOf, type Effect } from '../content/index.ts'
import { purseOf } from '../rules/cells.ts'
import { DECK_SIZE } from '../rules/deck-building.ts'
import { strikersIn } from '../rules/from-view.ts'
import { canGoHome } from '../rules/home.ts'
import { DRAFT_ROUNDS } from '../rules/limited/packs.ts'
import { HAND_LIMIT } from '../rules/turn.ts'
import type { CardId, PayFrame, PlayerView, View } from '../rules/types.ts'
import { costWords, kindOfCard } from './card-text.ts'
import { name, running, someCards } from './phrases.ts'

/** Said to those who wait; a hand that they do not see is no part of it. */
const ASKS: Record<string, string> = {
  'opening.deck': 'Choose your deck',
  'limited.pick': 'Take a card of the pack',
  'limited.build': 'Build a deck from your cards',
  'opening.mulligan': 'Keep the first hand?',
  'turn.cells': 'Lay down a Power Cell',
  'turn.play': 'Play cards',
  'turn.target': 'Strike',
  'turn.discard': 'Discard down to ten cards',
  'pay.card': 'Choose a card of the hand to void as a price',
  'pay.giveUp': 'Choose a Power Cell to give up',
  'pay.cell': 'Choose a Power Cell to pay with',
  'ability.destination': 'choose the lane it goes to',
  'ability.phase': 'choose a lane',
  'ability.unlink': 'choose a spent Power Cell to make ready',
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

function cardWanted(effect: Effect): Sentence | undefined {
  switch (effect.op) {
    case 'search':
      return say`look for ${kindOfCard(effect.filter.types)} in your deck`
    case 'recover':
      return say`choose ${kindOfCard(effect.filter.types)} of your Void`
    case 'sift':
      return say`choose ${kindOfCard(effect.filter.types)} to take`
    default:
      return UNIT[effect.op]
  }
}

const cells = (n: number): Sentence => (n === 0 ? 'No Power Cell' : count(n, 'Power Cell'))
const cellsHeld = (hand: readonly CardId[]): number => hand.filter((card) => cardOf(card).cell).length

/** TS-18: with fewer than two cells a new first hand wins more often (`worth` in player/rollout.ts has the figures). */
export const isPoor = (hand: readonly CardId[]): boolean => cellsHeld(hand) < 2

/** TS-29: what lies there to pay with. */
export function readyText({ cells: laid }: Pick<PlayerView, 'cells'>): Sentence {
  const { ancient, future, universal } = purseOf(laid)
  const kinds = [
    ...(ancient > 0 ? [say`${ancient} Ancient`] : []),
    ...(future > 0 ? [say`${future} Future`] : []),
    ...(universal > 0 ? [say`${universal} Universal`] : []),
  ]
  return kinds.length > 0 ? say`Cells ready: ${list(kinds)}` : 'No cell is ready'
}

function payText(view: View, { cost, at }: PayFrame, own: PlayerView): Sentence {
  const coming = view.stack.at(-2)
  const what = coming?.kind === 'arrive' ? name(coming.play.card) : 'the charge'
  if (at === 'card')
    return say`To pay for ${what}: choose ${someCards(cost.void)} of your hand to void (it lies open there)`
  if (at === 'giveUp') return say`To pay for ${what}: choose a Power Cell to give up; it goes to the Void for good`
  const rest = { ...cost, void: 0, discardCell: 0 }
  const ready = own.cells.filter(({ linked }) => !linked).length
  return say`Choose a cell for ${what}. Still to pay: ${costWords(rest)} (${ready} ready)`
}

/** TS-24: an additional cell, while cards are played. */
const mayLayCell = ({ allowance, players, viewer }: View): boolean =>
  allowance.extraCells > 0 && cellsHeld(players[viewer]?.hand ?? []) > 0

interface Owner {
  view: View
  own: PlayerView
  hand: readonly CardId[]
  seat: Seat
}

/** What more is said to those who see their own hand. */
const TO_OWNER: Partial<Record<string, (owner: Owner) => Sentence>> = {
  'limited.pick'({ view, seat }) {
    const frame = view.stack.at(-1)
    if (frame?.kind !== 'limited') return 'Take a card of the pack'
    const left = frame.packs[seat]?.length ?? 0
    const after = left > 1 ? 'the others go to your rival' : 'it is the last of this pack'
    return say`Pack ${frame.round} of ${DRAFT_ROUNDS}: take one of ${count(left, 'card')}; ${after}`
  },
  'limited.build'({ view, seat }) {
    const frame = view.stack.at(-1)
    const pool = frame?.kind === 'limited' ? (frame.pools[seat]?.length ?? 0) : 0
    return say`Build a deck of ${DECK_SIZE} from your ${count(pool, 'card')}; basic Power Cells and TIMESTREAM come from the stock`
  },
  'opening.mulligan': ({ hand }) =>
    isPoor(hand)
      ? say`Keep these ${count(hand.length, 'card')}? ${cells(cellsHeld(hand))} among them: a new hand is better`
      : say`Keep these ${count(hand.length, 'card')}? ${cells(cellsHeld(hand))} among them`,
  'turn.cells'({ view, hand }) {
    const held = cellsHeld(hand)
    const more = view.allowance.cell === 0 ? 'another Power Cell' : 'one Power Cell'
    return held === 0 ? 'You hold no Power Cell to lay down' : say`Lay down ${more}`
  },
  'turn.play'({ view, own }) {
    const frame = view.stack.at(-1)
    if (canGoHome(view)) return 'You can go home now: play TIMESTREAM'
    if (mayLayCell(view)) return say`You may lay one more Power Cell. ${readyText(own)}`
    return frame?.kind === 'turn' && frame.byHand
      ? 'Choose what to play; the cells for it you choose next'
      : say`Play cards. ${readyText(own)}`
  },
  'turn.target'({ view, seat }) {
    const strikers = strikersIn(view, seat)
    return strikers === 1 ? 'Strike: one of your units can' : say`Strike: ${strikers} of your units can`
  },
  'turn.discard': ({ hand }) =>
    say`Discard ${someCards(hand.length - HAND_LIMIT)}: you hold ${hand.length}, ten are the most`,
}

function toOwner(ask: string, owner: Owner): Sentence | undefined {
  const frame = owner.view.stack.at(-1)
  return frame?.kind === 'pay' ? payText(owner.view, frame, owner.own) : TO_OWNER[ask]?.(owner)
}

/** Asks in which an effect may still take several cells. */
const SEVERAL = ['ability.unlink', 'ability.freeze']

export function askText(ask: string, view: View, seat: Seat): Sentence {
  const under = running(view)
  if (under) {
    const { card, left } = under.frame
    const what = say`${name(card)}: ${ASKS[ask] ?? cardWanted(under.effect) ?? 'choose'}`
    return left > 1 && SEVERAL.includes(ask) ? say`${what} (up to ${left})` : what
  }
  const own = view.players[seat]
  const told = own?.hand && seat === view.viewer ? toOwner(ask, { view, own, hand: own.hand, seat }) : undefined
  return told ?? ASKS[ask] ?? 'Choose'
}
