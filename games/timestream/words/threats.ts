/** Who is about to come home. */
import type { Seat, Threat } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { type HomeIn, homeIn } from '../rules/home.ts'
import type { TimestreamTypes, View } from '../rules/types.ts'

const WORDS: Record<HomeIn, [words: Sentence, severity: 'notice' | 'alarm']> = {
  now: ['TIMESTREAM wins now.', 'alarm'],
  nextTurn: ['TIMESTREAM wins next turn.', 'alarm'],
  cell: ['One cell short of TIMESTREAM.', 'alarm'],
  card: ['Only the card TIMESTREAM is missing.', 'notice'],
  cells: ['All three links; the cells are still to come.', 'notice'],
  link: ['One link short of home.', 'notice'],
}

export function threats(view: View, seat: Seat): Threat<TimestreamTypes>[] {
  const near = view.result ? undefined : homeIn(view, seat)
  if (!near) return []
  const [words, severity] = WORDS[near]
  return [{ rule: 'TS-45', words, severity, isOwn: true }]
}
