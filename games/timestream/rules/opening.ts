import { again, type Ctx, type Flow, newDeck, reshuffle, type Seat } from '@anachron/kernel'
import { type DeckList, decks } from '../content/index.ts'
import { draw } from './piles.ts'
import type { Action, CardId, NamedDeck, OpeningFrame, TimestreamTypes } from './types.ts'
import { playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>

/** The decks one can choose: the four of the game by their id, those brought by 'own/1', 'own/2' … */
export function deckNames(brought: readonly NamedDeck[]): string[] {
  return [...decks.map((deck) => deck.id), ...brought.map((_, i) => `own/${i + 1}`)]
}

export function listNamed(brought: readonly NamedDeck[], name: string): DeckList {
  const list = decks.find((deck) => deck.id === name)?.list ?? brought[Number(name.slice('own/'.length)) - 1]?.list
  if (!list) throw new Error(`there is no deck ${name}`)
  return list
}

export const cardsOfList = (list: DeckList): CardId[] =>
  Object.entries(list).flatMap(([id, count]) => new Array<CardId>(count).fill(id))

const BASIC = ['TS-PC-01', 'TS-PC-02', 'TS-PC-03'] as const

/** TS-16: one basic cell of each kind starts in play. */
function powerStart(ctx: C, seat: Seat): void {
  const { deck, cells } = playerOf(ctx.state, seat)
  for (const card of BASIC) {
    deck.pool.splice(deck.pool.indexOf(card), 1)
    cells.push({ card, linked: false, frozen: false })
  }
  ctx.emit({ kind: 'powerStart', rule: 'TS-16', seat, cards: [...BASIC] })
}

/** TS-17. */
const HAND = 7

export const opening: Flow<TimestreamTypes, OpeningFrame> = {
  deck: {
    rule: 'TS-94',
    seats: (_state, frame) => frame.waiting,
    options: (state) => deckNames(state.brought).map((deck): Action => ({ kind: 'deck', deck })),
    refuse: (_state, _frame, _seat, action) =>
      action.kind === 'deck'
        ? { rule: 'TS-94', reason: `There is no deck “${action.deck}” at this table.` }
        : undefined,
    take(_ctx, frame, seat, action) {
      if (action.kind === 'deck') frame.chosen[seat] = action.deck
      frame.waiting.splice(frame.waiting.indexOf(seat), 1)
      return again
    },
  },
  deal(ctx, frame) {
    const { state } = ctx
    state.first = ctx.chance.pick('first', 2)
    state.active = state.first
    for (const [seat, name] of frame.chosen.entries()) {
      const player = playerOf(state, seat)
      player.list = name
      player.deck = newDeck(cardsOfList(listNamed(state.brought, name as string)))
      ctx.emit({ kind: 'deckChosen', rule: 'TS-94', seat, deck: name as string })
    }
    ctx.emit({ kind: 'begins', rule: 'TS-15', seat: state.first })
    for (const seat of [0, 1]) {
      if (state.rules.powerStart) powerStart(ctx, seat)
      draw(ctx, seat, HAND)
    }
    frame.mulligans = state.rules.mulligan ? [state.first, rival(state.first)] : []
  },
  mulligan: {
    rule: 'TS-18',
    seats: (_state, frame) => frame.mulligans.slice(0, 1),
    options: () => [{ kind: 'keep' }, { kind: 'mulligan' }],
    take(ctx, frame, seat, action) {
      frame.mulligans.shift()
      const taken = action.kind === 'mulligan'
      ctx.emit({ kind: 'mulligan', rule: 'TS-18', seat, taken })
      if (taken) {
        const player = playerOf(ctx.state, seat)
        reshuffle(player.deck, player.hand)
        player.hand = []
        draw(ctx, seat, HAND)
      }
      return again
    },
  },
  begin(ctx) {
    const { state } = ctx
    if (state.rules.catchUp) draw(ctx, rival(state.first), 1)
    ctx.call({ kind: 'turn', byHand: false })
  },
}
