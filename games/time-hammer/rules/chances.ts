/** How likely Jumps and fights are to succeed, from what a seat knows. */
import type { Seat } from '@anachron/kernel'
import { type AgentId, type Decade, fluxOf } from '../content/index.ts'
import { agentOf } from './agents.ts'
import { attackBonus, defenceBonus } from './attacks.ts'
import { distance, playerOf, rivalOf } from './decades.ts'
import { nearest } from './gadgets.ts'
import { jumpBonus } from './jumps.ts'
import { chanceOf, chanceOfTwo, nextFlux, nextTwo } from './odds.ts'
import type { AgentInPlay, AttackFrame, Slot, View } from './types.ts'

/** The Flux that a Jump takes; `added` by Gadgets. */
export function jumpNeed(view: View, seat: Seat, agent: AgentInPlay, to: Decade, added = 0): number {
  return distance(agent.at, to) - jumpBonus(view, seat, agent.card) - added
}

/** By how much the attacker's bonus exceeds the defender's. */
export function attackLead(view: View, seat: Seat, agent: AgentId, target: AgentId): number {
  const defending = agentOf(playerOf(view, rivalOf(seat)), target)
  return attackBonus(view, seat, agent) - (defending ? defenceBonus(view, rivalOf(seat), defending) : 0)
}

/** Chance that an attack wins a straight fight before any Flux is drawn. */
export function attackChance(view: View, seat: Seat, agent: AgentId, target: AgentId): number | undefined {
  const odds = nextTwo(view, false)
  const lead = attackLead(view, seat, agent, target)
  return odds ? chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) : undefined
}

/** Chance that the attacker wins the fight now, as the viewer knows it: with a Flux they see, or one they do not. */
export function fightChance(view: View, { seat, agent, target, flux }: AttackFrame): number | undefined {
  const lead = attackLead(view, seat, agent, target)
  if (flux === 'hidden') {
    const odds = nextTwo(view, true)
    return odds ? chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) : undefined
  }
  const mine = flux === null ? 0 : fluxOf[flux]
  const odds = nextFlux(view)
  return odds ? chanceOf(odds, (theirs) => mine + lead >= theirs) : undefined
}

/**
 * The chance that an attack launched face up wins a fight, with the Flux as it lies and with another one in its place.
 */
export function faceUpChances(
  view: View,
  { card }: Slot,
): { attack: AttackFrame; now: number; rebooted: number } | undefined {
  const attack = nearest(view.stack, 'attack')
  const now = attack && fightChance(view, { ...attack, flux: card })
  const odds = nextTwo(view, false, card)
  if (!attack || now === undefined || !odds) return undefined
  const lead = attackLead(view, attack.seat, attack.agent, attack.target)
  return { attack, now, rebooted: chanceOfTwo(odds, (mine, theirs) => mine + lead >= theirs) }
}
