/** Numbers, chances and times as the language of the screen writes them. */
import { spoken, t } from './tell.ts'

/** Made once for each language: making one costs more than all that it is used for. */
function inLanguage<F>(make: (tag: string) => F): () => F {
  const made = new Map<string, F>()
  return () => {
    const { tag } = spoken()
    const one = made.get(tag) ?? make(tag)
    made.set(tag, one)
    return one
  }
}

const MOST_DIGITS = 3
const byDigits = Array.from({ length: MOST_DIGITS }, (_, digits) =>
  inLanguage((tag) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat(tag, options)
  }),
)

/** “12,345”, “3.20”: so many digits after the point, at most two. */
export const figure = (value: number, digits = 0): string =>
  (byDigits[digits] as () => Intl.NumberFormat)().format(value)

/** Sums of chances are never quite round. */
const CLOSE = 1e-6

/** A chance as people read it; certainty is not claimed where there is none. */
export const percent = (chance: number): string => {
  const hundred = chance * 100
  if (hundred > CLOSE && hundred < 1) return t('<1 %')
  return hundred > 99 && hundred < 100 - CLOSE ? t('>99 %') : t`${Math.round(hundred)} %`
}

const days = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
const hours = inLanguage((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }))
const moments = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
)

/** “19 Nov 2026”. */
export const dayOf = (at: number): string => days().format(at)

/** When somebody said something: “14:05” today, else “18 Nov, 14:05”. */
export const momentOf = (at: number, now = Date.now()): string =>
  (new Date(at).toDateString() === new Date(now).toDateString() ? hours() : moments()).format(at)

const STEPS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [7, 'day'],
  [4.35, 'week'],
  [12, 'month'],
  [Number.POSITIVE_INFINITY, 'year'],
] as const

const spans = inLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

/** How long ago, for people: “3 minutes ago”. */
export function ago(then: number, now = Date.now()): string {
  let n = Math.max(0, (now - then) / 1000)
  if (n < 20) return t('just now')
  for (const [size, unit] of STEPS) {
    if (n < size) return spans().format(-Math.round(n), unit)
    n /= size
  }
  return ''
}
