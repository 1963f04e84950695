import {
  askTogether,
  type Frame,
  type Game,
  imaginedAnswers,
  only,
  type Result,
  type Seat,
  type TogetherFrame,
  togetherAsk,
  type Veiled,
  type Viewer,
  veiledAnswers,
} from '../src/index.ts'
import { say, seat } from '../src/words/index.ts'

type Hide = { kind: 'hide'; number: number }
type Guess = { kind: 'guess'; number: number }
type Told = 'higher' | 'lower' | 'hit'
type DuelFrame = (TogetherFrame<Hide> & { kind: 'hide' }) | (Frame & { kind: 'round'; turn: Seat })

/**
 * Both hide a number, then guess the other's in turn and are told higher, lower or hit. No chance, and each guess tells
 * something.
 */
export interface DuelTypes {
  Rule: 'D-1' | 'D-2'
  State: {
    stack: DuelFrame[]
    result: Result | null
    highest: number
    numbers: number[]
    guesses: [Seat, number, Told][]
  }
  Frame: DuelFrame
  Action: Hide | Guess
  View: Omit<DuelTypes['State'], 'numbers' | 'stack'> & {
    viewer: Viewer
    own: number | null
    stack: Veiled<DuelFrame>[]
  }
  Event:
    | { kind: 'hid'; rule: 'D-1'; seat: Seat; number: number | null }
    | { kind: 'told'; rule: 'D-2'; seat: Seat; number: number; told: Told }
  Options: { highest: number }
}
type State = DuelTypes['State']

const upTo = (highest: number): number[] => Array.from({ length: highest }, (_, i) => i + 1)
const hides = (highest: number): Hide[] => upTo(highest).map((number) => ({ kind: 'hide', number }))

/** Whether a number fits what has been told about this seat's. */
const fits = (guesses: State['guesses'], seat: Seat, number: number): boolean =>
  guesses.every(
    ([by, guess, told]) => by === seat || told === (number > guess ? 'higher' : number < guess ? 'lower' : 'hit'),
  )

const copyFrame = (frame: DuelFrame): DuelFrame =>
  frame.kind === 'hide'
    ? { ...frame, waiting: frame.waiting.slice(), answers: frame.answers.map((answer) => answer && { ...answer }) }
    : { ...frame }

export const duel: Game<DuelTypes> = {
  id: 'duel',
  title: 'Duel of hidden numbers',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { highest: { kind: 'number', label: 'Highest', rule: 'D-1', default: 12, min: 2, max: 100 } },
  rulebook: { 'D-1': 'Play', 'D-2': 'Play' },
  flows: {
    hide: {
      choose: togetherAsk<DuelTypes, TogetherFrame<Hide> & { kind: 'hide' }>({
        rule: 'D-1',
        options: ({ highest }) => hides(highest),
        reveal(ctx, { answers }) {
          for (const [seat, answer] of answers.entries()) {
            const { number } = answer as Hide
            ctx.state.numbers[seat] = number
            ctx.emit({ kind: 'hid', rule: 'D-1', seat, number })
          }
        },
      }),
      start: (ctx) => ctx.call({ kind: 'round', turn: 0 }),
    },
    round: {
      guess: {
        rule: 'D-2',
        seats: (_state, frame) => [frame.turn],
        options: ({ highest }) => upTo(highest).map((number) => ({ kind: 'guess', number })),
        take(ctx, frame, seat, { number }) {
          const { state } = ctx
          const hidden = state.numbers[1 - seat] as number
          const told: Told = hidden > number ? 'higher' : hidden < number ? 'lower' : 'hit'
          state.guesses.push([seat, number, told])
          ctx.emit({ kind: 'told', rule: 'D-2', seat, number, told })
          if (told === 'hit' || state.guesses.length === 40)
            ctx.end({ reason: told, rule: 'D-2', payoff: told !== 'hit' ? [0.5, 0.5] : seat === 0 ? [1, 0] : [0, 1] })
          frame.turn = 1 - seat
          return 'guess'
        },
      },
    },
  },
  setup: ({ highest }, seats) => ({
    stack: [{ kind: 'hide', at: 'choose', ...askTogether<Hide>(seats, [0, 1]) }],
    result: null,
    highest,
    numbers: [],
    guesses: [],
  }),
  clone: (state) => ({
    ...state,
    stack: state.stack.map(copyFrame),
    numbers: state.numbers.slice(),
    guesses: state.guesses.map(([seat, number, told]) => [seat, number, told]),
  }),
  view: (state, viewer) => ({
    viewer,
    own: state.numbers[viewer] ?? null,
    stack: state.stack.map((frame) =>
      frame.kind === 'hide' ? { ...frame, answers: veiledAnswers(frame, viewer) } : { ...frame },
    ),
    result: state.result,
    highest: state.highest,
    guesses: state.guesses.map(([seat, number, told]) => [seat, number, told]),
  }),
  secrets: {
    /** A guess tells everybody something about it: what it could be is what fits all that was told. */
    'hidden number': ({ numbers, guesses, highest }) =>
      numbers.map((_, seat) => ({
        in: numbers,
        key: seat,
        knownTo: only(seat),
        values: upTo(highest).filter((number) => fits(guesses, seat, number)),
      })),
  },
  redact: (event, viewer) => (event.kind === 'hid' && event.seat !== viewer ? { ...event, number: null } : event),
  imagine(view, chance) {
    const stack = view.stack.map(
      (frame): DuelFrame =>
        frame.kind === 'hide'
          ? {
              ...frame,
              waiting: frame.waiting.slice(),
              answers: imaginedAnswers(frame.answers, () => hides(view.highest), chance),
            }
          : { ...frame },
    )
    const number = (seat: Seat): number => {
      const possible = upTo(view.highest).filter((n) => fits(view.guesses, seat, n))
      return seat === view.viewer && view.own !== null
        ? view.own
        : (possible[chance.pick('imagine', possible.length)] as number)
    }
    const { result, highest } = view
    const guesses = view.guesses.map(([seat, n, told]): [Seat, number, Told] => [seat, n, told])
    const hiding = stack.some(({ kind, at }) => kind === 'hide' && at === 'choose')
    return { stack, result, highest, guesses, numbers: hiding ? [] : [number(0), number(1)] }
  },
  score: (state) => state.result?.payoff ?? [0.5, 0.5],
  words: {
    view: (view) => say`Numbers from 1 to ${view.highest}`,
    action: ({ kind, number }) => (kind === 'hide' ? say`Hide ${number}` : say`Guess ${number}`),
    event: (event) => say`${seat(event.seat)}: ${event.number ?? 'a number'}.`,
    ask: (ask) => `At ${ask}`,
    result: ({ reason }) => `Over: ${reason}.`,
  },
}
