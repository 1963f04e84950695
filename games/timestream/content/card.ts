import type { Card, Cost } from './types.ts'

const FREE: Cost = { any: 0, ancient: 0, future: 0, universal: 0, void: 0, discardCell: 0 }

/** A cost by what is not nothing in it. */
export const cost = (parts: Partial<Cost>): Cost => ({ ...FREE, ...parts })

type Plain = Partial<Omit<Card, 'id' | 'name' | 'type' | 'cost' | 'charge'>> &
  Pick<Card, 'id' | 'name' | 'type'> & {
    cost?: Partial<Cost>
    charge?: Omit<NonNullable<Card['charge']>, 'cost'> & { cost: Partial<Cost> }
  }

/** A card by what is special about it. */
export const card = ({ cost: price = {}, charge, ...special }: Plain): Card => ({
  phases: [],
  energy: null,
  resistance: null,
  keywords: [],
  link: null,
  delay: null,
  cell: null,
  city: null,
  abilities: [],
  flavour: '',
  reference: null,
  maxCopies: 4,
  source: { kind: 'reconstructed' },
  ...special,
  cost: cost(price),
  charge: charge ? { ...charge, cost: cost(charge.cost) } : null,
})
