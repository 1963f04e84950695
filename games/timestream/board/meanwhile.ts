import { useRef } from 'react'
import type { Event, View } from '../rules/types.ts'

/** Whether what was seen before is no news any more: the rival's next turn begins, or one has acted oneself. */
const isOver = (event: Event, viewer: number): boolean =>
  'seat' in event &&
  (event.kind === 'turn'
    ? event.seat !== viewer
    : event.seat === viewer && (event.kind === 'played' || event.kind === 'strike' || event.kind === 'charged'))

/**
 * What the rival has done since one last acted. Steps without a choice may be answered by themselves in between, so the
 * board keeps it for as long as it is news.
 */
export function useMeanwhile(view: View, now: Event | undefined, happened: readonly Event[]): readonly Event[] {
  const kept = useRef<{ events: readonly Event[]; turn: number }>({ events: [], turn: view.turn })
  // Somebody looks at another time, or has taken something back.
  if (view.turn < kept.current.turn) kept.current = { events: [], turn: view.turn }
  const news = (now ? [now] : happened).filter((event) => !kept.current.events.includes(event))
  if (news.length > 0) {
    let { events } = kept.current
    for (const event of news) events = isOver(event, view.viewer) ? [] : [...events, event]
    kept.current = { events, turn: view.turn }
  }
  return kept.current.events
}
