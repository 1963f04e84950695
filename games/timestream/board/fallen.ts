/** What has gone from the table since one last acted: where it lay, and what card sent it away. */
import { useRef } from 'react'
import { cardOf, type Phase } from '../content/index.ts'
import type { CardId, Event, View } from '../rules/types.ts'

export interface Place {
  /** Whose lane. */
  owner: number
  zone: 'location' | 'advance' | 'obstacle'
  phase: Phase
}

export interface Fallen extends Place {
  card: CardId
  kind: 'voided' | 'returned'
  /** The card that did it, where that was no strike, and the event that tells of what it did. */
  by: CardId | undefined
  event: Event
}

type Gone = Extract<Event, { kind: 'voided' | 'returned' }>
type Cause = { seat: number; card: CardId | undefined; strike?: Extract<Event, { kind: 'strike' }> }

const isGone = (event: Event): event is Gone => event.kind === 'voided' || event.kind === 'returned'

/** Where every unit that can be seen lies. */
function placesIn(view: View): [unit: number, place: Place][] {
  const found: [number, Place][] = []
  for (const [seat, { locations, advances, obstacles }] of view.players.entries())
    for (const phase of [1, 2, 3] as const) {
      const there = locations[phase - 1]
      if (there) found.push([there.id, { owner: seat, zone: 'location', phase }])
      for (const { id } of advances[phase - 1] ?? []) found.push([id, { owner: seat, zone: 'advance', phase }])
      for (const { id } of obstacles[phase - 1] ?? []) found.push([id, { owner: 1 - seat, zone: 'obstacle', phase }])
    }
  return found
}

/** Where units lay when they were last seen. */
export function usePlaces(view: View): ReadonlyMap<number, Place> {
  const kept = useRef(new Map<number, Place>())
  for (const [unit, place] of placesIn(view)) kept.current.set(unit, place)
  return kept.current
}

/** What brought it about: a strike in which it was, else the play or the counter before it. */
function causeOf(events: readonly Event[], gone: Gone): Cause | undefined {
  const before = events.slice(0, events.indexOf(gone)).reverse()
  const strike = before.find((one) => one.kind === 'strike' && (one.unit === gone.unit || one.target === gone.unit))
  if (strike?.kind === 'strike') return { seat: strike.seat, card: undefined, strike }
  const other = before.find((one) => one.kind === 'played' || one.kind === 'counter' || one.kind === 'charged')
  if (!other || !('seat' in other)) return undefined
  // Its own time was over.
  if (other.kind === 'counter' && other.unit === gone.unit) return { seat: gone.seat, card: undefined }
  return {
    seat: other.seat,
    card: other.kind === 'played' ? other.play.card : 'card' in other ? other.card : undefined,
  }
}

/** A location that was struck at, for whoever has not seen what lay there. */
function struckPlace({ strike }: Cause, { unit }: Gone): Place | undefined {
  if (strike?.with !== 'obstacle' || strike.target !== unit) return undefined
  const isChain = cardOf(strike.targetCard).type === 'event-chain'
  return isChain ? { owner: 1 - strike.seat, zone: 'location', phase: strike.phase } : undefined
}

/** Whatever went by somebody else's doing, and not as a price of its owner's. */
export function fallenIn(
  events: readonly Event[],
  places: ReadonlyMap<number, Place>,
  viewer: number,
): readonly Fallen[] {
  return events.filter(isGone).flatMap((event): Fallen[] => {
    const cause = causeOf(events, event)
    // One's own last answer is no news, and therefore not among them.
    const by = cause ? cause.seat : viewer
    const [card] = event.cards
    const place = places.get(event.unit) ?? (cause && struckPlace(cause, event))
    if (!place || !card || (by === event.seat && !cause?.strike)) return []
    return [{ ...place, card, kind: event.kind, by: cause?.card, event }]
  })
}

export const fallenAt = (fallen: readonly Fallen[], owner: number, zone: Place['zone'], phase: Phase) =>
  fallen.findLast((one) => one.owner === owner && one.zone === zone && one.phase === phase)
