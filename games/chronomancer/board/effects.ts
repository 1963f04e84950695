/** What is played over shop and harbour: coins go from hand to hand, the bell swings, the count is counted out. */
import { type Effect, t } from '@anachron/kit'
import type { ChronoEvent, Who } from '../rules/types.ts'

const merchant = (who: Who): string => (who === 'peddler' ? 'peddler' : `merchant-${who}`)

const earned = (from: string, who: Who, gold: number): Effect[] =>
  gold > 0
    ? [
        { kind: 'coins', from, to: merchant(who), count: Math.ceil(gold / 2) },
        { kind: 'number', at: merchant(who), text: `+${gold}`, tone: 'gain', after: 0.35 },
      ]
    : []

/** Out of the purse, and a loss. */
const stolen = (who: Who, to: string, gold: number): Effect[] => [
  { kind: 'coins', from: merchant(who), to, count: Math.ceil(gold / 2) },
  { kind: 'number', at: merchant(who), text: `−${gold}`, tone: 'loss', after: 0.35 },
]

export function effects(event: ChronoEvent): Effect[] {
  switch (event.kind) {
    case 'sold':
      return earned(`pier-${event.pier}`, event.who, event.gold)
    case 'robbed':
      return [{ kind: 'shake', at: `pier-${event.pier}` }, ...stolen(event.who, `pier-${event.pier}`, event.gold)]
    case 'sponsored':
      return earned(`hall-${event.hall}`, event.seat, event.gold)
    case 'patronised':
      return earned(`icon-${event.seat}-${event.icon}`, event.seat, event.gold)
    case 'paid':
      return earned(`folk-${event.card}`, event.seat, event.gold)
    case 'lifted':
      return [{ kind: 'ring', at: `icon-${event.seat}-${event.icon}`, seat: event.seat }]
    case 'gained':
      return [{ kind: 'ring', at: `lot-${event.seat}-${event.size}-${event.colour}`, seat: event.seat }]
    case 'corrupted':
      return [{ kind: 'shake', at: `vices-${event.seat}` }]
    case 'shifted':
      return [{ kind: 'shake', at: `tile-${event.seat}-${event.tile.slice(0, 3)}` }]
    case 'landed':
      // Once it has sailed in.
      return [
        { kind: 'shake', at: `pier-${event.pier}`, after: 0.6 },
        { kind: 'ring', at: `pier-${event.pier}`, after: 0.6 },
        { kind: 'stamp', at: `pier-${event.pier}`, text: t`Boat ${event.boat} lands`, after: 0.6 },
      ]
    case 'rang':
      return [
        { kind: 'shake', at: 'token' },
        { kind: 'ring', at: 'token' },
      ]
    default:
      return []
  }
}
