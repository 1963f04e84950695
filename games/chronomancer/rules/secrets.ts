import { type Deck, each, type Hidden, nobody, type Secrets } from '@anachron/kernel'
import type { State } from './types.ts'

/** Everybody may count what is left in a pile; nobody knows in which order it will come. */
const order = (name: string, { pool }: Deck<unknown>): Hidden[] => each(pool, nobody, { pool: name })

/** Who knows what (CH-R2): nothing but orders is hidden. */
export const secrets: Secrets<State> = {
  'order of the bag': ({ bag }) => order('bag', bag),
  'order of the Townsfolk': ({ townsfolk }) => order('townsfolk', townsfolk),
  'order of the Corruption cards': ({ corruption }) => order('corruption', corruption),
  'order of the Peddler’s cards': ({ peddler }) => (peddler ? order('peddler', peddler.deck) : []),
}
