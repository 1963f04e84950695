import { type Ctx, deckSize, drawCard, putInOrder, reshuffle, type Seat } from '@anachron/kernel'
import { abilitiesFor } from '../content/index.ts'
import { rankOf } from './ranks.ts'
import type { RuleId } from './rulebook.ts'
import type { CardId, Player, TimestreamTypes } from './types.ts'
import { cardsOfUnit, findUnit, liftUnit, type Placed, playerOf } from './units.ts'

type C = Ctx<TimestreamTypes>

/** Cards in the order of the list: hands are kept so, and views sort what has no order of its own. */
export const byList = (a: CardId, b: CardId): number => (rankOf(a) as number) - (rankOf(b) as number)

/** The ranks of the cards that are being sorted; used again for every sorting. */
const ranks: number[] = []

/** Sorts a few cards where they lie: for so few, putting each into its place is the quickest. */
export function sortByList(cards: CardId[]): CardId[] {
  if (cards.length < 2) return cards
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId
    const rank = rankOf(card) as number
    let at = i
    for (; at > 0 && (ranks[at - 1] as number) > rank; at--) {
      cards[at] = cards[at - 1] as CardId
      ranks[at] = ranks[at - 1] as number
    }
    cards[at] = card
    ranks[at] = rank
  }
  return cards
}

/** Two alike are one choice. In a hand they lie side by side. */
export const distinctIn = (hand: readonly CardId[]): CardId[] => hand.filter((card, i) => card !== hand[i - 1])

export function toHand(player: Player, card: CardId, open: boolean): void {
  putInOrder(player.hand, card, byList)
  if (open) player.shown.push(card)
}

/** TS-95: a card that is known to be in the hand leaves it first. */
export function fromHand(player: Player, card: CardId): void {
  player.hand.splice(player.hand.indexOf(card), 1)
  const shown = player.shown.indexOf(card)
  if (shown >= 0) player.shown.splice(shown, 1)
  else {
    const peeked = player.peeked.indexOf(card)
    if (peeked >= 0) player.peeked.splice(peeked, 1)
  }
}

/** TS-74. `rule`: why these cards are drawn. */
export function draw(ctx: C, seat: Seat, count: number, rule: RuleId): void {
  const player = playerOf(ctx.state, seat)
  const drawn: CardId[] = []
  for (let i = 0; i < count; i++) {
    if (deckSize(player.deck) === 0) refillFromVoid(ctx, seat)
    const card = drawCard(player.deck, ctx.chance, `draw/${seat}`)
    if (card === undefined) break
    toHand(player, card, false)
    drawn.push(card)
  }
  if (ctx.listening && drawn.length > 0) ctx.emit({ kind: 'drew', rule, seat, count: drawn.length, cards: drawn })
}

function refillFromVoid(ctx: C, seat: Seat): void {
  const player = playerOf(ctx.state, seat)
  const count = player.void.length + player.faceDown.length
  if (count === 0) return
  reshuffle(player.deck, [...player.void, ...player.faceDown])
  player.void.length = 0
  player.faceDown.length = 0
  ctx.emit({ kind: 'reshuffled', rule: 'TS-74', seat, count })
}

/** TS-89: random cards from a hand to the Void, face up. */
export function loseAtRandom(ctx: C, seat: Seat, count: number): void {
  const player = playerOf(ctx.state, seat)
  for (let i = 0; i < count && player.hand.length > 0; i++) {
    const card = player.hand[ctx.chance.pick(`lose/${seat}`, player.hand.length)] as CardId
    fromHand(player, card)
    player.void.push(card)
    ctx.emit({ kind: 'lost', rule: 'TS-89', seat, card })
  }
}

/** TS-71, TS-72: units that leave together; then the abilities for it, those of the active player first. */
export function voidUnits(ctx: C, units: readonly Placed[]): void {
  if (units.length === 0) return
  const gone = units.filter(({ unit }) => findUnit(ctx.state, unit.id))
  for (const placed of gone) {
    const { unit } = placed
    liftUnit(ctx.state, placed)
    const left = cardsOfUnit(unit)
    playerOf(ctx.state, unit.owner).void.push(...left)
    ctx.emit({ kind: 'voided', rule: 'TS-71', seat: unit.owner, unit: unit.id, cards: left })
  }
  const { active } = ctx.state
  const inOrder = [
    ...gone.filter(({ unit }) => unit.owner === active),
    ...gone.filter(({ unit }) => unit.owner !== active),
  ]
  for (const { unit, phase } of inOrder) callAbilities(ctx, unit.owner, unit.card, 'voided', unit.id, phase)
}

/** TS-77: runs a card's abilities for a moment, in the order printed. */
export function callAbilities(
  ctx: C,
  seat: Seat,
  card: CardId,
  trigger: 'play' | 'lock' | 'voided' | 'strike' | 'delay',
  unit: number | null,
  phase: Placed['phase'] | null,
): void {
  for (const ability of abilitiesFor(card, trigger))
    ctx.call({ kind: 'ability', seat, card, ability, effect: -1, unit, phase, chosen: null, left: 0, below: [] })
}
