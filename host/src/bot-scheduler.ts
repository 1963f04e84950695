import { OutOfBounds } from '@anachron/bots'
import { decision, type Json, knownAlone, type Match, plainlyKnowsMore, stateAt } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { askedSince } from './asked.ts'
import type { Clock } from './clock.ts'
import type { BotQuestion, BotRunner, Complain } from './environment.ts'
import { isForeign } from './ledger.ts'
import { questionFor } from './outgoing.ts'
import { Pace } from './pace.ts'
import { NOBODY, type Table } from './table.ts'
import { answeredBefore } from './undone.ts'

interface Thought {
  seat: number
  since: number
  stop: AbortController
}

interface BotTurn {
  game: string
  options: readonly Json[]
  /** Whether the seat may know anything that onlookers do not: then its time tells nothing. */
  keepsPace: boolean
}

/**
 * Found from what everybody can tell, because a wait tells that there is something to wait for: a plan of which nobody
 * else may know that there is one must not bring it about. That hands were dealt at the beginning is known to all, so
 * who got one keeps its pace for the whole match.
 * Also where others may not know what is being decided: one answer after another in secret, or none, would take another
 * time.
 */
const knowsMore = (match: Match, seat: number): boolean =>
  decision(match.game, match.state)?.secret === true ||
  knownAlone(match.game, stateAt(match, 0), seat).length > 0 ||
  plainlyKnowsMore(match.game, match.state, seat)

const anyOf = (options: readonly Json[]): Json => options[Math.floor(Math.random() * options.length)] as Json

interface BotPorts {
  readonly bots: Pick<BotRunner, 'choose'>
  /** Milliseconds a bot may think about one decision. */
  readonly botBudget: number
  readonly clock: Clock
  complain: Complain
}

/** Lets bots answer for the seats they sit in. */
export class BotScheduler {
  readonly #ports: BotPorts
  readonly #at = new Map<Table, Thought[]>()
  readonly #pace = new Pace()
  #stopped = false

  constructor(ports: BotPorts) {
    this.#ports = ports
  }

  isAt(table: Table): boolean {
    return this.#at.has(table)
  }

  /** Looks whether a bot is asked at this table, and has it think unless it does already. */
  nudge(table: Table, delay: number): void {
    if (this.#stopped) return
    const thoughts = this.#at.get(table)
    if (thoughts) this.#dropOutdated(table, thoughts)
    const { deciding, phase, seats } = table.state
    if (!deciding || phase !== 'playing') return
    for (const seat of deciding.seats) if (seats[seat]?.sitter.kind === 'bot') this.#begin(table, seat, delay)
  }

  #dropOutdated(table: Table, thoughts: Thought[]): void {
    for (const thought of [...thoughts]) if (!this.#isWanted(table, thought)) thought.stop.abort()
  }

  #begin(table: Table, seat: number, delay: number): void {
    const since = askedSince(table.state, seat)
    const thoughts = this.#at.get(table) ?? []
    const thinks = (one: Thought): boolean => one.seat === seat && one.since === since && !one.stop.signal.aborted
    if (thoughts.some(thinks)) return
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
          if (!thought.stop.signal.aborted) this.#ports.complain('a bot’s decision', error)
        })
        .finally(forget)
    }
    if (delay > 0) this.#waitFirst(delay, thought.stop.signal, think, forget)
    else think()
  }

  /** Thinks after a while, unless it is called off before: then nothing is left waiting. */
  #waitFirst(delay: number, calledOff: AbortSignal, think: () => void, forget: () => void): void {
    const cancel = this.#ports.clock.later(delay, () => {
      calledOff.removeEventListener('abort', giveUp)
      think()
    })
    const giveUp = (): void => {
      cancel()
      forget()
    }
    calledOff.addEventListener('abort', giveUp)
  }

  async #think(table: Table, thought: Thought): Promise<void> {
    const { seat, stop } = thought
    const question = await table.inTurn(() => this.#question(table, thought))
    if (!question) return
    const { options } = question
    const alone = isForeign(table.state.header)
    const before = answeredBefore(table.state, seat)
    const action = await this.#inItsTime(
      question,
      async (budget) => before ?? this.#choose({ ...question, budget, signal: stop.signal, alone }),
      stop.signal,
    )
    await table.inTurn(async () => {
      if (!this.#isWanted(table, thought)) return
      const given = await table.answer(NOBODY, seat, action, {})
      if (typeof given !== 'object') return
      this.#ports.complain('a bot’s decision', new Error(render(given.reason)))
      if (this.#isWanted(table, thought)) await table.answer(NOBODY, seat, anyOf(options), {})
    })
  }

  /** Where a seat knows what others do not, the time of its answer says nothing about what it had to choose from. */
  async #inItsTime(
    { game, options, keepsPace }: BotTurn,
    choose: (budget: number) => Promise<Json>,
    calledOff: AbortSignal,
  ): Promise<Json> {
    if (!keepsPace) return choose(this.#ports.botBudget)
    const time = this.#pace.next(this.#ports.botBudget)
    const due = this.#ports.clock.now() + time.answer
    const action = await choose(time.think)
    const hasChoice = options.length > 1
    if (hasChoice) this.#pace.note(game, this.#ports.clock.now() - due)
    await this.#until(hasChoice ? due : due + this.#pace.late(game), calledOff)
    return action
  }

  /** Waits until it is time, unless it is called off before. */
  #until(due: number, calledOff: AbortSignal): Promise<void> {
    const left = due - this.#ports.clock.now()
    if (left <= 0 || calledOff.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const cancel = this.#ports.clock.later(left, () => {
        calledOff.removeEventListener('abort', giveUp)
        resolve()
      })
      const giveUp = (): void => {
        cancel()
        resolve()
      }
      calledOff.addEventListener('abort', giveUp)
    })
  }

  /**
   * A bot that fails twice, or hangs once, plays any option: the others at the table should not have to wait for it to
   * be mended.
   */
  async #choose(question: BotQuestion): Promise<Json> {
    const { options, signal } = question
    if (options.length === 1) return options[0] as Json
    for (let attempt = 0; attempt < 2 && !signal.aborted; attempt++) {
      try {
        const { index, unlisted } = await this.#ports.bots.choose(question)
        const chosen = (unlisted as Json | undefined) ?? options[index]
        if (chosen !== undefined) return chosen
        throw new Error(`there are ${options.length} options, and the bot chose none of them`)
      } catch (error) {
        if (!signal.aborted) this.#ports.complain('a bot’s decision', error)
        if (error instanceof OutOfBounds) break
      }
    }
    return anyOf(options)
  }

  #isWanted({ state }: Table, { seat, since, stop }: Thought): boolean {
    const isAsked = state.phase === 'playing' && askedSince(state, seat) === since
    return !stop.signal.aborted && isAsked && state.seats[seat]?.sitter.kind === 'bot'
  }

  #question(table: Table, thought: Thought) {
    const { match, seats } = table.state
    const sitter = seats[thought.seat]?.sitter
    if (!match || sitter?.kind !== 'bot' || !this.#isWanted(table, thought)) return undefined
    const question = questionFor(match, thought.seat)
    // What a position from elsewhere would make of listing its secrets has not been tried out.
    const keepsPace = isForeign(table.state.header) || knowsMore(match, thought.seat)
    return question && { ...question, level: sitter.level, keepsPace, whose: table.state.header.by }
  }

  stop(): void {
    this.#stopped = true
    for (const thought of [...this.#at.values()].flat()) thought.stop.abort()
  }
}
