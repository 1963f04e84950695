import type { ShelfEntry } from '@anachron/games'
import type { AnyGame, Json, OptionSchema } from '@anachron/kernel'

/** As many as sit down where somebody just plays: alone only where the game is at its best so. */
export const usualSeats = ({ seats: { min, max } }: AnyGame, { usual = 2 }: ShelfEntry): number =>
  Math.max(min, Math.min(max, usual))

export const defaults = (schema: OptionSchema): Record<string, Json> =>
  Object.fromEntries(Object.entries(schema).map(([key, option]) => [key, option.default as Json]))

/** The options of a table with so many seats: without the values that are for other numbers. */
export const schemaFor = (schema: OptionSchema, seats: number): OptionSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([key, option]) => [
      key,
      option.kind === 'choice'
        ? { ...option, values: option.values.filter((one) => one.seats === undefined || one.seats === seats) }
        : option,
    ]),
  )

/** These settings, with the default wherever the schema has no such value any more. */
export const fittedTo = (schema: OptionSchema, values: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const option = schema[key]
      const fits = option?.kind !== 'choice' || option.values.some((one) => one.value === value)
      return [key, fits ? value : option.default]
    }),
  )
