import type { Content, Tag } from '@anachron/kernel'
import { cards, quarks } from '../content/index.ts'
import type { Event } from './types.ts'

/** Everything that can turn up: the cards of the Draw Deck, the Fidos and the Quarks. */
export const content: readonly Content[] = Object.entries({ ...cards, ...quarks }).map(([id, { kind, name }]) => ({
  id,
  kind,
  name: kind === 'jump' ? `${name} ${id.slice(-2)}` : name,
}))

const NONE: readonly Tag[] = []

export function tags(event: Event): readonly Tag[] {
  switch (event.kind) {
    case 'began':
    case 'roundBegan':
      return event.quark === null ? NONE : [{ id: event.quark, how: 'revealed' }]
    case 'agentEntered':
      return [{ id: event.agent, how: 'played', seat: event.seat }]
    case 'agentLost':
      return [{ id: event.agent, how: 'lost', seat: event.seat }]
    case 'jumpBegan':
      return event.paid === null ? NONE : [{ id: event.paid, how: 'played', seat: event.seat }]
    case 'gadgetResolved':
      return event.worked ? [{ id: event.card, how: 'played', seat: event.seat }] : NONE
    case 'drew':
      return event.card === null ? NONE : [{ id: event.card, how: 'drawn', seat: event.seat }]
    case 'revealed':
      return event.card === null ? NONE : [{ id: event.card, how: 'revealed' }]
    case 'hammerActivated':
      return [{ id: event.card, how: 'met' }]
    case 'hammerFixed':
      return [{ id: event.card, how: 'fixed' }]
    default:
      return NONE
  }
}
