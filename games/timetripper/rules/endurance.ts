/** Section 11: what being busy costs and what rest gives. */
import { MAX_ENDURANCE } from '../content/index.ts'
import type { C } from './specials/hooks.ts'
import { tripperAt } from './state.ts'
import type { FigureId } from './types.ts'

/** One point for a stage in which he did anything, never the last one (TT-11.0, TT-R15). */
export function tire(ctx: C, id: FigureId): void {
  const tripper = tripperAt(ctx.state, id)
  if (!tripper.alive || tripper.endurance <= 1) return
  tripper.endurance--
  if (ctx.listening) ctx.emit({ kind: 'tired', rule: 'TT-11.0', who: id, endurance: tripper.endurance })
}

/** `told`: whoever does nothing with his turn is told of, even where it brings him nothing. */
export function rest(ctx: C, id: FigureId, told = false): void {
  const tripper = tripperAt(ctx.state, id)
  if (!tripper.alive || (tripper.endurance >= MAX_ENDURANCE && !told)) return
  tripper.endurance = Math.min(MAX_ENDURANCE, tripper.endurance + 3)
  if (ctx.listening) ctx.emit({ kind: 'rested', rule: 'TT-11.0', who: id, endurance: tripper.endurance })
}

/** Half as much again on arriving in another battle (TT-11.0a). */
export const onArrival = (endurance: number): number => Math.min(MAX_ENDURANCE, Math.floor(endurance * 1.5))
