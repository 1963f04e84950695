import { Limit } from '../limits.ts'
import type { ServerStore } from '../store/sql-store.ts'
import type { Identities, Script } from './identity.ts'
import { type Scope, scopesOfSession } from './scripts.ts'

/** Requests of one bot a second, by whatever way they come. */
const A_SECOND = 10
/** Streams and sockets that one bot may have open. */
export const MOST_LINES = 4
/** Bots that one person may have. */
export const MOST_BOTS = 10
/** Milliseconds after which it is noted again that a token was used. */
const NOTED_FOR = 60_000

/** A bot as its owner is shown it. */
export interface OwnBot {
  /** By which it is ended. */
  id: string
  name: string
  scopes: readonly Scope[]
  created: number
  used: number | null
}

/** Where bots from outside show their tokens, and people see to theirs. */
export class ScriptDesk {
  readonly #store: ServerStore
  readonly #identities: Identities
  readonly #now: () => number
  readonly #limit = new Limit(A_SECOND)
  readonly #lines = new Map<string, number>()
  readonly #noted = new Map<string, number>()

  constructor(store: ServerStore, identities: Identities, now: () => number) {
    this.#store = store
    this.#identities = identities
    this.#now = now
  }

  async recognise(token: string | undefined): Promise<Script | undefined> {
    const script = await this.#identities.scriptOf(token)
    if (script) await this.#note(script.session)
    return script
  }

  async #note(session: string): Promise<void> {
    const now = this.#now()
    if (now - (this.#noted.get(session) ?? Number.NEGATIVE_INFINITY) < NOTED_FOR) return
    if (this.#noted.size > 10_000) this.#noted.clear()
    this.#noted.set(session, now)
    await this.#store.identities.scriptUsed(session, now)
  }

  /** Whether one more request of this bot may pass. */
  allows(bot: string): boolean {
    return this.#limit.allows(bot)
  }

  /** Whether one more line of this bot may be opened. */
  enter(bot: string): boolean {
    const open = this.#lines.get(bot) ?? 0
    if (open >= MOST_LINES) return false
    this.#lines.set(bot, open + 1)
    return true
  }

  leave(bot: string): void {
    const open = this.#lines.get(bot) ?? 0
    if (open <= 1) this.#lines.delete(bot)
    else this.#lines.set(bot, open - 1)
  }

  async botsOf(owner: string): Promise<OwnBot[]> {
    const scripts = await this.#store.identities.scriptsOf(owner)
    const names = new Map((await this.#store.people(scripts.map(({ bot }) => bot))).map(({ id, name }) => [id, name]))
    return scripts.map(({ session, bot, created, used }) => ({
      id: bot,
      name: names.get(bot) ?? 'Bot',
      scopes: scopesOfSession(session) ?? [],
      created,
      used,
    }))
  }

  /** A bot for somebody, with its token, which nobody can read again later; or a sentence why not. */
  async make(
    owner: string,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ bot: OwnBot; token: string } | { fault: string }> {
    const bots = await this.#store.identities.scriptsOf(owner)
    if (bots.length >= MOST_BOTS) return { fault: `You have ${MOST_BOTS} bots already. Remove one first.` }
    const now = this.#now()
    const { person, token } = await this.#identities.welcomeBot(name, scopes, now, owner)
    return { bot: { id: person.id, name: person.name, scopes, created: now, used: null }, token }
  }

  /** Ends the token of one of somebody's bots; false when it is none of theirs. */
  async end(owner: string, bot: string): Promise<boolean> {
    const script = (await this.#store.identities.scriptsOf(owner)).find((one) => one.bot === bot)
    if (script) await this.#identities.endScript(script.session, bot)
    return script !== undefined
  }
}
