import type { AnyGame, Decision, Seat, Tag } from '@anachron/kernel'
import { type ContentTally, count, type InsideTally } from '../stats/tally.ts'
import { type Onlooker, type Outcome, UNFINISHED } from './match.ts'

/** By how much one seat must stand better than the others to be called the leader. */
const LEAD = 0.02

/** Writes down what happens inside matches: leads, options, rules, content. */
export class Insider implements Onlooker {
  private readonly game: AnyGame
  private readonly seats: number
  private readonly tally: InsideTally
  /** Of the match under way: what befell whom, as `ContentTally` and a bit for each seat. */
  private readonly befell = new Map<ContentTally, number>()
  private leader = -1
  private leadChanges = 0

  constructor(game: AnyGame, seats: number, tally: InsideTally) {
    this.game = game
    this.seats = seats
    this.tally = tally
  }

  begin(): void {
    this.befell.clear()
    this.leader = -1
    this.leadChanges = 0
  }

  event(event: { kind: string; rule: string }): void {
    count(this.tally.rules, event.rule)
    count(this.tally.events, event.kind)
    if (this.game.tags) for (const tag of this.game.tags(event)) this.note(tag)
  }

  asked(now: Decision, _seat: Seat, options: number, state: ReturnType<AnyGame['clone']>): void {
    count(this.tally.rules, now.rule)
    count(this.tally.branching, options)
    const ask = this.tally.asks[now.ask]
    if (ask) {
      ask.times++
      ask.options += options
    } else this.tally.asks[now.ask] = { times: 1, options }
    if (this.seats > 1) this.follow(this.game.score(state))
  }

  end({ result }: Outcome): void {
    if (this.seats > 1) this.follow(result.payoff)
    if (result.reason !== UNFINISHED) count(this.tally.rules, result.rule)
    count(this.tally.leadChanges, this.leadChanges)
    for (const [{ seats }, bits] of this.befell) {
      for (let seat = 0; seat < this.seats; seat++) {
        if ((bits & (1 << seat)) === 0) continue
        const sums = seats[seat] as ContentTally['seats'][number]
        const payoff = result.payoff[seat] as number
        sums.games++
        sums.payoff += payoff
        sums.payoffSquares += payoff * payoff
      }
    }
  }

  private note({ id, how, seat }: Tag): void {
    const fates = this.tally.content[id] ?? {}
    this.tally.content[id] = fates
    const fate = fates[how] ?? {
      times: 0,
      seats: Array.from({ length: this.seats }, () => ({ games: 0, payoff: 0, payoffSquares: 0 })),
    }
    fates[how] = fate
    fate.times++
    // What belongs to nobody befalls everybody.
    const bits = seat === undefined ? (1 << this.seats) - 1 : 1 << seat
    this.befell.set(fate, (this.befell.get(fate) ?? 0) | bits)
  }

  private follow(standing: readonly number[]): void {
    let first = -1
    let highest = -1
    let second = -1
    for (let seat = 0; seat < standing.length; seat++) {
      const value = standing[seat] as number
      if (value > highest) {
        second = highest
        highest = value
        first = seat
      } else if (value > second) second = value
    }
    if (highest - second < LEAD || first === this.leader) return
    if (this.leader !== -1) this.leadChanges++
    this.leader = first
  }
}
