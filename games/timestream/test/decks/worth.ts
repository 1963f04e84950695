/**
 * What a copy of each card is worth in a deck put together by chance, in thousandths of a win: fitted to matches by
 * rollout between such decks (least squares, drawn a little towards nothing). Prints the table of
 * `rules/limited/worth.ts`. Usage: node games/timestream/test/decks/worth.ts [matches] [seed]
 */
import { seeded } from '@anachron/kernel'
import { cards, type DeckList } from '../../content/index.ts'
import { someDeck } from '../../rules/some-deck.ts'
import { payoffOf } from './match.ts'

const [, , matches = '20000', seed = '1'] = process.argv
const RIDGE = 40

const copies = (list: DeckList): number[] => cards.map(({ id }) => list[id] ?? 0)
const size = cards.length
const sums = Array.from({ length: size }, () => new Float64Array(size))
const wins = new Float64Array(size)

for (let n = 0; n < Number(matches); n++) {
  const [one, other] = [someDeck(seeded(`${seed}/a/${n}`)), someDeck(seeded(`${seed}/b/${n}`))]
  const won = payoffOf(one, other, 'rollout', `worth/${seed}`, n) - 0.5
  const rival = copies(other.list)
  const more = copies(one.list).map((count, i) => count - (rival[i] as number))
  for (const [i, by] of more.entries()) {
    if (by === 0) continue
    wins[i] = (wins[i] as number) + by * won
    const row = sums[i] as Float64Array
    for (const [j, also] of more.entries()) row[j] = (row[j] as number) + by * also
  }
}

/** Solves the normal equations by elimination. */
function solved(): Float64Array {
  const at = (i: number): Float64Array => sums[i] as Float64Array
  for (let i = 0; i < size; i++) at(i)[i] = (at(i)[i] as number) + RIDGE
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const part = (at(j)[i] as number) / (at(i)[i] as number)
      if (part === 0) continue
      for (let k = i; k < size; k++) at(j)[k] = (at(j)[k] as number) - part * (at(i)[k] as number)
      wins[j] = (wins[j] as number) - part * (wins[i] as number)
    }
  const worth = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let rest = wins[i] as number
    for (let k = i + 1; k < size; k++) rest -= (at(i)[k] as number) * (worth[k] as number)
    worth[i] = rest / (at(i)[i] as number)
  }
  return worth
}

for (const [i, worth] of solved().entries())
  console.log(`  '${cards[i]?.id}': ${Math.round(1000 * worth)}, // ${cards[i]?.name}`)
