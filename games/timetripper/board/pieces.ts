/** Which pieces events are about. */
import type { Event } from '../rules/events.ts'
import type { FigureId } from '../rules/types.ts'

export const figurePiece = (id: FigureId): string => `fig-${id}`

export function pieces(event: Event): readonly string[] {
  switch (event.kind) {
    case 'fired':
    case 'struck':
      return [...(event.by === null ? [] : [figurePiece(event.by)]), figurePiece(event.at)]
    case 'placed':
      return event.what === 'unit' || event.what === 'tripper' ? [figurePiece(event.id)] : []
    case 'detected':
    case 'awed':
    case 'fled':
    case 'turned':
      return [figurePiece(event.unit)]
    case 'special':
      return event.unit === null ? [] : [figurePiece(event.unit)]
    case 'burst':
      return [`hex-${event.hex}`]
    case 'conjured':
    case 'guided':
    case 'aligned':
    case 'expelled':
      return ['flux']
    case 'travelled':
    case 'arrived':
      return ['marker']
    default:
      return 'who' in event && event.who !== null ? [figurePiece(event.who)] : []
  }
}
