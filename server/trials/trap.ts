import { again, type Frame, type Game, players, type Result, type Seat, START } from '@anachron/kernel'

/** What goes wrong, and for whom: whoever carries out a move, or whoever imagines a world, as bots do. */
const TRAPS = ['none', 'loop', 'growth', 'thought'] as const
type Trap = (typeof TRAPS)[number]

interface TrapTypes {
  Rule: 'TRAP-1'
  State: { stack: Frame[]; result: Result | null; turn: Seat; trap: Trap; lone: boolean; moves: number }
  Frame: Frame & { kind: 'turn' }
  Action: { foot: 'left' | 'right' }
  View: { turn: Seat; trap: Trap; lone: boolean; moves: number }
  Event: { kind: 'stepped'; rule: 'TRAP-1'; seat: Seat }
  Options: { trap: Trap; lone: boolean }
}

const start = ({ turn, trap, lone, moves }: TrapTypes['View']): TrapTypes['State'] => ({
  stack: [{ kind: 'turn', at: START }],
  result: null,
  turn,
  trap,
  lone,
  moves,
})

/** A step that does not come to an end, and that the kernel sees nothing of. */
function forEver(grows: boolean): void {
  const heap: number[][] = []
  for (;;) if (grows) heap.push([heap.length, heap.length])
}

/** A game whose steps do not come to an end in certain states, and whose `check` lets all of them pass. */
export const trap: Game<TrapTypes> = {
  id: 'trap',
  title: 'Trap',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {
    trap: {
      kind: 'choice',
      label: 'Trap',
      rule: 'TRAP-1',
      values: TRAPS.map((value) => ({ value, label: value })),
      default: 'none',
    },
    lone: { kind: 'flag', label: 'One option only', rule: 'TRAP-1', default: false },
  },
  rulebook: { 'TRAP-1': 'Play' },
  flows: {
    turn: {
      step: {
        rule: 'TRAP-1',
        seats: (state) => [state.turn],
        options: ({ lone }) => (lone ? [{ foot: 'left' }] : [{ foot: 'left' }, { foot: 'right' }]),
        take(ctx, _frame, seat) {
          const { state } = ctx
          if (state.trap === 'loop' || state.trap === 'growth') forEver(state.trap === 'growth')
          state.turn = 1 - seat
          state.moves++
          ctx.emit({ kind: 'stepped', rule: 'TRAP-1', seat })
          return again
        },
      },
    },
  },
  setup: ({ trap: which, lone }) => start({ turn: 0, trap: which, lone, moves: 0 }),
  check: () => undefined,
  clone: (state) => ({ ...state, stack: state.stack.map((frame) => ({ ...frame })) }),
  view: ({ turn, trap: which, lone, moves }) => ({ turn, trap: which, lone, moves }),
  /**
   * Whoever walks knows where the trap is, so that its bots take their time: a server that hangs at once could not even
   * answer.
   */
  secrets: { trap: (state) => [{ in: state, key: 'trap', knownTo: players }] },
  redact: (event) => event,
  imagine(view) {
    if (view.trap === 'thought') forEver(false)
    return start(view)
  },
  score: () => [0.5, 0.5],
  words: {
    view: ({ moves }) => `${moves} steps`,
    action: ({ foot }) => `step ${foot}`,
    event: ({ seat }) => `${seat + 1} steps`,
    ask: () => 'Take a step',
    result: ({ reason }) => reason,
  },
}
