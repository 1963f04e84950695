/**
 * How a war may end with a card, when the others lay cards, too. Nobody can know which: so the war is fought against
 * several deals of all that they have not shown, each as likely as any other. That is no player's opinion of how they
 * choose, and it is the same for everybody who sees the same table.
 */
import { type Seat, seeded } from '@anachron/kernel'
import { DECK, isUnit, type Rank } from '../content/cards.ts'
import { newCard } from './deployment.ts'
import { sensible } from './sensible.ts'
import { livingUnits, resolveTimeline, restore } from './timeline.ts'
import type { View } from './types.ts'
import { copyField, notOnTable } from './view.ts'

/** For two players; the more there are, the longer each takes, and the less one of them weighs. */
const DEALS = 24

/** By rank: living Units of each seat in the evening of Day 0, in the mean. */
export function expectedLayings(view: View, seat: Seat, ranks: readonly Rank[]): Map<Rank, number[]> {
  const ends = new Map(ranks.map((rank) => [rank, view.sides.map(() => 0)]))
  const own = view.players[seat]?.own
  if (!own || own === 'hidden') return ends
  const deals = Math.ceil((2 * DEALS) / view.players.length)
  // The same deals whoever asks, and however often.
  const chance = seeded(`${view.timeline} ${view.cards.length}`)
  for (let deal = 0; deal < deals; deal++) {
    const brought = view.players.map((_, of) => (of === seat ? own.hand.slice() : unseenOf(view, of)))
    for (const cards of brought) chance.shuffle('deal', cards)
    for (const [rank, living] of ends) {
      const field = copyField(view)
      restore(field.cards)
      for (const [of, cards] of brought.entries()) {
        const laid =
          of === seat ? [...own.laid, rank, ...restOf(view, seat, cards, rank)] : cards.slice(0, dueOf(view, of))
        let seq = view.players[of]?.deployed ?? 0
        for (const card of laid)
          field.cards.push(newCard({ id: field.cards.length, owner: of, rank: card, day: view.day, seq: ++seq }))
      }
      resolveTimeline(field, sensible)
      for (const [of, sum] of living.entries()) living[of] = sum + livingUnits(field, of) / deals
    }
  }
  return ends
}

/** What fills the other places of one's own: any of the hand. */
function restOf(view: View, seat: Seat, hand: readonly Rank[], rank: Rank): Rank[] {
  const rest = hand.slice()
  rest.splice(rest.indexOf(rank), 1)
  return rest.slice(0, Math.max(0, (view.players[seat]?.toDeploy ?? 1) - 1))
}

/** What a rival may bring: an opening is made of Units (TLB-12). */
function unseenOf(view: View, of: Seat): Rank[] {
  const unseen = notOnTable(view.cards, of, DECK)
  return view.timeline === 1 && view.options.opening === 'units' ? unseen.filter(isUnit) : unseen
}

/** How many cards a rival brings into this war: those that lie face down, and those still to be laid. */
function dueOf(view: View, of: Seat): number {
  const { handSize, deckSize, toDeploy } = view.players[of] as View['players'][number]
  return notOnTable(view.cards, of, DECK).length - handSize - deckSize + toDeploy
}
