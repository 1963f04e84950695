/** What Goods bring at the piers as they are, in words and numbers. */
import { COLOURS, PIER, PIERS, type PierId, type Size } from '../content/index.ts'
import { priceAt } from '../rules/market.ts'
import type { Table } from '../rules/types.ts'
import * as say from '../words/phrases.ts'

type Piers = Pick<Table, 'piers'>

const where = (size: Size): PierId[] => PIERS.filter((pier) => PIER[pier].sells.includes(size))

/** "A red Relic would sell for 9 at the Trinket Pier, 3 at the Black Market (1 Corruption)." */
export function priceWords(table: Piers, size: Size, colour: number): string {
  const parts = where(size).map((pier) => {
    const cards = PIER[pier].corruption[size]
    return `${priceAt(table, size, colour, pier)} at the ${PIER[pier].name}${cards > 0 ? ` (${cards} Corruption)` : ''}`
  })
  return `One ${say.good(size, COLOURS[colour] ?? 'red')} sells now for ${say.list(parts, 'or')}.`
}

/** The most that one Good brings, and where. */
export function bestPrice(table: Piers, size: Size, colour: number): { gold: number; pier: PierId } | undefined {
  let best: { gold: number; pier: PierId } | undefined
  for (const pier of where(size)) {
    const gold = priceAt(table, size, colour, pier)
    if (gold > (best?.gold ?? 0)) best = { gold, pier }
  }
  return best
}
