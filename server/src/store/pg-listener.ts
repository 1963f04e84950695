import pg from 'pg'

const AGAIN_AFTER = 500

/** Hears on a connection of its own what other processes write; connects again when it is cut, and says that it may have missed something. */
export class Listener {
  readonly #url: string
  readonly #node: string
  readonly #heard: (table: string, n: number) => void
  readonly #missed: () => void
  #client: pg.Client | undefined
  #stopped = false
  #timer: NodeJS.Timeout | undefined
  #was = false

  constructor(url: string, node: string, heard: (table: string, n: number) => void, missed: () => void) {
    this.#url = url
    this.#node = node
    this.#heard = heard
    this.#missed = missed
    void this.#connect()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'anachron listener',
    })
    this.#client = client
    let over = false
    const again = (): void => {
      if (over) return
      over = true
      client.end().catch(() => {})
      if (!this.#stopped) this.#timer = setTimeout(() => void this.#connect(), AGAIN_AFTER)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => this.#read(payload ?? ''))
    try {
      await client.connect()
      await client.query('LISTEN anachron')
      if (this.#was) this.#missed()
      this.#was = true
    } catch {
      again()
    }
  }

  #read(payload: string): void {
    const [node, lines] = payload.split('|')
    if (node === this.#node || !lines) return
    for (const line of lines.split(',')) {
      const [table, n] = line.split(':')
      if (table) this.#heard(table, Number(n))
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }
}
