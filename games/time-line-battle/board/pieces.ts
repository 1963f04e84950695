/** Which cards events are about. */
import type { BattleEvent, Ref } from '../rules/types.ts'

export function pieces(event: BattleEvent): string[] {
  return refsOf(event).map(({ id }) => `card-${id}`)
}

function refsOf(event: BattleEvent): readonly Ref[] {
  switch (event.kind) {
    case 'revealed':
      return event.cards
    case 'day':
      return event.spawned
    case 'bombed':
      return [event.bomb, event.target]
    case 'fizzled':
      return [event.bomb]
    case 'attached':
      return [event.attachment, event.host]
    case 'idle':
      return [event.attachment]
    case 'aimed':
    case 'attrition':
      return [event.unit]
    case 'struck':
    case 'fought':
      return event.record.hits.map(({ unit }) => unit)
    case 'levels':
      return event.standing.map(({ unit }) => unit)
    default:
      return []
  }
}
