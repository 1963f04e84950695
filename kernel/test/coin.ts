import {
  again,
  type Ctx,
  copyJson,
  done,
  each,
  type Frame,
  type Game,
  type Result,
  type Seat,
  START,
} from '../src/index.ts'

/**
 * A game as small as can be, for the kernel's own tests: each seat hides a coin, may peek at the other's, and guesses.
 */
export interface CoinTypes {
  Rule: 'C-1' | 'C-2'
  State: { stack: CoinFrame[]; result: Result | null; coins: number[]; peeked: boolean; trace: string[]; turn: Seat }
  Frame: CoinFrame
  Action: { kind: 'peek' } | { kind: 'wait' } | { kind: 'toss' } | { kind: 'guess'; side: number } | { kind: 'stop' }
  View: {
    viewer: number
    coins: (number | null)[]
    peeked: boolean
    trace: string[]
    turn: Seat
    stack: CoinFrame[]
    result: Result | null
  }
  Event: { kind: 'did'; rule: 'C-1'; what: string }
  Options: { sides: number }
}
export type CoinFrame = (Frame & { kind: 'table' }) | (Frame & { kind: 'echo'; say: string })
type State = CoinTypes['State']

const knows = (state: Pick<State, 'peeked'>, viewer: number, seat: Seat): boolean =>
  viewer === seat || viewer === -2 || (state.peeked && viewer === 0)

const did = (ctx: Ctx<CoinTypes>, what: string): void => ctx.emit({ kind: 'did', rule: 'C-1', what })

export const coinGame: Game<CoinTypes> = {
  id: 'coin',
  title: 'Coin',
  version: 3,
  seats: { min: 2, max: 2 },
  options: { sides: { kind: 'number', label: 'Sides', rule: 'C-1', default: 2, min: 2, max: 6 } },
  rulebook: {
    'C-1': 'Play',
    'C-2': 'Play',
  },
  flows: {
    table: {
      act: {
        rule: 'C-1',
        seats: (state) => [state.turn],
        options: () => [
          { kind: 'peek' },
          { kind: 'wait' },
          { kind: 'toss' },
          { kind: 'guess', side: 1 },
          { kind: 'guess', side: 2 },
        ],
        refuse: (_state, _frame, _seat, action) =>
          action.kind === 'guess' ? { rule: 'C-1', reason: `A coin has no side ${action.side}.` } : undefined,
        take(ctx, _frame, seat, action) {
          const { state } = ctx
          did(ctx, action.kind)
          if (action.kind === 'peek') state.peeked = true
          if (action.kind === 'toss') state.coins[seat] = ctx.chance.roll(`toss/${seat}`, 2)
          if (action.kind === 'wait') {
            ctx.call({ kind: 'echo', say: 'first' })
            ctx.call({ kind: 'echo', say: 'second' })
          }
          if (action.kind === 'guess') {
            const right = state.coins[1 - seat] === action.side
            ctx.end({ reason: 'guess', rule: 'C-1', payoff: right === (seat === 0) ? [1, 0] : [0, 1] })
          }
          return again
        },
      },
    },
    echo: {
      speak(ctx, frame) {
        ctx.state.trace.push(frame.say)
        if (frame.say === 'second') return done
      },
      after(ctx) {
        ctx.state.trace.push('after')
      },
    },
  },
  setup: (_options, _seats, chance) => ({
    stack: [{ kind: 'table', at: START }],
    result: null,
    coins: [chance.roll('coin/0', 2), chance.roll('coin/1', 2)],
    peeked: false,
    trace: [],
    turn: 0,
  }),
  clone: (state) => copyJson(state),
  view: (state, viewer) => ({
    viewer,
    coins: state.coins.map((coin, seat) => (knows(state, viewer, seat) ? coin : null)),
    peeked: state.peeked,
    trace: state.trace.slice(),
    turn: state.turn,
    stack: copyJson(state.stack),
    result: copyJson(state.result),
  }),
  secrets: {
    coin: (state) =>
      state.coins.flatMap((_, seat) =>
        each(state.coins, (viewer) => knows(state, viewer, seat), { values: [1, 2] }).slice(seat, seat + 1),
      ),
  },
  redact: (event) => event,
  imagine: ({ viewer: _viewer, ...view }, chance) => ({
    ...copyJson(view),
    coins: view.coins.map((coin) => coin ?? chance.roll('imagine', 2)),
  }),
  score: (state) => state.result?.payoff ?? [0.5, 0.5],
  anytime: {
    options: () => [{ kind: 'stop' }],
    take: (ctx, seat) => ctx.end({ reason: 'stop', rule: 'C-2', payoff: seat === 0 ? [0, 1] : [1, 0] }),
  },
  concede: { kind: 'stop' },
  words: {
    view: () => 'coins',
    action: ({ kind }) => kind,
    event: ({ what }) => what,
    ask: () => 'Act',
    result: ({ reason }) => `Over: ${reason}.`,
  },
}
