import { askTogether, done, type Game, type Result, type TogetherFrame, togetherAsk } from '@anachron/kernel'

type Side = { side: 'heads' | 'tails' }

/** Matching pennies, shown together: whoever could see the other's side first would always win. */
interface PenniesTypes {
  Rule: 'PEN-1'
  State: { stack: TogetherFrame<Side>[]; result: Result | null }
  Frame: TogetherFrame<Side> & { kind: 'show' }
  Action: Side
  View: { waiting: number[] }
  Event: { kind: 'never'; rule: 'PEN-1' }
  Options: Record<string, never>
}

const SIDES: Side[] = [{ side: 'heads' }, { side: 'tails' }]
const waitingFor = (waiting: number[]): PenniesTypes['State'] => ({
  stack: [{ kind: 'show', at: 'show', ...askTogether<Side>(2, waiting) }],
  result: null,
})

export const pennies: Game<PenniesTypes> = {
  id: 'pennies',
  title: 'Pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  rulebook: { 'PEN-1': 'Play' },
  flows: {
    show: {
      show: togetherAsk({
        rule: 'PEN-1',
        options: () => SIDES.map((side) => ({ ...side })),
        reveal(ctx, { answers }) {
          const equal = answers[0]?.side === answers[1]?.side
          ctx.end({ reason: 'shown', rule: 'PEN-1', payoff: equal ? [1, 0] : [0, 1] })
          return done
        },
      }),
    },
  },
  setup: () => waitingFor([0, 1]),
  clone: (state) => structuredClone(state),
  view: (state) => ({ waiting: [...(state.stack[0]?.waiting ?? [])] }),
  secrets: {},
  redact: (event) => event,
  imagine({ waiting }, chance) {
    const state = waitingFor([...waiting])
    for (const seat of [0, 1])
      if (!waiting.includes(seat))
        (state.stack[0] as TogetherFrame<Side>).answers[seat] = SIDES[chance.pick('side', 2)] as Side
    return state
  },
  score: (state) => state.result?.payoff ?? [0.5, 0.5],
  words: {
    view: () => 'two pennies',
    action: ({ side }) => side,
    event: () => '',
    ask: () => 'Show a side',
    result: ({ reason }) => reason,
  },
}
