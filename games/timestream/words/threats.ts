/** Who is about to come home. */
import type { Seat, Threat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { cellsForHome, type HomeIn, homeIn } from '../rules/home.ts'
import type { TimestreamTypes, View } from '../rules/types.ts'

const WORDS: Record<Exclude<HomeIn, 'cells'>, [words: Sentence, severity: 'notice' | 'alarm']> = {
  now: ['TIMESTREAM wins now.', 'alarm'],
  nextTurn: ['TIMESTREAM wins next turn.', 'alarm'],
  cell: ['One cell short of TIMESTREAM.', 'alarm'],
  card: ['Only the card TIMESTREAM is missing.', 'notice'],
  link: ['One link short of home.', 'notice'],
}

/** It stands for many turns: so it counts. */
function cellsTold(view: View, seat: Seat): Sentence {
  const { has, of } = cellsForHome(view, seat)
  return say`All three links, ${has} of ${of} cells for TIMESTREAM.`
}

export function threats(view: View, seat: Seat): Threat<TimestreamTypes>[] {
  const near = view.result ? undefined : homeIn(view, seat)
  if (!near) return []
  const [words, severity] = near === 'cells' ? ([cellsTold(view, seat), 'notice'] as const) : WORDS[near]
  return [{ rule: 'TS-45', words, severity, isOwn: true }]
}
