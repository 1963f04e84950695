/** Who is about to come home. */
import type { Seat, Threat } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { type Card, cards } from '../content/index.ts'
import { cellsSuffice, type Purse, purseOf } from '../rules/cells.ts'
import type { PlayerView, TimestreamTypes, View } from '../rules/types.ts'

const TIMESTREAM = cards.find(({ type }) => type === 'timestream') as Card

export function threats(view: View, seat: Seat): Threat<TimestreamTypes>[] {
  if (view.result) return []
  const { locations, cells } = view.players[seat] as PlayerView
  const filled = locations.filter((unit) => unit?.owner === seat).length
  // When the next turn begins, everything is ready but what is frozen (TS-21).
  const purse = purseOf(cells.map((cell) => ({ ...cell, linked: cell.linked && cell.frozen })))
  const pays = cellsSuffice(purse, TIMESTREAM.cost)
  // A cell may be played before it (TS-23).
  const pays1 = pays || cellsSuffice(withOne(purse), TIMESTREAM.cost)
  const threat = (words: Sentence, severity: 'notice' | 'alarm'): Threat<TimestreamTypes>[] => [
    { rule: 'TS-45', words, severity },
  ]
  const all = filled === locations.length
  if (all && pays) return threat('TIMESTREAM would win.', 'alarm')
  if (all && pays1) return threat('One cell from TIMESTREAM.', 'alarm')
  if (all) return threat('All three links; the cells are still to come.', 'notice')
  if (filled === locations.length - 1 && pays1) return threat('One link from home.', 'notice')
  return []
}

/** The most useful cell there is. */
const withOne = (purse: Purse): Purse => ({ ...purse, universal: purse.universal + 1 })
