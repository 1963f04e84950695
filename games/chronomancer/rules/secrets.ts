import { type Deck, each, type Hidden, nobody, type Secrets } from '@anachron/kernel'
import type { State } from './types.ts'

/** Everybody may count what is left in a pile; nobody knows in which order it will come. */
const order = (name: string, { pool }: Deck<unknown>): Hidden[] => each(pool, nobody, { pool: name })

/** Who knows what (CH-R2): everything lies open, also the Corruption cards that somebody holds; orders alone do not. */
export const secrets: Secrets<State> = {
  'order of the bag': ({ bag }) => order('bag', bag),
  /** The four in the Town Square lie open (CH-R22). */
  'order of the Townsfolk': ({ townsfolk }) => order('townsfolk', townsfolk),
  'order of the Corruption cards': ({ corruption }) => order('corruption', corruption),
  /** Where a single player meets him. */
  'order of the Peddler’s cards': ({ peddler }) => (peddler ? order('peddler', peddler.deck) : []),
}
