import { type Frame, type Game, type Result, type Seat, START } from '../src/index.ts'
import { say, seat, verb } from '../src/words/index.ts'

/** A game without secrets and without chance: take one or two matches, whoever takes the last one wins. */
export interface SticksTypes {
  Rule: 'S-1'
  State: { stack: Frame[]; result: Result | null; left: number; turn: Seat }
  Frame: Frame & { kind: 'turn' }
  Action: { take: 1 | 2 }
  View: Pick<SticksTypes['State'], 'stack' | 'result' | 'left' | 'turn'>
  Event: { kind: 'took'; rule: 'S-1'; seat: Seat; count: number }
  Options: Record<string, never>
}

const copy = ({ stack, result, left, turn }: SticksTypes['View']): SticksTypes['State'] => ({
  stack: stack.map((frame) => ({ ...frame })),
  result,
  left,
  turn,
})

export const sticks: Game<SticksTypes> = {
  id: 'sticks',
  title: 'Matches',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  rulebook: { 'S-1': 'Play' },
  flows: {
    turn: {
      take: {
        rule: 'S-1',
        seats: ({ turn }) => [turn],
        options: ({ left }) => (left > 1 ? [{ take: 1 }, { take: 2 }] : [{ take: 1 }]),
        take(ctx, _frame, seat, { take }) {
          const { state } = ctx
          state.left -= take
          state.turn = 1 - seat
          ctx.emit({ kind: 'took', rule: 'S-1', seat, count: take })
          if (state.left === 0) ctx.end({ reason: 'last', rule: 'S-1', payoff: seat === 0 ? [1, 0] : [0, 1] })
          return 'take'
        },
      },
    },
  },
  setup: () => ({ stack: [{ kind: 'turn', at: START }], result: null, left: 11, turn: 0 }),
  clone: copy,
  view: copy,
  secrets: {},
  redact: (event) => event,
  imagine: copy,
  score: ({ result }) => result?.payoff ?? [0.5, 0.5],
  words: {
    view: ({ left }) => `${left} left`,
    action: ({ take }) => `Take ${take}`,
    event: ({ seat: by, count }) => say`${seat(by)} ${verb('take')} ${count}.`,
    ask: () => 'Take one or two',
    result: ({ reason }) => `Over: ${reason}.`,
  },
}
