import type { OptionSchema } from '@anachron/kernel'
import { around, type Estimate } from '../stats/intervals.ts'
import { optionWords } from './option-words.ts'
import type { Report } from './report.ts'

/** How two reports on one game differ: B less A. */
export interface Comparison {
  /** Only those options that differ. */
  a: Record<string, unknown>
  b: Record<string, unknown>
  /** The same in words. */
  words: { a: string; b: string }
  rows: ComparedRow[]
}

export interface ComparedRow {
  what: string
  unit: 'share' | 'number'
  a: number
  b: number
  difference: Estimate
  /** Whether the interval of the difference leaves out zero. */
  sure: boolean
}

export function compare(a: Report, b: Report, schema: OptionSchema): Comparison {
  const rows: ComparedRow[] = [
    ...a.seats.map((seat, i) => row(`payoff of seat ${i + 1} (${seat.bot})`, 'share', seat.payoff, b.seats[i]?.payoff)),
    row('matches without a single winner', 'share', a.shared, b.shared),
    row('decisions per match', 'number', a.length.mean, b.length.mean),
    row('changes of the lead per match', 'number', a.leadChanges.mean, b.leadChanges.mean),
    row('options per decision', 'number', a.branching.mean, b.branching.mean),
    ...reasonsOf(a, b).map((reason) => row(`ended by ${reason}`, 'share', shareOf(a, reason), shareOf(b, reason))),
  ].filter((compared) => compared !== undefined)
  const differ = Object.keys(a.options).filter(
    (key) => JSON.stringify(optionOf(a, key)) !== JSON.stringify(optionOf(b, key)),
  )
  const [inA, inB] = [a, b].map((report) => Object.fromEntries(differ.map((key) => [key, optionOf(report, key)])))
  const words = { a: optionWords(inA ?? {}, schema), b: optionWords(inB ?? {}, schema) }
  return { a: inA ?? {}, b: inB ?? {}, words, rows }
}

const optionOf = (report: Report, key: string): unknown => (report.options as Record<string, unknown>)[key]

const reasonsOf = (a: Report, b: Report): string[] => [
  ...new Set([...a.reasons, ...b.reasons].map(({ reason }) => reason)),
]

const shareOf = ({ reasons, games }: Report, reason: string): Estimate =>
  reasons.find((r) => r.reason === reason)?.share ?? { value: 0, low: 0, high: 3.84 / (games + 3.84) }

/** Half an interval's width stands for 1.96 standard errors. */
const errorOf = ({ low, high }: Estimate): number => (high - low) / 2 / 1.959964

function row(what: string, unit: ComparedRow['unit'], a: Estimate, b: Estimate | undefined): ComparedRow | undefined {
  if (!b) return undefined
  const difference = around(b.value - a.value, Math.hypot(errorOf(a), errorOf(b)))
  return { what, unit, a: a.value, b: b.value, difference, sure: difference.low > 0 || difference.high < 0 }
}
