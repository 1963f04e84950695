import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Host, randomBots, Session } from '@anachron/host'
import { type Message, type MessageOf, WIRE_VERSION } from '@anachron/wire'
import { SqliteStore } from '../../src/store/sqlite.ts'
import { endless } from '../endless.ts'

export interface LengthOptions {
  /** Entries that a match has when its moves are measured. */
  lengths: readonly number[]
  rounds: number
  /** Moves of each match in a round. */
  moves?: number
}

/** Processor time of a move, in microseconds: the medians of all rounds, by the length of the match. */
export type LengthCost = Record<number, number>

/** One match with both seats at one connection: nothing but what the host and the store do for a move. */
class EndlessMatch {
  #play: MessageOf<'play'> | undefined
  #table = ''
  readonly #session: Session
  #asked = 0
  #answered: ((message: Message & { table?: string }) => void) | undefined

  private constructor(host: Host, person: string) {
    this.#session = new Session(host, { id: person, name: person }, { send: (text) => this.#hear(text) })
  }

  static async begin(host: Host, person: string): Promise<EndlessMatch> {
    const match = new EndlessMatch(host, person)
    await match.#ask({ do: 'hello', version: WIRE_VERSION })
    const seats = [{ kind: 'you' }, { kind: 'you' }]
    const { table = '' } = await match.#ask({ do: 'create', game: endless.id, seats })
    match.#table = table
    await match.#ask({ do: 'watch', table, as: 0 })
    return match
  }

  get entries(): number {
    return this.#play?.matchView.entry ?? 0
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.m === 'play') this.#play = message
    else if ('re' in message) this.#answered?.(message)
  }

  #ask(request: object): Promise<Message & { table?: string }> {
    const answer = new Promise<Message & { table?: string }>((resolve) => {
      this.#answered = resolve
    })
    return this.#session.receive(JSON.stringify({ ...request, id: `m${++this.#asked}` })).then(() => answer)
  }

  async playTo(entry: number): Promise<void> {
    while (this.entries < entry) {
      const { n, matchView } = this.#play as MessageOf<'play'>
      const { cells } = matchView.view as { cells?: (number | null)[] }
      const seat = matchView.decision?.seats[0]
      await this.#ask({
        do: 'act',
        table: this.#table,
        seat,
        basedOn: n,
        action: { cell: cells?.indexOf(null) },
      })
    }
  }
}

/** Matches of different lengths in turns, in this process, every move flushed. */
export async function benchLength({ lengths, rounds, moves = 50 }: LengthOptions): Promise<LengthCost> {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-bench-'))
  const store = await SqliteStore.open(join(folder, 'bench.sqlite'))
  const host = new Host({
    store,
    bots: randomBots,
    loadGame: async (id) => (id === endless.id ? { game: endless as never } : undefined),
  })
  try {
    const found = lengths.map((): number[] => [])
    const played = await Promise.all(lengths.map((length, i) => grown(host, `long-${i}`, length)))
    for (let round = 0; round <= rounds; round++)
      for (const i of lengths.keys()) {
        const at = (round + i) % lengths.length
        const match = played[at] as EndlessMatch
        const before = process.cpuUsage()
        await match.playTo(match.entries + moves)
        const { user, system } = process.cpuUsage(before)
        if (round > 0) found[at]?.push((user + system) / moves)
        // A short one would be a long one by and by.
        if (match.entries > 2 * (lengths[at] as number))
          played[at] = await grown(host, `again-${at}-${round}`, lengths[at] as number)
      }
    return Object.fromEntries(lengths.map((length, i) => [length, median(found[i] as number[])]))
  } finally {
    await host.close({ reason: 'measured', again: 0 })
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function grown(host: Host, person: string, length: number): Promise<EndlessMatch> {
  const match = await EndlessMatch.begin(host, person)
  await match.playTo(length)
  return match
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
