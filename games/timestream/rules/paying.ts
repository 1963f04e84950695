import { again, type Flow, menuAsk } from '@anachron/kernel'
import { cellParts, cellsToUse, giveUpCell, linkThis, partPaidBy, payByProposal, purseOf } from './cells.ts'
import { distinctIn, fromHand } from './piles.ts'
import { kindOf } from './ranks.ts'
import type { PayFrame, TimestreamTypes } from './types.ts'
import { playerOf } from './units.ts'

/** TS-30, TS-34: the parts of a price that somebody has to choose. */
export const pay: Flow<TimestreamTypes, PayFrame> = {
  card: menuAsk({
    rule: 'TS-34',
    seats: (state, frame) => (frame.cost.void > 0 ? [state.active] : []),
    actions: {
      card: {
        options: (state, _frame, seat) =>
          distinctIn(playerOf(state, seat).hand).map((card) => ({ kind: 'card', card })),
        take(ctx, frame, seat, { card }) {
          const player = playerOf(ctx.state, seat)
          fromHand(player, card)
          player.void.push(card)
          frame.cost = { ...frame.cost, void: frame.cost.void - 1 }
          ctx.emit({ kind: 'paidCard', rule: 'TS-34', seat, card })
          return again
        },
      },
    },
  }),
  giveUp: menuAsk({
    rule: 'TS-35',
    seats: (state, frame) => (frame.cost.discardCell > 0 ? [state.active] : []),
    actions: {
      useCell: {
        options: (state, _frame, seat) => cellsToUse(playerOf(state, seat).cells, () => true),
        take(ctx, frame, seat, action) {
          giveUpCell(playerOf(ctx.state, seat), action)
          frame.cost = { ...frame.cost, discardCell: frame.cost.discardCell - 1 }
          ctx.emit({ kind: 'paidCell', rule: 'TS-35', seat, card: action.card, gone: true })
          return again
        },
      },
    },
  }),
  cell: menuAsk({
    rule: 'TS-33',
    seats: (state, frame) => (frame.byHand && cellParts(frame.cost) > 0 ? [state.active] : []),
    actions: {
      useCell: {
        options(state, frame, seat) {
          const { cells } = playerOf(state, seat)
          const purse = purseOf(cells)
          return cellsToUse(
            cells,
            ({ linked, card }) => !linked && partPaidBy(purse, frame.cost, kindOf(card)) !== undefined,
          )
        },
        take(ctx, frame, seat, action) {
          const player = playerOf(ctx.state, seat)
          const part = partPaidBy(purseOf(player.cells), frame.cost, kindOf(action.card))
          if (!part) return again
          linkThis(player, action)
          frame.cost = { ...frame.cost, [part]: frame.cost[part] - 1 }
          ctx.emit({ kind: 'paidCell', rule: 'TS-33', seat, card: action.card, gone: false })
          return again
        },
      },
    },
  }),
  rest(ctx, frame) {
    payByProposal(playerOf(ctx.state, ctx.state.active), frame.cost)
  },
}
