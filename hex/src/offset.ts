import type { Hex } from './axial.ts'

/**
 * A hex by column and row of a printed map whose columns run straight north-south and whose even columns sit half a hex
 * lower.
 */
export interface Offset {
  readonly column: number
  readonly row: number
}

export const fromOffset = ({ column, row }: Offset): Hex => ({
  q: column,
  r: row - Math.floor((column + (column & 1)) / 2),
})

export const toOffset = ({ q, r }: Hex): Offset => ({ column: q, row: r + Math.floor((q + (q & 1)) / 2) })

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Four digits as printed: column, then row. */
export const offsetName = ({ column, row }: Offset): string => twoDigits(column) + twoDigits(row)
