import type { Seat } from '@anachron/kernel'
import { type AgentId, constants, type Decade, isFido } from '../content/index.ts'
import { agentsOn, COMMAND_DECADES, rivalOf } from '../rules/decades.ts'
import { type Position, worthOf } from '../rules/score.ts'
import type { View } from '../rules/types.ts'

type Side = Position['players'][number] & { agents: { card: AgentId; at: Decade; guard: boolean }[] }

/** A position to try things out on: what both can see, and nothing else. */
export interface Prospect extends Position {
  players: (Side & { actions: number; jamais: number; skill: number; cards: number })[]
  commands: (Seat | null)[]
}

const prospectOf = (view: View): Prospect => ({
  active: view.active,
  first: view.first,
  die: view.die,
  phase: view.phase,
  options: view.options,
  commands: view.commands.slice(),
  players: view.players.map(({ agents, actions, jamais, skill, drawBonus, handSize }) => ({
    agents: agents.map((agent) => ({ ...agent })),
    actions,
    jamais,
    skill,
    drawBonus,
    cards: handSize,
  })),
})

function settle(prospect: Prospect): void {
  for (const [i, decade] of COMMAND_DECADES.entries()) {
    const [a, b] = prospect.players.map((player) => agentsOn(player, decade)) as [number, number]
    if (a !== b) prospect.commands[i] = a > b ? 0 : 1
    else if (a === 0 || prospect.options.tieToGallery) prospect.commands[i] = null
  }
}

const sideOf = (prospect: Prospect, seat: Seat): Prospect['players'][number] =>
  prospect.players[seat] as Prospect['players'][number]

/** How much better `seat` stands than its rival. */
const leadOf = (prospect: Prospect, seat: Seat): number => worthOf(prospect, seat) - worthOf(prospect, rivalOf(seat))

/** What would change, tried on a copy of the view's position; returns the lead of `seat` afterwards. */
export function leadAfter(view: View, seat: Seat, change: (prospect: Prospect) => void): number {
  const prospect = prospectOf(view)
  change(prospect)
  settle(prospect)
  return leadOf(prospect, seat)
}

export function lose(prospect: Prospect, seat: Seat, card: AgentId): void {
  const side = sideOf(prospect, seat)
  side.agents = side.agents.filter((agent) => agent.card !== card)
  if (isFido(card)) side.cards++
}

export function move(prospect: Prospect, seat: Seat, card: AgentId, to: Decade): void {
  for (const agent of sideOf(prospect, seat).agents)
    if (agent.card === card) {
      agent.at = to
      agent.guard = false
    }
}

export function enter(prospect: Prospect, seat: Seat, card: AgentId, to: Decade): void {
  const side = sideOf(prospect, seat)
  side.agents.push({ card, at: to, guard: false })
  side.cards--
  if (side.agents.length > constants.agentsInPlay.value) side.agents.shift()
}

export function gain(prospect: Prospect, seat: Seat, what: 'skill' | 'jamais' | 'actions' | 'cards', count = 1): void {
  const side = sideOf(prospect, seat)
  side[what] = Math.min(side[what] + count, what === 'skill' ? constants.expert.value : 99)
}

/** Everybody on a decade is thrown to 2020, and the HAMMER goes on there. */
export function evict(prospect: Prospect, pos: Decade): void {
  for (const side of prospect.players) {
    let thrown = false
    for (const agent of side.agents)
      if (agent.at === pos) {
        agent.at = 2020
        agent.guard = false
        thrown = true
      }
    const there = side.agents.filter((agent) => agent.at === 2020)
    const gone = there.find(({ card }) => isFido(card)) ?? there[0]
    if (!thrown || !gone) continue
    side.agents = side.agents.filter((agent) => agent !== gone)
    if (isFido(gone.card)) side.cards++
  }
}
