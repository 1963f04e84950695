import { again, type Frame, type Game, type Result, type Seat, START } from '@anachron/kernel'

interface StepTypes {
  Rule: 'STEP-1'
  State: { stack: Frame[]; result: Result | null; turn: Seat; feet: number }
  Frame: Frame & { kind: 'turn' }
  Action: { foot: number }
  View: { turn: Seat; feet: number }
  Event: { kind: 'stepped'; rule: 'STEP-1'; seat: Seat }
  Options: { feet: number }
}

const start = ({ turn, feet }: StepTypes['View']): StepTypes['State'] => ({
  stack: [{ kind: 'turn', at: START }],
  result: null,
  turn,
  feet,
})

/** Two take steps in turn, with one foot out of as many as they are given. */
export const steps: Game<StepTypes> = {
  id: 'steps',
  title: 'Steps',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { feet: { kind: 'number', label: 'Feet', rule: 'STEP-1', default: 2, min: 1, max: 8 } },
  rulebook: { 'STEP-1': 'Play' },
  flows: {
    turn: {
      step: {
        rule: 'STEP-1',
        seats: ({ turn }) => [turn],
        options: ({ feet }) => Array.from({ length: feet }, (_, foot) => ({ foot })),
        take(ctx, _frame, seat) {
          ctx.state.turn = 1 - seat
          ctx.emit({ kind: 'stepped', rule: 'STEP-1', seat })
          return again
        },
      },
    },
  },
  setup: ({ feet }) => start({ turn: 0, feet }),
  clone: (state) => ({ ...state, stack: state.stack.map((frame) => ({ ...frame })) }),
  view: ({ turn, feet }) => ({ turn, feet }),
  secrets: {},
  redact: (event) => event,
  imagine: start,
  score: () => [0.5, 0.5],
  words: {
    view: () => 'steps',
    action: ({ foot }) => `step with foot ${foot}`,
    event: ({ seat }) => `${seat + 1} steps`,
    ask: () => 'Take a step',
    result: ({ reason }) => reason,
  },
}
