import type { Sources } from './types.ts'

export const ABILITIES = ['recombobulator', 'embiggener', 'fractor', 'security'] as const
export type AbilityId = (typeof ABILITIES)[number]

/** A place of the Staff board: works while a Townsfolk card is tucked behind it. */
export interface StaffAbility {
  readonly id: AbilityId
  readonly name: string
  readonly effect: string
  readonly rule: 'CH-C45'
  readonly source: Sources
}

export const STAFF: readonly StaffAbility[] = [
  {
    id: 'recombobulator',
    name: 'Recombobulator',
    effect: 'swap a Relic on your shelf for a Relic of another colour',
    rule: 'CH-C45',
    source: 'booklet',
  },
  {
    id: 'embiggener',
    name: 'Embiggener',
    effect: 'swap a Relic on your shelf for an Artifact of its colour',
    rule: 'CH-C45',
    source: 'booklet',
  },
  {
    id: 'fractor',
    name: 'Fractor',
    effect: 'swap an Artifact on your shelf for two Relics of its colour',
    rule: 'CH-C45',
    source: 'booklet',
  },
  {
    id: 'security',
    name: 'Security',
    effect: 'discard one of your Corruption cards',
    rule: 'CH-C45',
    source: 'booklet',
  },
]
