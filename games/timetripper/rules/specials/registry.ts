/**
 * What the special rules do, by key. The general rules look it up here; `game.ts` puts it in, because the special rules
 * are made of the general ones.
 */
import { SPECIAL_KEYS } from '../../content/specials.ts'
import type { Special, SpecialKey, SpecialOf } from '../../content/types.ts'
import type { Hooks } from './hooks.ts'

/** One record for every special key. */
export type AllHooks = { readonly [K in SpecialKey]: Hooks<SpecialOf<K>> }

const records = Object.fromEntries(SPECIAL_KEYS.map((key) => [key, {}])) as Record<SpecialKey, Hooks<Special>>

export const hooksOf = (key: SpecialKey): Hooks<Special> => records[key]

/** Fills the records that catalogues have been made of, whichever comes first. */
export function enforce(all: AllHooks): void {
  for (const key of SPECIAL_KEYS) Object.assign(records[key], all[key])
}
