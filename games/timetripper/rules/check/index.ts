/** Whether a state that somebody has sent can be one of this game: played on, it neither fails nor goes on for ever. */

import { type MatchTerms, sameJson } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { tripperCount } from '../options.ts'
import { ownText } from '../own-battles.ts'
import { rulebook } from '../rulebook.ts'
import type { State, TimeTripper } from '../types.ts'
import { wrongWithBattle, wrongWithTime } from './battle.ts'
import { wrongWithGear, wrongWithHexes, wrongWithTrippers, wrongWithUnits } from './figures.ts'
import { shape } from './shape.ts'
import { wrongWithStack } from './stack.ts'

/** Where something has the wrong shape, for people. */
const PARTS: Readonly<Record<string, string>> = {
  stack: 'what is under way',
  result: 'how the trip ended',
  trippers: 'a Tripper',
  units: 'a figure on the display',
  kits: 'the kits',
  battle: 'the battle',
  time: 'the displays of time',
  visited: 'the battles visited',
  told: 'what the Trippers were told',
}

export function check(state: unknown, table: MatchTerms<TimeTripper>): Sentence | undefined {
  const { error } = shape.safeParse(state)
  if (error) {
    const [part] = error.issues[0]?.path ?? []
    return say`The position is not one of TimeTripper: something is wrong with ${PARTS[String(part)] ?? 'its counts'}.`
  }
  return wrongWithTable(state as State, table) ?? wrongWithin(state as State)
}

function wrongWithTable(state: State, { options, seats }: MatchTerms<TimeTripper>): string | undefined {
  const { kit: _, battles, ...plain } = options
  if (!sameJson(state.options, plain)) return 'The position was played with other options.'
  if (!isTextOf(state.own, battles)) return 'The position has other battles of its own than the table.'
  if (state.seats !== seats || state.trippers.length !== tripperCount(options, seats))
    return 'The position has another number of players than the table.'
  // A Timemaster may have left.
  if (state.master !== null && (options.timemaster !== 'seat' || state.master !== seats - 1))
    return 'The position has a Timemaster who is not at the table.'
  return undefined
}

/** The same battles, though their parts may have been stored in another order. */
function isTextOf(own: string, battles: TimeTripper['Options']['battles']): boolean {
  const text = ownText(battles)
  if (own === text) return true
  if (own === '' || own.length !== text.length) return false
  try {
    return sameJson(JSON.parse(own), battles)
  } catch {
    return false
  }
}

/** What hangs together: figures first, because frames name them. */
const wrongWithin = (state: State): string | undefined =>
  wrongWithTime(state) ??
  wrongWithBattle(state) ??
  wrongWithTrippers(state) ??
  wrongWithUnits(state) ??
  wrongWithGear(state) ??
  wrongWithStack(state) ??
  wrongWithHexes(state) ??
  wrongWithResult(state)

const REASONS: readonly string[] = ['home', 'home-without-glory', 'lost']

function wrongWithResult({ result, seats }: State): string | undefined {
  if (result === null) return undefined
  const { reason, rule, payoff, points = payoff } = result
  if (!REASONS.includes(reason) || !Object.hasOwn(rulebook, rule)) return 'No trip ends as the position does.'
  return payoff.length === seats && points.length === seats
    ? undefined
    : 'The result of the position is that of another number of players.'
}
