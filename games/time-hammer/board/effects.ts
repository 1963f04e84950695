/**
 * What is played over the bridge: the HAMMER shakes it, agents clash on it, commands are stamped. Sums are shouted by
 * the bridge itself (`words/shouts.ts`).
 */
import { type Effect, STAGE } from '@anachron/kit'
import type { Event } from '../rules/types.ts'

const decade = (of: number): string => `decade-${of}`

export function effects(event: Event): Effect[] {
  switch (event.kind) {
    case 'roundBegan':
      return [{ kind: 'dice', at: 'die', faces: [event.die] }]
    case 'agentEntered':
      return [{ kind: 'ring', at: event.agent, seat: event.seat }]
    case 'agentLost':
      return [
        { kind: 'burst', at: event.agent, size: 'small' },
        { kind: 'shake', at: event.agent },
      ]
    case 'commandTaken':
      return [{ kind: 'ring', at: `command-${event.decade}`, seat: event.seat }]
    case 'skillGained':
      return [{ kind: 'number', at: `historian-${event.seat}`, text: '▲', tone: 'gain' }]
    case 'revealed':
      return event.card === null ? [] : [{ kind: 'flip', at: event.card }]
    case 'hammerActivated':
      return [
        { kind: 'shake', at: STAGE, after: 0.4 },
        { kind: 'burst', at: decade(event.decade), size: 'large', after: 0.4 },
      ]
    case 'hammerFixed':
      return [{ kind: 'ring', at: decade(event.decade) }]
    case 'hammerFailed':
    case 'hammerParadox':
      return [
        { kind: 'burst', at: decade(event.decade), size: 'large' },
        { kind: 'shake', at: STAGE },
      ]
    case 'jumped':
      return [{ kind: 'ring', at: event.made ? decade(event.to) : decade(event.from), seat: event.seat }]
    case 'attackDeclared':
      return [
        { kind: 'tracer', from: event.agent, to: event.target, seat: event.seat },
        { kind: 'shake', at: event.target, after: 0.3 },
      ]
    default:
      return []
  }
}
