/** The two rolls on which a trip hangs, in words: who steers the jump, and whether the Time Hole lets one through. */
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/types.ts'

type HeldRoll = Extract<Event, { kind: 'controlled' | 'homing' }>

/** What the dice must not come above. */
export const limitOf = (view: View, { who }: HeldRoll): number => view.trippers[who]?.experience ?? 0

export const ROLL_WORDS = {
  controlled: {
    of: 'Who steers the jump?',
    good: 'In hand: you choose how far',
    bad: 'Not in hand: a die says how far',
  },
  homing: { of: 'The Time Hole', good: 'Through, and home', bad: 'It does not let you through' },
} as const

/** In one sentence, for whoever does not see it. */
export const rollWords = (event: HeldRoll, limit: number): string =>
  `${ROLL_WORDS[event.kind].of} ${event.roll} against Experience ${limit}. ${ROLL_WORDS[event.kind][event.succeeded ? 'good' : 'bad']}.`
