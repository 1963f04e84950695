import { again, type Frame, type Game, type Result, type Seat, START } from '@anachron/kernel'

interface EndlessTypes {
  Rule: 'END-1'
  State: { stack: Frame[]; result: Result | null; cells: (Seat | null)[]; turn: Seat; filled: number }
  Frame: Frame & { kind: 'turn' }
  Action: { cell: number }
  View: { cells: (Seat | null)[]; turn: Seat }
  Event: { kind: 'marked'; rule: 'END-1'; seat: Seat; cell: number }
  Options: Record<string, never>
}

const start = (cells: (Seat | null)[], turn: Seat): EndlessTypes['State'] => ({
  stack: [{ kind: 'turn', at: START }],
  result: null,
  cells,
  turn,
  filled: cells.filter((cell) => cell !== null).length,
})

/**
 * Tic-tac-toe whose board is wiped when it is full: so small that only the server's own cost shows, and a trial can go
 * on as it likes.
 */
export const endless: Game<EndlessTypes> = {
  id: 'endless',
  title: 'Endless tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  rulebook: { 'END-1': 'Play' },
  flows: {
    turn: {
      mark: {
        rule: 'END-1',
        seats: (state) => [state.turn],
        options: ({ cells }) => cells.flatMap((owner, cell) => (owner === null ? [{ cell }] : [])),
        take(ctx, _frame, seat, { cell }) {
          const { state } = ctx
          state.cells[cell] = seat
          if (++state.filled === 9) {
            state.cells.fill(null)
            state.filled = 0
          }
          ctx.emit({ kind: 'marked', rule: 'END-1', seat, cell })
          state.turn = 1 - seat
          return again
        },
      },
    },
  },
  setup: () => start(new Array(9).fill(null), 0),
  clone: (state) => ({
    stack: state.stack.map((frame) => ({ ...frame })),
    result: state.result,
    cells: state.cells.slice(),
    turn: state.turn,
    filled: state.filled,
  }),
  view: (state) => ({ cells: state.cells.slice(), turn: state.turn }),
  secrets: {},
  redact: (event) => event,
  imagine: (view) => start(view.cells.slice(), view.turn),
  score: () => [0.5, 0.5],
  words: {
    view: ({ cells }) => cells.map((cell) => (cell === null ? '.' : 'XO'[cell])).join(''),
    action: ({ cell }) => `mark ${cell + 1}`,
    event: ({ seat, cell }) => `${'XO'[seat]} marks ${cell + 1}`,
    ask: () => 'Mark a cell',
    result: ({ reason }) => reason,
  },
}
