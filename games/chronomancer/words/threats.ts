/** When the Market bell rings, and what Corruption costs. */
import type { Seat, Threat } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import { BOATS, PIERS } from '../content/index.ts'
import { lossTo } from '../rules/corruption.ts'
import { freeBerths } from '../rules/harbour.ts'
import type { ChronoTypes, Shop, View } from '../rules/types.ts'

/** What is worth a word. */
const DEAR = 10

export function threats(view: View, seat: Seat): Threat<ChronoTypes>[] {
  const found: Threat<ChronoTypes>[] = []
  const shop = view.shops[seat] as Shop
  if (view.result) return found
  if (view.phase === 'production' && isAsked(view, seat)) found.push(...bell(view))
  const loss = lossTo(shop.corruption, view.lair)
  if (loss >= DEAR) found.push({ rule: 'CH-R29', words: say`Corruption: −${loss} Gold.`, severity: 'notice' })
  return found
}

/** Whose turn it is can ring it. */
const isAsked = ({ stack }: View, seat: Seat): boolean => stack.some((frame) => 'seat' in frame && frame.seat === seat)

function bell(view: View): Threat<ChronoTypes>[] {
  const berths = PIERS.reduce((sum, pier) => sum + freeBerths(view, pier), 0)
  if (berths !== 1) return []
  const atSea = view.boats.filter(({ pier }) => pier === null)
  const free = Math.min(...atSea.map(({ passengers }) => BOATS.seats - passengers.length))
  return [
    {
      rule: 'CH-R18',
      words: say`Bell after ${count(free, 'Adventurer')} more: last berth.`,
      severity: 'notice',
    },
  ]
}
