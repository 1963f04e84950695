/**
 * Changes the decks of the game a card or three at a time until no pair of them is too uneven, in matches by rollout or
 * by the own player, and the deck of the own player too does not win too much. Every card stays in at least one deck,
 * and of each deck as it was at least forty-four cards stay, so that it keeps its character. Prints the lists on the
 * way, and how far they are off. Usage: node games/timestream/test/decks/level.ts [rounds] [seed] [file to go on from
 * and write to] [rollout|own]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { seeded } from '@anachron/kernel'
import { cards, type DeckList, decks } from '../../content/index.ts'
import { DECK } from '../../player/deck.ts'
import { DECK_SIZE } from '../../rules/deck-building.ts'
import { changedBy } from './change.ts'
import { type Player, payoffOf } from './match.ts'

const [, , rounds = '500', seed = '1', file = '', by = 'rollout'] = process.argv
/** The own player takes two hundred times as long: it looks at less. */
const MATCHES = by === 'own' ? 60 : 240
const FIRST_LOOK = by === 'own' ? 20 : 80
const KEPT = 44
/** A pair may be so uneven without being looked at, and the own player's deck may win so much. */
const EVEN = 0.04
const FOUND = 0.57

type Shares = number[]

const starts = decks.map(({ list }) => list)
let lists: DeckList[] = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : starts.slice()
const chance = seeded(`level/${seed}`)

const named = (list: DeckList): { name: string; list: DeckList } => ({ name: 'levelled', list })
const last = lists.length

/** What a deck gets against each of the others and the own player's. */
function sharesOf(i: number, list: DeckList, name: string, matches: number): Shares {
  return [...lists, DECK.list].map((other, j) => {
    if (i === j) return 0.5
    let sum = 0
    for (let n = 0; n < matches; n++) sum += payoffOf(named(list), named(other), by as Player, `${name}/${j}`, n)
    return sum / matches
  })
}

const penalty = (share: number, allowed: number): number => Math.max(0, Math.abs(share - 0.5) - allowed) ** 2

/** How uneven a row is: its pairs, and by how much the own player's deck beats it beyond what is allowed. */
const unevenness = (shares: Shares): number =>
  shares.slice(0, last).reduce((sum, share) => sum + penalty(share, EVEN), 0) +
  2 * Math.max(0, 1 - FOUND - (shares[last] as number)) ** 2

const overlap = (a: DeckList, b: DeckList): number =>
  Object.entries(a).reduce((sum, [id, count]) => sum + Math.min(count, b[id] ?? 0), 0)
const holdsAll = (all: readonly DeckList[]): boolean => cards.every(({ id }) => all.some((list) => list[id]))

let table = lists.map((list, i) => sharesOf(i, list, `${seed}/start`, MATCHES))
const total = (): number => table.reduce((sum, shares) => sum + unevenness(shares), 0)
console.log('start', total().toFixed(4))
for (let round = 0; round < Number(rounds); round++) {
  // Mostly the deck whose row is worst.
  const ranked = table.map((shares, i) => ({ i, off: unevenness(shares) })).sort((a, b) => b.off - a.off)
  const { i } = ranked[Math.min(chance.pick('deck', 4), chance.pick('deck', 8))] as { i: number }
  const list = lists[i] as DeckList
  const changed = changedBy(list, chance)
  if (!changed || overlap(starts[i] as DeckList, changed) < KEPT) continue
  if (!holdsAll(lists.map((other, j) => (i === j ? changed : other)))) continue
  const before = unevenness(table[i] as Shares)
  const glance = sharesOf(i, changed, `${seed}/${round}/glance`, FIRST_LOOK)
  // A glance is noisy: every pair seems more uneven than it is, by about its variance.
  const noise = (last - 1) * (0.2 / FIRST_LOOK)
  if (unevenness(glance) > before + noise) continue
  const closely = sharesOf(i, changed, `${seed}/${round}`, MATCHES)
  if (unevenness(closely) > before * 0.95) {
    // The old row has been lucky perhaps: it is looked at again now and then.
    if (chance.pick('again', 4) === 0) {
      const again = sharesOf(i, list, `${seed}/${round}/again`, MATCHES)
      const mixed = again.map((share, j) => (share + ((table[i] as Shares)[j] as number)) / 2)
      put(i, mixed)
    }
    continue
  }
  lists = lists.map((other, j) => (i === j ? changed : other))
  put(i, closely)
  console.log(round, total().toFixed(4), decks[i]?.name, JSON.stringify(changed))
  if (file) writeFileSync(file, JSON.stringify(lists))
}

function put(i: number, shares: Shares): void {
  table = table.map((row, j) =>
    i === j ? shares : row.map((share, k) => (k === i ? 1 - (shares[j] as number) : share)),
  )
}
if (lists.some((list) => Object.values(list).reduce((sum, count) => sum + count, 0) !== DECK_SIZE))
  throw new Error('a deck has lost its size')
