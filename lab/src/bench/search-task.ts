import type { Ranked, Tuning, Turn } from '@anachron/bots'
import type { AnyGame, Policy, Seat } from '@anachron/kernel'
import type { Task } from './harness.ts'
import type { Kernel } from './random-match.ts'

/** What both ways of thinking have, in this tree and in older ones. */
interface Thinking {
  readonly iterations: number
  iterate(): boolean
  ranked(): Ranked[]
}
type Thinker = new (turn: Turn, tuning: Tuning) => Thinking

/** How the bots of a tree think. */
export interface Minds {
  Search: Thinker
  Paired: Thinker
  tuning: Tuning
}

/** Imagined matches for one decision: an expert's first tenths of a second, in which nothing is settled yet. */
const MATCHES = 48
const DECISIONS = 12
const STATES = 400

/** Decisions of an expert, out of matches played by chance: the same in every tree in which the rules are. */
export function searchTask(kernel: Kernel, game: AnyGame, own: Policy<never> | undefined, minds: Minds): Task {
  const { begin, decision, options, play, seeded } = kernel
  const tuning: Tuning = { ...minds.tuning, ...(own && { own }) }
  const Mind = tuning.improves && (own?.quick || own?.sound) ? minds.Paired : minds.Search
  const chosen = Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.default]))
  const turns: Omit<Turn, 'chance'>[] = []
  for (let seed = 0, seen = 0; turns.length < DECISIONS && seen < STATES; seed++) {
    const chance = seeded(`search/${seed}`)
    const state = begin(game, chosen, game.seats.min, chance)
    const at = 8 + chance.pick('bench', 24)
    for (let moves = 0, now = decision(game, state); now; moves++, now = decision(game, state)) {
      const seat = now.seats[0] as Seat
      const listed = options(game, state, seat) as object[]
      if (moves >= at && listed.length > 2) {
        turns.push({ game, view: game.view(state, seat), seat, options: listed, ask: now.ask })
        break
      }
      play(game, state, chance, seat, listed[chance.pick('bench', listed.length)])
      seen++
    }
  }
  let next = 0
  return {
    name: 'search',
    unit: 'imagined matches',
    batch() {
      const turn = turns[next++ % turns.length] as Turn
      const mind = new Mind({ ...turn, chance: seeded(next) }, tuning)
      while (mind.iterations < MATCHES && mind.iterate());
      mind.ranked()
      return mind.iterations
    },
  }
}
