import type { Answering, Wish } from '@anachron/kernel'
import { worthOf } from './limited/worth.ts'
import type { Action, TimestreamTypes } from './types.ts'

/**
 * Whether a hand holds a Power Cell or a card that can be paid for is nobody else's business, so the rules ask in steps
 * 3 and 4 even those who can only go on (TS-91). The client may go on for them, after the time a person would take.
 */
export type StepPreference = { steps: 'needed' | 'all' }

/** To choose the cells oneself is nothing to do where nothing can be paid for. */
const goesOn = (options: readonly Action[]): Action | undefined =>
  options.every(({ kind }) => kind === 'end' || kind === 'payByHand')
    ? options.find(({ kind }) => kind === 'end')
    : undefined

/** TS-98: the card of the pack that is worth most. */
function bestPick(options: readonly Action[]): Action | undefined {
  const picks = options.filter((action) => action.kind === 'pick')
  return picks.reduce((best, pick) => (worthOf(pick.card) > worthOf(best.card) ? pick : best), picks[0] as never)
}

export const answering = {
  about: 'If you can do nothing',
  preferences: (): Wish<StepPreference>[] => [
    { label: 'go on by itself', preference: { steps: 'needed' } },
    { label: 'ask me all the same', preference: { steps: 'all' } },
  ],
  answer: (_view: unknown, options: readonly Action[], { steps }: StepPreference): Action | undefined =>
    steps === 'needed' ? goesOn(options) : undefined,
  waitMs: 1200,
  timeUp: (options: readonly Action[]): Action =>
    options.find(({ kind }) => kind === 'end' || kind === 'none' || kind === 'keep') ??
    bestPick(options) ??
    (options[0] as Action),
} satisfies Answering<TimestreamTypes, StepPreference>
