import type { TableSummary } from '@anachron/wire'
import { seal } from './outgoing.ts'
import type { Sessions } from './sessions.ts'
import type { Store } from './store.ts'
import { namedSummary } from './summaries.ts'

/** Summaries shown at one go; whoever looks at a list of so many changes sees the rest when they look again. */
const MOST = 500

const peopleOn = ({ seats }: TableSummary): string[] =>
  seats.flatMap(({ person, owner }) => [person ?? [], owner ?? []].flat())

/** Keeps the lists of tables true that people are looking at. */
/** What the lists need of their host. */
interface Ports {
  readonly store: Store
  readonly sessions: Sessions
  attendance(of: TableSummary): Partial<TableSummary>
  isLookingAt(person: string, table: string): boolean
}

export class Lists {
  readonly #ports: Ports
  /** Tables that have changed since lists were last shown; null where the summary must be read first. */
  readonly #changed = new Map<string, TableSummary | null>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  note(table: string, summary: TableSummary | null): void {
    this.#changed.set(table, summary)
  }

  /** Tells whoever is asked at a table that they are not looking at. */
  async callOver(table: string, asked: readonly string[]): Promise<void> {
    const here = asked.filter((person) => this.#ports.sessions.has(person) && !this.#ports.isLookingAt(person, table))
    const summary = here.length > 0 ? await this.#ports.store.summary(table) : undefined
    if (!summary) return
    await this.#ports.sessions.know(peopleOn(summary))
    for (const person of here) this.call(person, summary)
  }

  call(person: string, summary: TableSummary): void {
    if (this.#ports.sessions.has(person))
      this.#ports.sessions.send(
        person,
        seal({ m: 'turn', summary: namedSummary(summary, this.#ports.sessions.nameOf) }),
      )
  }

  async show(): Promise<void> {
    const changed = [...this.#changed]
    this.#changed.clear()
    const lookers = [...this.#ports.sessions.all()].filter((session) => session.inLobby)
    if (lookers.length === 0) return
    for (const [id, known] of changed.slice(0, MOST)) {
      const summary = known ?? (await this.#ports.store.summary(id))
      if (!summary) continue
      const people = peopleOn(summary)
      const concerned = lookers.filter((session) => summary.listed === 'open' || people.includes(session.person.id))
      if (concerned.length === 0) continue
      await this.#ports.sessions.know(people)
      const named = { ...namedSummary(summary, this.#ports.sessions.nameOf), ...this.#ports.attendance(summary) }
      const message = seal({ m: 'summary', summary: named })
      for (const session of concerned) session.send(message)
    }
  }
}
