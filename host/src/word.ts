import { askedSince } from './asked.ts'
import { namedCard, standingOf } from './cards.ts'
import { seatsOf } from './entitled.ts'
import type { Host } from './host.ts'
import type { Surroundings } from './surroundings.ts'
import type { Table } from './table.ts'

/** How long a person who is asked may look elsewhere before word is sent to them. */
const AFTER = 20_000

interface Waiting {
  at: number
  person: string
  table: Table
  /** What they were asked when it was noted: for another question word is sent another time. */
  since: string
}

const sinceWhen = ({ state }: Table, person: string): string =>
  seatsOf(state, person)
    .map((seat) => askedSince(state, seat))
    .join()

/** Sends word to people who are asked at a table and do not come. */
export class Word {
  readonly #host: Host
  readonly #notify: Surroundings['notify']
  /** In the order of their time. */
  #waiting: Waiting[] = []

  constructor(host: Host, notify: Surroundings['notify']) {
    this.#host = host
    this.#notify = notify
  }

  later(person: string, table: Table): void {
    if (!this.#notify || this.#host.isLookingAt(person, table)) return
    this.#waiting.push({ at: this.#host.now() + AFTER, person, table, since: sinceWhen(table, person) })
  }

  /** Whoever has not come by now is sent word. */
  send(): void {
    const now = this.#host.now()
    const ready = this.#waiting.findIndex(({ at }) => at > now)
    for (const waiting of this.#waiting.splice(0, ready < 0 ? this.#waiting.length : ready)) this.#sendTo(waiting)
  }

  #sendTo({ person, table, since }: Waiting): void {
    if (sinceWhen(table, person) !== since || this.#host.isLookingAt(person, table)) return
    const { card } = standingOf(table.state)
    const isAsked = card.waiting.some((seat) => card.seats[seat]?.person === person)
    if (isAsked) this.#notify?.(person, namedCard(card, this.#host.company.nameOf))
  }
}
