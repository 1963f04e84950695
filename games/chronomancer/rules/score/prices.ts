import { BOATS, CLOCK, COLOUR_INDEX, COLOURS, PIERS, VALUE } from '../../content/index.ts'
import { freeBerths } from '../harbour.ts'
import type { Boat, Counts, State } from '../types.ts'
import type { Weights } from './weights.ts'

/** What the bot expects of the coming Market, the same for every seat. */
export interface Outlook {
  /** Gold for a Relic or an Artifact of each colour, Corruption counted. */
  relic: number[]
  artifact: number[]
  /** The halls when the Market opens, and when the game ends. */
  halls: number[]
  hallsAtEnd: number[]
  lairAtEnd: number
}

/** Adventurers of a day who do not land: two boats of six. */
const LEFT_AT_SEA = 8

/** Shares of the bag, by customer. */
function bagShares(state: State): number[] {
  const shares = [0, 0, 0, 0, 0]
  for (const customer of state.bag.pool) shares[COLOUR_INDEX[customer]] = (shares[COLOUR_INDEX[customer]] as number) + 1
  const total = state.bag.pool.length || 1
  for (let i = 0; i < 5; i++) shares[i] = (shares[i] as number) / total
  return shares
}

/** Customers of each colour that a boat will carry when it is full. */
function whenFull(boat: Boat, shares: readonly number[]): number[] {
  const free = BOATS.seats - boat.passengers.length
  const counts = shares.map((share) => share * free)
  for (const passenger of boat.passengers)
    counts[COLOUR_INDEX[passenger]] = (counts[COLOUR_INDEX[passenger]] as number) + 1
  return counts
}

export function outlook(state: State, weights: Weights): Outlook {
  const shares = bagShares(state)
  // In the Market whoever was at sea has gone home already.
  const sailing = state.phase === 'market' ? [] : state.boats.filter((boat) => boat.pier === null)
  const atSea = sailing.map((boat) => ({ boat, full: whenFull(boat, shares) }))
  atSea.sort((a, b) => b.boat.passengers.length - a.boat.passengers.length)
  const berths = PIERS.map((pier) => (state.phase === 'market' ? 0 : freeBerths(state, pier)))
  const toLand = berths.reduce((a, b) => a + b, 0)
  const landing = [0, 0, 0, 0, 0]
  const goingHome = [0, 0, 0, 0, 0]
  atSea.forEach(({ full }, n) => {
    const into = n < toLand ? landing : goingHome
    for (let i = 0; i < 5; i++) into[i] = (into[i] as number) + (full[i] as number)
  })
  if (toLand > 0) for (let i = 0; i < 5; i++) landing[i] = (landing[i] as number) / toLand
  const later = state.round < CLOCK.rounds.count ? weights.tomorrow : 0
  const on = (pier: number, colour: number): number =>
    ((state.piers[pier] as Counts)[colour] as number) + (berths[pier] as number) * (landing[colour] as number)
  const relic: number[] = []
  const artifact: number[] = []
  const halls: number[] = []
  const hallsAtEnd: number[] = []
  const daysAfter = CLOCK.rounds.count - state.round
  for (let i = 0; i < COLOURS.length; i++) {
    const small = VALUE.relic[i] as number
    const large = VALUE.artifact[i] as number
    const blackMarket = on(2, i)
    relic.push(Math.max(small * on(0, i), small * blackMarket - weights.card, small * later))
    artifact.push(Math.max(large * on(1, i), large * blackMarket - 2 * weights.card, large * later))
    const atMarket = (state.halls[i] as number) + (goingHome[i] as number)
    halls.push(atMarket)
    hallsAtEnd.push(atMarket + daysAfter * LEFT_AT_SEA * (shares[i] as number))
  }
  const lairAtEnd = state.lair + (goingHome[4] as number) + daysAfter * LEFT_AT_SEA * (shares[4] as number)
  return { relic, artifact, halls, hallsAtEnd, lairAtEnd }
}
