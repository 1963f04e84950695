/** Who is about to come home. */
import type { Seat, Threat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { cellsForHome, type HomeIn, homeIn, homeWithCell, isGoingHome } from '../rules/home.ts'
import type { TimestreamTypes, View } from '../rules/types.ts'

type Told = [words: Sentence, severity: 'notice' | 'alarm']

const WORDS: Record<Exclude<HomeIn, 'cells'>, Told> = {
  now: ['TIMESTREAM wins now.', 'alarm'],
  nextTurn: ['TIMESTREAM wins next turn.', 'alarm'],
  cell: ['One cell short of TIMESTREAM.', 'alarm'],
  card: ['Only the card TIMESTREAM is missing.', 'notice'],
  link: ['One link short of home.', 'notice'],
}

/** Of a hand that one does not see: it may be, and it may not. */
const IF_IN_HAND: Partial<typeof WORDS> = {
  now: ['Wins now with TIMESTREAM in hand.', 'alarm'],
  nextTurn: ['Wins next turn with TIMESTREAM in hand.', 'alarm'],
  cell: ['With TIMESTREAM in hand: one cell short.', 'alarm'],
}

/** It stands for many turns: so it counts. */
function cellsTold(view: View, seat: Seat): Sentence {
  const { has, of } = cellsForHome(view, seat)
  return say`All three links, ${has} of ${of} cells for TIMESTREAM.`
}

/** First comes the step of the cells, and the missing one may be in hand. */
function soonOf(view: View, seat: Seat, near: HomeIn): Told | undefined {
  if (near === 'now' && view.active === seat && view.step === 'cells') return ['TIMESTREAM wins this turn.', 'alarm']
  const laid = near === 'cell' ? homeWithCell(view, seat) : undefined
  return laid && CELL_IN_HAND[laid]
}

const CELL_IN_HAND: Record<'now' | 'nextTurn', Told> = {
  now: ['Lay the cell: TIMESTREAM wins this turn.', 'alarm'],
  nextTurn: ['You hold the last cell: TIMESTREAM wins next turn.', 'alarm'],
}

const wordsOf = (view: View, seat: Seat, near: Exclude<HomeIn, 'cells'>): Told =>
  (view.players[seat]?.hand ? soonOf(view, seat, near) : IF_IN_HAND[near]) ?? WORDS[near]

export function threats(view: View, seat: Seat): Threat<TimestreamTypes>[] {
  const near = view.result || isGoingHome(view) ? undefined : homeIn(view, seat)
  if (!near) return []
  const [words, severity] = near === 'cells' ? ([cellsTold(view, seat), 'notice'] as const) : wordsOf(view, seat, near)
  return [{ rule: 'TS-45', words, severity, isOwn: true }]
}
