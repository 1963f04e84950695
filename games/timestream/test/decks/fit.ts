/**
 * Looks for a strong deck with fewer matches than `find.ts`, which suits players that think: round after round, many
 * decks near the one that it has each play a few matches against the decks of the game, what a copy of each card adds
 * there is fitted to all of them, and the deck moves a few cards that way. Prints each round what those decks have won
 * and where it has gone. Usage: node games/timestream/test/decks/fit.ts [rounds] [seed] [file to go on from and write
 * to] [own|quick|rollout] [minutes] [start]; the last as for `find.ts`.
 */
import { writeFileSync } from 'node:fs'
import { seeded } from '@anachron/kernel'
import { cards, type DeckList, decks } from '../../content/index.ts'
import { deckFaults } from '../../rules/deck-building.ts'
import { begun } from './begun.ts'
import { changedBy } from './change.ts'
import { LeastSquares } from './least-squares.ts'
import { type Player, payoffOf } from './match.ts'

const [, , rounds = '10', seed = '1', file = '', by = 'quick', minutes = '0', start = 'own'] = process.argv
/** Decks a round, each against every deck of the game from one side; how many changes each is away. */
const NEAR = by === 'rollout' ? 1000 : 128
const CHANGES = 7
/** Cards that the deck moves by at most in a round, and what older rounds still count: it is another deck by now. */
const MOVES = 5
const FADE = 0.75
/** Where the next decks have won so much less, the move is taken back. */
const LOST = 0.02
/** Noise of a match (0.25) over how much a card is thought to add (0.02, squared). */
const RIDGE = 600

const copies = (list: DeckList): number[] => cards.map(({ id }) => list[id] ?? 0)
const fitted = new LeastSquares(cards.length + decks.length, RIDGE)
const chance = seeded(`fit/${seed}`)

function near(list: DeckList): DeckList {
  let changed = list
  for (let n = 0; n < CHANGES; n++) changed = changedBy(changed, chance) ?? changed
  return changed
}

/** One card out and one in, as often as it seems worth it. */
function moved(list: DeckList, worth: Float64Array): DeckList {
  let here = list
  const order = cards.map((_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number))
  for (let n = 0; n < MOVES; n++) {
    const next = nextMove(here, order, worth)
    if (!next) break
    here = next
  }
  return here
}

/** The change of a card that gains most, if one gains more than a thousandth. */
function nextMove(list: DeckList, order: readonly number[], worth: Float64Array): DeckList | undefined {
  let gain = 0.001
  let found: DeckList | undefined
  for (const i of order)
    for (const o of order.toReversed()) {
      const more = (worth[i] as number) - (worth[o] as number)
      if (more <= gain) break
      const [into, out] = [cards[i]?.id as string, cards[o]?.id as string]
      if (!list[out]) continue
      const { [out]: had = 0, ...rest } = list
      const next: DeckList = { ...rest, ...(had > 1 ? { [out]: had - 1 } : {}), [into]: (rest[into] ?? 0) + 1 }
      if (deckFaults(next).length > 0) continue
      gain = more
      found = next
      break
    }
  return found
}

const until = Number(minutes) > 0 ? Date.now() + 60_000 * Number(minutes) : Number.POSITIVE_INFINITY
let list = begun(file, start, seed)
const first = copies(list)
let tried = 0
let best = { list, share: 0 }
for (let round = 0; round < Number(rounds) && Date.now() < until; round++) {
  let won = 0
  for (let n = 0; n < NEAR; n++) {
    const changed = near(list)
    const more = copies(changed).map((count, i) => count - (first[i] as number))
    for (const [j, { id }] of decks.entries()) {
      const name = `fit/${seed}/${round}/${n >> 1}/${j}`
      const payoff = payoffOf({ name: 'near', list: changed }, id, by as Player, name, n % 2)
      fitted.add([...more, ...decks.map((_, rival) => (rival === j ? 1 : 0))], payoff - 0.5)
      won += payoff
    }
    tried++
  }
  const share = won / NEAR / decks.length
  if (share > best.share - LOST) best = { list, share: Math.max(share, best.share) }
  console.log(round, share.toFixed(3), JSON.stringify(list))
  if (file) writeFileSync(file, JSON.stringify(best.list))
  list = moved(best.list, fitted.solved())
  fitted.fade(FADE)
}
console.log(`${tried} decks tried`)
