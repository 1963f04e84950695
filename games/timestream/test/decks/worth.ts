/**
 * What a copy of each card is worth in a deck put together by chance, in thousandths of a win: fitted to matches by
 * rollout between such decks (least squares, drawn a little towards nothing). Prints the table of
 * `rules/limited/worth.ts`. Usage: node games/timestream/test/decks/worth.ts [matches] [seed]
 */
import { seeded } from '@anachron/kernel'
import { cards, type DeckList } from '../../content/index.ts'
import { someDeck } from '../../rules/some-deck.ts'
import { LeastSquares } from './least-squares.ts'
import { payoffOf } from './match.ts'

const [, , matches = '20000', seed = '1'] = process.argv
const RIDGE = 40

const copies = (list: DeckList): number[] => cards.map(({ id }) => list[id] ?? 0)
const fitted = new LeastSquares(cards.length, RIDGE)
for (let n = 0; n < Number(matches); n++) {
  const [one, other] = [someDeck(seeded(`${seed}/a/${n}`)), someDeck(seeded(`${seed}/b/${n}`))]
  const won = payoffOf(one, other, 'rollout', `worth/${seed}`, n) - 0.5
  const rival = copies(other.list)
  fitted.add(
    copies(one.list).map((count, i) => count - (rival[i] as number)),
    won,
  )
}
for (const [i, worth] of fitted.solved().entries())
  console.log(`  '${cards[i]?.id}': ${Math.round(1000 * worth)}, // ${cards[i]?.name}`)
