import {
  type AnyGame,
  type Chance,
  decision,
  options,
  type Policy,
  play,
  playOn as playOnBy,
  type Seat,
} from '@anachron/kernel'
import type { Turn } from './bot.ts'

/** A state of any game: sealed to the bots, who hand it back to the game. */
export type World = ReturnType<AnyGame['clone']>

export type Imagine = (view: object, chance: Chance) => World

/** Worlds that fit a view: as the game's own player thinks them likely, else as the rules allow them. */
export const imagineOf = (game: AnyGame, own?: Policy<never>): Imagine =>
  own?.imagine ? (view, chance) => own.imagine?.(view as never, chance) as World : game.imagine

/** A world in which the seat could be, or nothing when what it is asked differs there from what it is asked truly. */
export function imagined(
  { game, view, seat, options: listed }: Turn,
  imagine: Imagine,
  chance: Chance,
): World | undefined {
  const world = imagine(view, chance)
  return options(game, world, seat).length === listed.length ? world : undefined
}

/** How a seat answers in an imagined world when nobody thinks about it: the index of an option. */
export type Habit = (world: World, seat: Seat, listed: readonly object[], chance: Chance) => number

/** The game's own player where it is quick; else its quick answers; else its own player all the same; else chance. */
export function habitOf(game: AnyGame, own?: Policy<never>): Habit {
  const rollout = own?.rollout
  if (own && (own.quick || !rollout))
    return (world, seat, listed, chance) =>
      listed.length === 1 ? 0 : own.choose(game.view(world, seat) as never, seat, listed as never[], chance)
  return rollout ? quickAnswers(rollout) : anyAnswer
}

const anyAnswer: Habit = (_world, _seat, listed, chance) =>
  listed.length === 1 ? 0 : chance.pick('bot', listed.length)

/** By the quick answers of a game's own player, where it has some; else by chance. */
export const quickAnswers = (rollout: Policy<never>['rollout']): Habit =>
  rollout
    ? (world, seat, listed, chance) =>
        listed.length === 1 ? 0 : rollout(world as never, seat, listed as never[], chance)
    : anyAnswer

/** Lets the other seats finish the simultaneous decision in which `seat` has just answered. */
export function letOthersAnswer(
  game: AnyGame,
  habit: Habit,
  world: World,
  seat: Seat,
  ask: string,
  chance: Chance,
): void {
  for (let answers = 0; answers < 512; answers++) {
    const now = decision(game, world)
    if (now === undefined || now.ask !== ask || now.seats.includes(seat)) return
    const other = now.seats[0] as Seat
    const listed = options(game, world, other)
    play(game, world, chance, other, listed[habit(world, other, listed, chance)] as never)
  }
}

/** How well each seat stands in a world: by the game's own player, where it can tell, else by `score`. */
export type Judge = (world: World) => readonly number[]

export const judgeOf = (game: AnyGame, own?: Policy<never>): Judge => {
  const { judge } = own ?? {}
  return judge ? (world) => (world.result === null ? judge(world as never) : world.result.payoff) : game.score
}

/**
 * How far imagined matches go on in a game with chapters: tells for a world whether another one that came of it is far
 * enough.
 */
export type Chapters = (from: World) => (then: World) => boolean

export function chaptersOf(own?: Policy<never>): Chapters | undefined {
  const chapter = own?.chapter as ((world: World) => number) | undefined
  if (!chapter) return undefined
  const ahead = own?.chapters ?? 1
  return (from) => {
    const last = chapter(from) + ahead
    return (then) => chapter(then) >= last
  }
}

/** Plays on by habit for so many decisions, or to the end; what each seat then has or stands at. */
export function playOn(
  game: AnyGame,
  habit: Habit,
  world: World,
  decisions: number,
  chance: Chance,
  judge: Judge = game.score,
  isFarEnough?: (world: World) => boolean,
): readonly number[] {
  let left = decisions
  playOnBy(
    game,
    world,
    chance,
    (seat, listed) => habit(world, seat, listed, chance),
    () => left-- <= 0 || isFarEnough?.(world) === true,
  )
  return world.result === null ? judge(world) : world.result.payoff
}
