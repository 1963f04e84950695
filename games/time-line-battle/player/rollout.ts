import type { Chance, Seat } from '@anachron/kernel'
import { RANKS, type Rank } from '../content/cards.ts'
import type { Action, Card, State } from '../rules/types.ts'
import { foreseen } from './foresight.ts'
import { likingIn } from './liking.ts'
import { stageOf } from './worth.ts'

/** How much sooner a card is played that brings more: people mostly play the best they have. */
const KEENNESS = 8
const STAGES = [1, 2, 3, 4]

/** By stage and rank: shares of a choice, in whole numbers, because dice are. */
const SHARES: readonly (readonly number[])[] = STAGES.map((timeline) => {
  const { laid, hand } = likingIn(timeline)
  return laid.map((worth, rank) => Math.max(1, Math.round(100 * Math.exp(KEENNESS * (worth - (hand[rank] as number))))))
})

/** One of several cards to deploy, the better the likelier. */
export function pickCard(ranks: readonly Rank[], timeline: number, chance: Chance): number {
  const shares = SHARES[stageOf(timeline)] as readonly number[]
  let total = 0
  for (const rank of ranks) total += shares[rank] as number
  let point = chance.pick('liking', total)
  for (let i = 0; i < ranks.length; i++) {
    point -= shares[ranks[i] as Rank] as number
    if (point < 0) return i
  }
  return 0
}

/**
 * What holding a card is worth from now on, above that of the average card; `last`: nothing more is to be deployed in
 * this Timeline.
 */
export function keepingOf(rank: Rank, timeline: number, last: boolean): number {
  const stage = stageOf(last ? timeline + 1 : timeline)
  return (likingIn(stage + 1).hand[rank] as number) - (AVERAGE[stage] as number)
}
const AVERAGE: readonly number[] = STAGES.map((timeline) => {
  const { hand } = likingIn(timeline)
  return RANKS.reduce((sum: number, rank) => sum + (hand[rank] as number), 0) / RANKS.length
})

/**
 * A quick, decent answer, for matches played in a bot's head. What is decided in the open looks ahead to the end of the
 * Timeline: a card that needs a good target or host would else seem worth less than it is.
 */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): number {
  const first = options[0] as Action
  if (first.kind === 'deploy')
    return pickCard(
      options.map((action) => (action as typeof first).rank),
      state.timeline,
      chance,
    )
  if (first.kind === 'keep') {
    // The first option is to keep all; the others each name a card.
    const ranks = options.slice(1).map((action) => (action as Extract<Action, { kind: 'bottom' }>).rank)
    return 1 + weakestOf(ranks, state.timeline, (state.players[seat]?.toDeploy ?? 1) <= 1)
  }
  const frame = state.stack.at(-1)
  const card = frame?.kind === 'day' ? (state.cards[frame.card ?? -1] as Card) : undefined
  if (!card || card.owner !== seat) return 0
  return foreseen(
    state,
    card,
    options,
    state.timeline,
    state.players.map(({ vp }) => vp),
  )
}

/**
 * Where among these the card is that is most willingly slid under the deck; -1 when all are better than what may come.
 */
export function weakestOf(ranks: readonly Rank[], timeline: number, last: boolean): number {
  let chosen = -1
  let least = 0
  for (let i = 0; i < ranks.length; i++) {
    const worth = keepingOf(ranks[i] as Rank, timeline, last)
    if (worth >= least) continue
    least = worth
    chosen = i
  }
  return chosen
}
