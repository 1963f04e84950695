import { deckSize, type MatchTerms, sameJson } from '@anachron/kernel'
import {
  ADVENTURERS,
  BOATS,
  CLOCK,
  COLOUR_INDEX,
  CORRUPTION,
  CORRUPTION_INDEX,
  CORRUPTIONS,
  CUSTOMERS,
  type Customer,
  FACE,
  PEDDLER_IDS,
  PIER,
  PIER_INDEX,
  PIERS,
  TILES,
  TOWNSFOLK_IDS,
} from '../content/index.ts'
import { wrongWithStack } from './check-stack.ts'
import { isHarbourFull } from './harbour.ts'
import { canStandSo } from './movement.ts'
import { resultByConcession, resultByScore, stillIn } from './scoring.ts'
import { shape } from './shape.ts'
import type { ChronoTypes, Counts, Shop, State } from './types.ts'

/**
 * Whether a state could be one of a match on this table. Every question is asked of a state that has passed the ones
 * before it.
 */
export function check(given: unknown, table: MatchTerms<ChronoTypes>): string | undefined {
  const read = shape.safeParse(given)
  if (!read.success) return 'Something in the position is missing or has a value that it cannot have.'
  const state: State = read.data
  return (
    wrongWithTable(state, table) ??
    wrongWithShops(state) ??
    wrongWithClock(state) ??
    wrongWithHarbour(state) ??
    wrongWithAdventurers(state) ??
    wrongWithCards(state) ??
    wrongWithStack(state) ??
    wrongWithEnd(state)
  )
}

function wrongWithTable(state: State, { options, seats }: MatchTerms<ChronoTypes>): string | undefined {
  const alone = seats === 1
  if (state.seats !== seats || state.shops.length !== seats) return 'The position is for another number of players.'
  if (state.pieces.length !== (alone ? 2 : seats)) return 'Not everybody has one piece on the Clock.'
  if ((state.peddler !== null) !== alone) return 'The Peddler plays against one player, and only then.'
  const rogueCard = options.rogueCard === 'random' ? state.rogueCard : options.rogueCard
  return state.level === options.level && state.rogueCard === rogueCard
    ? undefined
    : 'The position was played with other options.'
}

const tilesOf = ({ board, stream }: Shop): Set<string> => new Set([...board, ...stream].map((face) => FACE[face].tile))

function wrongWithShops({ shops }: State): string | undefined {
  if (shops.some((shop) => tilesOf(shop).size !== TILES.length)) return 'A tile is missing or lies in two places.'
  return shops.every(canStandSo) ? undefined : 'The two figures of a workshop cannot stand where they stand.'
}

function wrongWithClock(state: State): string | undefined {
  const heights = new Set(state.pieces.map(({ height }) => height))
  if (heights.size < state.pieces.length || Math.max(...heights) > state.height)
    return 'It is not clear which piece on the Clock lies on top.'
  if (!state.rung && state.token !== CLOCK.marketToken.hour) return 'The Market token has moved before the bell.'
  return state.rung && !isHarbourFull(state) ? 'The bell has rung before all berths were taken.' : undefined
}

const sum = (counts: Counts): number => counts.reduce((a, b) => a + b, 0)

function wrongWithHarbour(state: State): string | undefined {
  for (const { passengers, pier } of state.boats)
    if (passengers.length > 0 && (pier !== null || state.phase === 'market'))
      return 'Somebody is still aboard a boat that has landed or gone home.'
  for (const pier of PIERS) {
    const boats = state.boats.filter((boat) => boat.pier === pier).length
    if (boats > PIER[pier].berths) return 'More boats lie at a pier than it has berths.'
    if (sum(state.piers[PIER_INDEX[pier]] as Counts) !== boats * BOATS.seats)
      return 'Not everybody on a pier has come by a boat.'
  }
  return undefined
}

function adventurersUnderWay({ stack }: State): Customer[] {
  return stack.flatMap((frame) => {
    if (frame.kind === 'board') return frame.drawn
    return frame.kind === 'arrival' && frame.adventurer !== null ? [frame.adventurer] : []
  })
}

function wrongWithAdventurers(state: State): string | undefined {
  const { bag, boats, halls, lair, piers } = state
  const counts = [...halls, lair]
  for (const pier of piers) for (const i of counts.keys()) (counts[i] as number) += pier[i] as number
  const people = [bag.top, bag.pool, ...boats.map(({ passengers }) => passengers), adventurersUnderWay(state)]
  for (const group of people) for (const customer of group) (counts[COLOUR_INDEX[customer]] as number)++
  const missing = CUSTOMERS.map((customer) => ADVENTURERS[customer].count - (counts[COLOUR_INDEX[customer]] as number))
  return missing.some((count) => count !== 0) ? 'An Adventurer is missing or in two places.' : undefined
}

function wrongWithCards(state: State): string | undefined {
  const { corruption, corruptionDiscards, shops, peddler } = state
  const counts = corruptionDiscards.slice()
  for (const shop of shops) for (const i of counts.keys()) (counts[i] as number) += shop.corruption[i] as number
  for (const card of [...corruption.top, ...corruption.pool]) (counts[CORRUPTION_INDEX[card]] as number)++
  if (CORRUPTIONS.some((card, i) => counts[i] !== CORRUPTION[card].copies))
    return 'A Corruption card is missing or lies in two places.'
  const folk = [
    ...state.townsfolk.top,
    ...state.townsfolk.pool,
    ...state.discards,
    ...state.square,
    ...shops.flatMap(({ staff }) => staff),
    ...(peddler?.staff ?? []),
    ...state.stack.map((frame) => (frame.kind === 'recruit' ? frame.card : null)),
  ].filter((card) => card !== null)
  if (new Set(folk).size < folk.length || folk.length < TOWNSFOLK_IDS.length)
    return 'A Townsfolk card is missing or lies in two places.'
  if (!peddler) return undefined
  const cards = new Set([...peddler.deck.top, ...peddler.deck.pool, ...peddler.revealed])
  return cards.size === PEDDLER_IDS.length && cards.size === deckSize(peddler.deck) + peddler.revealed.length
    ? undefined
    : 'A card of the Peddler is missing or lies in two places.'
}

function wrongWithEnd(state: State): string | undefined {
  const { result, phase, round, peddler } = state
  const left = stillIn(state).length
  const goesOn = left > (peddler ? 0 : 1)
  if ((result !== null) !== (phase === 'over')) return 'The position is neither under way nor over.'
  if (result === null) return goesOn ? undefined : 'Everybody else has given up.'
  const fits =
    result.reason === 'conceded'
      ? !goesOn && left === (peddler ? 0 : 1) && sameJson(result, resultByConcession(state))
      : goesOn && round === CLOCK.rounds.count && sameJson(result, resultByScore(state))
  return fits ? undefined : 'The result does not follow from the table.'
}
