import { type Chance, labelled, play } from '@anachron/kernel'
import type { Ranked, Turn } from '../bot.ts'
import {
  type Chapters,
  chaptersOf,
  type Habit,
  habitOf,
  type Imagine,
  imagined,
  imagineOf,
  type Judge,
  judgeOf,
  playOn,
  type World,
} from '../worlds.ts'
import type { Deliberation } from './deliberation.ts'
import type { Tuning } from './tuning.ts'

/**
 * Decisions that an imagined match goes on at most: where nothing tells when to stop, and where a chapter does not end.
 */
const HORIZON = 60
const LONG = 150
/** Worlds in which all options are tried before the worse half of them is left out. */
const ROUND = 4
/** So few options are not halved; the worse ones are left out once that is sure. */
const FEW = 3
/**
 * How sure, in standard errors of the difference: that an option is worse, and that one is better than the usual
 * answer.
 */
const WORSE = 2
const BETTER = 2
/** How far behind the usual answer another is no longer expected to pass it. */
const UNLIKELY = 1
/** When the best two differ by less than this, sure enough, it does not matter which. */
const SAME = 0.02
/** Worlds before anything is believed about a difference. */
const ENOUGH = 16

/** One option, and what came of it world by world. */
interface Candidate {
  index: number
  values: number[]
}

/**
 * Policy improvement: every option is tried once in the same world with the same dice, and the match is then played to
 * its end by the game's own player, where that is quick, else by habit. What differs is the option and not luck, so few
 * matches tell much; and whoever departs from a player only where that was found better plays better than it does. For
 * games whose own player is good and whose matches are long.
 */
export class Paired implements Deliberation {
  iterations = 0
  private readonly turn: Turn
  private readonly habit: Habit
  private readonly imagine: Imagine
  private readonly judge: Judge
  private readonly chapters: Chapters | undefined
  private readonly all: Candidate[]
  /** Still in question; the usual answer always is. */
  private open: Candidate[]
  private readonly usual: Candidate
  private world: World | undefined
  private seed = 0
  /** Which of the open candidates is next in this world. */
  private next = 0
  private worlds = 0
  private settled = false

  constructor(turn: Turn, { own }: Tuning) {
    this.turn = turn
    this.habit = habitOf(turn.game, own)
    this.imagine = imagineOf(turn.game, own)
    this.judge = judgeOf(turn.game, own)
    this.chapters = chaptersOf(own)
    this.all = turn.options.map((_, index) => ({ index, values: [] }))
    const index = own ? own.choose(turn.view as never, turn.seat, turn.options as never[], turn.chance) : 0
    this.usual = this.all[index] as Candidate
    const considered = turn.every ? undefined : own?.considers?.(turn.view as never, turn.seat, turn.options as never[])
    this.open = considered
      ? this.all.filter((one) => one.index === index || considered.includes(one.index))
      : [...this.all]
    this.settled = this.open.length === 1
  }

  /** One imagined match; false when there is nothing left to find out, or no world fits. */
  iterate(): boolean {
    if (this.settled) return false
    if (this.next === 0 && !this.newWorld()) return false
    const { game, seat, options } = this.turn
    const candidate = this.open[this.next] as Candidate
    const world = game.clone(this.world)
    const dice = labelled(this.seed)
    play(game, world, dice, seat, options[candidate.index])
    candidate.values.push(this.outcome(world, dice)[seat] as number)
    this.iterations++
    this.next++
    if (this.next === this.open.length) {
      this.next = 0
      this.worlds++
      this.leaveOut()
    }
    return true
  }

  /** Played on to the end of the chapter, where there are chapters. */
  private outcome(world: World, dice: Chance): readonly number[] {
    const { turn, habit, judge, chapters } = this
    if (!chapters) return playOn(turn.game, habit, world, HORIZON, dice, judge)
    return playOn(turn.game, habit, world, LONG, dice, judge, chapters(this.world as World))
  }

  /** Nobody can catch up with the only one left. */
  lead(): number {
    return this.settled ? Number.POSITIVE_INFINITY : 0
  }

  ranked(): Ranked[] {
    const total = Math.max(1, this.iterations)
    const ranked = this.all.map(({ index, values }): Ranked => {
      const n = values.length
      if (n === 0) return { index, chance: 0.5, margin: 0.5, weight: 0 }
      const { mean, error } = spread(values)
      return { index, chance: mean, margin: n > 1 ? Math.min(1, 1.96 * error + 0.5 / n) : 1, weight: n / total }
    })
    const chosen = this.chosen().index
    const first = (r: Ranked): number => (r.index === chosen ? 1 : 0)
    return ranked.sort((a, b) => first(b) - first(a) || b.weight - a.weight || b.chance - a.chance || a.index - b.index)
  }

  /** The usual answer, unless another was found to be better. */
  private chosen(): Candidate {
    let chosen = this.usual
    let most = 0
    for (const candidate of this.open) {
      if (candidate === this.usual || candidate.values.length < Math.min(ENOUGH, this.worlds)) continue
      const { mean, error } = difference(candidate, this.usual)
      if (mean <= most || mean < BETTER * error) continue
      most = mean
      chosen = candidate
    }
    return chosen
  }

  private newWorld(): boolean {
    for (let tries = 0; tries < 8; tries++) {
      this.world = imagined(this.turn, this.imagine, this.turn.chance)
      if (!this.world) continue
      this.seed = this.turn.chance.pick('world', 2 ** 31)
      return true
    }
    return false
  }

  private leaveOut(): void {
    const { usual } = this
    if (this.open.length > FEW) {
      if (this.worlds % ROUND !== 0) return
      const order = [...this.open].sort((a, b) => difference(b, a).mean)
      this.open = order.slice(0, Math.ceil(order.length / 2))
      if (!this.open.includes(usual)) this.open.push(usual)
      return
    }
    if (this.worlds < ENOUGH) return
    const best = this.open.reduce((a, b) => (difference(b, a).mean > 0 ? b : a))
    this.open = this.open.filter((candidate) => {
      if (candidate === usual || candidate === best) return true
      const { mean, error } = difference(best, candidate)
      return mean < WORSE * error
    })
    if (this.open.length === 1) this.settled = true
    else if (best === usual || this.open.length === 2) {
      const gaps = this.open.filter((candidate) => candidate !== best).map((candidate) => difference(best, candidate))
      const idle = gaps.every(
        ({ mean, error }) => mean > (best === usual ? UNLIKELY : WORSE) * error || mean + WORSE * error < SAME,
      )
      if (idle) this.settled = true
    }
  }
}

/** Mean and standard error, over the worlds that both were tried in: the first ones. */
function difference(a: Candidate, b: Candidate): { mean: number; error: number } {
  const n = Math.min(a.values.length, b.values.length)
  return spread(Array.from({ length: n }, (_, i) => (a.values[i] as number) - (b.values[i] as number)))
}

function spread(values: readonly number[]): { mean: number; error: number } {
  const n = values.length
  if (n === 0) return { mean: 0, error: 1 }
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / n
  // One imagined difference in each direction keeps few equal samples from looking certain.
  return { mean, error: Math.sqrt((Math.max(0, squares / n - mean * mean) * n + 0.1) / n / n) }
}
