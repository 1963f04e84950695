import type { Clock } from './clock.ts'
import type { Store } from './store.ts'
import type { Table } from './table.ts'

/** Presence is repeated so often, and believed for so long: a process that dies cannot say goodbye. */
const SAY_EVERY = 15_000
const BELIEVED = 40_000

/** What processes tell each other, as lightly as it is meant: a note may get lost. */
export type Note =
  | { is: 'away'; table: string; person: string }
  /** `hidden`: the table is shown to them in a page that is out of sight. */
  | { is: 'here'; table: string; person: string; hidden?: true }
  | { is: 'renamed'; person: string; name: string }
  | { is: 'forgotten'; person: string }
  /** Whoever came in as this person must prove again who they are. */
  | { is: 'signed-out'; person: string }
  | { is: 'removed'; table: string }

/** A note, unless it was written by another version. */
function read(text: string): Note | undefined {
  try {
    const note = JSON.parse(text) as Partial<Note> | null
    return typeof note === 'object' && typeof note?.is === 'string' ? (note as Note) : undefined
  } catch {
    return undefined
  }
}

/** What follows from what other processes say. */
interface RemotePorts {
  readonly clock: Clock
  readonly store: Pick<Store, 'tell'>
  forgotten(person: string): void
  signedOut(person: string): void
  renamed(person: string, name: string): void
  removed(table: string): void
  /** Somebody has come to a table or left it. */
  presenceChanged(table: string, people: readonly string[]): void
}

interface Presence {
  until: number
  isHidden: boolean
}

/** Who looks at which table through other processes. */
export class RemotePresence {
  readonly #ports: RemotePorts
  /** By table and person: until when it is believed, and whether their page can be seen. */
  readonly #until = new Map<string, Map<string, Presence>>()
  #said = 0

  constructor(ports: RemotePorts) {
    this.#ports = ports
  }

  at(table: string): string[] {
    const now = this.#ports.clock.now()
    return [...(this.#until.get(table) ?? [])].flatMap(([person, { until }]) => (until > now ? [person] : []))
  }

  isLookingAt(person: string, table: string): boolean {
    const found = this.#until.get(table)?.get(person)
    return found !== undefined && found.until > this.#ports.clock.now() && !found.isHidden
  }

  /** Tells the other processes. */
  say(note: Note): void {
    this.#ports.store.tell?.(JSON.stringify(note))
  }

  heard(text: string): void {
    const note = read(text)
    if (note === undefined) return
    if (note.is === 'forgotten') this.#ports.forgotten(note.person)
    else if (note.is === 'removed') this.#ports.removed(note.table)
    else if (note.is === 'signed-out') this.#ports.signedOut(note.person)
    else if (note.is === 'renamed') this.#ports.renamed(note.person, note.name)
    else this.#heardOf(note)
  }

  #heardOf(note: Extract<Note, { is: 'here' | 'away' }>): void {
    const { table: id, person } = note
    const people = this.#until.get(id) ?? new Map<string, Presence>()
    const wasHere = people.has(person)
    const isHere = note.is === 'here'
    if (note.is === 'here')
      people.set(person, { until: this.#ports.clock.now() + BELIEVED, isHidden: note.hidden === true })
    else people.delete(person)
    if (people.size > 0) this.#until.set(id, people)
    else this.#until.delete(id)
    if (wasHere !== isHere) this.#ports.presenceChanged(id, [person])
  }

  /** Says again who is here, and stops believing in those of whom nothing has been heard. */
  repeat(tables: Iterable<Table>): void {
    const now = this.#ports.clock.now()
    if (!this.#ports.store.tell || now - this.#said < SAY_EVERY) return
    this.#said = now
    for (const table of tables)
      for (const [person, sessions] of Map.groupBy(table.watchers.all(), (watcher) => watcher.person.id)) {
        const hidden = sessions.every(({ isHidden }) => isHidden) ? { hidden: true as const } : {}
        this.say({ is: 'here', table: table.id, person, ...hidden })
      }
    for (const [id, people] of this.#until) {
      const gone = [...people].filter(([, { until }]) => until <= now)
      for (const [person] of gone) people.delete(person)
      if (people.size === 0) this.#until.delete(id)
      if (gone.length > 0)
        this.#ports.presenceChanged(
          id,
          gone.map(([person]) => person),
        )
    }
  }
}
