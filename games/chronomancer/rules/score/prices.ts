import { BOATS, CLOCK, COLOUR_INDEX, COLOURS, type Customer, PIERS, type PierId, VALUE } from '../../content/index.ts'
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

/** Scratch for the sums below, by customer; bots make them for thousands of positions, and never two at once. */
const shares = [0, 0, 0, 0, 0]
const full = [0, 0, 0, 0, 0]
const landing = [0, 0, 0, 0, 0]
const goingHome = [0, 0, 0, 0, 0]
const berths = PIERS.map(() => 0)

/** Shares of the bag. */
function shareOut({ bag: { pool } }: State): void {
  shares.fill(0)
  for (let n = 0; n < pool.length; n++) (shares[COLOUR_INDEX[pool[n] as Customer]] as number)++
  const total = pool.length || 1
  for (let i = 0; i < 5; i++) shares[i] = (shares[i] as number) / total
}

/** Customers of each colour that a boat will carry when it is full. */
function fillUp({ passengers }: Boat): void {
  const free = BOATS.seats - passengers.length
  for (let i = 0; i < 5; i++) full[i] = (shares[i] as number) * free
  for (let n = 0; n < passengers.length; n++) (full[COLOUR_INDEX[passengers[n] as Customer]] as number)++
}

/** Who lands, and who goes home: the fullest boats land first. */
function sailIn(state: State): void {
  landing.fill(0)
  goingHome.fill(0)
  let toLand = 0
  for (let n = 0; n < PIERS.length; n++) {
    berths[n] = state.phase === 'market' ? 0 : freeBerths(state, PIERS[n] as PierId)
    toLand += berths[n] as number
  }
  // In the Market whoever was at sea has gone home already.
  if (state.phase === 'market') return
  const atSea = state.boats.filter((boat) => boat.pier === null)
  atSea.sort((a, b) => b.passengers.length - a.passengers.length)
  for (let n = 0; n < atSea.length; n++) {
    fillUp(atSea[n] as Boat)
    const into = n < toLand ? landing : goingHome
    for (let i = 0; i < 5; i++) into[i] = (into[i] as number) + (full[i] as number)
  }
  if (toLand > 0) for (let i = 0; i < 5; i++) landing[i] = (landing[i] as number) / toLand
}

export function outlook(state: State, weights: Weights): Outlook {
  shareOut(state)
  sailIn(state)
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
