import type { StoreListener } from '@anachron/host'
import pg from 'pg'

const AGAIN_AFTER = 500
/**
 * A connection on which one only listens does not notice that the other end is gone: it is asked for a sign of life so
 * often, and given so long.
 */
const PACE = { every: 10_000, within: 5_000 }

/**
 * Hears on a connection of its own what other processes write; connects again when it is cut, and says that it may have
 * missed something.
 */
export class Listener {
  readonly #url: string
  readonly #node: string
  readonly #to: StoreListener
  readonly #pace: typeof PACE
  #client: pg.Client | undefined
  #stopped = false
  #timer: NodeJS.Timeout | undefined
  #was = false

  constructor(url: string, node: string, to: StoreListener, pace = PACE) {
    this.#url = url
    this.#node = node
    this.#to = to
    this.#pace = pace
    void this.#connect()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      query_timeout: this.#pace.within,
      application_name: 'anachron listener',
    })
    this.#client = client
    let over = false
    let signs: NodeJS.Timeout | undefined
    const again = (): void => {
      if (over) return
      over = true
      clearInterval(signs)
      client.end().catch(() => {})
      if (!this.#stopped) this.#timer = setTimeout(() => void this.#connect(), AGAIN_AFTER)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => this.#read(payload ?? ''))
    try {
      await client.connect()
      await client.query('LISTEN anachron')
      if (over) return
      signs = setInterval(() => client.query('SELECT 1').catch(again), this.#pace.every)
      if (this.#was) this.#to.missed()
      this.#was = true
    } catch {
      again()
    }
  }

  #read(payload: string): void {
    const [, node, sign, rest] = /^([\w-]+)([|!])(.*)$/s.exec(payload) ?? []
    if (rest === undefined || node === this.#node) return
    if (sign === '!') for (const note of rest.split('\n')) this.#to.note(note)
    else for (const line of rest.split(',')) this.#readLine(line)
  }

  #readLine(line: string): void {
    const [table, n, asked] = line.split(':')
    if (table) this.#to.line(table, Number(n), { asked: asked ? asked.split('+') : [] })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }
}
