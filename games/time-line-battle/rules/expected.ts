/**
 * How a war may end with a card, when the others lay cards, too. Nobody can know which: so the war is fought several
 * times, against deals of all that they have not shown. People do not lay blindly, though, and whoever reckons with
 * blind ones is disappointed: so the others lay what serves them best of a few deals. That is no player's opinion of
 * how they choose, and it is the same for everybody who sees the same table.
 */
import { type Chance, type Seat, seeded } from '@anachron/kernel'
import { DECK, isUnit, type Rank } from '../content/cards.ts'
import { newCard } from './deployment.ts'
import { sensible } from './sensible.ts'
import { livingUnits, resolveTimeline, restore } from './timeline.ts'
import type { View } from './types.ts'
import { copyField, notOnTable } from './view.ts'

/** For two players; the more there are, the longer each takes, and the less one of them weighs. */
const DEALS = 16
/**
 * Of so many deals the others lay the one that serves them best, and of so many one fills one's own other places. With
 * one of each people were promised two Units more than they had in a third war (`test/calibration.ts`).
 */
const THEIRS = 4
const OWN = 2

/** War by war: how many Units of each seat live in the evening of Day 0. */
export type Ends = readonly (readonly number[])[]

type Laid = readonly (readonly [seat: Seat, cards: readonly Rank[]])[]

/** What is dealt for one war: one's own other cards, and what the others lay against them. */
interface Deal {
  hands: readonly (readonly Rank[])[]
  theirs: Laid
}

/** Whoever weighs one card weighs them all, one after the other: what does not depend on the card is dealt once. */
const dealt = new WeakMap<View, Map<Seat, readonly Deal[]>>()

function dealsFor(view: View, seat: Seat): readonly Deal[] {
  const known = dealt.get(view)?.get(seat)
  if (known) return known
  const own = view.players[seat]?.own
  if (!own || own === 'hidden') return []
  const due = view.players[seat]?.toDeploy ?? 1
  // The same deals whoever asks, however often, and about whichever cards.
  const chance = seeded(`${view.timeline} ${view.cards.length}`)
  const deals = Array.from({ length: Math.ceil((2 * DEALS) / view.players.length) }, (): Deal => {
    const hands = dealsOf(own.hand, OWN, chance)
    return { hands, theirs: layingsOf(view, seat, [...own.laid, ...(hands[0] ?? []).slice(0, due)], chance) }
  })
  dealt.set(view, (dealt.get(view) ?? new Map<Seat, readonly Deal[]>()).set(seat, deals))
  return deals
}

/** By rank. */
export function expectedLayings(view: View, seat: Seat, ranks: readonly Rank[]): Map<Rank, Ends> {
  const own = view.players[seat]?.own
  if (!own || own === 'hidden') return new Map()
  const due = view.players[seat]?.toDeploy ?? 1
  const deals = dealsFor(view, seat)
  return new Map(
    ranks.map((rank): [Rank, Ends] => [
      rank,
      deals.map(({ hands, theirs }) => {
        const rests = hands.map((hand) => [...own.laid, rank, ...without(hand, rank).slice(0, Math.max(0, due - 1))])
        const mine = due > 1 ? best(view, seat, rests, []) : (rests[0] as Rank[])
        return endOf(view, [...theirs, [seat, mine]])
      }),
    ]),
  )
}

export const meanOf = (ends: Ends): number[] =>
  (ends[0] ?? []).map((_, of) => ends.reduce((sum, living) => sum + (living[of] as number), 0) / ends.length)

/** What the others lay against this. */
function layingsOf(view: View, seat: Seat, own: readonly Rank[], chance: Chance): Laid {
  return view.players.flatMap((_, of): Laid => {
    const due = of === seat ? 0 : dueOf(view, of)
    if (due === 0) return []
    const deals = dealsOf(unseenOf(view, of), THEIRS, chance).map((cards) => cards.slice(0, due))
    return [[of, best(view, of, deals, [[seat, own]])]]
  })
}

const dealsOf = (cards: readonly Rank[], count: number, chance: Chance): Rank[][] =>
  Array.from({ length: count }, () => {
    const dealt = cards.slice()
    chance.shuffle('deal', dealt)
    return dealt
  })

const without = (hand: readonly Rank[], rank: Rank): Rank[] => hand.toSpliced(hand.indexOf(rank), 1)

/** Of several sets the one after which the side of a seat is furthest ahead. */
function best(view: View, of: Seat, sets: readonly Rank[][], against: Laid): Rank[] {
  const leads = sets.map((set) =>
    endOf(view, [...against, [of, set]]).reduce(
      (sum, units, seat) => sum + (view.sides[seat] === view.sides[of] ? units : -units),
      0,
    ),
  )
  return sets[leads.indexOf(Math.max(...leads))] ?? []
}

/** The war fought out with these cards in its first Day. */
function endOf(view: View, laid: Laid): number[] {
  const field = copyField(view)
  restore(field.cards)
  for (const [owner, cards] of laid) {
    let seq = view.players[owner]?.deployed ?? 0
    for (const rank of cards)
      field.cards.push(newCard({ id: field.cards.length, owner, rank, day: view.day, seq: ++seq }))
  }
  resolveTimeline(field, sensible)
  return view.players.map((_, of) => livingUnits(field, of))
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
