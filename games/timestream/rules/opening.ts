import { again, type Ctx, type Flow, menuAsk, newDeck, reshuffle, type Seat } from '@anachron/kernel'
import { given, say } from '@anachron/kernel/words'
import { decks } from '../content/index.ts'
import { cardsOf, faultOfDeck, listOf } from './deck-building.ts'
import { draw } from './piles.ts'
import { someDeck } from './some-deck.ts'
import type { DeckChoice, OpeningFrame, Options, Rules, TimestreamTypes } from './types.ts'
import { playerOf, rival } from './units.ts'
import { copyDeck, isListOpen } from './view.ts'

/** What the options of a table mean for the match. */
export const rulesOf = ({ deck1, deck2, lists, decksFrom, lent, ...same }: Options): Rules => ({
  powerStart: same.powerStart,
  mulligan: same.mulligan,
  catchUp: same.catchUp,
  turnCap: same.turnCap,
  // TS-97: what comes from packs is nobody else's business.
  closed: lists === 'closed' || decksFrom !== 'choice',
  decksFrom,
  fixed: [deck1, deck2].map((deck, seat) => copyDeck(lent[seat] ?? (deck === 'choose' ? null : deck))),
})

type C = Ctx<TimestreamTypes>

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
  deck: menuAsk({
    rule: 'TS-94',
    seats: (_state, frame) => frame.waiting,
    // A deck of one's own: as many as there are lists of sixty cards.
    unlisted: {
      holds: (_state, _frame, _seat, action) =>
        action.kind === 'deck' && Object.keys(action).length === 2 && faultOfDeck(action.deck) === undefined,
      sample: (_state, _frame, _seat, chance) => ({ kind: 'deck', deck: someDeck(chance) }),
    },
    actions: {
      deck: {
        options: decks.map(({ id }) => ({ kind: 'deck', deck: id })),
        refuse: (_state, _frame, _seat, { deck }) =>
          typeof deck === 'string'
            ? { rule: 'TS-94', reason: say`There is no deck “${given(deck)}” in this game.` }
            : faultOfDeck(deck),
        take(_ctx, frame, seat, { deck }) {
          frame.chosen[seat] = deck
          frame.waiting.splice(frame.waiting.indexOf(seat), 1)
          return again
        },
      },
    },
  }),
  deal(ctx, frame) {
    const { state } = ctx
    state.first = ctx.chance.pick('first', 2)
    state.active = state.first
    for (const [seat, chosen] of frame.chosen.entries()) {
      const player = playerOf(state, seat)
      const deck = chosen as DeckChoice
      player.list = deck
      player.deck = newDeck(cardsOf(listOf(deck)))
      ctx.emit({ kind: 'deckChosen', rule: 'TS-94', seat, open: isListOpen(state, seat), deck })
    }
    ctx.emit({ kind: 'begins', rule: 'TS-15', seat: state.first })
    for (const seat of [0, 1]) {
      if (state.rules.powerStart) powerStart(ctx, seat)
      draw(ctx, seat, HAND, 'TS-17')
    }
    frame.mulligans = state.rules.mulligan ? [state.first, rival(state.first)] : []
  },
  mulligan: menuAsk({
    rule: 'TS-18',
    seats: (_state, frame) => frame.mulligans.slice(0, 1),
    actions: {
      keep: {
        options: [{ kind: 'keep' }],
        take(ctx, frame, seat) {
          frame.mulligans.shift()
          ctx.emit({ kind: 'mulligan', rule: 'TS-18', seat, taken: false })
          return again
        },
      },
      mulligan: {
        options: [{ kind: 'mulligan' }],
        take(ctx, frame, seat) {
          frame.mulligans.shift()
          ctx.emit({ kind: 'mulligan', rule: 'TS-18', seat, taken: true })
          const player = playerOf(ctx.state, seat)
          reshuffle(player.deck, player.hand)
          player.hand = []
          draw(ctx, seat, HAND, 'TS-18')
          return again
        },
      },
    },
  }),
  begin(ctx) {
    const { state } = ctx
    if (state.rules.catchUp) draw(ctx, rival(state.first), 1, 'TS-19')
    ctx.call({ kind: 'turn', byHand: false })
  },
}
