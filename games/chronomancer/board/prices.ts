import { PIER, PIERS, type PierId, type Size } from '../content/index.ts'
import { priceAt } from '../rules/market.ts'
import type { Table } from '../rules/types.ts'

type Piers = Pick<Table, 'piers'>

const where = (size: Size): PierId[] => PIERS.filter((pier) => PIER[pier].sells.includes(size))

/** The most that one Good brings, and where. */
export function bestPrice(table: Piers, size: Size, colour: number): { gold: number; pier: PierId } | undefined {
  let best: { gold: number; pier: PierId } | undefined
  for (const pier of where(size)) {
    const gold = priceAt(table, size, colour, pier)
    if (gold > (best?.gold ?? 0)) best = { gold, pier }
  }
  return best
}
