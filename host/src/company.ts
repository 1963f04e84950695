import type { Sealed } from './outgoing.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'
import type { Table } from './table.ts'

const NAMES_KEPT = 50_000

/** Everybody who is connected to this process, and the names of whoever is talked about. */
export class Company {
  readonly #sessions = new Map<string, readonly Session[]>()
  readonly #names = new Map<string, string>()
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  get size(): number {
    return this.#sessions.values().reduce((sum, { length }) => sum + length, 0)
  }

  *all(): Generator<Session> {
    for (const sessions of this.#sessions.values()) yield* sessions
  }

  of(person: string): readonly Session[] {
    return this.#sessions.get(person) ?? []
  }

  join(session: Session): void {
    const { id, name } = session.person
    this.#names.set(id, name)
    this.#sessions.set(id, [...this.of(id), session])
  }

  leave(session: Session): void {
    const { id } = session.person
    const others = this.of(id).filter((one) => one !== session)
    if (others.length > 0) this.#sessions.set(id, others)
    else this.#sessions.delete(id)
  }

  has(person: string): boolean {
    return this.#sessions.has(person)
  }

  isLookingAt(person: string, table: Table): boolean {
    for (const session of this.of(person)) if (table.watchers.has(session)) return true
    return false
  }

  send(person: string, message: Sealed): void {
    for (const session of this.of(person)) session.send(message)
  }

  nameOf = (person: string): string => this.#names.get(person) ?? 'Somebody'

  /** Learns the names of people before they are shown. */
  async know(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#names.has(id))
    if (unknown.length === 0) return
    for (const { id, name } of await this.#store.people(unknown)) this.#names.set(id, name)
  }

  rename(person: string, name: string): void {
    this.#names.set(person, name)
    for (const session of this.of(person)) session.person.name = name
  }

  forget(person: string): void {
    this.#names.delete(person)
    this.dismiss(person, 'forgotten, as wished')
  }

  /** Ends all connections of a person. */
  dismiss(person: string, reason: string): void {
    for (const session of this.of(person)) session.dismiss(reason)
  }

  /** Drops names that nobody is likely to need, when there are many. */
  forgetNames(needed: () => Iterable<string>): void {
    if (this.#names.size < NAMES_KEPT) return
    const kept = new Set([...needed(), ...this.#sessions.keys()])
    for (const id of this.#names.keys()) if (!kept.has(id)) this.#names.delete(id)
  }
}
