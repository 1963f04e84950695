/** What a card of a pack is worth to a seat that has picked these (TS-98). */
import { cardOf, type Phase } from '../content/index.ts'
import { worthOf } from '../rules/limited/worth.ts'
import type { CardId, LimitedFrame, State, View } from '../rules/types.ts'

/** Cards for a location that are wanted before anything else, and beyond which they are too many; in thousandths. */
const WANTED = 3
const ENOUGH = 4
const MISSING = 18
const TOO_MANY = -22
/** A second copy can lock a location; a fifth Intervention waits in the hand. */
const LOCK = 8
const INTERVENTIONS = 5
/** For every cell of the age that the other picks hardly ask for. */
const OFF_AGE = 3

const chainsFor = (pool: readonly CardId[], phase: Phase): number =>
  pool.filter((id) => cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(phase)).length

function need(pool: readonly CardId[], id: CardId): number {
  const card = cardOf(id)
  if (card.type === 'intervention')
    return pool.filter((one) => cardOf(one).type === 'intervention').length >= INTERVENTIONS ? TOO_MANY : 0
  if (card.type !== 'event-chain') return 0
  const fewest = Math.min(...card.phases.map((phase) => chainsFor(pool, phase)))
  const lock = pool.includes(id) ? LOCK : 0
  return lock + (fewest < WANTED ? MISSING : fewest >= ENOUGH ? TOO_MANY : 0)
}

/** The age that most picks ask for, once there are enough of them to tell. */
function offAge(pool: readonly CardId[], id: CardId): number {
  const asked = (kind: 'ancient' | 'future'): number => pool.reduce((sum, one) => sum + cardOf(one).cost[kind], 0)
  const [ancient, future] = [asked('ancient'), asked('future')]
  const lean = (ancient - future) / (ancient + future + 10)
  const { cost } = cardOf(id)
  return OFF_AGE * lean * (cost.ancient - cost.future)
}

export const worthOfPick = (pool: readonly CardId[], id: CardId): number =>
  worthOf(id) + need(pool, id) + offAge(pool, id)

/** What a seat has picked so far; nothing where it is not picking. */
export function picksOf({ stack }: Pick<State | View, 'stack'>, seat: number): readonly CardId[] {
  const frame = stack.at(-1)
  return frame?.kind === 'limited' ? ((frame satisfies LimitedFrame).pools[seat] ?? []) : []
}
