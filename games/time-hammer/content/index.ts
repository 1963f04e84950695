import { agents, fidos } from './agents.ts'
import { gadgets } from './gadgets.ts'
import { hammers } from './hammers.ts'
import { jumps } from './jumps.ts'
import { quarks } from './quarks.ts'
import type { PlayingCard, Provenance, Source, Stasis } from './vocabulary.ts'

export * from './constants.ts'
export * from './table.ts'
export * from './vocabulary.ts'
export { agents, fidos, gadgets, hammers, jumps, quarks }

export type AgentCardId = keyof typeof agents
export type FidoId = keyof typeof fidos
/** Whatever can stand on a decade. */
export type AgentId = AgentCardId | FidoId
export type JumpId = keyof typeof jumps
export type HammerId = keyof typeof hammers
export type GadgetId = keyof typeof gadgets
export type QuarkId = keyof typeof quarks
/** A card of the Draw Deck or a Fido. */
export type CardId = AgentId | JumpId | GadgetId | HammerId

export const cards: Readonly<Record<CardId, PlayingCard>> = { ...agents, ...jumps, ...gadgets, ...fidos, ...hammers }

export const AGENT_IDS = Object.keys(agents) as AgentCardId[]
export const JUMP_IDS = Object.keys(jumps) as JumpId[]
export const GADGET_IDS = Object.keys(gadgets) as GadgetId[]
export const HAMMER_IDS = Object.keys(hammers) as HammerId[]
export const QUARK_IDS = Object.keys(quarks) as QuarkId[]
/** By seat. */
export const FIDO_IDS = Object.keys(fidos) as FidoId[]
/** The cards of the Draw Deck that a hand can hold; how many of each sort is ours (TH-R1). */
export const HAND_CARDS: readonly CardId[] = [...AGENT_IDS, ...JUMP_IDS, ...GADGET_IDS]
export const DRAW_DECK: readonly CardId[] = [...HAND_CARDS, ...HAMMER_IDS]

export const agentCards: Readonly<
  Record<AgentId, { name: string; breed: 'human' | 'bot'; jump: number; attack: number }>
> = { ...agents, ...fidos }

/** What it takes to bring an Agent into play: its two bonuses together (TH-79). */
export const costOf = (id: AgentId): number => agentCards[id].jump + agentCards[id].attack

const tally = <V>(of: (card: PlayingCard) => V): Readonly<Record<CardId, V>> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, of(card)])) as Record<CardId, V>

/** TH-52. Values of a Fido are never read: it is never in the deck. */
export const fluxOf = tally((card) => ('flux' in card ? card.flux : 0))
export const stasisOf = tally((card): Stasis => ('stasis' in card ? card.stasis : 3))
/** The order in which cards are always listed, so that no list can tell how it came about. */
export const rankOf: Readonly<Record<CardId, number>> = Object.fromEntries(
  Object.keys(cards).map((id, rank) => [id, rank]),
) as Record<CardId, number>

/** Hands are looked through all the time: sets answer quicker than the cards' own records. */
const isAmong = <Id extends CardId>(ids: readonly Id[]): ((id: CardId) => id is Id) => {
  const set: ReadonlySet<CardId> = new Set<CardId>(ids)
  return (id): id is Id => set.has(id)
}
export const isHammer = isAmong(HAMMER_IDS)
export const isGadget = isAmong(GADGET_IDS)
export const isJump = isAmong(JUMP_IDS)
export const isAgent = isAmong<AgentId>([...AGENT_IDS, ...FIDO_IDS])
export const isFido = (id: CardId): id is FidoId => id === FIDO_IDS[0] || id === FIDO_IDS[1]

/** Where a fact of a card comes from. */
export const sourceOf = (card: Provenance, fact: string): Source =>
  card.booklet.includes(fact) ? 'booklet' : 'reconstructed'
