import type { AnyGame } from '@anachron/kernel'
import type { Plan } from '../play/plan.ts'
import { type Estimate, mean, share } from '../stats/intervals.ts'
import { type SeatResult, seatResult } from '../stats/seat-result.ts'
import type { Counts, InsideTally, Tally } from '../stats/tally.ts'
import { type ContentRow, contentRows } from './content.ts'
import { type Spread, spreadOf } from './spread.ts'

const REPORT_FORMAT = 'anachron-report'

/** What many matches say about a game: plain data, saved as JSON and drawn as a page. */
export interface Report {
  format: typeof REPORT_FORMAT
  formatVersion: 1
  game: string
  title: string
  /** Of the rules. */
  version: number
  options: object
  bots: string[]
  seed: string
  games: number
  /** Fewer games than these were played when the run was stopped. */
  asked: number
  seats: SeatResult[]
  /** What the first seat gets more than an even share. */
  firstSeat: Estimate
  /** Matches without a single winner. */
  shared: Estimate
  reasons: { reason: string; share: Estimate }[]
  length: Spread
  leadChanges: Spread
  branching: Spread
  asks: { ask: string; perMatch: number; options: number }[]
  content: ContentRow[]
  /** Named content of the game that no event mentioned. */
  contentNeverSeen: { id: string; kind: string; name: string }[]
  /** Rules that stood on no decision, event or ending. Some rules are definitions and never do. */
  rulesNeverSeen: { rule: string; section: string }[]
}

export function reportOf(plan: Plan, game: AnyGame, tally: Tally): Report {
  const inside = tally.inside as InsideTally
  const first = tally.seats[0]
  const payoff = mean(tally.games, first?.payoff ?? 0, first?.payoffSquares ?? 0)
  const fair = tally.seats.reduce((sum, seat) => sum + seat.payoff, 0) / tally.games / plan.seats
  return {
    format: REPORT_FORMAT,
    formatVersion: 1,
    game: plan.game,
    title: game.title,
    version: game.version,
    options: plan.options,
    bots: plan.bots,
    seed: plan.seed,
    games: tally.games,
    asked: plan.games,
    seats: plan.bots.map((bot, seat) => seatResult(tally, bot, seat)),
    firstSeat: { value: payoff.value - fair, low: payoff.low - fair, high: payoff.high - fair },
    shared: share(tally.shared, tally.games),
    reasons: sorted(tally.reasons).map(([reason, games]) => ({ reason, share: share(games, tally.games) })),
    length: spreadOf(tally.lengths),
    leadChanges: spreadOf(inside.leadChanges),
    branching: spreadOf(inside.branching),
    asks: Object.entries(inside.asks)
      .map(([ask, { times, options }]) => ({ ask, perMatch: times / tally.games, options: options / times }))
      .sort((a, b) => b.perMatch - a.perMatch),
    content: contentRows(game, tally),
    contentNeverSeen: (game.content ?? []).filter(({ id }) => !inside.content[id]),
    rulesNeverSeen: Object.entries(game.rulebook)
      .filter(([rule]) => !inside.rules[rule])
      .map(([rule, section]) => ({ rule, section })),
  }
}

const sorted = (counts: Counts): [string, number][] => Object.entries(counts).sort((a, b) => b[1] - a[1])
