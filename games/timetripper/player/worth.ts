/** What the veteran’s judgements are made of. */
import type { Action } from '../rules/types.ts'

/** How much an option appeals. */
export type Worth = (action: Action) => number
