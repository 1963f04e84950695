import type { Json } from '@anachron/kernel'
import type { TableSummary } from '@anachron/wire'
import { type Gap, newestSign, noteAlive, overlap } from './downtime.ts'
import type { Header, Line } from './ledger.ts'
import type {
  KeepsakeOf,
  ListPlace,
  ListRow,
  Person,
  PersonChange,
  PutAway,
  Report,
  Reports,
  Store,
  SummaryList,
  TableRecord,
} from './store.ts'

interface Kept {
  header: Header
  lines: Line[]
  listRow: ListRow
}

/** The latest touched first. */
export const byTouch = (a: ListPlace, b: ListPlace): number =>
  b.touched - a.touched || (a.table === b.table ? 0 : a.table < b.table ? -1 : 1)

const copy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

/** A store that lasts as long as the process: for tests, and the model the others are held to. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>()
  readonly #people = new Map<string, Person>()
  readonly #forgotten = new Set<string>()
  readonly #seen = new Map<string, number>()
  readonly #keepsakes = new Map<string, KeepsakeOf[]>()
  readonly #putAway = new Map<string, PutAway[]>()
  readonly #reports = new Map<string, Report>()
  readonly #analyses = new Map<string, { entries: number; found: Json }>()
  readonly #settings = new Map<string, string>()
  #lastAlive: number | undefined
  readonly #gaps: Gap[] = []

  async create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<void> {
    if (this.#tables.has(header.table)) throw new Error(`table ${header.table} exists`)
    this.#tables.set(header.table, copy({ header, lines: [...lines], listRow }))
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

  async append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'> {
    const kept = this.#tables.get(table)
    if (line.n !== (kept?.lines.length ?? -1) + 1 || !kept) return 'taken'
    kept.lines.push(copy(line))
    kept.listRow = copy(listRow)
    return 'stored'
  }

  /** Nobody else has it. */
  listen(): () => void {
    return () => {}
  }

  async summary(table: string): Promise<TableSummary | undefined> {
    const kept = this.#tables.get(table)
    return kept && copy(kept.listRow.summary)
  }

  async summariesOf(person: string, limit: number, after?: ListPlace): Promise<TableSummary[]> {
    const belongs = ({ listRow: { summary } }: Kept): boolean =>
      (summary.by === person || summary.seats.some((seat) => seat.person === person || seat.owner === person)) &&
      (!after || byTouch(after, summary) < 0)
    if (this.#forgotten.has(person)) return []
    return this.#newest(belongs, limit)
  }

  async summaries(list: SummaryList, limit: number): Promise<TableSummary[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    const fits = ({ listRow: { summary } }: Kept): boolean => summary.listed === 'open' && summary.phase === phase
    return this.#newest(fits, limit)
  }

  #newest(fits: (kept: Kept) => boolean, limit: number): TableSummary[] {
    const found = [...this.#tables.values()].filter(fits).map((kept) => kept.listRow.summary)
    return copy(found.sort(byTouch).slice(0, limit))
  }

  async listedTables(person: string): Promise<number> {
    const summaries = await this.summariesOf(person, Number.POSITIVE_INFINITY)
    return summaries.filter(({ listed, phase }) => listed === 'open' && (phase === 'gathering' || phase === 'playing'))
      .length
  }

  async due(now: number, limit: number): Promise<string[]> {
    const up = [...this.#tables.values()].filter(({ listRow }) => listRow.due !== null && listRow.due <= now)
    return up.slice(0, limit).map((kept) => kept.header.table)
  }

  async postpone(table: string, head: number, due: number | null): Promise<void> {
    const kept = this.#tables.get(table)
    if (kept?.lines.length === head) kept.listRow.due = due
  }

  async tables(after: string, limit: number): Promise<string[]> {
    return [...this.#tables.keys()]
      .filter((id) => id > after)
      .sort()
      .slice(0, limit)
  }

  async remove(table: string): Promise<void> {
    for (const person of this.#putAway.keys()) await this.bringBack(person, { kind: 'table', of: table })
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
    this.#putAway.delete(id)
    for (const person of this.#putAway.keys()) await this.bringBack(person, { kind: 'person', of: id })
    for (const report of this.#reports.values())
      if (report.person === id) this.#reports.delete(report.id)
      else if (report.by === id) Object.assign(report, { by: null, why: '' })
    for (const key of this.#seen.keys()) if (key.startsWith(`${id}/`)) this.#seen.delete(key)
    for (const { lines } of this.#tables.values())
      for (const line of lines) if (line.by === id && line.event.do === 'chat') line.event.text = ''
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

  async outOfSight(person: string): Promise<PutAway[]> {
    return copy(this.#putAway.get(person) ?? [])
  }

  async putAway(person: string, what: PutAway): Promise<void> {
    await this.bringBack(person, what)
    this.#putAway.set(person, [...(this.#putAway.get(person) ?? []), copy(what)])
  }

  async bringBack(person: string, { kind, of }: PutAway): Promise<void> {
    const all = this.#putAway.get(person) ?? []
    this.#putAway.set(
      person,
      all.filter((one) => one.kind !== kind || one.of !== of),
    )
  }

  readonly reports: Reports = {
    add: async (report) => void this.#reports.set(report.id, copy(report)),
    by: async (person) =>
      copy([...this.#reports.values()].filter(({ by }) => by === person).sort((a, b) => a.at - b.at)),
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
