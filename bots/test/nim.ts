import { again, type Frame, type Game, type Result, type Seat } from '@anachron/kernel'

/**
 * Take one, two or three of a heap in turn; whoever takes the last one wins. Solved, so that good play can be told from
 * luck.
 */
interface NimTypes {
  Rule: 'NIM-1'
  State: { stack: Frame[]; result: Result | null; heap: number; turn: Seat }
  Frame: Frame & { kind: 'turn' }
  Action: { take: number }
  View: { heap: number; turn: Seat }
  Event: { kind: 'taken'; rule: 'NIM-1' }
  Options: { heap: number }
}

const at = (heap: number, turn: Seat): NimTypes['State'] => ({
  stack: [{ kind: 'turn', at: 'take' }],
  result: null,
  heap,
  turn,
})

export const nim: Game<NimTypes> = {
  id: 'nim',
  title: 'Nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { heap: { kind: 'number', default: 21, min: 1, max: 99, label: 'Heap', rule: 'NIM-1' } },
  rulebook: { 'NIM-1': 'Play' },
  flows: {
    turn: {
      take: {
        rule: 'NIM-1',
        seats: (state) => [state.turn],
        options: (state) => [1, 2, 3].filter((n) => n <= state.heap).map((take) => ({ take })),
        take(ctx, _frame, seat, { take }) {
          ctx.state.heap -= take
          if (ctx.state.heap === 0) ctx.end({ reason: 'last', rule: 'NIM-1', payoff: seat === 0 ? [1, 0] : [0, 1] })
          else ctx.state.turn = 1 - seat
          return again
        },
      },
    },
  },
  setup: ({ heap }) => at(heap, 0),
  clone: (state) => structuredClone(state),
  view: ({ heap, turn }) => ({ heap, turn }),
  secrets: {},
  redact: (event) => event,
  imagine: ({ heap, turn }) => at(heap, turn),
  score: (state) => state.result?.payoff ?? [0.5, 0.5],
  words: {
    view: ({ heap }) => `${heap} left`,
    action: ({ take }) => `Take ${take}`,
    event: () => 'taken',
    ask: () => 'Take some',
    result: ({ reason }) => reason,
  },
}
