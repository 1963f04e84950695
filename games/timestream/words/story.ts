import type { Story } from '@anachron/kernel'
import { joined, say } from '@anachron/kernel/words'
import type { Event, TimestreamTypes } from '../rules/types.ts'
import { eventText } from './events.ts'
import { meanwhile } from './meanwhile.ts'

const MAJOR: ReadonlySet<Event['kind']> = new Set([
  'deckChosen',
  'begins',
  'mulligan',
  'played',
  'strike',
  'voided',
  'stunned',
  'froze',
  'lost',
  'unlocked',
  'peeked',
  'took',
  'reshuffled',
  'ended',
])

/** What somebody suffers is the doing of whoever played or struck just before. */
const SUFFERED: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['voided', 'lost', 'returned', 'unlocked'])

/** So many things that came of one answer are told in its line. */
const MOST = 4

export const story: Story<TimestreamTypes> = {
  chapter: (event) =>
    event.kind === 'turn' ? say`Turn ${event.turn}` : event.kind === 'begins' ? 'Before' : undefined,
  actor(event) {
    if (SUFFERED.has(event.kind)) return undefined
    if (event.kind === 'turn') return null
    return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
  },
  isMajor: ({ kind }) => MAJOR.has(kind),
  sum(events) {
    if (!events.some(({ kind }) => SUFFERED.has(kind))) return undefined
    const told = events.filter(({ kind }) => MAJOR.has(kind) || SUFFERED.has(kind))
    return say`${joined(told.slice(0, MOST).map(eventText), ' ')}`
  },
  meanwhile,
}
