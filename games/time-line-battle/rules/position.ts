import { newDeck, type Seat } from '@anachron/kernel'
import { DECK, HAND_SIZE, type Rank, rankOf } from '../content/cards.ts'
import type { Example } from '../content/examples.ts'
import { newCard, playerOf } from './deployment.ts'
import { setup } from './match.ts'
import { DEFAULTS } from './options.ts'
import { firstDay } from './timeline.ts'
import type { Options, State } from './types.ts'
import { notOnTable } from './view.ts'

const ranksOf = (signs: string): Rank[] =>
  signs.split(' ').map((sign) => {
    const rank = rankOf(sign)
    if (rank === undefined) throw new RangeError(`no card shows ${sign}`)
    return rank
  })

/** A table with these cards deployed, the first Day of its Timeline about to begin. */
export function tableWith(
  position: Pick<Example, 'timeline' | 'start' | 'deployed'>,
  options: Partial<Options> = {},
): State {
  const state = setup({ ...DEFAULTS, ...options }, position.deployed.length)
  state.timeline = position.timeline
  state.day = firstDay(position.timeline)
  state.start = position.start
  for (const [owner, deployments] of position.deployed.entries()) {
    for (const [day, signs] of deployments) for (const rank of ranksOf(signs)) put(state, owner, rank, day)
    const player = playerOf(state, owner)
    player.deck = newDeck(notOnTable(state.cards, owner, DECK))
    // A hand of all sorts, always the same one.
    for (let i = 0; i < HAND_SIZE; i++) player.hand.push(...player.deck.pool.splice(3 * i, 1))
  }
  state.stack = [
    { kind: 'match', at: 'nextDay' },
    { kind: 'day', at: 'arrival', card: null },
  ]
  return state
}

function put(state: State, owner: Seat, rank: Rank, day: number): void {
  const copy = 1 + state.cards.filter((card) => card.owner === owner && card.rank === rank).length
  const seq = ++playerOf(state, owner).deployed
  state.cards.push(newCard({ id: state.cards.length, owner, rank, copy, day, seq }))
}

/** An example of the rulebook as the beginning of a match: it waits for somebody to say that the Days may run. */
export function openExample(example: Example): State {
  const state = tableWith(example)
  state.stack.push({ kind: 'example', at: 'watch' })
  return state
}
