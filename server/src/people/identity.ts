import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'
import { newBotId, newScriptSession, type Scope, scopesOf } from './scripts.ts'

export const COOKIE = 'anachron'

/** A bot from outside that has shown its token. */
export interface Script {
  person: Person
  scopes: readonly Scope[]
  /** What its token is called here; it is no secret. */
  session: string
}

/**
 * Who is who: a signed cookie names a person and a session. It is void once that session has been ended, the person's
 * passphrase has changed, all their sessions have been ended at once, or the person is gone.
 */
export class Identities {
  readonly #store: ServerStore
  readonly #secret: string

  private constructor(store: ServerStore, secret: string) {
    this.#store = store
    this.#secret = secret
  }

  static async open(store: ServerStore): Promise<Identities> {
    return new Identities(store, await store.setting('cookie-secret', () => randomBytes(32).toString('base64url')))
  }

  /** The value of the cookie that proves to be this person, in a session of its own unless it goes on with one. */
  tokenOf(person: Person, session = randomBytes(9).toString('base64url')): string {
    const { id, passphrase, sessionKey } = person
    return `${id}.${session}.${this.sign(`${id}\n${passphrase ?? ''}\n${sessionKey ?? ''}\n${session}`)}`
  }

  /**
   * Cookies of earlier versions named no session: all of a person's were alike. They hold until one of them is ended.
   */
  #oldTokenOf({ id, passphrase, sessionKey }: Person): string | undefined {
    return sessionKey === undefined ? `${id}.${this.sign(`${id}\n${passphrase ?? ''}`)}` : undefined
  }

  /** Proves later that something was made here. */
  sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url')
  }

  async personOf(token: string | undefined): Promise<Person | undefined> {
    // What a script was given opens the way for scripts and no other.
    return token && scopesOf(token) ? undefined : this.#provedBy(token)
  }

  /** The bot account that a script's token stands for, and what that token allows. */
  async scriptOf(token: string | undefined): Promise<Script | undefined> {
    const scopes = token === undefined ? undefined : scopesOf(token)
    const person = scopes && (await this.#provedBy(token))
    return person && token ? { person, scopes, session: partsOf(token).session } : undefined
  }

  /** A new bot account, and a token for it. `owner`: whose it is; nobody's, if whoever runs the server makes it. */
  async welcomeBot(
    name: string,
    scopes: readonly Scope[],
    now: number,
    owner: string | null = null,
  ): Promise<{ person: Person; token: string }> {
    const person: Person = { id: newBotId(), name: `${name} (bot)`, created: now }
    const session = newScriptSession(scopes)
    await this.#store.savePerson(person)
    await this.#store.identities.saveScript({ session, bot: person.id, owner, created: now, used: null })
    return { person, token: this.tokenOf(person, session) }
  }

  /** From now on the token of this session proves nothing. */
  async endScript(session: string, bot: string): Promise<void> {
    await this.#store.identities.endSessions([session], bot)
    await this.#store.identities.dropScript(session)
  }

  async #provedBy(token: string | undefined): Promise<Person | undefined> {
    const [id, signature] = token?.split('.') ?? []
    if (!token || !id || !signature || id.length > 40) return undefined
    const person = await this.#store.person(id)
    if (!person || !this.isTokenOf(token, person)) return undefined
    return (await this.ended([token])).length === 0 ? person : undefined
  }

  /** Whether this proves to be this person, unless its session has been ended. */
  isTokenOf(token: string, person: Person): boolean {
    const { session, isOld } = partsOf(token)
    const right = isOld ? this.#oldTokenOf(person) : this.tokenOf(person, session)
    return right !== undefined && isSame(token, right)
  }

  /** The cookie for another year: the same session, under a name of its own if it had none. */
  renewed(token: string, person: Person): string {
    const { session, isOld } = partsOf(token)
    return isOld ? this.tokenOf(person) : this.tokenOf(person, session)
  }

  /** Those of the tokens whose session has been ended. */
  async ended(tokens: readonly string[]): Promise<string[]> {
    const ended = new Set(
      await this.#store.identities.endedSessions([...new Set(tokens.map((token) => partsOf(token).session))]),
    )
    return tokens.filter((token) => ended.has(partsOf(token).session))
  }

  /** Ends the session of a token, and with it those cookies of the person that name none. */
  async end(token: string, person: Person): Promise<void> {
    await this.#store.identities.endSessions([partsOf(token).session, person.id], person.id)
  }

  /** Ends all sessions of a person; whoever asks gets a new one by the person as they are now. */
  async endAll(person: Person): Promise<Person> {
    const sessionKey = randomBytes(9).toString('base64url')
    await this.#store.changePerson(person.id, { sessionKey })
    return { ...person, sessionKey }
  }

  /** A new guest with a name of some kind. */
  async welcome(now: number): Promise<Person> {
    const id = randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')
    const person: Person = { id, name: `Guest ${id.slice(0, 4)}`, created: now }
    await this.#store.savePerson(person)
    return person
  }
}

/** A token of an earlier version has no session: the person's id stands for it. */
function partsOf(token: string): { session: string; isOld: boolean } {
  const [id = '', session = '', signature] = token.split('.')
  return signature === undefined ? { session: id, isOld: true } : { session, isOld: false }
}

/** Without telling by the time it takes how much of it was right. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
