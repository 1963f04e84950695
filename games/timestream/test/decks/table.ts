/**
 * How the decks of the game do against each other: every pair so many times, each deal from both sides, and the deck
 * that the own player brings against each of them. Usage: node games/timestream/test/decks/table.ts [matches a pair]
 * [own|quick|rollout] [seed] [file] [minutes] [list]. The file keeps what was counted, so that a long table can be
 * stopped and gone on with; all pairs of the eight grow together, then those of decks that are brought, and the table
 * can be read at any time. A pair is counted anew when one of its lists, or a card of them, has changed. With minutes
 * (0: as long as it takes) it stops after so many and prints what there is. The last one is a deck that `find.ts` has
 * written: a row more.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cardOf, decks } from '../../content/index.ts'
import { DECK } from '../../player/deck.ts'
import { listOf } from '../../rules/deck-building.ts'
import type { NamedDeck } from '../../rules/types.ts'
import { type Player, payoffOf } from './match.ts'

const [, , matches = '40', by = 'own', seed = '1', file = '', minutes = '0', found = ''] = process.argv

interface Row {
  name: string
  deck: (typeof decks)[number]['id'] | NamedDeck
}
interface Count {
  /** What was counted: the lists, their cards, the player and the seed. */
  of: string
  played: number
  won: number
}

const brought: NamedDeck[] = found ? [DECK, { name: 'Found', list: JSON.parse(readFileSync(found, 'utf8')) }] : [DECK]
const rows: Row[] = [
  ...decks.map(({ id, name }) => ({ deck: id, name })),
  ...brought.map((deck) => ({ deck, name: deck.name })),
]
/** Rows against columns: the lower half, and the whole rows of decks that are brought. */
const pairs = rows.flatMap((_, i) => decks.flatMap((_deck, j) => (j < i ? [[i, j] as const] : [])))
const keyOf = (i: number, j: number): string => `${i}/${j}`
const hashes = rows.map(({ deck }) => {
  const cards = Object.entries(listOf(deck)).map(([id, count]) => [cardOf(id), count])
  return createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 12)
})

const counts: Record<string, Count> = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
function countOf(i: number, j: number): Count {
  const of = [by, seed, hashes[i], hashes[j]].join('/')
  if (counts[keyOf(i, j)]?.of !== of) counts[keyOf(i, j)] = { of, played: 0, won: 0 }
  return counts[keyOf(i, j)] as Count
}

const until = Number(minutes) > 0 ? Date.now() + 60_000 * Number(minutes) : Number.POSITIVE_INFINITY
const among = pairs.filter(([i]) => i < decks.length)
const toOthers = pairs.filter(([i]) => i >= decks.length)
for (const some of [among, toOthers]) {
  for (let n = 0; n < Number(matches) && Date.now() < until; n += 2) {
    for (const [i, j] of some) {
      const count = countOf(i, j)
      const [one, other] = [rows[i] as Row, rows[j] as Row]
      if (count.played > n) continue
      for (const m of [n, n + 1])
        count.won += payoffOf(one.deck, other.deck, by as Player, `${seed}/${one.name}/${other.name}`, m)
      count.played = n + 2
    }
    if (file) writeFileSync(file, JSON.stringify(counts))
  }
}

const percent = (part: number): string => (100 * part).toFixed(1)
const line = (title: string, cells: readonly string[]): string => `| ${[title, ...cells].join(' | ')} |`

/** The share of a row against a column, whichever half it was counted in. */
function shareOf(i: number, j: number): number {
  const count = j < i ? countOf(i, j) : countOf(j, i)
  return j < i ? count.won / count.played : 1 - count.won / count.played
}

console.log(line('', [...decks.map((_, i) => String(i + 1)), 'all']))
console.log(
  line(
    '---',
    [...decks, 0].map(() => '---'),
  ),
)
for (const [i, { name, deck }] of rows.entries()) {
  const others = decks.map((_, j) => j).filter((j) => j !== i)
  const all = others.reduce((sum, j) => sum + shareOf(i, j), 0) / others.length
  const cells = decks.map((_, j) => (i === j ? '' : percent(shareOf(i, j))))
  console.log(line(typeof deck === 'string' ? `**${i + 1} ${name}**` : name, [...cells, percent(all)]))
}
const outside = among.filter(([i, j]) => Math.abs(shareOf(i, j) - 0.5) > 0.1)
/** Half the 95 % interval of a share of about one half. */
const margin = (n: number): string => percent(0.98 / Math.sqrt(n))
const fewestOf = (some: typeof pairs): number => Math.min(...some.map(([i, j]) => countOf(i, j).played))
const fewest = fewestOf(among)
console.log(
  `\n${fewest} matches a pair, ± ${margin(fewest)} (95 %), a row ± ${margin(fewest * (decks.length - 1))}; outside of 40 to 60 %: ${outside.length} of ${among.length} pairs`,
)
console.log(
  `${fewestOf(toOthers)} of a deck that is brought against each, its row ± ${margin(fewestOf(toOthers) * decks.length)}`,
)
