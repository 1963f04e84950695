/**
 * Looks for a better deck than that of the own player (`player/deck.ts`): changes a card or three at a time and keeps
 * what wins more, in matches by rollout or by the own player looking at little, against the decks of the game and the
 * deck of the own player. Prints every deck on the way, and at last how many changes were tried and kept; how the last
 * one does against each deck of the game, `table.ts` tells. Usage: node games/timestream/test/decks/find.ts [rounds]
 * [seed] [file to go on from and write to] [rollout|quick] [minutes] [start]. It starts from the file, or else from
 * `own`, the id of a deck of the game, or `chance`, a deck put together by chance.
 */
import { writeFileSync } from 'node:fs'
import { seeded } from '@anachron/kernel'
import { type DeckList, decks } from '../../content/index.ts'
import { DECK } from '../../player/deck.ts'
import type { DeckChoice } from '../../rules/types.ts'
import { begun } from './begun.ts'
import { changedBy } from './change.ts'
import { type Player, payoffOf } from './match.ts'

const [, , rounds = '500', seed = '1', file = '', by = 'rollout', minutes = '0', start = 'own'] = process.argv
const RIVALS: readonly DeckChoice[] = [...decks.map(({ id }) => id), DECK]
/**
 * Matches between two looks at how a change does, and at most; how sure it must be, in standard errors, and below what
 * it is given up.
 */
const LOOK = by === 'rollout' ? 198 : 72
const MOST = by === 'rollout' ? 3960 : 720
const SURE = 2.2
const HOPELESS = 0.3
const AT_LAST = 1.2

/** Match n, against one rival after the other. */
const played = (list: DeckList, name: string, n: number): number =>
  payoffOf({ name: DECK.name, list }, RIVALS[(n >> 1) % RIVALS.length] as DeckChoice, by as Player, name, n)

/**
 * A deck that changes are held against. What it has won is kept: all of its changes meet the same deals, and those of
 * the deck that comes of it meet others, so that luck is not kept with it.
 */
function standing(list: DeckList, name: string): (changed: DeckList) => boolean {
  const won: number[] = []
  return (changed) => {
    let sum = 0
    let squares = 0
    const sure = (): number => sum / Math.sqrt(squares + 1e-9)
    for (let n = 0; n < MOST; n++) {
      won[n] ??= played(list, name, n)
      const more = played(changed, name, n) - (won[n] as number)
      sum += more
      squares += more * more
      if (n % LOOK !== LOOK - 1) continue
      if (sure() > SURE) return true
      if (sure() < HOPELESS) return false
    }
    return sure() > AT_LAST
  }
}

const until = Number(minutes) > 0 ? Date.now() + 60_000 * Number(minutes) : Number.POSITIVE_INFINITY
const chance = seeded(`find/${seed}`)
let list = begun(file, start, seed)
let tried = 0
let kept = 0
let isBetter = standing(list, `${seed}/${kept}`)
for (let round = 0; round < Number(rounds) && Date.now() < until; round++) {
  const changed = changedBy(list, chance)
  if (!changed) continue
  tried++
  if (!isBetter(changed)) continue
  list = changed
  kept++
  isBetter = standing(list, `${seed}/${kept}`)
  console.log(round, JSON.stringify(list))
  if (file) writeFileSync(file, JSON.stringify(list))
}
console.log(`${tried} changes tried, ${kept} kept`)
