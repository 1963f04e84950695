/**
 * Reading files of resolved Timelines: the shape they must have, and one sentence about the first thing that is wrong.
 */

export interface OracleCard {
  id: string
  owner: number
  rank: string
  day: number
  seq: number
}

export interface OracleDecision {
  day: number
  player: number
  kind: string
  card: string
  legal: string[]
  choice: string | null
}

export interface OraclePosition {
  id: string
  players: number
  sides: number[]
  timeline: number
  startPlayer: number
  cards: OracleCard[]
  decisions: OracleDecision[]
  expected: Record<string, unknown>
}

const LISTS = ['examples', 'positions', 'multiplayer'] as const
const SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Beyond any table, and small enough to refuse a file that would never finish. */
const MOST_PLAYERS = 64
const MOST_DAYS = 1000

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high
const isText = (value: unknown): value is string => typeof value === 'string'

function cardFault(card: unknown, players: number, firstDay: number): string | undefined {
  if (!isObject(card)) return 'is not an object'
  if (!isText(card.id)) return 'has no id'
  if (!isWhole(card.owner, 0, players - 1)) return 'has no owner among the players'
  if (!SIGNS.includes(card.rank as string)) return `has rank ${JSON.stringify(card.rank)}, which no card has`
  if (!isWhole(card.day, firstDay, 0)) return 'lies on a Day that this Timeline does not have'
  if (!isWhole(card.seq, 0, Number.MAX_SAFE_INTEGER)) return 'has no seq'
  return undefined
}

function decisionFault(decision: unknown): string | undefined {
  if (!isObject(decision)) return 'is not an object'
  if (!Number.isInteger(decision.day) || !Number.isInteger(decision.player)) return 'does not say which Day and player'
  if (!isText(decision.kind) || !isText(decision.card)) return 'does not say its kind and card'
  const { legal, choice } = decision
  if (!Array.isArray(legal) || !legal.every(isText)) return 'has no list of legal answers'
  if (legal.length === 0 ? choice !== null : !legal.includes(choice as string))
    return 'has a choice that is not among its legal answers'
  return undefined
}

function positionFault(position: unknown): string | undefined {
  if (!isObject(position)) return 'it is not an object'
  const { players, sides, timeline, cards, decisions } = position
  if (!isText(position.id)) return 'it has no id'
  if (!isWhole(players, 2, MOST_PLAYERS)) return 'players is not a number from 2 on'
  const sidesFit =
    Array.isArray(sides) && sides.length === players && sides.every((side) => isWhole(side, 0, players - 1))
  if (!sidesFit || new Set(sides).size < 2) return 'sides does not put each player on one of at least two sides'
  if (!isWhole(timeline, 1, MOST_DAYS)) return 'timeline is not a number from 1 on'
  if (position.firstDay !== 1 - timeline) return `firstDay is not ${1 - timeline}, as in Timeline ${timeline}`
  if (!isWhole(position.startPlayer, 0, players - 1)) return 'startPlayer is not one of the players'
  if (!Array.isArray(cards)) return 'it has no list of cards'
  for (const [i, card] of cards.entries()) {
    const fault = cardFault(card, players, 1 - timeline)
    if (fault) return `cards[${i}] ${fault}`
  }
  if (new Set(cards.map((card) => card.id)).size < cards.length) return 'two cards have the same id'
  if (!Array.isArray(decisions)) return 'it has no list of decisions'
  for (const [i, decision] of decisions.entries()) {
    const fault = decisionFault(decision)
    if (fault) return `decisions[${i}] ${fault}`
  }
  if (!isObject(position.expected)) return 'it does not say what is expected'
  return undefined
}

/** All positions of a file, or what is wrong with it. */
export function readOracle(file: unknown): { positions: OraclePosition[] } | { fault: string } {
  if (!isObject(file) || file.format !== 'time-line-battle-oracle')
    return { fault: 'This is not a file of resolved Timelines of Time Line Battle.' }
  if (file.version !== 1)
    return { fault: `This file has version ${JSON.stringify(file.version) ?? 'none'}; version 1 can be read.` }
  const positions: OraclePosition[] = []
  let lists = 0
  for (const list of LISTS) {
    const entries = file[list]
    if (entries === undefined) continue
    if (!Array.isArray(entries)) return { fault: `“${list}” is not a list of positions.` }
    lists++
    for (const [i, position] of entries.entries()) {
      const fault = positionFault(position)
      const name = isObject(position) && isText(position.id) ? ` (${position.id})` : ''
      if (fault) return { fault: `${list}[${i}]${name}: ${fault}.` }
      positions.push(position)
    }
  }
  if (lists === 0) return { fault: `This file has none of the lists ${LISTS.join(', ')}.` }
  return { positions }
}
