/** The two rolls on which a trip hangs, in words: who steers the jump, and whether the Time Hole lets one through. */
import { say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/types.ts'

type HeldRoll = Extract<Event, { kind: 'controlled' | 'homing' }>

/** What the dice must not come above. */
export const limitOf = (view: View, { who }: HeldRoll): number => view.trippers[who]?.experience ?? 0

export const ROLL_WORDS = {
  controlled: {
    of: say`Who steers the jump?`,
    good: say`In hand: you choose how far`,
    bad: say`Not in hand: a die says how far`,
  },
  homing: { of: say`The Time Hole`, good: say`Through, and home`, bad: say`It does not let you through` },
} as const

/** In one sentence, for whoever does not see it. */
export const rollWords = (event: HeldRoll, limit: number): string =>
  t`${ROLL_WORDS[event.kind].of} ${event.roll} against Experience ${limit}. ${ROLL_WORDS[event.kind][event.succeeded ? 'good' : 'bad']}.`
