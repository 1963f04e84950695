/** Figures of the lab in the language of the screen; those of its reports are in `@anachron/lab`. */
import { figure, t } from '@anachron/kit'
import type { Estimate } from '@anachron/lab/browser'

export const share = (value: number): string => t`${figure(100 * value, 1)} %`

/** 61.3 % (60.1 … 62.5) */
export const shareWithin = ({ value, low, high }: Estimate): string =>
  t`${share(value)} (${figure(100 * low, 1)} … ${figure(100 * high, 1)})`

export const figureWithin = ({ value, low, high }: Estimate, digits: number): string =>
  t`${figure(value, digits)} (${figure(low, digits)} … ${figure(high, digits)})`

/** “3 min 20 s”. */
export function timeWords(seconds: number): string {
  const s = Math.round(seconds)
  if (s < 60) return t`${s} s`
  if (s < 3600) return t`${Math.floor(s / 60)} min ${s % 60} s`
  return t`${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`
}
