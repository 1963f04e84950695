import { done, type Seat } from '@anachron/kernel'
import { type AgentId, agentCards, constants, DECADES, type Decade, isJump, type JumpId } from '../content/index.ts'
import { agentOf, loseAgent, relocate } from './agents.ts'
import { commands, distance, playerOf, settleCommands } from './decades.ts'
import { dejaVu } from './deja-vu.ts'
import { quarkAdds } from './quarks.ts'
import { gainSkill } from './skill.ts'
import { reveal } from './slots.ts'
import type { AgentInPlay, C, FlowOf, JumpFrame, JumpWay, Player, State } from './types.ts'

/** Starts a Jump whose cost has been paid (TH-95). The Agent stays where it is until the outcome (TH-R7). */
export function jump(ctx: C, seat: Seat, agent: AgentInPlay, to: Decade, way: JumpWay, paid: JumpId | null): void {
  ctx.call({ kind: 'jump', seat, agent: agent.card, to, way, found: [] })
  ctx.emit({ kind: 'jumpBegan', rule: 'TH-87', seat, agent: agent.card, from: agent.at, to, way, paid })
}

/** What is added to the Flux of a Jump, Gadgets aside (TH-89). */
export const jumpBonus = (state: Pick<State, 'commands' | 'quark'>, seat: Seat, agent: AgentId): number =>
  agentCards[agent].jump + (commands(state, seat, 2030) ? 1 : 0) + quarkAdds(state, 'jumpTotal')

export const jumpFlow: FlowOf<JumpFrame> = {
  flux(ctx) {
    reveal(ctx, 'jump', ['main'])
  },
  outcome(ctx, { seat, agent: card, to, found }) {
    const { state } = ctx
    const agent = agentOf(playerOf(state, seat), card)
    const flux = found[0]
    if (!agent || !flux) return done
    const from = agent.at
    const steps = distance(from, to)
    // The Command of 2030 is still there: the Agent has not left yet (TH-90).
    const total = (flux.value as number) + jumpBonus(state, seat, card) + flux.added
    const made = total >= steps
    if (made) relocate(agent, to)
    ctx.emit({
      kind: 'jumped',
      rule: made ? 'TH-91' : 'TH-93',
      seat,
      agent: card,
      from,
      to,
      total,
      distance: steps,
      made,
    })
    if (made) {
      settleCommands(ctx)
      if (steps === constants.longJump.value) gainSkill(ctx, [seat], 'longJump')
    } else {
      loseAgent(ctx, seat, card)
      settleCommands(ctx)
      dejaVu(ctx)
    }
    return done
  },
}

export const jumpCards = ({ hand }: Player): JumpId[] => hand.filter(isJump)

/** Every Agent to every other decade (TH-94). */
export function eachJump(player: Player, look: (agent: AgentId, to: Decade) => void): void {
  for (const agent of player.agents) for (const to of DECADES) if (to !== agent.at) look(agent.card, to)
}
