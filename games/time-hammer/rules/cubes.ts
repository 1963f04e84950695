import type { Seat } from '@anachron/kernel'
import { type AgentId, constants } from '../content/index.ts'
import { playerOf } from './decades.ts'
import type { RuleId } from './rulebook.ts'
import type { AgentInPlay, C, CubeSource, Player } from './types.ts'

type Cubes = Pick<Player, 'agents' | 'actions' | 'jamais'>

export function guardsOf({ agents }: Cubes): number {
  let guards = 0
  for (const agent of agents) if (agent.guard) guards++
  return guards
}

/** Green cubes in the Reserve: those that are nowhere else (TH-30). */
export const greenReserve = (player: Cubes): number => constants.greenCubes.value - player.actions - guardsOf(player)
/** Blue cubes in the Reserve. */
export const blueReserve = (player: Cubes): number => constants.blueCubes.value - player.jamais

/** Where a gained Action could come from; empty when it would be lost. */
export function actionSources(player: Cubes): CubeSource[] {
  const sources: CubeSource[] = []
  if (greenReserve(player) > 0) sources.push('reserve')
  for (const agent of player.agents) if (agent.guard) sources.push(agent.card)
  return sources
}

export function standDown(ctx: C, seat: Seat, agent: AgentInPlay, rule: RuleId): void {
  agent.guard = false
  ctx.emit({ kind: 'stoodDown', rule, seat, agent: agent.card })
}

/** TH-32: one Action from the named source, if a cube is there. */
export function gainAction(ctx: C, seat: Seat, from: CubeSource): boolean {
  const player = playerOf(ctx.state, seat)
  if (from !== 'reserve') {
    const guard = player.agents.find((agent) => agent.card === (from as AgentId) && agent.guard)
    if (!guard) return lost(ctx, seat, 'action', 'TH-32')
    standDown(ctx, seat, guard, 'TH-33')
  } else if (greenReserve(player) === 0) return lost(ctx, seat, 'action', 'TH-30')
  player.actions++
  ctx.emit({ kind: 'actionsGained', rule: 'TH-32', seat, count: 1 })
  return true
}

export function gainJamais(ctx: C, seat: Seat): boolean {
  const player = playerOf(ctx.state, seat)
  if (blueReserve(player) === 0) return lost(ctx, seat, 'jamais', 'TH-34')
  player.jamais++
  ctx.emit({ kind: 'jamaisGained', rule: 'TH-34', seat })
  return true
}

function lost(ctx: C, seat: Seat, what: 'action' | 'jamais', rule: RuleId): false {
  ctx.emit({ kind: 'gainLost', rule, seat, what })
  return false
}

export function gainDrawBonus(ctx: C, seat: Seat): void {
  const player = playerOf(ctx.state, seat)
  player.drawBonus++
  ctx.emit({ kind: 'drawBonus', rule: 'TH-36', seat, bonus: player.drawBonus })
}
