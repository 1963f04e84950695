import { COLOURS, type Colour, type Size, type Sources } from './types.ts'

/** Goods of one size and colour. */
export interface Good {
  readonly size: Size
  readonly colour: Colour
  /** How many every shop has. */
  readonly count: number
  /** Gold per customer of its colour. */
  readonly value: number
  readonly rule: 'CH-R9'
  readonly source: Sources
}

/** That red and green are worth less than blue and yellow is reported of the host game; the numbers are ours. */
const source: Sources = { size: 'booklet', count: 'booklet', value: 'reconstructed' }

export const COUNT: Readonly<Record<Size, number>> = { relic: 3, artifact: 2 }

/** By colour. */
export const VALUE: Readonly<Record<Size, readonly number[]>> = { relic: [3, 3, 4, 4], artifact: [5, 5, 7, 7] }

export const GOODS: readonly Good[] = (['relic', 'artifact'] as const).flatMap((size) =>
  COLOURS.map((colour, i) => ({
    size,
    colour,
    count: COUNT[size],
    value: VALUE[size][i] as number,
    rule: 'CH-R9' as const,
    source,
  })),
)
