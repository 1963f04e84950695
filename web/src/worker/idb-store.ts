/** Matches kept in this browser. Tabs that look at the same match write under the same key, and tell each other. */
import {
  byTouch,
  type Gap,
  type Header,
  type KeepsakeOf,
  type Line,
  type ListPlace,
  type ListRow,
  newestSign,
  noteAlive,
  overlap,
  type Person,
  type PersonChange,
  type PutAway,
  type Store,
  type StoreListener,
  type SummaryList,
  type TableRecord,
} from '@anachron/host'
import type { Json } from '@anachron/kernel'
import type { TableSummary } from '@anachron/wire'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'

interface Kept {
  table: string
  header: Header
  listRow: ListRow
}

interface Schema extends DBSchema {
  tables: { key: string; value: Kept }
  lines: { key: [string, number]; value: Line & { table: string } }
  people: { key: string; value: Person }
  seen: { key: [string, string]; value: { person: string; table: string; entry: number } }
  keepsakes: { key: [string, string, string]; value: KeepsakeOf & { person: string } }
  putAway: { key: [string, string, string]; value: PutAway & { person: string } }
  analyses: { key: string; value: { table: string; entries: number; found: Json } }
  gaps: { key: number; value: Gap }
  alive: { key: string; value: number }
  settings: { key: string; value: string }
}

const VERSION = 6

/**
 * What browsers kept up to version 4 under other names: ledger events as `deed`, list rows as `standing`, margins as
 * `give`.
 */
async function renamed(work: IDBPTransaction<unknown, string[], 'versionchange'>): Promise<void> {
  for await (const at of work.objectStore('lines').iterate()) {
    const { deed, ...line } = at.value
    await at.update({ ...line, event: deed })
  }
  for await (const at of work.objectStore('tables').iterate()) {
    const { standing, ...kept } = at.value
    await at.update({ ...kept, listRow: { summary: standing.card, due: standing.due } })
  }
  for await (const at of work.objectStore('analyses').iterate()) {
    const found = JSON.parse(JSON.stringify(at.value.found).replaceAll('"give":', '"margin":'))
    await at.update({ ...at.value, found })
  }
}

export async function openStore(name = 'anachron'): Promise<IdbStore> {
  const db = await openDB<Schema>(name, VERSION, {
    async upgrade(fresh, old, _to, work) {
      if (old < 2) fresh.createObjectStore('keepsakes', { keyPath: ['person', 'game', 'name'] })
      if (old < 3) fresh.createObjectStore('analyses', { keyPath: 'table' })
      if (old < 4) fresh.createObjectStore('settings')
      if (old < 6) fresh.createObjectStore('putAway', { keyPath: ['person', 'kind', 'of'] })
      if (old > 0) {
        if (old < 5) await renamed(work as unknown as IDBPTransaction<unknown, string[], 'versionchange'>)
        return
      }
      fresh.createObjectStore('tables', { keyPath: 'table' })
      fresh.createObjectStore('lines', { keyPath: ['table', 'n'] })
      fresh.createObjectStore('people', { keyPath: 'id' })
      fresh.createObjectStore('seen', { keyPath: ['person', 'table'] })
      fresh.createObjectStore('gaps', { keyPath: 'from' })
      fresh.createObjectStore('alive')
    },
    // Another tab has a newer version of the app: let go, so that it can open the store.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
  return new IdbStore(db, new BroadcastChannel(`${name}-lines`))
}

const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER])
const keptBy = (...of: [string] | [string, string]): IDBKeyRange => IDBKeyRange.bound(of, [...of, []])
const plain = ({ table: _table, ...line }: Line & { table: string }): Line => line

/** Nobody has that put away any more. */
async function dropOf(
  putAway: AsyncIterable<{ value: PutAway; delete(): Promise<void> }>,
  kind: PutAway['kind'],
  of: string,
): Promise<void> {
  for await (const at of putAway) if (at.value.kind === kind && at.value.of === of) await at.delete()
}

class IdbStore implements Store {
  readonly #db: IDBPDatabase<Schema>
  readonly #tabs: BroadcastChannel
  #lastAlive: number | undefined

  constructor(db: IDBPDatabase<Schema>, tabs: BroadcastChannel) {
    this.#db = db
    this.#tabs = tabs
  }

  async create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<void> {
    const { table } = header
    const work = this.#db.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' })
    work.objectStore('tables').add({ table, header, listRow })
    for (const line of lines) work.objectStore('lines').add({ ...line, table })
    await work.done
    this.#tell(table, lines.length)
  }

  async load(table: string): Promise<TableRecord | undefined> {
    const work = this.#db.transaction(['tables', 'lines'])
    const [kept, lines] = await Promise.all([
      work.objectStore('tables').get(table),
      work.objectStore('lines').getAll(allOf(table)),
    ])
    return kept && { header: kept.header, lines: lines.map(plain) }
  }

  async header(table: string): Promise<Header | undefined> {
    return (await this.#db.get('tables', table))?.header
  }

  async linesAfter(table: string, after: number): Promise<Line[]> {
    const range = IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)
    return (await this.#db.getAll('lines', range)).map(plain)
  }

  async append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'> {
    const work = this.#db.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' })
    const [kept, before, same] = await Promise.all([
      work.objectStore('tables').get(table),
      line.n === 1 ? true : work.objectStore('lines').getKey([table, line.n - 1]),
      work.objectStore('lines').getKey([table, line.n]),
    ])
    if (!kept || same !== undefined || before === undefined) {
      await work.done
      return 'taken'
    }
    work.objectStore('lines').add({ ...line, table })
    work.objectStore('tables').put({ ...kept, listRow })
    await work.done
    this.#tell(table, line.n)
    return 'stored'
  }

  #tell(table: string, n: number): void {
    this.#tabs.postMessage({ table, n })
  }

  listen(listener: StoreListener): () => void {
    const heard = ({ data }: MessageEvent<{ table: string; n: number } | string>): void =>
      typeof data === 'string' ? listener.note(data) : listener.line(data.table, data.n)
    this.#tabs.addEventListener('message', heard)
    return () => this.#tabs.removeEventListener('message', heard)
  }

  tell(note: string): void {
    this.#tabs.postMessage(note)
  }

  async summary(table: string): Promise<TableSummary | undefined> {
    return (await this.#db.get('tables', table))?.listRow.summary
  }

  async summariesOf(person: string, limit: number, after?: ListPlace): Promise<TableSummary[]> {
    return this.#newest(limit, ({ header, listRow }) => {
      const sits = listRow.summary.seats.some((seat) => seat.person === person || seat.owner === person)
      return (header.by === person || sits) && (!after || byTouch(after, listRow.summary) < 0)
    })
  }

  async summaries(list: SummaryList, limit: number): Promise<TableSummary[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    return this.#newest(limit, ({ listRow: { summary } }) => summary.listed === 'open' && summary.phase === phase)
  }

  async #newest(limit: number, fits: (kept: Kept) => boolean): Promise<TableSummary[]> {
    const found = (await this.#db.getAll('tables')).filter(fits).map(({ listRow }) => listRow.summary)
    return found.sort(byTouch).slice(0, limit)
  }

  async postpone(table: string, head: number, due: number | null): Promise<void> {
    const work = this.#db.transaction(['tables', 'lines'], 'readwrite')
    const [kept, next] = await Promise.all([
      work.objectStore('tables').get(table),
      work.objectStore('lines').getKey([table, head + 1]),
    ])
    if (kept && next === undefined) work.objectStore('tables').put({ ...kept, listRow: { ...kept.listRow, due } })
    await work.done
  }

  async due(now: number, limit: number): Promise<string[]> {
    const up = (await this.#db.getAll('tables')).filter(({ listRow: { due } }) => due !== null && due <= now)
    return up.slice(0, limit).map(({ table }) => table)
  }

  async tables(after: string, limit: number): Promise<string[]> {
    return this.#db.getAllKeys('tables', IDBKeyRange.lowerBound(after, true), limit)
  }

  async remove(table: string): Promise<void> {
    const work = this.#db.transaction(['tables', 'lines', 'analyses', 'putAway'], 'readwrite')
    work.objectStore('tables').delete(table)
    work.objectStore('analyses').delete(table)
    work.objectStore('lines').delete(allOf(table))
    await dropOf(work.objectStore('putAway'), 'table', table)
    await work.done
  }

  async savePerson(person: Person): Promise<void> {
    await this.#db.put('people', person)
  }

  async changePerson(id: string, { webhook, ...change }: PersonChange): Promise<void> {
    const work = this.#db.transaction('people', 'readwrite')
    const person = await work.store.get(id)
    if (person) {
      const { webhook: old, ...rest } = person
      const hook = webhook === undefined ? old : webhook
      work.store.put({ ...rest, ...change, ...(hook ? { webhook: hook } : {}) })
    }
    await work.done
  }

  person = (id: string): Promise<Person | undefined> => this.#db.get('people', id)

  async people(ids: readonly string[]): Promise<Person[]> {
    const found = await Promise.all(ids.map((id) => this.#db.get('people', id)))
    return found.filter((person) => person !== undefined)
  }

  async personNamed(name: string): Promise<Person | undefined> {
    const all = await this.#db.getAll('people')
    return all.find((person) => person.passphrase !== undefined && person.name.toLowerCase() === name.toLowerCase())
  }

  async forgetPerson(id: string): Promise<void> {
    const work = this.#db.transaction(['people', 'seen', 'keepsakes', 'putAway', 'lines'], 'readwrite')
    work.objectStore('people').delete(id)
    work.objectStore('seen').delete(IDBKeyRange.bound([id, ''], [id, '\uffff']))
    work.objectStore('keepsakes').delete(keptBy(id))
    work.objectStore('putAway').delete(keptBy(id))
    await dropOf(work.objectStore('putAway'), 'person', id)
    for await (const cursor of work.objectStore('lines')) {
      const { by, event } = cursor.value
      if (by === id && event.do === 'chat') cursor.update({ ...cursor.value, event: { ...event, text: '' } })
    }
    await work.done
  }

  async keepsakes(person: string, game?: string): Promise<KeepsakeOf[]> {
    const found = await this.#db.getAll('keepsakes', game === undefined ? keptBy(person) : keptBy(person, game))
    return found.map(({ person: _person, ...kept }) => kept)
  }

  async saveKeepsake(person: string, keepsake: KeepsakeOf): Promise<void> {
    await this.#db.put('keepsakes', { ...keepsake, person })
  }

  async dropKeepsake(person: string, game: string, name: string): Promise<void> {
    await this.#db.delete('keepsakes', [person, game, name])
  }

  async outOfSight(person: string): Promise<PutAway[]> {
    const found = await this.#db.getAll('putAway', keptBy(person))
    return found.map(({ kind, of }) => ({ kind, of }))
  }

  async putAway(person: string, { kind, of }: PutAway): Promise<void> {
    await this.#db.put('putAway', { person, kind, of })
  }

  async bringBack(person: string, { kind, of }: PutAway): Promise<void> {
    await this.#db.delete('putAway', [person, kind, of])
  }

  async analysis(table: string, entries: number): Promise<Json | undefined> {
    const kept = await this.#db.get('analyses', table)
    return kept?.entries === entries ? kept.found : undefined
  }

  async saveAnalysis(table: string, entries: number, found: Json): Promise<void> {
    await this.#db.put('analyses', { table, entries, found })
  }

  async saveSeen(person: string, table: string, entry: number): Promise<void> {
    await this.#db.put('seen', { person, table, entry })
  }

  async seen(person: string, table: string): Promise<number | undefined> {
    return (await this.#db.get('seen', [person, table]))?.entry
  }

  async alive(now: number, gapOver: number, jumped = 0): Promise<void> {
    this.#lastAlive ??= await this.#db.get('alive', 'last')
    const gap = noteAlive(this.#lastAlive, now, gapOver, jumped)
    if (gap) await this.#db.put('gaps', gap)
    this.#lastAlive = newestSign(this.#lastAlive, now, jumped)
    await this.#db.put('alive', this.#lastAlive, 'last')
  }

  async downtime(from: number, to: number): Promise<number> {
    return overlap(await this.#db.getAll('gaps'), from, to)
  }

  async setting(key: string, make: () => string): Promise<string> {
    const work = this.#db.transaction('settings', 'readwrite', { durability: 'strict' })
    const kept = await work.store.get(key)
    const value = kept ?? make()
    if (kept === undefined) work.store.put(value, key)
    await work.done
    return value
  }

  async check(): Promise<void> {
    await this.#db.getKey('alive', 'last')
  }

  async close(): Promise<void> {
    this.#tabs.close()
    this.#db.close()
  }
}
