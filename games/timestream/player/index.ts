import { type Chance, type Policy, play, playOn, type Seat, seeded } from '@anachron/kernel'
import { game } from '../rules/game.ts'
import type { Action, State, TimestreamTypes, View } from '../rules/types.ts'
import { DECK } from './deck.ts'
import { judge } from './judgement.ts'
import { picksOf, worthOfPick } from './picking.ts'
import { rollout, worth } from './rollout.ts'

/**
 * How much is looked at for a decision: worlds imagined, answers that are played on in them, and how many of those are
 * left after so many worlds (the ones that have done worst by then are given up).
 */
interface Care {
  worlds: number
  closely: number
  left: Readonly<Record<number, number>>
}
const CARE: Care = { worlds: 6, closely: 6, left: { 2: 3, 4: 2 } }
/** Three times as fast, and of nearly the same opinion on decks: for searches. */
const LITTLE: Care = { worlds: 2, closely: 4, left: { 1: 3 } }
/** Turns played on from each. */
const TURNS = 2
/** The turns that a search by worlds plays on; it has the time for more. */
const CHAPTERS = 4

/** How the seat stands some turns later, all of them played by rollout. */
function after(state: State, seat: Seat, action: Action, chance: Chance): number {
  const until = state.turn + TURNS
  play(game, state, chance, seat, action)
  playOn(
    game,
    state,
    chance,
    (asked, listed, now) => rollout(now, asked, listed, chance),
    ({ turn }) => turn >= until,
  )
  return judge(state)[seat] as number
}

/** The answers that are worth a closer look, by their number: what pleases at a glance, and doing nothing. */
function candidates(state: State, seat: Seat, options: readonly Action[], most: number): number[] {
  const ranked = options
    .map((action, i) => ({ i, value: worth(state, seat, action), action }))
    .filter(({ action }) => action.kind !== 'payByHand')
    .sort((a, b) => b.value - a.value || a.i - b.i)
  const closely = ranked.slice(0, most)
  const nothing = ranked.find(({ action }) => action.kind === 'end' || action.kind === 'none')
  if (nothing && !closely.includes(nothing)) closely.push(nothing)
  return closely.map(({ i }) => i)
}

/** Where only listed decks can be had; by habit they are about level (docs/results/timestream-decks.md). */
const USUAL = 'TS-DK-4'

/**
 * Some turns ahead nothing can be seen yet of what a deck or a pick is worth, and paying by hand is never worth a
 * thought.
 */
const considers = (_view: View, _seat: Seat, options: readonly Action[]): number[] =>
  options.flatMap(({ kind }, i) => (kind === 'deck' || kind === 'pick' || kind === 'payByHand' ? [] : [i]))

/** TS-98. */
function bestPick(view: View, seat: Seat, options: readonly Action[]): number {
  const pool = picksOf(view, seat)
  const values = options.map((action) => (action.kind === 'pick' ? worthOfPick(pool, action.card) : 0))
  return values.indexOf(Math.max(...values))
}

function choose(view: View, seat: Seat, options: readonly Action[], chance: Chance, care = CARE): number {
  if (options.length === 1) return 0
  const usual = options.findIndex((action) => action.kind === 'deck' && action.deck === USUAL)
  if (usual >= 0) return usual
  // What a pick is worth shows only turns and turns later.
  if (options[0]?.kind === 'pick') return bestPick(view, seat, options)
  const home = options.findIndex(({ kind }) => kind === 'timestream')
  if (home >= 0) return home
  const worlds = Array.from({ length: care.worlds }, () => game.imagine(view, chance))
  // Few worlds and turns tell nothing of what an opening hand is worth; who imagines hundreds may know better than its
  // cells do.
  if (options[0]?.kind === 'keep') return rollout(worlds[0] as State, seat, options, chance)
  const wanted = candidates(worlds[0] as State, seat, options, care.closely)
  if (wanted.length === 1) return wanted[0] as number
  const luck = chance.pick('luck', 1 << 30)
  // Every answer meets the same worlds and the same luck; who trails is given up on the way.
  let racing = wanted.map((i) => ({ i, sum: 0 }))
  for (const [n, world] of worlds.entries()) {
    for (const one of racing)
      one.sum += after(game.clone(world), seat, options[one.i] as Action, seeded(`${luck}/${n}`))
    const left = care.left[n + 1] ?? racing.length
    if (left < racing.length) racing = racing.toSorted((a, b) => b.sum - a.sum).slice(0, left)
  }
  return racing.reduce((best, one) => (one.sum > best.sum ? one : best)).i
}

/**
 * Looks at what pleases at a glance, plays each on in its head for a turn of both, and takes what stands best then.
 */
export const bot: Policy<TimestreamTypes> = {
  name: 'chronicler',
  rollout,
  sound: true,
  judge,
  chapter: ({ turn }) => turn,
  chapters: CHAPTERS,
  considers,
  unlisted: ({ rules }, _seat, options): Action | undefined =>
    options[0]?.kind === 'deck' && rules.decksFrom === 'choice' ? { kind: 'deck', deck: DECK } : undefined,
  choose: (view, seat, options, chance) => choose(view, seat, options, chance),
}

/** What the own player answers when it looks at little. */
export const glimpse: typeof bot.choose = (view, seat, options, chance) => choose(view, seat, options, chance, LITTLE)
