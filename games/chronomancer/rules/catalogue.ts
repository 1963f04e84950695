import type { Content, Tag } from '@anachron/kernel'
import {
  ADVENTURERS,
  CORRUPTION,
  CORRUPTIONS,
  FACES,
  PEDDLER_CARD,
  PEDDLER_IDS,
  ROGUE,
  ROGUES,
  STAFF,
  TOWNSFOLK,
  TOWNSFOLK_IDS,
} from '../content/index.ts'
import type { ChronoEvent, Who } from './types.ts'

/** Everything that can turn up in a match, and where it does: for the lab's figures and the coverage law. */

const ACTION_NAMES = {
  relicOfTwo: 'Relic of two',
  relicOrSponsorship: 'Relic or Sponsorship',
  artifact: 'Artifact',
} as const

export const content: readonly Content[] = [
  ...FACES.map((face) => ({
    id: face.id,
    kind: 'tile',
    name: `${face.tile} ${face.side}, ${ACTION_NAMES[face.action]} ${face.colours.join(' or ')}`,
  })),
  ...TOWNSFOLK_IDS.map((id) => ({ id, kind: 'townsfolk', name: TOWNSFOLK[id].name })),
  ...CORRUPTIONS.map((id) => ({ id, kind: 'corruption', name: CORRUPTION[id].name })),
  ...STAFF.map(({ id, name }) => ({ id, kind: 'ability', name })),
  ...ROGUES.map((id) => ({ id, kind: 'rogue', name: ROGUE[id].name })),
  ...Object.values(ADVENTURERS).map(({ colour, name }) => ({ id: colour, kind: 'adventurer', name })),
  ...PEDDLER_IDS.map((id) => ({ id, kind: 'peddler', name: PEDDLER_CARD[id].name })),
]

const NONE: readonly Tag[] = []
const one = (id: string, how: string, who?: Who): readonly Tag[] => [
  typeof who === 'number' ? { id, how, seat: who } : { id, how },
]

export function tags(event: ChronoEvent): readonly Tag[] {
  switch (event.kind) {
    case 'began':
      return one(event.rogueCard, 'met')
    case 'moved':
      return event.tile === null ? NONE : one(event.tile, 'used', event.seat)
    case 'shifted':
      return one(event.tile, 'laid', event.seat)
    case 'recruited':
      return one(event.card, 'recruited', event.who)
    case 'corrupted':
      return one(event.card, 'taken', event.seat)
    case 'discarded':
      return event.by === 'security'
        ? [
            { id: 'security', how: 'used', seat: event.seat },
            { id: event.card, how: 'discarded', seat: event.seat },
          ]
        : one(event.card, 'discarded', event.seat)
    case 'recombobulated':
      return one('recombobulator', 'used', event.seat)
    case 'embiggened':
      return one('embiggener', 'used', event.seat)
    case 'fracted':
      return one('fractor', 'used', event.seat)
    case 'seated':
      return one(event.adventurer, 'seated', event.who)
    case 'revealed':
      return one(event.card, 'revealed')
    default:
      return NONE
  }
}
