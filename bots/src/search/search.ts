import { type AnyGame, type Decision, decision, options, play, type Seat } from '@anachron/kernel'
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
  letOthersAnswer,
  playOn,
  type World,
} from '../worlds.ts'
import type { Deliberation } from './deliberation.ts'
import { Keys } from './keys.ts'
import { type Arm, type Bandit, SeenSoFar, select } from './tree.ts'
import type { Tuning } from './tuning.ts'

/** Visits after which a decision inside the tree is worth a glance at all its options. */
const GLANCE_AFTER = 4
/** What an answer by habit promises, in standard deviations. */
const HABIT = 1
/** Decisions that an imagined match goes on at most towards the end of its chapter. */
const LONG = 80
/** Worlds in which the options of the real decision are glanced at. */
const ROOT_GLANCES = 6

/** A decision in an imagined world. */
interface Moment {
  world: World
  now: Decision
  seat: Seat
  listed: readonly object[]
}

/**
 * Search over what seats know. Every iteration plays in a world that the seat could be in; each seat has a tree of its
 * own that branches on what that seat does and sees, so that nobody in it acts on what they cannot know. Answers to a
 * simultaneous ask are seen by the others once all have answered.
 */
export class Search implements Deliberation {
  iterations = 0
  private readonly turn: Turn
  private readonly tuning: Tuning
  private readonly habit: Habit
  private readonly imagine: Imagine
  private readonly judge: Judge
  private readonly chapters: Chapters | undefined
  private readonly keys = new Keys()
  private readonly roots: readonly SeenSoFar[]
  private readonly root: Bandit
  private readonly rootArms: Arm[]
  private readonly worlds: World[] = []
  /** The option that the game's own player would take. */
  private advice: Arm | undefined
  /** Whether what is decided in the open is left to habit: see `Policy.openByHabit`. */
  private readonly openByHabit: boolean

  constructor(turn: Turn, tuning: Tuning) {
    this.turn = turn
    this.tuning = tuning
    this.habit = habitOf(turn.game, tuning.own)
    this.imagine = imagineOf(turn.game, tuning.own)
    this.judge = judgeOf(turn.game, tuning.experience ? tuning.own : undefined)
    if (tuning.experience) this.chapters = chaptersOf(tuning.own)
    const world = this.imagine(turn.view, turn.chance)
    const seats = turn.game.score(world).length
    this.roots = Array.from({ length: seats }, () => new SeenSoFar())
    const listed = this.keysOf(turn.options)
    this.root = (this.roots[turn.seat] as SeenSoFar).bandit(this.keys.ofAsk(turn.ask, listed))
    this.rootArms = this.root.armsFor(listed)
    this.openByHabit = tuning.rivals === 'open' && tuning.own?.openByHabit === true && this.isAskedUnseen(world)
    this.glanceAtRoot()
  }

  /**
   * Whether the others will not see the answer to the real decision before they have to answer something themselves.
   */
  private isAskedUnseen(world: World): boolean {
    const { game, options: listed } = this.turn
    const now = decision(game, world)
    return now !== undefined && new Path(this.roots, this.keys).isUnseen(game, now, listed[0] as object)
  }

  /** One imagined match; false when no world can be imagined that fits. */
  iterate(): boolean {
    const world = this.nextWorld()
    if (!world) return false
    const path = new Path(this.roots, this.keys)
    this.descend(world, path)
    const value = this.outcome(world)
    for (const { bandit, arm, seat } of path.steps) bandit.record(arm, value[seat] as number)
    this.iterations++
    return true
  }

  /** Played on by habit: to the end of the chapter; else as far as the bot looks ahead. */
  private outcome(world: World): readonly number[] {
    const { turn, habit, judge, chapters, tuning } = this
    if (!chapters) return playOn(turn.game, habit, world, tuning.horizon, turn.chance, judge)
    return playOn(turn.game, habit, world, LONG, turn.chance, judge, chapters(world))
  }

  /** The options by how much they were found worth trying; the first one is the bot's choice. */
  ranked(): Ranked[] {
    const total = Math.max(1, this.root.visits)
    const ranked = this.rootArms.map((arm, index): Ranked => {
      const n = arm.visits
      const mean = n > 0 ? arm.sum / n : 0
      const variance = n > 0 ? Math.max(0, arm.squares / n - mean * mean) : 0
      const margin = n > 0 ? Math.min(1, 1.96 * Math.sqrt((variance * n + 0.5) / (n + 2) / n)) : 1
      return { index, chance: mean, margin, weight: n / total }
    })
    const promise = (r: Ranked) => (this.rootArms[r.index] as Arm).promise
    ranked.sort((a, b) => b.weight - a.weight || b.chance - a.chance || promise(b) - promise(a))
    return this.advised(ranked)
  }

  /**
   * What the game's own player would do comes first unless it was found to be worse: few samples would too often say so
   * by luck.
   */
  private advised(ranked: Ranked[]): Ranked[] {
    const [first] = ranked
    const at = ranked.findIndex(({ index }) => this.rootArms[index] === this.advice)
    const usual = ranked[at]
    if (!first || !usual || at === 0 || usual.weight === 0) return ranked
    // Who was seldom tried is less well known, but was seldom tried because it looked worse: that must not protect it.
    const doubt = Math.hypot(first.margin, Math.min(usual.margin, 2 * first.margin)) / 2
    if (first.chance - usual.chance > doubt) return ranked
    ranked.splice(at, 1)
    return [usual, ...ranked]
  }

  /** By how many visits the first option is ahead of the second. */
  lead(): number {
    let first = 0
    let second = 0
    for (const { visits } of this.rootArms) {
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first - second
  }

  private nextWorld(): World | undefined {
    const { game, chance } = this.turn
    const { worlds } = this.tuning
    if (this.worlds.length >= worlds) return game.clone(this.worlds[this.iterations % this.worlds.length])
    for (let tries = 0; tries < 8; tries++) {
      const world = imagined(this.turn, this.imagine, chance)
      if (!world) continue
      if (worlds === Number.POSITIVE_INFINITY) return world
      this.worlds.push(world)
      return game.clone(world)
    }
    return undefined
  }

  /** Plays down the tree until a decision that nobody has thought about. */
  private descend(world: World, path: Path): void {
    const { game, seat: me, chance } = this.turn
    for (;;) {
      const now = decision(game, world)
      if (now === undefined) return
      path.settle(now)
      const seat = now.seats.includes(me) ? me : (now.seats[0] as Seat)
      const listed = options(game, world, seat)
      let index = 0
      let fresh = false
      if (listed.length > 1) {
        if (this.isHabitual(now, listed, path, seat)) index = this.habit(world, seat, listed, chance)
        else {
          const known = this.keysOf(listed)
          // What rivals could do differs from world to world, and what is learnt of one hand of theirs should serve for
          // another.
          const bandit = path.seenBy(seat).bandit(this.keys.ofAsk(now.ask, seat === me ? known : undefined))
          fresh = bandit.visits === 0 && bandit !== this.root
          index = this.decide({ world, now, seat, listed }, bandit, bandit.armsFor(known), path)
        }
      }
      const action = listed[index] as object
      path.step(game, now, seat, action)
      play(game, world, chance, seat, action)
      if (fresh) return
    }
  }

  private keysOf(listed: readonly object[]): number[] {
    const keys = new Array<number>(listed.length)
    for (let i = 0; i < listed.length; i++) keys[i] = this.keys.of(listed[i] as object)
    return keys
  }

  /**
   * Whether somebody is taken to answer this without thinking. Of a game without habits nothing could be known that
   * way.
   */
  private isHabitual(now: Decision, listed: readonly object[], path: Path, seat: Seat): boolean {
    const { rivals, own } = this.tuning
    const { game, seat: me } = this.turn
    if (rivals !== 'open') return rivals === 'habit' && seat !== me
    if (seat === me && !this.openByHabit) return false
    if (own === undefined) return false
    return path.isUnseen(game, now, listed[0] as object) ? seat !== me : this.openByHabit
  }

  private decide(at: Moment, bandit: Bandit, arms: Arm[], path: Path): number {
    const { world, seat, listed } = at
    if (bandit.visits === 0 && bandit !== this.root) {
      const index = this.habit(world, seat, listed, this.turn.chance)
      const arm = arms[index] as Arm
      arm.promise += HABIT
      path.steps.push({ bandit, arm, seat })
      return index
    }
    if (!bandit.glanced && bandit.visits >= GLANCE_AFTER) glance(bandit, arms, this.glances(at))
    const arm = select(bandit, this.noticed(arms), this.tuning.curiosity)
    path.steps.push({ bandit, arm, seat })
    return arms.indexOf(arm)
  }

  /** Those options that the bot looks at seriously. */
  private noticed(arms: Arm[]): Arm[] {
    if (arms.length <= this.tuning.attention) return arms
    return [...arms].sort((a, b) => b.promise - a.promise).slice(0, this.tuning.attention)
  }

  /** How each option scores for the seat one step ahead. */
  private glances({ world, now, seat, listed }: Moment): Float64Array {
    const { game, chance } = this.turn
    const scores = new Float64Array(listed.length)
    for (let i = 0; i < listed.length; i++) {
      const after = game.clone(world)
      play(game, after, chance, seat, listed[i])
      if (now.seats.length > 1) letOthersAnswer(game, this.habit, after, seat, now.ask, chance)
      scores[i] = this.judge(after)[seat] as number
    }
    return scores
  }

  private glanceAtRoot(): void {
    const { game, seat, options: listed, chance } = this.turn
    const sums = new Float64Array(listed.length)
    const glances = Math.min(ROOT_GLANCES, this.tuning.worlds)
    for (let n = 0; n < glances; n++) {
      const world = this.nextWorld()
      const now = world && decision(game, world)
      if (!now) continue
      for (const [i, score] of this.glances({ world, now, seat, listed }).entries())
        sums[i] = (sums[i] as number) + score
    }
    glance(this.root, this.rootArms, sums)
    const { own, experience } = this.tuning
    if (own && experience) {
      this.advice = this.rootArms[own.choose(this.turn.view as never, seat, listed as never[], chance)] as Arm
      this.advice.promise += HABIT
    }
  }
}

function glance(bandit: Bandit, arms: readonly Arm[], scores: Float64Array): void {
  let sum = 0
  let squares = 0
  for (const score of scores) {
    sum += score
    squares += score * score
  }
  const mean = sum / scores.length
  const deviation = Math.sqrt(Math.max(0, squares / scores.length - mean * mean))
  bandit.glanced = true
  if (deviation < 1e-9) return
  for (let i = 0; i < arms.length; i++) (arms[i] as Arm).promise += ((scores[i] as number) - mean) / deviation
}

/** More than anybody could be seen by: tells what oneself did from what others did. */
const PLACES = 32

/** Where an iteration has come in the tree of every seat. */
class Path {
  readonly steps: { bandit: Bandit; arm: Arm; seat: Seat }[] = []
  private readonly seenSoFar: SeenSoFar[]
  /** The simultaneous ask under way, and what was answered to it, by seat. */
  private together: string | undefined
  private readonly unseen: (number[] | undefined)[] = []
  private readonly keys: Keys

  constructor(roots: readonly SeenSoFar[], keys: Keys) {
    this.seenSoFar = [...roots]
    this.keys = keys
  }

  seenBy(seat: Seat): SeenSoFar {
    return this.seenSoFar[seat] as SeenSoFar
  }

  /** Lets everybody see the answers to a simultaneous ask that is over. */
  settle(now: Decision): void {
    if (this.together === undefined || this.together === now.ask) return
    this.together = undefined
    for (let seat = 0; seat < this.unseen.length; seat++) {
      for (const answer of this.unseen[seat] ?? []) this.show(seat, answer)
    }
    this.unseen.length = 0
  }

  /** Whether the others do not see such an answer before they have to answer something themselves. */
  isUnseen(game: AnyGame, now: Decision, action: object): boolean {
    return now.secret || now.seats.length > 1 || this.together === now.ask || game.shown?.(action) === null
  }

  step(game: AnyGame, now: Decision, seat: Seat, action: object): void {
    const key = this.keys.of(action)
    this.seenSoFar[seat] = this.seenBy(seat).after(key * PLACES)
    if (now.secret) return
    const shown = game.shown ? game.shown(action) : action
    if (shown === null) return
    const what = shown === action ? key : this.keys.of(shown)
    if (now.seats.length > 1) this.together = now.ask
    if (this.together !== now.ask) this.show(seat, what)
    else {
      const answers = this.unseen[seat]
      if (answers) answers.push(what)
      else this.unseen[seat] = [what]
    }
  }

  private show(by: Seat, what: number): void {
    for (let seat = 0; seat < this.seenSoFar.length; seat++)
      if (seat !== by) this.seenSoFar[seat] = this.seenBy(seat).after(what * PLACES + 1 + by)
  }
}
