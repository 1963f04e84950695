import { again, type Flow } from '@anachron/kernel'
import {
  cellParts,
  distinctCells,
  giveUpCell,
  kindOf,
  linkThis,
  nextPayments,
  payByProposal,
  purseOf,
} from './cells.ts'
import { distinctIn, fromHand } from './piles.ts'
import type { Action, PayFrame, TimestreamTypes } from './types.ts'
import { playerOf } from './units.ts'

/** TS-30, TS-34: the parts of a price that somebody has to choose. */
export const pay: Flow<TimestreamTypes, PayFrame> = {
  card: {
    rule: 'TS-34',
    seats: (state, frame) => (frame.cost.void > 0 ? [state.active] : []),
    options: (state, _frame, seat) =>
      distinctIn(playerOf(state, seat).hand).map((card): Action => ({ kind: 'card', card })),
    take(ctx, frame, seat, action) {
      if (action.kind !== 'card') return again
      const player = playerOf(ctx.state, seat)
      fromHand(player, action.card)
      player.void.push(action.card)
      frame.cost = { ...frame.cost, void: frame.cost.void - 1 }
      ctx.emit({ kind: 'paidCard', rule: 'TS-34', seat, card: action.card })
      return again
    },
  },
  giveUp: {
    rule: 'TS-35',
    seats: (state, frame) => (frame.cost.discardCell > 0 ? [state.active] : []),
    options: (state, _frame, seat) =>
      distinctCells(playerOf(state, seat).cells, () => true).map((cell): Action => ({ kind: 'useCell', ...cell })),
    take(ctx, frame, seat, action) {
      if (action.kind !== 'useCell') return again
      giveUpCell(playerOf(ctx.state, seat), action)
      frame.cost = { ...frame.cost, discardCell: frame.cost.discardCell - 1 }
      ctx.emit({ kind: 'paidCell', rule: 'TS-35', seat, card: action.card, gone: true })
      return again
    },
  },
  cell: {
    rule: 'TS-33',
    seats: (state, frame) => (frame.byHand && cellParts(frame.cost) > 0 ? [state.active] : []),
    options(state, frame, seat) {
      const { cells } = playerOf(state, seat)
      const kinds = nextPayments(purseOf(cells), frame.cost).map(({ kind }) => kind)
      return distinctCells(cells, (cell) => !cell.linked && kinds.includes(kindOf(cell.card))).map(
        (cell): Action => ({ kind: 'useCell', ...cell }),
      )
    },
    take(ctx, frame, seat, action) {
      if (action.kind !== 'useCell') return again
      const player = playerOf(ctx.state, seat)
      const kind = kindOf(action.card)
      const payment = nextPayments(purseOf(player.cells), frame.cost).find((candidate) => candidate.kind === kind)
      if (!payment) return again
      linkThis(player, action)
      frame.cost = payment.rest
      ctx.emit({ kind: 'paidCell', rule: 'TS-33', seat, card: action.card, gone: false })
      return again
    },
  },
  rest(ctx, frame) {
    payByProposal(playerOf(ctx.state, ctx.state.active), frame.cost)
  },
}
