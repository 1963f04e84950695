import type { Bot, Budget, Choice, Ranked, Turn } from '../bot.ts'
import { breathe } from '../breathe.ts'
import { broughtBy } from '../policy-bot.ts'
import { winningAnswer } from '../win.ts'
import { habitOf, imagineOf } from '../worlds.ts'
import type { Deliberation } from './deliberation.ts'
import { Paired } from './paired.ts'
import { Search } from './search.ts'
import type { Tuning } from './tuning.ts'

/** How long it thinks before it lets other work of its thread run, where it can be told to stop. */
const BREATH_MILLIS = 12

/** An only option: nothing is known of where it leads, and nothing needs to be. */
const UNTHOUGHT: Ranked = { index: 0, chance: 0.5, margin: 0.5, weight: 1 }

/** A bot that searches. With a `signal` it answers by a promise and can be stopped; without, at once. */
export function searcher(name: string, tuning: Tuning): Bot {
  return {
    name,
    choose(turn) {
      if (turn.options.length === 1) return { index: 0, ranked: [UNTHOUGHT] }
      const brought = tuning.prepared ? broughtBy(tuning.own, turn) : {}
      if (brought.unlisted && !turn.every) return { index: 0, ...brought }
      const win = turn.every ? undefined : winOf(turn, tuning)
      if (win !== undefined) return { index: win }
      const search = thinkingOf(turn, tuning)
      const limit = limitsOf(turn.budget, tuning.budget)
      if (turn.signal) return thinkInBreaths(search, limit, turn)
      think(search, limit, Number.POSITIVE_INFINITY)
      return choiceOf(search)
    },
  }
}

const winOf = (turn: Turn, { own }: Tuning): number | undefined =>
  winningAnswer(turn, imagineOf(turn.game, own), habitOf(turn.game, own))

const thinkingOf = (turn: Turn, tuning: Tuning): Deliberation =>
  tuning.improves && (tuning.own?.quick || tuning.own?.sound) ? new Paired(turn, tuning) : new Search(turn, tuning)

interface Limits {
  iterations: number
  since: number
  until: number
}

/**
 * A table says how long a bot may take; a level never uses more than its own measure. Where iterations are asked for,
 * no clock is looked at, so that the answer is the same on any machine.
 */
function limitsOf(asked: Budget | undefined, own: Budget): Limits {
  const iterations = least(asked?.iterations, own.iterations)
  const millis = asked?.iterations === undefined ? (asked?.millis ?? own.millis) : asked.millis
  if (iterations === undefined && millis === undefined) throw new Error('a budget names iterations or millis')
  return {
    iterations: iterations ?? Number.POSITIVE_INFINITY,
    since: Date.now(),
    until: millis === undefined ? Number.POSITIVE_INFINITY : Date.now() + millis,
  }
}

const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)

/** How often it looks whether thinking on can still change its mind. */
const LOOK_UP = 64

/**
 * Goes on until a limit or `breath` (a time) is reached, or until no other option can catch up; true when there is
 * nothing left to do.
 */
function think(search: Deliberation, limit: Limits, breath: number): boolean {
  const timed = limit.until < Number.POSITIVE_INFINITY || breath < Number.POSITIVE_INFINITY
  while (search.iterations < limit.iterations) {
    if (timed) {
      const now = Date.now()
      if (now >= limit.until) return true
      if (now >= breath) return false
    }
    if (!search.iterate()) return true
    if (search.iterations % LOOK_UP === 0 && search.lead() > iterationsLeft(search, limit)) return true
  }
  return true
}

function iterationsLeft({ iterations }: Deliberation, limit: Limits): number {
  const byCount = limit.iterations - iterations
  if (limit.until === Number.POSITIVE_INFINITY) return byCount
  const now = Date.now()
  const perMilli = iterations / Math.max(1, now - limit.since)
  return Math.min(byCount, perMilli * (limit.until - now))
}

async function thinkInBreaths(search: Deliberation, limit: Limits, { signal }: Turn): Promise<Choice> {
  while (!signal?.aborted && !think(search, limit, Date.now() + BREATH_MILLIS)) await breathe()
  return choiceOf(search)
}

const choiceOf = (search: Deliberation): Choice => {
  const ranked = search.ranked()
  return { index: ranked[0]?.index ?? 0, ranked }
}
