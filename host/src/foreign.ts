import { OutOfBounds } from '@anachron/bots'
import type { Complain } from './environment.ts'
import type { Verdict } from './fairness.ts'
import type { VisibleRefusal } from './outgoing.ts'
import type { Randomness } from './randomness.ts'
import { type RequestRefusal, refuse } from './request-refusal.ts'
import type { Opened, Rehearsal } from './sandbox/messages.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** Files that may wait to be looked through; of one person only one. */
const MOST_WAITING = 32

const TOO_MUCH = 'Looking through this file took too long or too much memory, and was stopped.'
const NOT_NOW = 'This could not be tried out just now. Do it again.'
const UNIMAGINED = 'Imagining what you may not know took too long or too much memory, and was stopped.'
export const ENDLESS = 'From this position the rules do not come to an end. The table has been set aside.'

/** A table at which something foreign is about to be done. */
interface ForeignTable {
  readonly state: { readonly header: { readonly game: string } }
  setAside(reason: string): Promise<void>
}

/**
 * Whatever is foreign, not made by this host: files, and tables whose position was in one. A game's own `check` has let
 * the position pass, and still nothing is done with it here that has not been done in a sandbox first: a loop without
 * end would stop everybody's match.
 */
export class Foreign {
  readonly #sandbox: Sandbox
  readonly #randomness: Pick<Randomness, 'positionKey'>
  readonly #complain: Complain
  readonly #waiting = new Set<string>()

  constructor(sandbox: Sandbox, randomness: Pick<Randomness, 'positionKey'>, complain: Complain) {
    this.#sandbox = sandbox
    this.#randomness = randomness
    this.#complain = complain
  }

  async open(person: string, file: unknown): Promise<Opened | RequestRefusal> {
    return this.#inTurn(person, async () => {
      const reply = await this.#sandbox.try({ kind: 'open', file, key: await this.#randomness.positionKey() })
      if ('wrong' in reply) return refuse('refused', reply.wrong)
      return 'opened' in reply ? reply.opened : refuse('refused', TOO_MUCH)
    })
  }

  async verify(person: string, file: unknown): Promise<{ verdict: Verdict } | RequestRefusal> {
    return this.#inTurn(person, async () => {
      const reply = await this.#sandbox.try({ kind: 'verify', file, key: await this.#randomness.positionKey() })
      if ('wrong' in reply) return { verdict: { fault: reply.wrong } }
      return 'verdict' in reply ? { verdict: reply.verdict } : refuse('refused', TOO_MUCH)
    })
  }

  async #inTurn<V>(person: string, look: () => Promise<V | RequestRefusal>): Promise<V | RequestRefusal> {
    if (this.#waiting.has(person)) return refuse('limit', 'A file of yours is being looked through already.')
    if (this.#waiting.size >= MOST_WAITING)
      return refuse('unavailable', 'Many files are being looked through. Try again in a while.')
    this.#waiting.add(person)
    try {
      return await look()
    } catch (error) {
      this.#complain('a foreign file', error)
      if (error instanceof OutOfBounds) return refuse('refused', TOO_MUCH)
      return refuse('unavailable', 'This file could not be looked through just now. Try again in a while.')
    } finally {
      this.#waiting.delete(person)
    }
  }

  /**
   * Tries out what is about to be done at a table, in turn; why it cannot be. A table that does not come to an end is
   * set aside.
   */
  async rehearse(table: ForeignTable, what: Rehearsal): Promise<VisibleRefusal | undefined> {
    try {
      const reply = await this.#sandbox.try({ kind: 'rehearse', game: table.state.header.game, what })
      return 'wrong' in reply ? { reason: reply.wrong } : undefined
    } catch (error) {
      this.#complain('a foreign table', error)
      if (!(error instanceof OutOfBounds)) return { reason: NOT_NOW }
      await table.setAside(ENDLESS)
      return { reason: ENDLESS }
    }
  }

  /**
   * Tries out whether a world can be imagined in a match of this host's own; why it cannot be. Its rules are believed,
   * but no match needs this to go on, so nobody shall wait for it: the table stays as it is. What the rules throw is
   * left to whoever does it in earnest, and is reported there.
   */
  async rehearseImagining(game: string, what: Rehearsal): Promise<VisibleRefusal | undefined> {
    try {
      await this.#sandbox.try({ kind: 'rehearse', game, what })
      return undefined
    } catch (error) {
      this.#complain('an imagined world', error)
      return { reason: error instanceof OutOfBounds ? UNIMAGINED : NOT_NOW }
    }
  }
}
