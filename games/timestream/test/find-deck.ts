/**
 * Looks for a better deck than that of the own player (`bot/deck.ts`): changes a card or three at a time and keeps what wins more, in matches by
 * habit against the four decks of the game and the deck as it was. Prints every deck on the way; whether the last one is better in the hands of those who
 * think is for `anachron sim` to tell. Usage: node games/timestream/test/find-deck.ts [rounds] [seed]
 */
import { type Chance, decision, options, parseOptions, play, seeded } from '@anachron/kernel'
import { DECK } from '../bot/deck.ts'
import { cards, type DeckList, decks } from '../content/index.ts'
import { deckFaults } from '../rules/deck-building.ts'
import { game } from '../rules/game.ts'
import { habit } from '../rules/habit.ts'
import type { Action, DeckChoice, Options, State } from '../rules/types.ts'

const [, , rounds = '500', seed = '1'] = process.argv
const RIVALS: readonly DeckChoice[] = [...decks.map(({ id }) => id), DECK]
/** Matches between two looks at how a change does, and at most; how sure it must be, in standard errors, and below what it is given up. */
const LOOK = 200
const MOST = 4000
const SURE = 2.2
const HOPELESS = 0.3
const AT_LAST = 1.2

const parsed = parseOptions(game.options, {})
if ('fault' in parsed) throw new Error(parsed.fault)
const defaults = parsed.options as unknown as Options

/** Match n by habit, each deal from both sides; what the first of the decks gets. */
function played(deck: DeckChoice, name: string, n: number): number {
  const rival = RIVALS[(n >> 1) % RIVALS.length] as DeckChoice
  const seat = n % 2
  const chance = seeded(`${name}/${n >> 1}`)
  const state: State = game.setup(defaults, 2, chance)
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const asked = now.seats[0] as number
    const listed = options(game, state, asked)
    const action: Action =
      listed[0]?.kind === 'deck'
        ? { kind: 'deck', deck: asked === seat ? deck : rival }
        : (listed[habit(state, asked, listed, chance)] as Action)
    play(game, state, chance, asked, action)
  }
  return state.result?.payoff[seat] ?? 0
}

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

/** A card or three exchanged for others of the deck or of all that there are; nothing when that is no deck. */
function changedBy(list: DeckList, chance: Chance): DeckList | undefined {
  const ids = Object.keys(list)
  const out = ids[chance.pick('out', ids.length)] as string
  const more = chance.pick('known', 2) === 0 ? ids : cards.map(({ id }) => id)
  const into = more[chance.pick('in', more.length)] as string
  const count = Math.min(1 + chance.pick('count', 3), list[out] as number)
  const { [out]: had = 0, ...rest } = list
  const changed: DeckList = {
    ...rest,
    ...(had > count ? { [out]: had - count } : {}),
    [into]: (rest[into] ?? 0) + count,
  }
  return into === out || deckFaults(changed).length > 0 ? undefined : changed
}

let list: DeckList = DECK.list
const chance = seeded(`find/${seed}`)
for (let round = 0; round < Number(rounds); round++) {
  const changed = changedBy(list, chance)
  if (!changed) continue
  const { name } = DECK
  if (!isBetter({ name, list: changed }, { name, list }, `${seed}/${round}`)) continue
  list = changed
  console.log(round, JSON.stringify(list))
}
