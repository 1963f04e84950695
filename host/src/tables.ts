import type { Header, Line } from './ledger.ts'
import type { LoadGame } from './load-game.ts'
import type { Sessions } from './sessions.ts'
import { peopleAt } from './state.ts'
import type { ListRow, Store } from './store.ts'
import { Table, type TablePorts } from './table.ts'

interface TablesPorts {
  readonly store: Store
  readonly sessions: Pick<Sessions, 'know'>
  loadGame: LoadGame
  /** A table has been read into memory. */
  opened(table: Table): void
}

/** The tables that this process has in memory, and how others get there. */
export class Tables {
  readonly #ports: TablesPorts
  readonly #tablePorts: TablePorts
  readonly #tables = new Map<string, Table>()
  readonly #opening = new Map<string, Promise<Table | undefined>>()

  constructor(ports: TablesPorts, tablePorts: TablePorts) {
    this.#ports = ports
    this.#tablePorts = tablePorts
  }

  get size(): number {
    return this.#tables.size
  }

  all(): MapIterator<Table> {
    return this.#tables.values()
  }

  inMemory(id: string): Table | undefined {
    return this.#tables.get(id)
  }

  /** A table by its id, read from the store when it is not in memory. */
  async open(id: string): Promise<Table | undefined> {
    const known = this.#tables.get(id)
    if (known) return known
    let opening = this.#opening.get(id)
    if (!opening) {
      opening = this.#read(id).finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  async #read(id: string): Promise<Table | undefined> {
    const record = await this.#ports.store.load(id)
    if (!record) return undefined
    const table = await this.#put(record.header, record.lines)
    // Between reading and listening somebody may have written.
    await table.inTurn(() => table.catchUp())
    this.#ports.opened(table)
    return table
  }

  async #put(header: Header, lines: readonly Line[]): Promise<Table> {
    const { loadGame, sessions } = this.#ports
    const loaded = await loadGame(header.game)
    if (!loaded) throw new Error(`no game ${header.game} is installed`)
    this.#tablePorts.workingOn(header.table)
    const table = new Table(this.#tablePorts, header, lines, loaded.game)
    await sessions.know(peopleAt(table.state))
    await sessions.know(table.state.chats.map((chat) => chat.person))
    this.#tables.set(header.table, table)
    return table
  }

  async create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<Table> {
    await this.#ports.store.create(header, lines, listRow)
    const table = await this.#put(header, lines)
    this.#tablePorts.changed(table, listRow.summary, { mine: true })
    return table
  }

  /** Lets go of a table that nobody needs here. */
  drop(id: string): void {
    this.#tables.delete(id)
  }
}
