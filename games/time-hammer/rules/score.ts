import type { Seat } from '@anachron/kernel'
import { constants } from '../content/index.ts'
import { COMMAND_DECADES, decadesHeld, hasTrio } from './decades.ts'
import type { Player, State, View } from './types.ts'

/** What a position is made of, from a state or from a view. */
export type Position = Pick<State | View, 'commands' | 'active' | 'first' | 'die' | 'phase' | 'options'> & {
  players: readonly (Pick<Player, 'agents' | 'actions' | 'jamais' | 'skill' | 'drawBonus'> & { cards: number })[]
}

/** Worth in points of which a space of the skill track is ten; found by playing many matches. */
export const WORTH = {
  skill: 10,
  discovery: 14,
  agent: 3,
  jamais: 2.2,
  card: 0.9,
  action: 0.8,
  guard: 0.3,
  expert: 6,
  /** In the order of `COMMAND_DECADES`. */
  commands: [1.6, 2.6, 1.5, 0.9, 0.6, 1.3],
} as const

/** Discovery phases a seat has still to come. */
function discoveriesLeft({ active, first, die, phase }: Omit<Position, 'players'>, seat: Seat): number {
  if (seat === active) return die - 1 + (phase === 'prep' || phase === 'discovery' ? 1 : 0)
  return seat === first ? die - 1 : die
}

export function worthOf(position: Position, seat: Seat): number {
  const player = position.players[seat] as Position['players'][number]
  const left = discoveriesLeft(position, seat)
  const soon = Math.min(left, 1.8)
  const discovery = hasTrio(player) ? 1 : decadesHeld(player) / 8
  let worth = WORTH.skill * player.skill + WORTH.discovery * discovery * soon
  const lasting = Math.min(1, left) * 2
  for (let i = 0; i < COMMAND_DECADES.length; i++)
    if (position.commands[i] === seat) worth += (WORTH.commands[i] as number) * lasting
  for (const agent of player.agents) worth += (WORTH.agent + (agent.guard ? WORTH.guard : 0)) * Math.min(1, left + 0.3)
  worth += (WORTH.jamais * player.jamais + WORTH.card * player.cards) * Math.min(1, left + 0.2)
  if (seat === position.active) worth += WORTH.action * player.actions + WORTH.card * player.drawBonus
  if (player.skill >= constants.expert.value - 1 && !position.options.noExpert) worth += WORTH.expert
  return worth
}

const positionOf = (state: State): Position => ({
  ...state,
  players: state.players.map((player) => ({ ...player, cards: player.hand.length })),
})

/** Chance to win for a lead of so many points, roughly. */
const chanceOfLead = (lead: number, left: number): number => 1 / (1 + Math.exp(-lead / (5 + 3 * left)))

export function score(state: State): number[] {
  if (state.result !== null) return state.result.payoff.slice()
  const position = positionOf(state)
  const mine = chanceOfLead(worthOf(position, 0) - worthOf(position, 1), state.die)
  return [mine, 1 - mine]
}
