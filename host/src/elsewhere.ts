import type { Host } from './host.ts'
import type { Table } from './table.ts'

/** Presence is repeated so often, and believed for so long: a process that dies cannot say goodbye. */
const SAY_EVERY = 15_000
const BELIEVED = 40_000

/** Who looks at which table through other processes. */
export class Elsewhere {
  readonly #host: Host
  /** By table and person: until when it is believed. */
  readonly #until = new Map<string, Map<string, number>>()
  #said = 0

  constructor(host: Host) {
    this.#host = host
  }

  at(table: string): string[] {
    const now = this.#host.now()
    return [...(this.#until.get(table) ?? [])].flatMap(([person, until]) => (until > now ? [person] : []))
  }

  /** Says to the other processes that somebody has come or gone here. */
  say(table: string, person: string, isHere: boolean): void {
    this.#host.store.tell?.(`${isHere ? '+' : '-'} ${table} ${person}`)
  }

  /** Says to the other processes what somebody is called now. */
  sayName(person: string, name: string): void {
    this.#host.store.tell?.(`= ${person} ${name}`)
  }

  /** Says to the other processes that somebody has been forgotten. */
  sayForgotten(person: string): void {
    this.#host.store.tell?.(`x ${person}`)
  }

  /** Says to the other processes that a table has been removed. */
  sayGone(table: string): void {
    this.#host.store.tell?.(`g ${table}`)
  }

  /** Says to the other processes that whoever came in as this person must prove again who they are. */
  saySignedOut(person: string): void {
    this.#host.store.tell?.(`o ${person}`)
  }

  heard(note: string): void {
    const [sign, id, person] = note.split(' ')
    if (id === undefined) return
    if (sign === 'x') this.#host.forgotten(id)
    else if (sign === 'g') this.#host.gone(id)
    else if (sign === 'o') this.#host.signedOut(id)
    else if (sign === '=') this.#host.renamed(id, note.slice(`= ${id} `.length))
    else if (person !== undefined) this.#heardOf(id, person, sign === '+')
  }

  #heardOf(id: string, person: string, isHere: boolean): void {
    const people = this.#until.get(id) ?? new Map<string, number>()
    const wasHere = people.has(person)
    if (isHere) people.set(person, this.#host.now() + BELIEVED)
    else people.delete(person)
    if (people.size > 0) this.#until.set(id, people)
    else this.#until.delete(id)
    if (wasHere !== isHere) this.#host.inMemory(id)?.showInfo()
  }

  /** Says again who is here, and stops believing in those of whom nothing has been heard. */
  repeat(tables: Iterable<Table>): void {
    const now = this.#host.now()
    if (!this.#host.store.tell || now - this.#said < SAY_EVERY) return
    this.#said = now
    for (const table of tables)
      for (const person of new Set([...table.watchers.keys()].map((session) => session.person.id)))
        this.say(table.id, person, true)
    for (const [id, people] of this.#until) {
      const gone = [...people].filter(([, until]) => until <= now)
      for (const [person] of gone) people.delete(person)
      if (people.size === 0) this.#until.delete(id)
      if (gone.length > 0) this.#host.inMemory(id)?.showInfo()
    }
  }
}
