import { BOMB, OBLITERATOR, RANKS, type Rank } from '../content/cards.ts'
import { firstDay } from '../rules/timeline.ts'
import type { Card, State } from '../rules/types.ts'

/**
 * What everything is worth at the beginning of and during a deployment, as logarithms of odds to win. Fitted to 7,600
 * matches of experts among themselves, 200 iterations a decision; `node games/time-line-battle/player/fit.ts` fits it
 * anew. Among good players a Bomb or both Obliterators in hand promise far more than among quick ones, who waste them.
 * The first Timeline is a game of its own: it has one Day, so that an Obliterator never gets to burn.
 */
export interface Worth {
  /** Of a VP, and of a card still to be deployed now. */
  vp: number
  deployment: number
  /**
   * Of both Obliterators to be deployed together, who burn nearly everybody; and of one that a Bomb of a rival's waits
   * for.
   */
  pair: number
  awaited: number
  /**
   * By rank (0 is none): of a card laid now, in hand, on the table since the last Timeline, and since an earlier one.
   */
  laid: readonly number[]
  hand: readonly number[]
  fresh: readonly number[]
  table: readonly number[]
}

// biome-ignore format: as the fit prints it
const WORTH: readonly Worth[] = [
  { vp: 0.00, deployment: 0.25, pair: 0.37, awaited: -0.19,
    laid: [0, -0.70, 0.55, 0.30, 0.26, 0.37, -0.39, 0.04, -0.10, -0.08, -0.51, 0.00, 0.00, 0.00],
    hand: [0, 0.06, 0.15, -0.06, -0.03, -0.11, -0.23, -0.19, -0.23, -0.24, -0.27, -0.25, -0.21, 0.05],
    fresh: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 4.72, deployment: 0.71, pair: 0.76, awaited: -0.32,
    laid: [0, 0.85, 0.69, 0.44, 0.81, 0.25, 0.13, 0.07, -0.23, -0.21, -0.29, -0.03, 0.44, 1.09],
    hand: [0, 0.22, -0.06, -0.28, 0.04, -0.24, -0.22, -0.29, -0.28, -0.26, -0.28, -0.28, -0.24, 0.10],
    fresh: [0, -0.74, 0.55, 0.33, 0.28, 0.18, -0.25, 0.16, 0.00, -0.01, -0.51, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 2.54, deployment: 1.43, pair: 0.57, awaited: -0.29,
    laid: [0, 1.88, 1.40, 0.85, 1.59, 0.93, 0.88, 0.66, 0.41, -0.48, 0.78, -1.26, -0.06, 2.01],
    hand: [0, 0.28, 0.00, -0.31, 0.15, -0.23, -0.25, -0.26, -0.27, -0.27, -0.24, -0.26, -0.24, 0.18],
    fresh: [0, -0.25, -0.06, -0.14, -0.04, -0.47, -0.57, -0.37, -0.25, -0.43, -0.72, 1.62, 1.75, 0.00],
    table: [0, -0.38, 0.23, 0.18, 0.05, 0.04, -0.24, 0.16, 0.09, -0.03, -0.07, 0.00, 0.00, 0.00] },
  { vp: 0.76, deployment: 2.64, pair: 0.57, awaited: -0.05,
    laid: [0, 2.96, 2.81, 2.31, 2.89, 1.99, 2.36, 2.20, 2.11, 1.16, 2.11, 0.82, 1.20, 3.50],
    hand: [0, 0.15, 0.14, -0.20, 0.17, -0.21, -0.21, -0.38, -0.24, -0.23, -0.10, -0.26, -0.35, 0.14],
    fresh: [0, 0.25, 0.52, 0.65, 0.42, 0.26, 0.51, 0.33, 0.33, -0.05, -0.02, 0.15, -0.21, 0.34],
    table: [0, -0.48, -0.25, -0.34, -0.46, -0.28, -0.16, -0.33, -0.22, -0.18, -0.41, 0.88, 1.03, -0.44] },
]

/** The table of a stage in the order of `features`. */
export function worths(stage: number): Float64Array {
  const { vp, deployment, pair, awaited, laid, hand, fresh, table } = WORTH[stage] as Worth
  return Float64Array.from([vp, deployment, pair, awaited, ...[laid, hand, fresh, table].flatMap((by) => by.slice(1))])
}

/** From the fourth Timeline on all are alike. */
export const STAGES = WORTH.length
export const stageOf = (timeline: number): number => Math.min(STAGES, Math.max(1, timeline)) - 1

/** Whether a card was deployed in the Timeline before this one. */
const isFresh = (card: Card, timeline: number): boolean => card.day === firstDay(timeline - 1)

/** What a card on the table is worth in this Timeline. */
export const onTable = (card: Card, timeline: number, { fresh, table }: Worth): number =>
  (isFresh(card, timeline) ? fresh : table)[card.rank] as number

/** What a player could bring in one deployment: in hand, and laid already. */
export interface Arsenal {
  obliterators: number
  bombs: number
}

export function arsenalOf(hand: readonly Rank[], laid: readonly Rank[] = [], playing: Rank | null = null): Arsenal {
  const number = (of: Rank): number => {
    let n = playing === of ? 1 : 0
    for (const rank of hand) if (rank === of) n++
    for (const rank of laid) if (rank === of) n++
    return n
  }
  return { obliterators: number(OBLITERATOR), bombs: number(BOMB) }
}

export const isPair = ({ obliterators }: Arsenal): boolean => obliterators > 1
export const isAwaited = ({ obliterators }: Arsenal, rivals: readonly Arsenal[]): boolean =>
  obliterators > 0 && rivals.some(({ bombs }) => bombs > 0)

/** What the fit looks at while two players deploy, the first less the second, in the order of `Worth`. */
export function features({ players, cards, timeline }: State): Float64Array {
  const x = new Float64Array(RANKED + 4 * RANKS.length)
  const add = (at: number, seat: number, much = 1): void => {
    x[at] = (x[at] as number) + (seat === 0 ? much : -much)
  }
  const arsenals = players.map(({ laid, playing, hand }) => arsenalOf(hand, laid, playing))
  for (const [seat, { vp, toDeploy, playing, laid, hand }] of players.entries()) {
    const arsenal = arsenals[seat] as Arsenal
    add(0, seat, vp)
    add(1, seat, toDeploy - (playing === null ? 0 : 1))
    if (isPair(arsenal)) add(2, seat)
    if (isAwaited(arsenal, arsenals.toSpliced(seat, 1))) add(3, seat)
    for (const rank of playing === null ? laid : [...laid, playing]) add(RANKED - 1 + rank, seat)
    for (const rank of hand) add(RANKED - 1 + RANKS.length + rank, seat)
  }
  for (const card of cards) add(RANKED - 1 + (isFresh(card, timeline) ? 2 : 3) * RANKS.length + card.rank, card.owner)
  return x
}

/** Where in the order of `features` what goes by rank begins. */
export const RANKED = 4

export const worthIn = (timeline: number): Worth => WORTH[stageOf(timeline)] as Worth

export const worthOf = (ranks: readonly Rank[], by: readonly number[]): number => {
  let sum = 0
  for (const rank of ranks) sum += by[rank] as number
  return sum
}

/** What Obliterators promise beyond themselves: together, and against Bombs. */
export function addPlans(
  strength: number[],
  sides: readonly number[],
  arsenals: readonly Arsenal[],
  timeline: number,
): void {
  const { pair, awaited } = worthIn(timeline)
  for (let seat = 0; seat < arsenals.length; seat++) {
    const arsenal = arsenals[seat] as Arsenal
    if (arsenal.obliterators === 0) continue
    const side = sides[seat] as number
    const rivals = arsenals.filter((_, other) => sides[other] !== side)
    if (isPair(arsenal)) (strength[side] as number) += pair
    if (isAwaited(arsenal, rivals)) (strength[side] as number) += awaited
  }
}

/** What is in the hands of all seats before a Timeline. */
export function addHands(
  strength: number[],
  sides: readonly number[],
  hands: readonly (readonly Rank[])[],
  timeline: number,
): void {
  const { hand } = worthIn(timeline)
  for (let seat = 0; seat < sides.length; seat++)
    (strength[sides[seat] as number] as number) += worthOf(hands[seat] as readonly Rank[], hand)
  addPlans(
    strength,
    sides,
    hands.map((held) => arsenalOf(held)),
    timeline,
  )
}
