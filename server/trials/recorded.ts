import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { Host, type LedgerEvent, type Line, type ListRow, MemoryStore, randomBots, Session } from '@anachron/host'
import type { AnyGame, LogEntry, MatchLog, Viewer } from '@anachron/kernel'
import { WIRE_VERSION } from '@anachron/wire'

/** When everything happens: nothing that is measured or compared depends on it. */
const NOW = Date.UTC(2026, 0, 1)
const TABLE = 'table-of-a-recording'

/** The games on the shelf. */
export const ids: readonly string[] = shelf.map(({ id }) => id)

/** The recorded matches of a game that begin with its set-up, by the name of their file. */
export function recordings(id: string): { name: string; log: MatchLog }[] {
  const folder = join(import.meta.dirname, '../../games', id, 'fixtures')
  const files = readdirSync(folder).filter((name) => name.endsWith('.match.json'))
  const read = files.map((name) => ({ name, log: JSON.parse(readFileSync(join(folder, name), 'utf8')) as MatchLog }))
  return read.filter(({ log }) => log.origin.kind === 'setup')
}

/** A recorded match that is played once more at a table of a host, line by line, as if another host had written it. */
export class Replayed {
  readonly host: Host
  readonly #store = new MemoryStore()
  readonly #lines: Line[] = []
  readonly #log: MatchLog

  private constructor(game: AnyGame, log: MatchLog) {
    this.#log = log
    let made = 0
    this.host = new Host({
      store: this.#store,
      bots: randomBots,
      loadGame: async () => ({ game }),
      now: () => NOW,
      randomHex: () => (++made).toString(16).padStart(64, '0'),
      later: () => () => {},
      complain: (_what, error) => {
        throw error
      },
    })
  }

  /** A table at which the match has begun: in each seat the person who is called like it. */
  static async begin(id: string, log: MatchLog): Promise<Replayed> {
    const { game } = (await loadGame(id)) ?? {}
    if (!game) throw new Error(`there is no game “${id}”`)
    const replayed = new Replayed(game, log)
    await replayed.#layOut()
    return replayed
  }

  async #layOut(): Promise<void> {
    const { game, version, options, seats, origin } = this.#log
    const header = { table: TABLE, game, version, options, seats, by: '0', created: NOW, listed: 'private' as const }
    for (let seat = 0; seat < seats; seat++)
      this.#next({ do: 'sit', seat, sitter: { kind: 'person', person: String(seat) } })
    this.#next({ do: 'start', rolls: origin.kind === 'setup' ? origin.rolls : [] })
    await this.#store.create({ ...header, clock: null, secret: '0'.repeat(64) }, this.#lines, this.#listRow)
  }

  /** Nobody asks for a list. */
  get #listRow(): ListRow {
    const { game } = this.#log
    const table = { table: TABLE, game, phase: 'playing' as const, listed: 'private' as const, seats: [], clock: null }
    const summary = { ...table, by: '0', waiting: [], entry: 0, created: NOW, touched: NOW, result: null }
    return { summary, due: null }
  }

  #next(event: LedgerEvent): Line {
    const line: Line = { n: this.#lines.length + 1, at: NOW, by: null, event }
    this.#lines.push(line)
    return line
  }

  /** Somebody who looks on as a seat or a spectator, from now on. */
  async watch(viewer: Viewer, { changes }: { changes: boolean }, hear: (text: string) => void): Promise<Session> {
    const person = viewer < 0 ? 'onlooker' : String(viewer)
    const session = new Session(this.host, { id: person, name: person }, { send: hear })
    await session.receive(JSON.stringify({ do: 'hello', id: 'hello', version: WIRE_VERSION, changes }))
    await this.watchAgain(session, viewer)
    return session
  }

  watchAgain(session: Session, as: Viewer): Promise<void> {
    return session.receive(JSON.stringify({ do: 'watch', id: 'watch', table: TABLE, as }))
  }

  async give({ seat, action, rolls }: LogEntry): Promise<void> {
    await this.#write({ do: 'act', seat, action, ...(rolls ? { rolls } : {}) })
  }

  async takeBack(to: number): Promise<void> {
    await this.#write({ do: 'undo', to })
  }

  async #write(event: LedgerEvent): Promise<void> {
    await this.#store.append(TABLE, this.#next(event), this.#listRow)
    const table = await this.host.tables.open(TABLE)
    await table?.inTurn(() => table.catchUp())
  }
}
