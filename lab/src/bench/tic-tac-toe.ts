import { type Ask, again, type Frame, type Game, type Result, type Seat } from '@anachron/kernel'

/**
 * Tic-tac-toe on our kernel: nothing but the yardstick of the benches, and so small that only the kernel's own cost
 * shows.
 */
export interface TicTacToeTypes {
  Rule: 'TTT-1'
  State: { stack: Frame[]; result: Result | null; cells: (Seat | null)[]; turn: Seat; filled: number }
  Frame: Frame & { kind: 'turn' }
  Action: { cell: number }
  View: { cells: (Seat | null)[]; turn: Seat }
  Event: { kind: 'marked'; rule: 'TTT-1'; seat: Seat; cell: number }
  Options: Record<string, never>
}
type State = TicTacToeTypes['State']

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

function hasLine(cells: State['cells'], seat: Seat): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true
  return false
}

const stateOf = (cells: State['cells'], turn: Seat, filled: number): State => ({
  stack: [{ kind: 'turn', at: 'mark' }],
  result: null,
  cells,
  turn,
  filled,
})

/** Made once for all matches, as our games make what is always the same. */
const CELLS = Array.from({ length: 9 }, (_, cell) => ({ cell }))
const ASKED: readonly (readonly Seat[])[] = [[0], [1]]

export const mark: Ask<TicTacToeTypes, TicTacToeTypes['Frame']> = {
  rule: 'TTT-1',
  seats: ({ turn }) => ASKED[turn] as readonly Seat[],
  options(state) {
    const open: { cell: number }[] = []
    for (let cell = 0; cell < 9; cell++) if (state.cells[cell] === null) open.push(CELLS[cell] as { cell: number })
    return open
  },
  take(ctx, _frame, seat, { cell }) {
    const { state } = ctx
    state.cells[cell] = seat
    state.filled++
    if (ctx.listening) ctx.emit({ kind: 'marked', rule: 'TTT-1', seat, cell })
    if (hasLine(state.cells, seat)) ctx.end({ reason: 'line', rule: 'TTT-1', payoff: seat === 0 ? [1, 0] : [0, 1] })
    else if (state.filled === 9) ctx.end({ reason: 'full', rule: 'TTT-1', payoff: [0.5, 0.5] })
    else state.turn = 1 - seat
    return again
  },
}

export const ticTacToe: Game<TicTacToeTypes> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  rulebook: { 'TTT-1': 'Play' },
  flows: { turn: { mark } },
  setup: () => stateOf([null, null, null, null, null, null, null, null, null], 0, 0),
  clone: (state) => ({
    stack: state.stack.map((frame) => ({ ...frame })),
    result: state.result && { ...state.result, payoff: state.result.payoff.slice() },
    cells: state.cells.slice(),
    turn: state.turn,
    filled: state.filled,
  }),
  view: (state) => ({ cells: state.cells.slice(), turn: state.turn }),
  secrets: {},
  redact: (event) => event,
  imagine: ({ cells, turn }) => stateOf(cells.slice(), turn, cells.filter((cell) => cell !== null).length),
  score: (state) => state.result?.payoff ?? [0.5, 0.5],
  words: {
    view: ({ cells }) => cells.map((cell) => (cell === null ? '.' : 'XO'[cell])).join(''),
    action: ({ cell }) => `mark ${cell + 1}`,
    event: ({ seat, cell }) => `${'XO'[seat]} marks ${cell + 1}`,
    ask: () => 'Mark a cell',
    result: ({ reason }) => reason,
  },
}
