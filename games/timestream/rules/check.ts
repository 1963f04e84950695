import { type MatchTerms, sameJson } from '@anachron/kernel'
import { type Card, cardOf, type Phase } from '../content/index.ts'
import { cardsOf, DECK_SIZE, faultOfDeck, listOf } from './deck-building.ts'
import { rulesOf } from './opening.ts'
import { byList } from './piles.ts'
import { INTRUDER_TURNS } from './plays.ts'
import { shape } from './shape.ts'
import type { CardId, Player, State, TimestreamTypes, Unit } from './types.ts'
import { wrongUnderWay } from './under-way.ts'
import { cardsOfUnit, type Placed, playerOf, unitsOf } from './units.ts'

/** Why somebody's position is none of this game; nothing = it can be played. */
export function check(state: unknown, { options, seats }: MatchTerms<TimestreamTypes>): string | undefined {
  const read = shape.safeParse(state)
  if (!read.success) return 'The position holds something that this game does not have.'
  const position: State = read.data
  if (seats !== position.players.length) return 'The position is not for so many players.'
  if (!sameJson(position.rules, rulesOf(options))) return 'The position was set up in another way than the match.'
  return (
    wrongWithUnits(position) ??
    wrongWithPlayer(position, 0) ??
    wrongWithPlayer(position, 1) ??
    (position.result === null ? wrongUnderWay(position) : wrongWithResult(position))
  )
}

/** Where the cards of a player are. */
function placesOf(state: State, seat: 0 | 1): CardId[] {
  const { deck, hand, void: open, faceDown, cells } = playerOf(state, seat)
  const there = [...deck.top, ...deck.pool, ...deck.bottom, ...hand, ...open, ...faceDown]
  there.push(...cells.map((cell) => cell.card), ...unitsOf(state, seat).flatMap(({ unit }) => cardsOfUnit(unit)))
  for (const frame of state.stack) {
    if (frame.kind === 'ability' && frame.seat === seat) there.push(...frame.below)
    if (seat === state.active && frame.kind === 'arrive') there.push(frame.play.card)
    if (seat === state.active && frame.kind === 'intervention') there.push(frame.card)
  }
  return there
}

/** What is left of some cards without others; nothing when they are not all among them. */
function without(cards: readonly CardId[], others: readonly CardId[]): CardId[] | undefined {
  const left = new Map<CardId, number>()
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1)
  for (const card of others) {
    const count = left.get(card) ?? 0
    if (count === 0) return undefined
    left.set(card, count - 1)
  }
  return [...left].flatMap(([card, count]) => new Array<CardId>(count).fill(card))
}

function wrongWithPlayer(state: State, seat: 0 | 1): string | undefined {
  const player = playerOf(state, seat)
  const wrong = wrongWithDeck(state, seat, player)
  if (wrong) return wrong
  const { hand, shown, peeked, cells } = player
  if (hand.some((card, i) => i > 0 && byList(hand[i - 1] as CardId, card) > 0)) return 'A hand is out of order.'
  if (!without(hand, [...shown, ...peeked])) return 'A card is known to be in a hand where it is not.'
  if (cells.some(({ card }) => !cardOf(card).cell)) return 'A card is used as a Power Cell that is none.'
  return cells.some(({ linked, frozen }) => frozen && !linked) ? 'A frozen cell is not spent.' : undefined
}

function wrongWithDeck(state: State, seat: 0 | 1, { list }: Player): string | undefined {
  const cards = placesOf(state, seat)
  const fixed = state.rules.fixed[seat] ?? null
  if (list === null) {
    // Nobody has chosen yet; or it is a position of the rulebook, where nobody plays a whole deck.
    const most = state.step === 'opening' ? 0 : DECK_SIZE
    return cards.length > most || (fixed !== null && most > 0) ? 'A player has cards without a deck.' : undefined
  }
  if (fixed !== null && !sameJson(list, fixed)) return 'A player has another deck than the one that was set.'
  // Where lists are closed, others imagine a deck from what they have seen, which need not be a legal one.
  const isImagined = state.rules.closed && fixed === null
  if (typeof list !== 'string' && !isImagined && faultOfDeck(list)) return 'A player has a deck that is not allowed.'
  const whole = cardsOf(listOf(list))
  if (whole.length !== DECK_SIZE) return 'A player has a deck that is not allowed.'
  const missing = without(whole, cards)
  if (!missing) return 'A player has a card that is not in the deck.'
  // A match may end while a card is on its way; it lies nowhere then.
  return missing.length > 0 && state.result === null ? 'A card of a deck is missing.' : undefined
}

function wrongWithUnits(state: State): string | undefined {
  const { players, nextUnit, turn } = state
  for (const [seat, { advances, obstacles }] of players.entries())
    if ([...advances, ...obstacles].some((chain) => chain.some(({ owner }) => owner !== seat)))
      return 'A unit is on the wrong side.'
  const units = [...unitsOf(state, 0), ...unitsOf(state, 1)]
  const ids = new Set(units.map(({ unit }) => unit.id))
  if (ids.size < units.length || units.some(({ unit }) => unit.id >= nextUnit)) return 'Two units cannot be told apart.'
  if (!units.every(isPlaced)) return 'A unit lies where it cannot.'
  return units.every(({ unit, zone }) => isCounted(unit, zone, turn)) ? undefined : 'A unit bears what it cannot.'
}

const fitsPhase = ({ phases, link }: Card, phase: Phase): boolean => link?.mode !== 'only' && phases.includes(phase)

/** Whether this is a place for the unit and its links. */
function isPlaced({ unit, zone, phase }: Placed): boolean {
  const card = cardOf(unit.card)
  if (unit.second && zone !== 'event-chain') return false
  if (!unit.links.every((id) => cardOf(id).link?.hosts.includes(zone as 'advance'))) return false
  switch (zone) {
    case 'event-chain':
      return card.type === 'event-chain' && card.phases.includes(phase)
    case 'intruder':
      return card.keywords.includes('intrude') && card.phases.includes(phase)
    case 'advance':
      return card.type === 'event-chain' || (card.type === 'advance' && fitsPhase(card, phase))
    case 'obstacle':
      return card.type === 'obstacle' && fitsPhase(card, phase)
  }
}

/** Whether its counts are such as it can have at this turn. */
function isCounted(unit: Unit, zone: Placed['zone'], turn: number): boolean {
  const { charge, delay } = cardOf(unit.card)
  const longest = zone === 'intruder' ? INTRUDER_TURNS : (delay ?? 0)
  return (
    unit.arrived <= turn &&
    unit.stunned <= turn + 2 &&
    unit.charges <= (charge?.maxPerTurn ?? 0) &&
    unit.counter <= longest &&
    (zone !== 'intruder' || unit.counter > 0)
  )
}

const ENDS: Readonly<Record<string, readonly string[]>> = {
  'home TS-3': ['1,0', '0,1'],
  'limit TS-92': ['1,0', '0,1', '0.5,0.5'],
  'concede TS-93': ['1,0', '0,1'],
}

function wrongWithResult({ result }: State): string | undefined {
  if (result === null) return undefined
  const { reason, rule, payoff, points } = result
  const key = `${reason} ${rule}`
  return points === undefined && Object.hasOwn(ENDS, key) && ENDS[key]?.includes(payoff.join())
    ? undefined
    : 'The match cannot have ended like that.'
}
