/** Somebody leaves the table in the middle of a trip. */
import type { Seat } from '@anachron/kernel'
import { isBig } from './equipment.ts'
import type { C } from './specials/hooks.ts'
import type { State } from './types.ts'
import { endIfNobodyIsLeft } from './victory.ts'
import { loseSoldiers, scatterBigThings } from './wounds.ts'

export const mayGiveUp = (state: State, seat: Seat): boolean =>
  seat === state.master ||
  state.trippers.some((tripper) => tripper.seat === seat && tripper.place !== 'lost' && tripper.alive)

/** His Tripper is out of the game, and what the team shares stays with the team. A Timemaster leaves his choices to chance. */
export function giveUp(ctx: C, seat: Seat): void {
  const { state } = ctx
  if (seat === state.master) {
    state.master = null
    if (ctx.listening) ctx.emit({ kind: 'unmastered', rule: 'TT-R02' })
    return
  }
  if (ctx.listening) ctx.emit({ kind: 'conceded', rule: 'TT-16.0', seat })
  const id = state.trippers.findIndex((tripper) => tripper.seat === seat)
  const tripper = state.trippers[id]
  if (!tripper) return
  const cleanup = state.stack.find((frame) => frame.kind === 'cleanup')
  const comrade = state.trippers.find(
    (other) => other !== tripper && other.alive && (other.place === 'held' || (cleanup && other.place === 'field')),
  )
  if (cleanup) cleanup.queue = cleanup.queue.filter((who) => who !== id)
  if (tripper.place === 'field' && !cleanup) scatterBigThings(state, tripper)
  else if (comrade) {
    comrade.gear.push(...tripper.gear.filter(({ what }) => isBig(what)))
    tripper.gear = tripper.gear.filter(({ what }) => !isBig(what))
  }
  tripper.place = 'lost'
  tripper.over = true
  loseSoldiers(ctx, id)
  endIfNobodyIsLeft(ctx)
}
