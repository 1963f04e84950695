import { deckSize } from '@anachron/kernel'
import { COUNT, FACE, PIER, PIERS, PORTALS } from '../content/index.ts'
import { frozenHours } from '../rules/clock.ts'
import { cardsHeld } from '../rules/corruption.ts'
import { legalMoves } from '../rules/movement.ts'
import { portalNow } from '../rules/portals.ts'
import type { Shop, State } from '../rules/types.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** What is wrong with a table by its own bookkeeping: tiles, tokens, Goods, Adventurers, cards. */
export function conserve(state: State): string | undefined {
  for (const [seat, shop] of state.shops.entries()) {
    const wrong = shopIsWrong(shop)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  return adventurersAreWrong(state) ?? cardsAreWrong(state)
}

function shopIsWrong(shop: Shop): string | undefined {
  const tiles = new Set([...shop.board, ...shop.stream].map((face) => FACE[face].tile))
  if (shop.board.length !== 4 || shop.stream.length !== 6 || tiles.size !== 10)
    return 'not ten tiles, four on the board'
  if (frozenHours(shop) + shop.covered.filter(Boolean).length !== 4) return 'not four Frozen Hours'
  for (const [size, shelf] of [
    ['relic', shop.relics],
    ['artifact', shop.artifacts],
  ] as const)
    if (shelf.some((n) => n < 0 || n > COUNT[size])) return `${size}s on the shelf: ${shelf}`
  if (legalMoves(shop).length === 0) return `figures stuck on ${shop.chronomancer} and ${shop.assistant}`
  if (PORTALS.some((id) => portalNow(shop.board, id).hours < 1)) return 'a portal without an Hour'
  if (shop.gold < 0) return `${shop.gold} Gold`
  return undefined
}

function adventurersAreWrong(state: State): string | undefined {
  let people = deckSize(state.bag) + sum(state.halls) + state.lair + sum(state.piers.map(sum))
  for (const boat of state.boats) {
    people += boat.passengers.length
    if (boat.passengers.length > 4) return 'a boat of more than four'
  }
  for (const frame of state.stack) {
    if (frame.kind === 'arrival' && frame.adventurer !== null) people++
    if (frame.kind === 'board') people += frame.drawn.length
  }
  if (people !== 52) return `${people} Adventurers`
  for (const pier of PIERS)
    if (state.boats.filter((boat) => boat.pier === pier).length > PIER[pier].berths) return `too many boats at ${pier}`
  return undefined
}

function cardsAreWrong(state: State): string | undefined {
  const corruption = deckSize(state.corruption) + sum(state.corruptionDiscards) + sum(state.shops.map(cardsHeld))
  if (corruption !== 60) return `${corruption} Corruption cards`
  const folk = [
    ...state.townsfolk.pool,
    ...state.townsfolk.top,
    ...state.discards,
    ...state.square,
    ...state.shops.flatMap(({ staff }) => staff),
    ...(state.peddler?.staff ?? []),
    ...state.stack.map((frame) => (frame.kind === 'recruit' ? frame.card : null)),
  ].filter((card) => card !== null)
  if (folk.length !== 36 || new Set(folk).size !== 36) return `${folk.length} Townsfolk`
  if (state.peddler && state.peddler.deck.pool.length + state.peddler.revealed.length !== 12)
    return 'not 12 Peddler cards'
  return undefined
}
