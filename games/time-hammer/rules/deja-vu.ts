import { type HammerId, hammers } from '../content/index.ts'
import { remove } from './deck.ts'
import type { C } from './types.ts'

/** Takes a HAMMER that has come up through its whole resolution (TH-75). */
export const resolveHammer = (ctx: C, card: HammerId): void =>
  ctx.call({ kind: 'hammer', card, pos: hammers[card].decade, caged: false, losing: [], found: [] })

/** TH-76 to TH-78. The picked HAMMER leaves the pile, so a deck made meanwhile cannot keep it there (TH-R25). */
export function dejaVu(ctx: C): void {
  const { state } = ctx
  if (state.dejaVu.length === 0) {
    ctx.emit({ kind: 'dejaVu', rule: 'TH-78', card: null })
    return
  }
  const card = state.dejaVu[ctx.chance.pick('déjà vu', state.dejaVu.length)] as HammerId
  remove(state.dejaVu, card)
  resolveHammer(ctx, card)
  ctx.emit({ kind: 'dejaVu', rule: 'TH-77', card })
}
