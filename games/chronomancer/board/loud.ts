/** Which of the answers beside the question is loud. */
import { isWanted, type TableActions } from '@anachron/kit'

/**
 * In a lesson, or after a hint, only what is asked for is loud: a louder button beside it would be pressed instead.
 * Elsewhere it is what most people press, `usual`.
 */
export function isLoud(table: Pick<TableActions, 'wanted'>, actions: readonly object[], usual: boolean): boolean {
  if (table.wanted.length === 0) return usual
  return isWanted(table, { steps: actions.map((action) => ({ ask: '', action })) })
}
