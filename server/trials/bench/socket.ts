import { connect, type Socket } from 'node:net'
import { type Figures, startSubject } from '../process.ts'

export interface SocketBenchOptions {
  /** Idle connections at which memory is looked at. */
  connections: number[]
  seconds: number
  /** How often each is measured, in turns. */
  rounds: number
  say(line: string): void
}

/**
 * What goes over the socket while time is measured. A `play` of our games begins at 1,000 to 2,200 bytes, an `ok` has
 * 50.
 */
const EXCHANGES = {
  'echo of 120 bytes': { sent: 'e'.repeat(120), back: 122 },
  'echo of 2,000 bytes': { sent: 'e'.repeat(2_000), back: 2_004 },
  'a move (120 bytes in, 50 and 2,000 out)': { sent: `m${'.'.repeat(119)}`, back: 52 + 2_004 },
}
type Exchange = keyof typeof EXCHANGES

/** So many exchange at a time; the others stay idle. */
const BUSY = 100

export interface SocketMeasured {
  socket: 'ours' | 'ws'
  /** kB of heap and buffers, and of the process, for each idle connection, by the number of connections. */
  heap: Record<number, number>
  rss: Record<number, number>
  /** Microseconds of the server's processor time for each exchange. */
  cpu: Record<Exchange, number>
}

/** Our socket and `ws`, in turns, each in a process of its own that does nothing else. */
export async function benchSocket(options: SocketBenchOptions): Promise<SocketMeasured[]> {
  const all: SocketMeasured[] = []
  for (let round = 0; round < options.rounds; round++)
    for (const socket of ['ours', 'ws'] as const) {
      const measured = await measure(socket, options)
      all.push(measured)
      options.say(line(measured))
    }
  return (['ours', 'ws'] as const).map((socket) => {
    const middle = median(all.filter((measured) => measured.socket === socket))
    options.say(`median  ${line(middle)}`)
    return middle
  })
}

async function measure(socket: 'ours' | 'ws', { connections, seconds }: SocketBenchOptions): Promise<SocketMeasured> {
  const subject = await startSubject('./bench/socket-subject.ts', { SOCKET: socket })
  const clients: Socket[] = []
  const grow = async (count: number): Promise<Figures> => {
    while (clients.length < count)
      clients.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, count - clients.length) }, () => client(subject.port)),
        )),
      )
    // Once asked, everything that opening left behind is collected; the second answer counts.
    await subject.figures()
    return subject.figures()
  }
  try {
    // The first few make the process load and compile what it needs; memory is counted from there.
    const base = await grow(BUSY)
    const heap: Record<number, number> = {}
    const rss: Record<number, number> = {}
    const cpu: Partial<Record<Exchange, number>> = {}
    for (const count of connections) {
      const grown = await grow(BUSY + count)
      heap[count] = (grown.heap - base.heap) / 1024 / count
      rss[count] = (grown.rss - base.rss) / 1024 / count
    }
    for (const [name, exchange] of Object.entries(EXCHANGES)) {
      const busy = clients.slice(0, BUSY)
      await exchangeFor(busy, exchange, 0.5)
      const before = await subject.figures()
      const exchanged = await exchangeFor(busy, exchange, seconds)
      const after = await subject.figures()
      cpu[name as Exchange] = (1000 * (after.cpu - before.cpu)) / exchanged
    }
    return { socket, heap, rss, cpu: cpu as Record<Exchange, number> }
  } finally {
    for (const each of clients) each.destroy()
    await subject.stop('SIGKILL')
  }
}

const HELLO =
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

function client(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.write(HELLO)
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', () => resolve(socket))
  })
}

/** Each sends again as soon as its answer has come; returns how often that was. */
async function exchangeFor(
  clients: Socket[],
  { sent, back }: { sent: string; back: number },
  seconds: number,
): Promise<number> {
  const frame = masked(sent)
  const until = performance.now() + 1000 * seconds
  let exchanged = 0
  const one = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      let came = 0
      const hear = (bytes: Buffer): void => {
        came += bytes.length
        if (came < back) return
        came = 0
        exchanged++
        if (performance.now() < until) socket.write(frame)
        else {
          socket.off('data', hear)
          resolve()
        }
      }
      socket.on('data', hear)
      socket.write(frame)
    })
  await Promise.all(clients.map(one))
  return exchanged
}

/** A text frame as a client writes it. */
function masked(text: string): Buffer {
  const key = [0x1f, 0x2e, 0x3d, 0x4c]
  const body = Buffer.from(text).map((byte, i) => byte ^ (key[i % 4] as number))
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...length, ...key]), body])
}

function median(all: SocketMeasured[]): SocketMeasured {
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
  const each = <K extends string | number>(pick: (m: SocketMeasured) => Record<K, number>): Record<K, number> => {
    const keys = Object.keys(pick(all[0] as SocketMeasured)) as K[]
    return Object.fromEntries(keys.map((key) => [key, middle(all.map((m) => pick(m)[key]))])) as Record<K, number>
  }
  return {
    socket: (all[0] as SocketMeasured).socket,
    heap: each((m) => m.heap),
    rss: each((m) => m.rss),
    cpu: each((m) => m.cpu),
  }
}

function line({ socket, heap, rss, cpu }: SocketMeasured): string {
  const kilobytes = (by: Record<number, number>, digits: number): string =>
    Object.entries(by)
      .map(([count, kB]) => `${kB.toFixed(digits)} at ${count}`)
      .join(', ')
  const time = Object.entries(cpu).map(([name, micros]) => `${name} ${micros.toFixed(1)} µs`)
  return `${socket.padEnd(4)} kB heap ${kilobytes(heap, 2)} | kB RSS ${kilobytes(rss, 1)} | ${time.join(' | ')}`
}
