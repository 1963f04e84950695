import type { Sealed } from './outgoing.ts'
import type { Store } from './store.ts'
import type { Table, Watcher } from './table.ts'

const NAMES_KEPT = 50_000

/** A session, as everybody but itself needs it. */
export interface Connected extends Watcher {
  readonly person: { readonly id: string; name: string }
  readonly isOpen: boolean
  /** Whether its page is out of sight: then nothing that is shown there is looked at. */
  isHidden: boolean
  takesChanges: boolean
  /** Whether lists of tables are being shown. */
  inLobby: boolean
  /** Ends the connection: whoever it was is not known here any more. */
  dismiss(reason: string): void
  /** The connection is gone. */
  close(): void
}

/** Everybody who is connected to this process, and the names of whoever is talked about. */
export class Sessions {
  readonly #sessions = new Map<string, readonly Connected[]>()
  readonly #names = new Map<string, string>()
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  get size(): number {
    return this.#sessions.values().reduce((sum, { length }) => sum + length, 0)
  }

  *all(): Generator<Connected> {
    for (const sessions of this.#sessions.values()) yield* sessions
  }

  of(person: string): readonly Connected[] {
    return this.#sessions.get(person) ?? []
  }

  join(session: Connected): void {
    const { id, name } = session.person
    this.#names.set(id, name)
    this.#sessions.set(id, [...this.of(id), session])
  }

  leave(session: Connected): void {
    const { id } = session.person
    const others = this.of(id).filter((one) => one !== session)
    if (others.length > 0) this.#sessions.set(id, others)
    else this.#sessions.delete(id)
  }

  has(person: string): boolean {
    return this.#sessions.has(person)
  }

  /** Whether a table is shown to somebody. */
  isAt(person: string, table: Table): boolean {
    return this.of(person).some((session) => table.watchers.has(session))
  }

  /** Whether somebody can see it, too: it is not shown in hidden pages alone. */
  isLookingAt(person: string, table: Table): boolean {
    return this.of(person).some((session) => !session.isHidden && table.watchers.has(session))
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
