/** Shapes shared by all the content of the game. */

/**
 * Where a fact comes from: the booklet (printed there, or forced by it), public descriptions of the game it was an
 * expansion of (CH-C48), or our own reconstruction, where neither says anything.
 */
export const SOURCES = ['booklet', 'host', 'reconstructed'] as const
export type Source = (typeof SOURCES)[number]

/** One word for the whole record, or one for each field that has a story of its own. */
export type Sources = Source | Readonly<Record<string, Source>>

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** Who comes by boat: one kind of Adventurer for every colour of Goods, and the grey Rogues. */
export const CUSTOMERS = [...COLOURS, 'grey'] as const
export type Customer = (typeof CUSTOMERS)[number]

export const SIZES = ['relic', 'artifact'] as const
export type Size = (typeof SIZES)[number]

/** What a half of a portal, or a whole one, costs. */
export interface Icons {
  readonly hours: number
  readonly corruption: number
}

/** Index of a colour (or customer) in every list that is kept by colour. */
export const COLOUR_INDEX: Readonly<Record<Customer, number>> = { red: 0, green: 1, blue: 2, yellow: 3, grey: 4 }
