import type { Chance } from './chance/chance.ts'
import { anytime, askAt } from './engine.ts'
import { type Ask, again, type Ctx, type Frame, type Next } from './flow.ts'
import type { AnyGame, Base, Refusal, Types } from './game.ts'
import { type Json, sameJson } from './json.ts'
import type { LogEntry } from './log.ts'
import { type Seat, sees, type Viewer } from './seat.ts'
import type { Hidden } from './secrets.ts'

/** A frame in which several seats choose at once and in secret: who is still waiting, and the answers so far. */
export interface TogetherFrame<Action> extends Frame {
  waiting: Seat[]
  /** By seat; null until answered. Made by `askTogether`, shown to viewers by `veiledAnswers`. */
  answers: (Action | null)[]
}

/** The same as a viewer sees it: of the others only whether they have answered. */
export type Veiled<F> =
  F extends TogetherFrame<infer Action> ? Omit<F, 'answers'> & { answers: (Action | 'hidden' | null)[] } : F

export const askTogether = <Action>(
  seats: number,
  waiting: Seat[],
): Pick<TogetherFrame<Action>, 'waiting' | 'answers'> => ({
  waiting,
  answers: new Array<Action | null>(seats).fill(null),
})

/** A copy of the answers for a viewer: others' show only that they were given. */
export const veiledAnswers = <Action extends object>(
  { answers }: Pick<TogetherFrame<Action>, 'answers'>,
  viewer: Viewer,
): (Action | 'hidden' | null)[] =>
  answers.map((answer, seat) => (answer === null ? null : sees(viewer, seat) ? { ...answer } : 'hidden'))

/** Answers for an imagined world: what was hidden is any of the options that the seat has there. */
export const imaginedAnswers = <Action extends object>(
  answers: readonly (Action | 'hidden' | null)[],
  options: (seat: Seat) => readonly Action[],
  chance: Chance,
): (Action | null)[] =>
  answers.map((answer, seat) => {
    if (answer !== 'hidden') return answer && { ...answer }
    const listed = options(seat)
    return listed[chance.pick('imagine', listed.length)] as Action
  })

export interface TogetherRules<T extends Types, F extends TogetherFrame<T['Action']>> {
  rule: Ask<T, F>['rule']
  options(state: T['State'], frame: F, seat: Seat): T['Action'][]
  refuse?(state: T['State'], frame: F, seat: Seat, action: T['Action']): Refusal<T> | undefined
  /** Once all have answered: carries out `frame.answers`. */
  reveal(ctx: Ctx<T>, frame: F): Next
}

/** The ask for simultaneous secret choices of one answer each, revealed together. */
export function togetherAsk<T extends Types, F extends TogetherFrame<T['Action']>>(
  rules: TogetherRules<T, F>,
): Ask<T, F> {
  return {
    rule: rules.rule,
    together: true,
    seats: (_state, frame) => frame.waiting,
    options: rules.options,
    ...(rules.refuse ? { refuse: rules.refuse } : {}),
    take(ctx, frame, seat, action) {
      frame.answers[seat] = action
      frame.waiting.splice(frame.waiting.indexOf(seat), 1)
      return frame.waiting.length > 0 ? again : rules.reveal(ctx, frame)
    },
  }
}

/**
 * Whether an answer is only kept for now, because others have still to answer: all that they see is that it was given.
 */
export function isKeptBack(game: AnyGame, state: Base, { seat, action }: Pick<LogEntry, 'seat' | 'action'>): boolean {
  const frame = state.stack.at(-1)
  const waiting = frame && askAt(game, frame)?.together ? (frame as TogetherFrame<Json>).waiting : []
  const isAnswer = !anytime(game, state, seat).some((option) => sameJson(option, action))
  return isAnswer && waiting.length > 1 && waiting.includes(seat)
}

/** Answers that have been given and not yet shown: nobody but their seat knows them. */
export function hiddenAnswers(game: AnyGame, state: Base): Hidden[] {
  return state.stack.flatMap((frame) => {
    const ask = askAt(game, frame)
    if (!ask?.together) return []
    const { answers } = frame as TogetherFrame<Json>
    return answers.flatMap((answer, seat) =>
      answer === null
        ? []
        : [
            {
              in: answers,
              key: seat,
              knownTo: (viewer: Viewer) => viewer === seat,
              values: ask.options(state as never, frame as never, seat) as Json[],
            },
          ],
    )
  })
}
