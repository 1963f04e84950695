/** Battle 72 (TT-R70): the trip begins again. */
import { MAX_ENDURANCE } from '../content/index.ts'
import type { C } from './specials/hooks.ts'
import { rollTeamKits, trimming } from './start.ts'
import { isTeam } from './state.ts'
import { holeOf, journey } from './time-travel.ts'

export function blackHole(ctx: C): void {
  const { state } = ctx
  if (ctx.listening) ctx.emit({ kind: 'blackHole', rule: 'TT-R70' })
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id]
    if (tripper?.place !== 'held') continue
    tripper.alive = true
    tripper.experience = 0
    tripper.endurance = MAX_ENDURANCE
    tripper.gear = (state.kits[id] ?? []).map((gear) => ({ ...gear }))
  }
  if (isTeam(state)) rollTeamKits(ctx)
  state.units = []
  state.hops = null
  state.jump = null
  state.battle = null
  state.time.display = 0
  state.time.cell = holeOf(state.time, 0)
  if (isTeam(state)) ctx.call(trimming())
  ctx.call(journey(null))
}
