import type { Card } from '@anachron/wire'
import { namedCard } from './cards.ts'
import type { Company } from './company.ts'
import { seal } from './outgoing.ts'
import type { Store } from './store.ts'

/** Cards shown at one go; whoever looks at a list of so many changes sees the rest when they look again. */
const MOST = 500

const peopleOn = ({ seats }: Card): string[] => seats.flatMap(({ person, owner }) => [person ?? [], owner ?? []].flat())

/** Keeps the lists of tables true that people are looking at. */
export class Lists {
  readonly #store: Store
  readonly #company: Company
  /** Tables that have changed since lists were last shown; null where the card must be read first. */
  readonly #changed = new Map<string, Card | null>()

  constructor(store: Store, company: Company) {
    this.#store = store
    this.#company = company
  }

  note(table: string, card: Card | null): void {
    this.#changed.set(table, card)
  }

  /** Tells whoever is asked at a table that they are not looking at. */
  async callOver(table: string, asked: readonly string[]): Promise<void> {
    const here = asked.filter((person) => this.#company.has(person))
    const card = here.length > 0 ? await this.#store.card(table) : undefined
    if (!card) return
    await this.#company.know(peopleOn(card))
    for (const person of here) this.call(person, card)
  }

  call(person: string, card: Card): void {
    if (this.#company.has(person))
      this.#company.send(person, seal({ m: 'turn', card: namedCard(card, this.#company.nameOf) }))
  }

  async show(): Promise<void> {
    const changed = [...this.#changed]
    this.#changed.clear()
    const lookers = [...this.#company.all()].filter((session) => session.inLobby)
    if (lookers.length === 0) return
    for (const [id, known] of changed.slice(0, MOST)) {
      const card = known ?? (await this.#store.card(id))
      if (!card) continue
      const people = peopleOn(card)
      const concerned = lookers.filter((session) => card.listed === 'open' || people.includes(session.person.id))
      if (concerned.length === 0) continue
      await this.#company.know(people)
      const message = seal({ m: 'card', card: namedCard(card, this.#company.nameOf) })
      for (const session of concerned) session.send(message)
    }
  }
}
