import type { Seat, Story } from '@anachron/kernel'
import { count, joined, list, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import type { Event, TimestreamTypes } from '../rules/types.ts'
import { eventText } from './events.ts'
import { name } from './phrases.ts'

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

/** So many cards are named; more are counted. */
const NAMED = 3

/** What one of the two did, in one breath: played, struck, lost. */
function deeds(by: Seat, events: readonly Event[]): Sentence | undefined {
  const played = events.flatMap((event) => (event.kind === 'played' ? [event.play.card] : []))
  const strikes = events.filter(({ kind }) => kind === 'strike').length
  const lost = events.reduce((sum, event) => sum + (event.kind === 'voided' ? event.cards.length : 0), 0)
  const cards = played.length > NAMED ? count(played.length, 'card') : list(played.map(name))
  const did = [
    ...(played.length > 0 ? [say`${verb('play', seat(by))} ${cards}`] : []),
    ...(strikes > 0 ? [say`${verb('strike', seat(by))} ${count(strikes, 'time')}`] : []),
    ...(lost > 0 ? [say`${verb('lose', seat(by))} ${count(lost, 'card')}`] : []),
  ]
  return did.length > 0 ? say`${seat(by)} ${list(did)}.` : undefined
}

export const story: Story<TimestreamTypes> = {
  chapter: (event) =>
    event.kind === 'turn' ? say`Turn ${event.turn}` : event.kind === 'begins' ? 'Before' : undefined,
  actor(event) {
    if (event.kind === 'turn') return null
    return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
  },
  isMajor: ({ kind }) => MAJOR.has(kind),
  meanwhile(events) {
    const bySeat = Map.groupBy(events, (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : -1))
    const said = [...bySeat].flatMap(([by, done]) => (by < 0 ? [] : (deeds(by, done) ?? [])))
    const ended = events.findLast((event) => event.kind === 'ended')
    const all = [...said, ...(ended ? [eventText(ended)] : [])]
    return all.length > 0 ? say`${joined(all, ' ')}` : undefined
  },
}
