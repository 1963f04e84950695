import { type Chance, decision, options as optionsOf, type Policy, play, type Seat, seeded } from '@anachron/kernel'
import { game } from '../rules/game.ts'
import { habit, worth } from '../rules/habit.ts'
import type { Action, State, TimestreamTypes, View } from '../rules/types.ts'
import { DECK } from './deck.ts'
import { judge } from './standing.ts'

/** Worlds imagined for a decision, answers looked at closely, and turns played on from each. */
const WORLDS = 8
const CLOSELY = 6
const TURNS = 4

/** How the seat stands some turns later, all of them played by habit. */
function after(state: State, seat: Seat, action: Action, chance: Chance): number {
  const until = state.turn + TURNS
  play(game, state, chance, seat, action)
  while (state.result === null && state.turn < until) {
    const asked = decision(game, state)?.seats[0] as Seat
    const listed = optionsOf(game, state, asked)
    play(game, state, chance, asked, listed[habit(state, asked, listed, chance)] as Action)
  }
  return judge(state)[seat] as number
}

/** The answers that are worth a closer look, by their number: what pleases at a glance, and doing nothing. */
function candidates(state: State, seat: Seat, options: readonly Action[]): number[] {
  const ranked = options
    .map((action, i) => ({ i, value: worth(state, seat, action), action }))
    .filter(({ action }) => action.kind !== 'payByHand')
    .sort((a, b) => b.value - a.value || a.i - b.i)
  const closely = ranked.slice(0, CLOSELY)
  const nothing = ranked.find(({ action }) => action.kind === 'end' || action.kind === 'none')
  if (nothing && !closely.includes(nothing)) closely.push(nothing)
  return closely.map(({ i }) => i)
}

/** Of the four decks the one with which this player wins most, whoever sits opposite (docs/balance/timestream.md). His own is better still. */
const STRONGEST = 'TS-DK-2'

/** Some turns ahead nothing can be seen yet of what a deck is worth, and paying by hand is never worth a thought. */
const considers = (_view: View, _seat: Seat, options: readonly Action[]): number[] =>
  options.flatMap(({ kind }, i) => (kind === 'deck' || kind === 'payByHand' ? [] : [i]))

function choose(view: View, seat: Seat, options: readonly Action[], chance: Chance): number {
  if (options.length === 1) return 0
  const strongest = options.findIndex((action) => action.kind === 'deck' && action.deck === STRONGEST)
  if (strongest >= 0) return strongest
  const home = options.findIndex(({ kind }) => kind === 'timestream')
  if (home >= 0) return home
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, chance))
  // Few worlds and turns tell nothing of what an opening hand is worth; who imagines hundreds may know better than its cells do.
  if (options[0]?.kind === 'keep') return habit(worlds[0] as State, seat, options, chance)
  const wanted = candidates(worlds[0] as State, seat, options)
  const luck = chance.pick('luck', 1 << 30)
  let best = wanted[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  for (const i of wanted) {
    let sum = 0
    // Every answer meets the same worlds and the same luck.
    for (const [n, world] of worlds.entries())
      sum += after(game.clone(world), seat, options[i] as Action, seeded(`${luck}/${n}`))
    if (sum <= most) continue
    best = i
    most = sum
  }
  return best
}

/** Looks at what pleases at a glance, plays each on in its head for two turns of both, and takes what stands best then. */
export const bot: Policy<TimestreamTypes> = {
  name: 'chronicler',
  sound: true,
  judge,
  chapter: ({ turn }) => turn,
  chapters: TURNS,
  considers,
  unlisted: (_view, _seat, options): Action | undefined =>
    options[0]?.kind === 'deck' ? { kind: 'deck', deck: DECK } : undefined,
  choose,
}
