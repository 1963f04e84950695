import { cloneDeck } from '@anachron/kernel'
import type { AgentInPlay, Found, OpenTable, Plan, Player, Slot, State, TimeHammerFrame } from './types.ts'

const cloneAgent = ({ card, at, guard }: AgentInPlay): AgentInPlay => ({ card, at, guard })
const cloneFound = ({ card, value, added }: Found): Found => ({ card, value, added })
const cloneSlot = (slot: Slot): Slot => ({ ...slot })

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  open: player.open.slice(),
  seen: player.seen.slice(),
  agents: player.agents.map(cloneAgent),
  actions: player.actions,
  jamais: player.jamais,
  skill: player.skill,
  drawBonus: player.drawBonus,
})

function clonePlan(plan: Plan): Plan {
  if (plan.kind === 'gadget') return { ...plan, aim: plan.aim && { ...plan.aim } }
  if (plan.kind === 'buy') return { kind: 'buy', buys: { ...plan.buys }, price: plan.price && { ...plan.price } }
  return { ...plan }
}

export function cloneFrame(frame: TimeHammerFrame): TimeHammerFrame {
  switch (frame.kind) {
    case 'turn':
    case 'jump':
    case 'attack':
      return { ...frame, found: frame.found.map(cloneFound) }
    case 'hammer':
      return { ...frame, losing: frame.losing.slice(), found: frame.found.map(cloneFound) }
    case 'reveal':
      return { ...frame, slots: frame.slots.map(cloneSlot), order: frame.order.slice() }
    case 'moment':
      return { ...frame, order: frame.order.slice() }
    case 'response':
      return {
        ...frame,
        played: frame.played.map((played) => ({ ...played, aim: played.aim && { ...played.aim } })),
        resolving: frame.resolving && { ...frame.resolving, aim: frame.resolving.aim && { ...frame.resolving.aim } },
        order: frame.order.slice(),
      }
    case 'plan':
      return { ...frame, plan: clonePlan(frame.plan), paid: frame.paid.slice() }
    default:
      return { ...frame }
  }
}

export const cloneResult = (result: State['result']): State['result'] =>
  result && { ...result, payoff: result.payoff.slice(), ...(result.points ? { points: result.points.slice() } : {}) }

export const copyOpen = (open: OpenTable): OpenTable => ({
  options: { ...open.options },
  discard: open.discard.slice(),
  dejaVu: open.dejaVu.slice(),
  commands: open.commands.slice(),
  first: open.first,
  active: open.active,
  turn: open.turn,
  die: open.die,
  phase: open.phase,
  paradox: open.paradox,
  turnLost: open.turnLost,
  quark: open.quark,
  quarks: open.quarks.slice(),
})

export const clone = (state: State): State => ({
  stack: state.stack.map(cloneFrame),
  result: cloneResult(state.result),
  players: state.players.map(clonePlayer),
  deck: cloneDeck(state.deck),
  reader: state.reader,
  glimpsed: state.glimpsed.slice(),
  ...copyOpen(state),
})
