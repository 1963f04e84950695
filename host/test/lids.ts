import { again, each, type Frame, type Game, nobody, type Result, START } from '@anachron/kernel'

interface LidTypes {
  Rule: 'LID-1'
  State: { stack: Frame[]; result: Result | null; under: number[]; seen: (number | null)[]; knocks: number }
  Frame: Frame & { kind: 'turn' }
  Action: { knock: true } | { lift: number }
  View: { seen: (number | null)[]; knocks: number }
  Event: { kind: 'knocked' | 'lifted'; rule: 'LID-1' }
  Options: Record<never, never>
}

const start = (under: number[], { seen, knocks }: LidTypes['View']): LidTypes['State'] => ({
  stack: [{ kind: 'turn', at: START }],
  result: null,
  under,
  seen: [...seen],
  knocks,
})

/** One person and three cups with a lid: knocking tells nothing, lifting a lid shows what is under it. No dice. */
export const lids: Game<LidTypes> = {
  id: 'lids',
  title: 'Lids',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  rulebook: { 'LID-1': 'Play' },
  flows: {
    turn: {
      look: {
        rule: 'LID-1',
        seats: () => [0],
        options: ({ seen }) => [{ knock: true }, ...seen.flatMap((known, lift) => (known === null ? [{ lift }] : []))],
        take(ctx, _frame, _seat, action) {
          const { state } = ctx
          if ('lift' in action) {
            state.seen[action.lift] = state.under[action.lift] as number
            state.under[action.lift] = 0
          } else state.knocks++
          ctx.emit({ kind: 'lift' in action ? 'lifted' : 'knocked', rule: 'LID-1' })
          return again
        },
      },
    },
  },
  setup: () => start([1, 2, 3], { seen: [null, null, null], knocks: 0 }),
  clone: (state) => ({
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    under: [...state.under],
    seen: [...state.seen],
  }),
  view: ({ seen, knocks }) => ({ seen, knocks }),
  secrets: { 'what is under a lid': ({ under }) => each(under, nobody, { pool: 'cups' }) },
  redact: (event) => event,
  imagine: (view) => {
    const left = [1, 2, 3].filter((thing) => !view.seen.includes(thing))
    return start(
      view.seen.map((known) => (known === null ? (left.pop() as number) : 0)),
      view,
    )
  },
  score: () => [0.5],
  words: {
    view: () => 'cups',
    action: () => 'look',
    event: () => 'something',
    ask: () => 'What now',
    result: ({ reason }) => reason,
  },
}
