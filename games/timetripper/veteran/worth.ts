/** What the veteran’s judgements are made of. */
import type { Action, State, View } from '../rules/types.ts'

/** How much an option appeals. */
export type Worth = (action: Action) => number

/** A view holds everything the rules' questions about the board ask for. */
export const boardOf = (view: View): State => view as unknown as State
