import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A network between players and servers that can be cut and slowed. */
export class BadNetwork {
  readonly #pairs = new Set<[Socket, Socket]>()
  readonly #server = createServer((near) => this.#join(near))
  /** Where connections lead; changed when a server comes back elsewhere. */
  target: number
  /** Milliseconds that everything is held back, on average. */
  delay = 0
  cuts = 0

  constructor(target: number) {
    this.target = target
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  #join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    const end = (): void => {
      this.#pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
    near.on('data', this.#forwarder(far))
    far.on('data', this.#forwarder(near))
  }

  /** Keeps the order, as a network does, whatever the delays. */
  #forwarder(to: Socket): (chunk: Buffer) => void {
    let last = 0
    // Timers of one millisecond may change places: they say when, and the queue says what.
    const held: Buffer[] = []
    return (chunk) => {
      const now = performance.now()
      const wait = this.delay > 0 ? this.delay * 2 * Math.random() : 0
      last = Math.max(last, now + wait)
      if (last <= now && held.length === 0) return void to.write(chunk)
      held.push(chunk)
      setTimeout(() => {
        const next = held.shift()
        if (next && !to.destroyed) to.write(next)
      }, last - now)
    }
  }

  /** Cuts some of the connections in the middle of whatever they carry. */
  cut(share: number): void {
    for (const [near, far] of [...this.#pairs]) {
      if (Math.random() >= share) continue
      this.cuts++
      near.destroy()
      far.destroy()
    }
  }

  close(): void {
    this.cut(1)
    this.#server.close()
  }
}
