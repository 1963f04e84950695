import type { Tag } from '@anachron/kernel'
import type { Event } from './events.ts'

const NONE: readonly Tag[] = []

/** What of the content an event is about, for the lab. */
export function tags(event: Event): readonly Tag[] {
  switch (event.kind) {
    case 'arrived':
      return [{ id: `battle-${event.battle}`, how: 'met' }]
    case 'blackHole':
      return [{ id: 'battle-72', how: 'met' }]
    case 'special':
      return [{ id: `special-${event.key}`, how: 'met' }]
    case 'struck':
    case 'fired':
      return event.weapon === 'own' || event.weapon === 'shell' || event.weapon === 'unarmed'
        ? NONE
        : event.weapon === 'bayonet+repellent'
          ? [
              { id: 'bayonet', how: 'used' },
              { id: 'repellent', how: 'used' },
            ]
          : [{ id: event.weapon, how: 'used' }]
    case 'burst':
      return event.what === 'shell' ? NONE : [{ id: event.what, how: 'used' }]
    default:
      return NONE
  }
}
