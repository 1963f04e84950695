import type { Action } from '../rules/types.ts'
import type { Leaning } from '../words/stakes.ts'

export interface Among {
  canHelp: boolean
  reveals: boolean
  /** What lies there is bad for whoever is asked. */
  isBad: boolean
  only: boolean
  /** No Action is left: most people go on. */
  spent: boolean
}

const GOES_ON = new Set<Action['kind']>(['end', 'pass', 'decline', 'keep', 'callOff', 'done'])

/**
 * The loud one is what helps whoever is asked; what helps the rival steps back. What is bad for oneself is never loud,
 * not even where nothing else stands beside it: a Gadget in the hand may still turn it.
 */
export function loudness(
  action: Action,
  leaning: Leaning,
  { canHelp, reveals, isBad, only, spent }: Among,
): 'main' | 'plain' | 'quiet' {
  if (leaning === 'harms' || leaning === 'idle') return 'quiet'
  if (leaning === 'helps') return 'main'
  if (action.kind === 'pass' && reveals && (canHelp || isBad)) return 'plain'
  if (only && action.kind !== 'end' && action.kind !== 'guard') return 'main'
  if (action.kind === 'pass') return 'main'
  if (action.kind === 'end') return spent ? 'main' : 'plain'
  if (action.kind === 'done' || action.kind === 'fight') return 'main'
  return GOES_ON.has(action.kind) ? 'quiet' : 'plain'
}
