import type { Json } from '@anachron/kernel'
import type { Card } from '@anachron/wire'
import { type Gap, newestSign, noteAlive, overlap } from './gaps.ts'
import type { Header, Line } from './ledger.ts'
import type { CardList, KeepsakeOf, Person, PersonChange, Standing, Store, TableRecord } from './store.ts'

interface Kept {
  header: Header
  lines: Line[]
  standing: Standing
}

const copy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

/** A store that lasts as long as the process: for tests, and the model the others are held to. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>()
  readonly #people = new Map<string, Person>()
  readonly #forgotten = new Set<string>()
  readonly #seen = new Map<string, number>()
  readonly #keepsakes = new Map<string, KeepsakeOf[]>()
  readonly #analyses = new Map<string, { entries: number; found: Json }>()
  readonly #settings = new Map<string, string>()
  #lastAlive: number | undefined
  readonly #gaps: Gap[] = []

  async create(header: Header, lines: readonly Line[], standing: Standing): Promise<void> {
    if (this.#tables.has(header.table)) throw new Error(`table ${header.table} exists`)
    this.#tables.set(header.table, copy({ header, lines: [...lines], standing }))
  }

  async load(table: string): Promise<TableRecord | undefined> {
    const kept = this.#tables.get(table)
    return kept && copy({ header: kept.header, lines: kept.lines })
  }

  async header(table: string): Promise<Header | undefined> {
    return copy(this.#tables.get(table)?.header ?? null) ?? undefined
  }

  async linesAfter(table: string, after: number): Promise<Line[]> {
    return copy(this.#tables.get(table)?.lines.slice(after) ?? [])
  }

  async append(table: string, line: Line, standing: Standing): Promise<'stored' | 'taken'> {
    const kept = this.#tables.get(table)
    if (line.n !== (kept?.lines.length ?? -1) + 1 || !kept) return 'taken'
    kept.lines.push(copy(line))
    kept.standing = copy(standing)
    return 'stored'
  }

  /** Nobody else has it. */
  listen(): () => void {
    return () => {}
  }

  async card(table: string): Promise<Card | undefined> {
    const kept = this.#tables.get(table)
    return kept && copy(kept.standing.card)
  }

  async cardsOf(person: string, limit: number): Promise<Card[]> {
    const belongs = ({ standing: { card } }: Kept): boolean =>
      card.by === person || card.seats.some((seat) => seat.person === person || seat.owner === person)
    if (this.#forgotten.has(person)) return []
    return this.#newest(belongs, limit)
  }

  async cards(list: CardList, limit: number): Promise<Card[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    const fits = ({ standing: { card } }: Kept): boolean => card.listed === 'open' && card.phase === phase
    return this.#newest(fits, limit)
  }

  #newest(fits: (kept: Kept) => boolean, limit: number): Card[] {
    const found = [...this.#tables.values()].filter(fits).map((kept) => kept.standing.card)
    return copy(found.sort((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1)).slice(0, limit))
  }

  async listedTables(person: string): Promise<number> {
    const cards = await this.cardsOf(person, Number.POSITIVE_INFINITY)
    return cards.filter(({ listed, phase }) => listed === 'open' && (phase === 'gathering' || phase === 'playing'))
      .length
  }

  async due(now: number, limit: number): Promise<string[]> {
    const up = [...this.#tables.values()].filter(({ standing }) => standing.due !== null && standing.due <= now)
    return up.slice(0, limit).map((kept) => kept.header.table)
  }

  async postpone(table: string, head: number, due: number | null): Promise<void> {
    const kept = this.#tables.get(table)
    if (kept?.lines.length === head) kept.standing.due = due
  }

  async tables(after: string, limit: number): Promise<string[]> {
    return [...this.#tables.keys()]
      .filter((id) => id > after)
      .sort()
      .slice(0, limit)
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table)
    this.#analyses.delete(table)
  }

  async savePerson(person: Person): Promise<void> {
    this.#people.set(person.id, copy(person))
  }

  async changePerson(id: string, { webhook, ...change }: PersonChange): Promise<void> {
    const person = this.#people.get(id)
    if (!person) return
    Object.assign(person, copy(change))
    if (webhook === null) delete person.webhook
    else if (webhook !== undefined) person.webhook = webhook
  }

  async person(id: string): Promise<Person | undefined> {
    const person = this.#people.get(id)
    return person && copy(person)
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return copy(ids.flatMap((id) => this.#people.get(id) ?? []))
  }

  async personNamed(name: string): Promise<Person | undefined> {
    const same = (person: Person): boolean =>
      person.passphrase !== undefined && person.name.toLowerCase() === name.toLowerCase()
    const found = [...this.#people.values()].find(same)
    return found && copy(found)
  }

  async forgetPerson(id: string): Promise<void> {
    this.#people.delete(id)
    this.#forgotten.add(id)
    this.#keepsakes.delete(id)
    for (const key of this.#seen.keys()) if (key.startsWith(`${id}/`)) this.#seen.delete(key)
    for (const { lines } of this.#tables.values())
      for (const line of lines) if (line.by === id && line.deed.do === 'chat') line.deed.text = ''
  }

  async keepsakes(person: string, game?: string): Promise<KeepsakeOf[]> {
    const all = this.#keepsakes.get(person) ?? []
    return copy(all.filter((kept) => game === undefined || kept.game === game))
  }

  async saveKeepsake(person: string, keepsake: KeepsakeOf): Promise<void> {
    await this.dropKeepsake(person, keepsake.game, keepsake.name)
    this.#keepsakes.set(person, [...(this.#keepsakes.get(person) ?? []), copy(keepsake)])
  }

  async dropKeepsake(person: string, game: string, name: string): Promise<void> {
    const all = this.#keepsakes.get(person) ?? []
    this.#keepsakes.set(
      person,
      all.filter((kept) => kept.game !== game || kept.name !== name),
    )
  }

  async analysis(table: string, entries: number): Promise<Json | undefined> {
    const found = this.#analyses.get(table)
    return found?.entries === entries ? copy(found.found) : undefined
  }

  async saveAnalysis(table: string, entries: number, found: Json): Promise<void> {
    this.#analyses.set(table, copy({ entries, found }))
  }

  async saveSeen(person: string, table: string, entry: number): Promise<void> {
    this.#seen.set(`${person}/${table}`, entry)
  }

  async seen(person: string, table: string): Promise<number | undefined> {
    return this.#seen.get(`${person}/${table}`)
  }

  async alive(now: number, gapOver: number, jumped = 0): Promise<void> {
    const gap = noteAlive(this.#lastAlive, now, gapOver, jumped)
    if (gap) this.#gaps.push(gap)
    this.#lastAlive = newestSign(this.#lastAlive, now, jumped)
  }

  async downtime(from: number, to: number): Promise<number> {
    return overlap(this.#gaps, from, to)
  }

  async setting(key: string, make: () => string): Promise<string> {
    const value = this.#settings.get(key) ?? make()
    this.#settings.set(key, value)
    return value
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}
