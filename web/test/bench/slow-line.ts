/**
 * A line as slow as a phone's, in front of a server: every byte waits for its turn in one queue for each direction, and
 * then for half of the round trip. What a browser can throttle by itself leaves workers out.
 */
import { createConnection, createServer, type Socket } from 'node:net'

export interface Line {
  /** Milliseconds there and back. */
  roundTrip: number
  /** Bits a second. */
  down: number
  up: number
}

/** What Lighthouse calls slow 4G. */
export const SLOW_4G: Line = { roundTrip: 150, down: 1_638_400, up: 768_000 }

export interface SlowLine {
  url: string
  /** Bytes that came down so far, headers included. */
  readonly bytes: number
  close(): Promise<void>
}

/** Bytes that go through one after the other, whosever they are. */
class Lane {
  readonly #perByte: number
  readonly #delay: number
  #freeAt = 0

  constructor(bits: number, delay: number) {
    this.#perByte = 8000 / bits
    this.#delay = delay
  }

  /** When the last of so many bytes is there, if they set out now. */
  arrival(bytes: number): number {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes * this.#perByte
    return this.#freeAt + this.#delay
  }
}

/** As large as what travels alone: a large piece would arrive all at once at its end. */
const PIECE = 4096

export async function slowLineTo(port: number, { roundTrip, down, up }: Line): Promise<SlowLine> {
  const [downLane, upLane] = [new Lane(down, roundTrip / 2), new Lane(up, roundTrip / 2)]
  const sockets = new Set<Socket>()
  let bytes = 0
  const carry = (from: Socket, to: Socket, lane: Lane, opening = 0): void => {
    let last = performance.now() + opening
    from.on('data', (all: Buffer) => {
      if (lane === downLane) bytes += all.length
      for (let at = 0; at < all.length; at += PIECE) {
        const piece = all.subarray(at, at + PIECE)
        last = Math.max(last, lane.arrival(piece.length))
        setTimeout(() => to.write(piece), last - performance.now())
      }
    })
    from.on('close', () => setTimeout(() => to.destroy(), Math.max(0, last - performance.now()) + roundTrip))
    from.on('error', () => from.destroy())
  }
  const server = createServer((near) => {
    const far = createConnection(port, '127.0.0.1')
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    // A connection begins with a round trip in which nothing is asked yet.
    carry(near, far, upLane, 1.5 * roundTrip)
    carry(far, near, downLane)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    get bytes() {
      return bytes
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
