import { decision } from '@anachron/kernel'
import type { Host } from './host.ts'
import { questionFor } from './outgoing.ts'
import { NOBODY, type Table } from './table.ts'

interface Thought {
  seat: number
  since: number
  stop: AbortController
}

/** Lets bots answer for the seats they sit in. */
export class Thinking {
  readonly #host: Host
  readonly #at = new Map<Table, Thought[]>()
  #stopped = false

  constructor(host: Host) {
    this.#host = host
  }

  isAt(table: Table): boolean {
    return this.#at.has(table)
  }

  /** Looks whether a bot is asked at this table, and has it think unless it does already. */
  nudge(table: Table, delay: number): void {
    if (this.#stopped) return
    const thoughts = this.#at.get(table)
    if (thoughts) this.#dropOutdated(table, thoughts)
    const { match, phase, seats } = table.state
    if (!match || phase !== 'playing') return
    const asked = decision(match.game, match.state)?.seats ?? []
    for (const seat of asked) if (seats[seat]?.sitter.kind === 'bot') this.#begin(table, seat, delay)
  }

  #dropOutdated(table: Table, thoughts: Thought[]): void {
    for (const thought of thoughts) {
      const still = table.state.asked.since === thought.since && table.state.seats[thought.seat]?.sitter.kind === 'bot'
      if (!still) thought.stop.abort()
    }
  }

  #begin(table: Table, seat: number, delay: number): void {
    const { since } = table.state.asked
    const thoughts = this.#at.get(table) ?? []
    if (thoughts.some((thought) => thought.seat === seat && thought.since === since)) return
    const thought: Thought = { seat, since, stop: new AbortController() }
    thoughts.push(thought)
    this.#at.set(table, thoughts)
    const forget = (): void => {
      thoughts.splice(thoughts.indexOf(thought), 1)
      if (thoughts.length === 0) this.#at.delete(table)
    }
    const think = (): void => {
      this.#think(table, thought)
        .catch((error: unknown) => {
          if (!thought.stop.signal.aborted) this.#host.complain('a bot’s decision', error)
        })
        .finally(forget)
    }
    if (delay > 0) this.#host.later(delay, think)
    else think()
  }

  async #think(table: Table, thought: Thought): Promise<void> {
    const { seat, stop } = thought
    const question = await table.inTurn(() => this.#question(table, thought))
    if (!question) return
    const { level, ...rest } = question
    const only = rest.options.length === 1
    const chosen = only
      ? 0
      : await this.#host.bots.choose({ ...rest, level, budget: this.#host.botBudget, signal: stop.signal })
    const action = rest.options[chosen]
    if (action === undefined) throw new Error(`the bot chose option ${chosen} of ${rest.options.length}`)
    await table.inTurn(async () => {
      if (!this.#isWanted(table, thought) || table.ruling(seat, action)) return
      await table.answer(NOBODY, seat, action, {})
    })
  }

  #isWanted(table: Table, { seat, since, stop }: Thought): boolean {
    return !stop.signal.aborted && table.state.asked.since === since && table.state.seats[seat]?.sitter.kind === 'bot'
  }

  #question(table: Table, thought: Thought) {
    const { match, seats } = table.state
    const sitter = seats[thought.seat]?.sitter
    if (!match || sitter?.kind !== 'bot' || !this.#isWanted(table, thought)) return undefined
    const question = questionFor(match, thought.seat)
    return question && { ...question, level: sitter.level }
  }

  stop(): void {
    this.#stopped = true
    for (const thoughts of this.#at.values()) for (const thought of thoughts) thought.stop.abort()
  }
}
