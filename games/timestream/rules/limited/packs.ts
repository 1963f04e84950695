/** What packs hold, and what everybody may add to them (TS-97). */
import type { Chance } from '@anachron/kernel'
import { type Card, cardOf, cards, type Phase } from '../../content/index.ts'
import type { CardId } from '../types.ts'

/** TS-98: rounds of packs in a draft. TS-99: packs of a sealed pool. */
export const DRAFT_ROUNDS = 3
export const SEALED_PACKS = 5

const BASIC: readonly CardId[] = ['TS-PC-01', 'TS-PC-02', 'TS-PC-03', 'TS-TS-01']
/** The plainest card for each location: with them no pool is without a way home (TS-14). */
export const PLAIN: Readonly<Record<Phase, CardId>> = { 1: 'TS-E1-01', 2: 'TS-EX-01', 3: 'TS-E3-11' }

/** How many copies of a card anybody may take beyond the own pool; basic cells and TIMESTREAM as the rules allow. */
export function fromStock(id: CardId): number {
  if (BASIC.includes(id)) return cardOf(id).maxCopies ?? Number.POSITIVE_INFINITY
  return Object.values(PLAIN).includes(id) ? 1 : 0
}

/** The cards that packs are made of. */
export const PACKED: readonly Card[] = cards.filter(({ id }) => fromStock(id) === 0)

const chain = (phase: Phase) => (card: Card) => card.type === 'event-chain' && card.phases.includes(phase)
const ofType = (type: Card['type']) => (card: Card) => card.type === type

/** One card for each line, none twice in a pack: enough of every kind to build a deck of sixty from. */
const SLOTS: readonly (readonly CardId[])[] = [
  chain(1),
  chain(2),
  chain(3),
  ofType('event-chain'),
  ...new Array(5).fill(ofType('advance')),
  ...new Array(4).fill(ofType('obstacle')),
  ofType('intervention'),
  () => true,
].map((fits: (card: Card) => boolean) => PACKED.filter(fits).map(({ id }) => id))

export const PACK = SLOTS.length

/** A fresh pack, in the order of its kinds. */
export function freshPack(chance: Chance, label: string): CardId[] {
  const pack: CardId[] = []
  for (const slot of SLOTS) {
    const left = slot.filter((id) => !pack.includes(id))
    pack.push(left[chance.pick(label, left.length)] as CardId)
  }
  return pack
}
