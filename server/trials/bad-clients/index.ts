import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { render } from '@anachron/kernel/words'
import { type Message, type MessageOf, WIRE_VERSION } from '@anachron/wire'
import { WebSocket } from 'ws'
import { openStore } from '../../src/store/open.ts'
import { startSubject, UNLIMITED } from '../process.ts'
import { type Aim, type Kind, nonsense } from './nonsense.ts'

export interface BadClientsReport {
  /** Messages sent, by kind. */
  sent: Record<Kind | 'replayed' | 'too long for the socket', number>
  /** Messages that were not refused with a reason. */
  unanswered: string[]
  /** Changes at tables that only the good players may change. */
  effects: string[]
  /** Moves of good players meanwhile. */
  moves: number
  /** MB of heap after a tenth of the messages and at the end. */
  heap: [number, number]
}

const AT_A_TIME = 40
/** Milliseconds after which an answer will never come. */
const PATIENCE = 30_000

class Client {
  readonly #port: number
  readonly #cookie: string
  #socket: WebSocket | undefined
  readonly #awaited = new Map<string, (message: Message) => void>()
  /** Answers to messages whose id could not be read. */
  nameless = 0
  play: MessageOf<'play'> | undefined
  onPlay: (() => void) | undefined
  readonly sent: string[] = []

  private constructor(port: number, cookie: string) {
    this.#port = port
    this.#cookie = cookie
  }

  static async enter(port: number): Promise<Client> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST' })
    return new Client(port, answer.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  async connect(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket`, { headers: { cookie: this.#cookie } })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as Message))
    socket.on('error', () => {})
    this.#socket = socket
    return socket
  }

  hangUp(): void {
    this.#socket?.close()
    this.#socket = undefined
  }

  #hear(message: Message): void {
    if (message.m === 'play') {
      this.play = message
      this.onPlay?.()
    }
    if (message.m === 'refusal' && message.re === null) this.nameless++
    if ('re' in message && message.re !== null) {
      this.#awaited.get(message.re)?.(message)
      this.#awaited.delete(message.re)
    }
  }

  async send(text: string, id: string): Promise<Message> {
    const socket = await this.connect()
    return new Promise((resolve) => {
      this.#awaited.set(id, resolve)
      socket.send(text)
    })
  }

  ask(request: object): Promise<Message & { table?: string }> {
    const id = crypto.randomUUID()
    const text = JSON.stringify({ ...request, id })
    this.sent.push(text)
    if (this.sent.length > 50) this.sent.shift()
    return this.send(text, id)
  }
}

/** Sends `messages` bad messages of every kind while good players play, and looks what came of it. */
export async function badClients(messages: number): Promise<BadClientsReport> {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-bad-'))
  const database = join(folder, 'data.sqlite')
  const server = await startSubject('./subject.ts', { ...UNLIMITED, DATABASE_URL: database })
  const report: BadClientsReport = {
    sent: {
      malformed: 0,
      oversized: 0,
      stale: 0,
      foreign: 0,
      'out of turn': 0,
      'not an option': 0,
      replayed: 0,
      'too long for the socket': 0,
    },
    unanswered: [],
    effects: [],
    moves: 0,
    heap: [0, 0],
  }
  try {
    const [ann, bob, mallory] = await Promise.all([1, 2, 3].map(() => Client.enter(server.port)))
    if (!ann || !bob || !mallory) throw new Error('nobody came')
    const good = await goodMatch(ann, bob, report)
    const own = await malloryAtTable(mallory, bob)
    const before = await ledgers(database, [own.table])
    const heap = async (): Promise<number> => (await server.figures()).heap / 1024 / 1024
    await attack(mallory, good, own, messages / 10, report)
    report.heap[0] = await heap()
    await attack(mallory, good, own, (9 * messages) / 10, report)
    report.heap[1] = await heap()
    good.stop()
    await tooLong(mallory, report)
    if ((await mallory.ask({ do: 'hello', version: WIRE_VERSION })).m !== 'ok')
      report.effects.push('the server does not greet any more')
    if (JSON.stringify(await ledgers(database, [own.table])) !== JSON.stringify(before))
      report.effects.push('a ledger changed')
    await checkGood(database, good.table, report)
    return report
  } finally {
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Two people who play on undisturbed, and how far they have come. */
async function goodMatch(ann: Client, bob: Client, report: BadClientsReport) {
  const made = await ann.ask({ do: 'create', game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const table = made.table as string
  let on = true
  await bob.ask({ do: 'sit', table, seat: 1 })
  for (const [seat, player] of [ann, bob].entries()) {
    player.onPlay = () => {
      const { play } = player
      if (!on || play?.matchView.decision?.seats[0] !== seat) return
      const action = play.matchView.options[0]
      setTimeout(async () => {
        const answer = await player.ask({ do: 'act', table, seat, basedOn: play.n, action })
        if (answer.m === 'ok') report.moves++
        else report.effects.push(`a good move was refused: ${JSON.stringify(answer)}`)
      }, 5)
    }
    await player.ask({ do: 'watch', table, as: seat })
  }
  return {
    table,
    players: [ann, bob],
    stop() {
      on = false
    },
  }
}

/** A table where the bad client may play, and has: it is the other's turn. */
async function malloryAtTable(
  mallory: Client,
  other: Client,
): Promise<{ table: string; n: number; replayable: string }> {
  const made = await mallory.ask({ do: 'create', game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const table = made.table as string
  await other.ask({ do: 'sit', table, seat: 1 })
  await mallory.ask({ do: 'watch', table, as: 0 })
  const n = mallory.play?.n ?? 0
  await mallory.ask({ do: 'act', table, seat: 0, basedOn: n, action: { cell: 4 } })
  return { table, n: n + 1, replayable: mallory.sent.at(-1) as string }
}

async function attack(
  mallory: Client,
  good: { table: string; players: Client[] },
  own: { table: string; n: number; replayable: string },
  messages: number,
  report: BadClientsReport,
): Promise<void> {
  const kinds = Object.keys(nonsense) as Kind[]
  const random = (below: number): number => Math.floor(Math.random() * below)
  for (let sent = 0; sent < messages; sent += AT_A_TIME) {
    // Who sends too much nonsense is cut off, with whatever is still unanswered. Here every answer counts.
    if (sent % (5 * AT_A_TIME) === 0) mallory.hangUp()
    const socket = await mallory.connect()
    const nameless = mallory.nameless
    let expected = 0
    const answers: Promise<void>[] = []
    for (let i = 0; i < AT_A_TIME; i++) {
      const kind = kinds[(sent + i) % kinds.length] as Kind
      const id = crypto.randomUUID()
      const aim: Aim = { id, foreign: good.table, own: own.table, n: own.n, random }
      const text = nonsense[kind][random(nonsense[kind].length)]?.(aim) ?? ''
      report.sent[kind]++
      if (!text.includes(id) || !isReadable(text)) {
        expected++
        socket.send(text)
      } else answers.push(mallory.send(text, id).then((answer) => refusedWell(answer, text, report)))
    }
    answers.push(replay(mallory, good, own, report))
    await Promise.race([Promise.all(answers), late()])
    const patient = performance.now() + PATIENCE
    while (mallory.nameless - nameless < expected && performance.now() < patient)
      await new Promise((r) => setTimeout(r, 5))
    const missing = expected - (mallory.nameless - nameless)
    if (missing > 0 && socket.readyState === WebSocket.OPEN) report.unanswered.push(`${missing} unreadable messages`)
  }
}

const late = (): Promise<never> =>
  new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('a bad message was never answered')), PATIENCE).unref(),
  )

/** Whether the server can find the id in it. */
function isReadable(text: string): boolean {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && id.length <= 40
  } catch {
    return false
  }
}

function refusedWell(answer: Message, text: string, report: BadClientsReport): void {
  if (answer.m !== 'refusal' || render(answer.reason).length < 8)
    report.unanswered.push(`${text.slice(0, 200)} → ${JSON.stringify(answer)}`)
}

/** What others have sent, sent again by somebody else; and one's own, which was done before and is not done twice. */
async function replay(
  mallory: Client,
  { players }: { players: Client[] },
  own: { n: number; replayable: string },
  report: BadClientsReport,
): Promise<void> {
  report.sent.replayed += 2
  const stolen = players[0]?.sent.at(-1) ?? ''
  if (stolen.includes('"act"')) {
    const answer = await mallory.send(stolen, (JSON.parse(stolen) as { id: string }).id)
    refusedWell(answer, stolen, report)
  }
  const again = await mallory.send(own.replayable, (JSON.parse(own.replayable) as { id: string }).id)
  if (again.m !== 'ok' || (again as { n?: number }).n !== own.n)
    report.effects.push(`a repeated move was done again: ${JSON.stringify(again)}`)
}

/** More than a socket takes at once: the connection is cut, and that is all. */
async function tooLong(mallory: Client, report: BadClientsReport): Promise<void> {
  for (const data of ['x'.repeat(3_000_000), Buffer.alloc(3_000_000)]) {
    const socket = await mallory.connect()
    report.sent['too long for the socket']++
    const code = new Promise((resolve) => socket.once('close', resolve))
    socket.send(data)
    if ((await code) !== 1009) report.effects.push('a message of 3 MB was read')
  }
}

async function ledgers(database: string, tables: string[]): Promise<unknown[]> {
  const store = await openStore(database)
  const all = await Promise.all(tables.map((table) => store.load(table)))
  await store.close()
  return all
}

async function checkGood(database: string, table: string, report: BadClientsReport): Promise<void> {
  const [record] = (await ledgers(database, [table])) as [{ lines: { by: string | null }[] }]
  const writers = new Set(record.lines.flatMap((line) => line.by ?? []))
  if (writers.size > 2) report.effects.push('somebody else wrote into the good players’ ledger')
}
