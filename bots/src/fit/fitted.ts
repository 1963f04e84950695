import {
  begin,
  decision,
  type Game,
  type Json,
  options as optionsOf,
  type Policy,
  parseOptions,
  play,
  seeded,
  type Types,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { logistic, type Seen, surprise } from './logistic.ts'

/** Matches of a player against itself, and what of them is looked at. */
export interface Trial<T extends Types> {
  game: Game<T>
  bot: Policy<T>
  /** Changes with every moment that is looked at; negative where nothing is yet to be seen. */
  turnOf(state: T['State']): number
  /** What there is to be seen, in numbers: positive where it is better for the first seat. */
  read(state: T['State']): number[]
  seed: string
  /** What the n-th match is played with, where that is to differ. */
  options?(n: number): Record<string, Json>
}

/** One answer of so many is any, so that everything is seen now and then. */
const WHIM = 14
/** How many moments the table as it is weighs as much as. */
const FIRMNESS = 20
/** What is fitted to the rest is tried on this part. */
const TRIED = 0.2

/** What was seen in one match between two, and how it ended. */
function momentsOf<T extends Types>({ game, bot, turnOf, read, seed, options }: Trial<T>, n: number): Seen[] {
  const given = parseOptions(game.options, options?.(n) ?? {})
  if ('fault' in given) throw new Error(render(given.fault))
  const chance = seeded(`fit/${seed}/${n}`)
  const state = begin(game, given.options as T['Options'], 2, seeded(`fit/${seed}/${n}/deal`))
  const seen: number[][] = []
  let turn = -1
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const seat = now.seats[0] as number
    const listed = optionsOf(game, state, seat)
    if (turnOf(state) > turn) seen.push(read(state))
    turn = turnOf(state)
    const whim = chance.pick('whim', WHIM) === 0
    const index = whim ? chance.pick('any', listed.length) : bot.choose(game.view(state, seat), seat, listed, chance)
    play(game, state, chance, seat, listed[index] as T['Action'])
  }
  const won = state.result?.payoff[0] ?? 0.5
  return seen.map((x) => ({ x, won }))
}

/**
 * The table under which so many matches are most likely to end as they did; what is seldom seen stays near the table as
 * it is.
 */
export function fitted<T extends Types>(
  trial: Trial<T>,
  table: readonly number[],
  matches: number,
): { table: number[]; moments: number; before: number; now: number } {
  const moments = Array.from({ length: matches }, (_, n) => momentsOf(trial, n)).flat()
  const kept = Math.floor(moments.length * (1 - TRIED))
  const rest = moments.slice(kept)
  return {
    table: [...logistic(moments, table, FIRMNESS)],
    moments: moments.length,
    before: surprise(rest, table),
    now: surprise(rest, logistic(moments.slice(0, kept), table, FIRMNESS)),
  }
}
