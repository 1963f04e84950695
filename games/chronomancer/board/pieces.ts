/** What events and options are about, so that the log and the buttons can point at it. */
import type { Action, ChronoEvent } from '../rules/types.ts'

const SEATS = [0, 1, 2, 3]

/** Options do not say whose they are; only one workshop lies open, so all names are given. */
const anywhere = (piece: (seat: number) => string): string[] => SEATS.map(piece)

export function touches(action: Action): string[] {
  switch (action.kind) {
    case 'move':
      return anywhere((seat) => `space-${seat}-${action.to}`)
    case 'lift':
    case 'spend':
      return anywhere((seat) => `icon-${seat}-${action.icon}`)
    case 'shift':
      return anywhere((seat) => `tile-${seat}-${action.tile.slice(0, 3)}`)
    case 'take':
      return anywhere((seat) => `lot-${seat}-${action.size}-${action.colour}`)
    case 'recruit':
      return [`folk-${action.card}`]
    case 'assign':
      return anywhere((seat) => `place-${seat}-${action.place}`)
    case 'discard':
    case 'secure':
      return anywhere((seat) => `vice-${seat}-${action.card}`)
    case 'recombobulate':
      return anywhere((seat) => `lot-${seat}-relic-${action.from}`)
    case 'embiggen':
      return anywhere((seat) => `lot-${seat}-relic-${action.colour}`)
    case 'fract':
      return anywhere((seat) => `lot-${seat}-artifact-${action.colour}`)
    case 'seat':
      return [`boat-${action.boat}`]
    case 'land':
      return [`pier-${action.pier}`]
    case 'sell':
      return [`pier-${action.pier}`, ...anywhere((seat) => `lot-${seat}-${action.size}-${action.colour}`)]
    default:
      return []
  }
}

const merchant = (who: number | 'peddler'): string => (who === 'peddler' ? 'peddler' : `merchant-${who}`)

export function pieces(event: ChronoEvent): string[] {
  switch (event.kind) {
    case 'boarded':
    case 'stranded':
      return [`boat-${event.boat}`]
    case 'moved':
      return [`space-${event.seat}-${event.to}`, merchant(event.seat)]
    case 'lifted':
    case 'spent':
    case 'patronised':
      return [`icon-${event.seat}-${event.icon}`, merchant(event.seat)]
    case 'shifted':
      return [`tile-${event.seat}-${event.tile.slice(0, 3)}`, merchant(event.seat)]
    case 'gained':
      return [`lot-${event.seat}-${event.size}-${event.colour}`, merchant(event.seat)]
    case 'sponsored':
      return [`hall-${event.hall}`, merchant(event.seat)]
    case 'recruited':
      return [`folk-${event.card}`, merchant(event.who)]
    case 'entered':
      return [`folk-${event.card}`]
    case 'assigned':
      return [`place-${event.seat}-${event.place}`, merchant(event.seat)]
    case 'discarded':
    case 'corrupted':
      return [`vice-${event.seat}-${event.card}`, merchant(event.seat)]
    case 'advanced':
    case 'arrived':
      return [merchant(event.who), ...(event.who === 'peddler' ? [] : [`piece-${event.who}`])]
    case 'seated':
      return [`boat-${event.boat}`, merchant(event.who)]
    case 'landed':
      return [`pier-${event.pier}`, `boat-${event.boat}`]
    case 'rang':
      return ['token']
    case 'sold':
    case 'robbed':
      return [`pier-${event.pier}`, merchant(event.who)]
    case 'revealed':
    case 'stocked':
    case 'pocketed':
    case 'bought':
      return ['peddler']
    case 'closed':
    case 'scored':
      return [merchant(event.who)]
    default:
      return 'seat' in event ? [merchant(event.seat)] : []
  }
}
