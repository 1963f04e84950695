/**
 * Looks for a better deck than that of the own player (`player/deck.ts`): changes a card or three at a time and keeps
 * what wins more, in matches by rollout or by the own player looking at little, against the decks of the game and the
 * deck as it was. Prints every deck on the way, and at last how many changes were tried and kept; how the last one does
 * against each deck of the game, `table.ts` tells. Usage: node games/timestream/test/decks/find.ts [rounds] [seed]
 * [file to go on from and write to] [rollout|quick]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { seeded } from '@anachron/kernel'
import { type DeckList, decks } from '../../content/index.ts'
import { DECK } from '../../player/deck.ts'
import type { DeckChoice } from '../../rules/types.ts'
import { changedBy } from './change.ts'
import { type Player, payoffOf } from './match.ts'

const [, , rounds = '500', seed = '1', file = '', by = 'rollout'] = process.argv
const RIVALS: readonly DeckChoice[] = [...decks.map(({ id }) => id), DECK]
/**
 * Matches between two looks at how a change does, and at most; how sure it must be, in standard errors, and below what
 * it is given up.
 */
const LOOK = by === 'rollout' ? 200 : 96
const MOST = by === 'rollout' ? 4000 : 768
const SURE = 2.2
const HOPELESS = 0.3
const AT_LAST = 1.2

/** Match n, against one rival after the other. */
const played = (deck: DeckChoice, name: string, n: number): number =>
  payoffOf(deck, RIVALS[(n >> 1) % RIVALS.length] as DeckChoice, by as Player, name, n)

/** Whether a changed deck wins more, as far as so many matches of both from the same deals tell. */
function isBetter(changed: DeckChoice, deck: DeckChoice, name: string): boolean {
  let sum = 0
  let squares = 0
  for (let n = 0; n < MOST; n++) {
    const more = played(changed, name, n) - played(deck, name, n)
    sum += more
    squares += more * more
    if (n % LOOK !== LOOK - 1) continue
    const sure = sum / Math.sqrt(squares + 1e-9)
    if (sure > SURE) return true
    if (sure < HOPELESS) return false
  }
  return sum / Math.sqrt(squares + 1e-9) > AT_LAST
}

let list: DeckList = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : DECK.list
const chance = seeded(`find/${seed}`)
let tried = 0
let kept = 0
for (let round = 0; round < Number(rounds); round++) {
  const changed = changedBy(list, chance)
  if (!changed) continue
  tried++
  const { name } = DECK
  if (!isBetter({ name, list: changed }, { name, list }, `${seed}/${round}`)) continue
  list = changed
  kept++
  console.log(round, JSON.stringify(list))
  if (file) writeFileSync(file, JSON.stringify(list))
}
console.log(`${tried} changes tried, ${kept} kept`)
