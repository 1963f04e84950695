/** What is played over the field, beside the lines and words that the field draws itself. */
import { type Effect, STAGE } from '@anachron/kit'
import type { Event } from '../rules/events.ts'
import { figurePiece } from './pieces.ts'
import { SETTLED } from './suspense.ts'

export function effects(event: Event): Effect[] {
  switch (event.kind) {
    case 'struck':
      return event.became === 'none'
        ? []
        : [
            {
              kind: 'burst',
              at: figurePiece(event.at),
              size: event.became === 'kill' ? 'large' : 'small',
              after: SETTLED,
              sound: 'hit',
            },
            { kind: 'shake', at: figurePiece(event.at), after: SETTLED },
          ]
    case 'suffered':
      return event.effect === 'none' ? [] : [{ kind: 'shake', at: figurePiece(event.who) }]
    case 'burst':
      return [
        { kind: 'burst', at: `hex-${event.hex}`, size: 'large' },
        { kind: 'shake', at: STAGE, after: 0.1 },
      ]
    case 'revived':
      return [{ kind: 'ring', at: figurePiece(event.who) }]
    case 'conjured':
    case 'expelled':
      return [{ kind: 'ring', at: 'flux' }]
    case 'home':
      return [{ kind: 'ring', at: STAGE }]
    default:
      return []
  }
}
