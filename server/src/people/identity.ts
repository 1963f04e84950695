import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'

export const COOKIE = 'anachron'

/** Who is who: a signed cookie names a person. It is void once the person's passphrase changes or the person is gone. */
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

  /** The value of the cookie that proves to be this person. */
  tokenOf({ id, passphrase }: Person): string {
    return `${id}.${this.#sign(id, passphrase)}`
  }

  #sign(id: string, passphrase: string | undefined): string {
    return createHmac('sha256', this.#secret)
      .update(`${id}\n${passphrase ?? ''}`)
      .digest('base64url')
  }

  async personOf(token: string | undefined): Promise<Person | undefined> {
    const [id, signature] = token?.split('.') ?? []
    if (!token || !id || !signature || id.length > 40) return undefined
    const person = await this.#store.person(id)
    return person && this.isTokenOf(token, person) ? person : undefined
  }

  /** Whether this proves, now, to be this person. */
  isTokenOf(token: string, person: Person): boolean {
    const given = Buffer.from(token)
    const right = Buffer.from(this.tokenOf(person))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  /** A new guest with a name of some kind. */
  async welcome(now: number): Promise<Person> {
    const id = randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')
    const person: Person = { id, name: `Guest ${id.slice(0, 4)}`, created: now }
    await this.#store.savePerson(person)
    return person
  }
}
