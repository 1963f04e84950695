import { askedSince } from './asked.ts'
import type { Clock } from './clock.ts'
import type { Environment } from './environment.ts'
import { isPerson } from './state.ts'
import { listRowOf, namedSummary } from './summaries.ts'
import type { Table } from './table.ts'

/** How long a person who is asked may look elsewhere before word is sent to them. */
const AFTER = 20_000

interface Waiting {
  at: number
  person: string
  table: Table
  /** What they were asked when it was noted: for another question word is sent another time. */
  since: number
}

/** The line since which somebody is asked at a table, in whichever seat last; nothing when they are not. */
function askedThere({ state }: Table, person: string): number | undefined {
  if (state.phase !== 'playing') return undefined
  const lines = (state.deciding?.seats ?? []).flatMap((seat) => {
    const sitter = state.seats[seat]?.sitter
    return sitter && isPerson(sitter) && sitter.person === person ? [askedSince(state, seat)] : []
  })
  return lines.length > 0 ? Math.max(...lines) : undefined
}

interface NotifierPorts {
  readonly clock: Clock
  readonly notify: Environment['notify']
  nameOf(person: string): string
  /** Through whatever process. */
  isLookingAt(person: string, table: string): boolean
}

/** Sends word to people who are asked at a table and do not come. */
export class Notifier {
  readonly #ports: NotifierPorts
  /** In the order of their time. */
  #waiting: Waiting[] = []

  constructor(ports: NotifierPorts) {
    this.#ports = ports
  }

  later(person: string, table: Table): void {
    if (!this.#ports.notify || this.#ports.isLookingAt(person, table.id)) return
    const since = askedThere(table, person)
    if (since !== undefined) this.#waiting.push({ at: this.#ports.clock.now() + AFTER, person, table, since })
  }

  /** Whoever has not come by now is sent word. */
  send(): void {
    const now = this.#ports.clock.now()
    const ready = this.#waiting.findIndex(({ at }) => at > now)
    for (const waiting of this.#waiting.splice(0, ready < 0 ? this.#waiting.length : ready)) this.#sendTo(waiting)
  }

  #sendTo({ person, table, since }: Waiting): void {
    const { isLookingAt, notify, nameOf } = this.#ports
    if (askedThere(table, person) !== since || isLookingAt(person, table.id)) return
    notify?.({ person, summary: namedSummary(listRowOf(table.state).summary, nameOf), since })
  }
}
