import { type Chance, done, type Frame, type Game, nobody, type Result } from '@anachron/kernel'

/**
 * For one seat: take a sure 0.7, or guess how a hidden coin lies. Whoever imagines worlds and then plays as if they saw
 * them thinks that guessing is sure to win.
 */
interface GuessTypes {
  Rule: 'GUESS-1'
  State: { stack: Frame[]; result: Result | null; coin: number }
  Frame: Frame & { kind: 'bet' }
  Action: { bet: 'safe' | 'guess' } | { coin: number }
  View: { at: string }
  Event: { kind: 'never'; rule: 'GUESS-1' }
  Options: Record<string, never>
}

const at = (where: string, chance: Chance): GuessTypes['State'] => ({
  stack: [{ kind: 'bet', at: where }],
  result: null,
  coin: chance.pick('coin', 2),
})

const pays = (payoff: number): Result<GuessTypes> => ({ reason: 'paid', rule: 'GUESS-1', payoff: [payoff] })

export const guess: Game<GuessTypes> = {
  id: 'guess',
  title: 'Guess',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  rulebook: { 'GUESS-1': 'Play' },
  flows: {
    bet: {
      bet: {
        rule: 'GUESS-1',
        seats: () => [0],
        options: () => [{ bet: 'guess' }, { bet: 'safe' }],
        take(ctx, _frame, _seat, action) {
          if ('bet' in action && action.bet === 'safe') ctx.end(pays(0.7))
          return 'coin'
        },
      },
      coin: {
        rule: 'GUESS-1',
        seats: () => [0],
        options: () => [{ coin: 0 }, { coin: 1 }],
        take(ctx, _frame, _seat, action) {
          ctx.end(pays('coin' in action && action.coin === ctx.state.coin ? 1 : 0))
          return done
        },
      },
    },
  },
  setup: (_options, _seats, chance) => at('bet', chance),
  clone: (state) => structuredClone(state),
  view: (state) => ({ at: state.stack[0]?.at ?? '' }),
  secrets: { coin: (state) => [{ in: state, key: 'coin', knownTo: nobody, values: [0, 1] }] },
  redact: (event) => event,
  imagine: (view, chance) => at(view.at, chance),
  score: (state) => state.result?.payoff ?? [0.5],
  words: {
    view: () => 'a hidden coin',
    action: (action) => ('bet' in action ? `Bet ${action.bet}` : `Say ${action.coin}`),
    event: () => '',
    ask: () => 'Bet',
    result: ({ reason }) => reason,
  },
}
