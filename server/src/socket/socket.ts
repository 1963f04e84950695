import type { Socket } from 'node:net'
import { POLICY } from './codes.ts'
import { closeFrame, controlFrame, frameOf, PING, PONG } from './frame.ts'
import { type Hearer, Reader } from './reader.ts'

/*
 * A server's end of a WebSocket: as much of RFC 6455 as is needed, without extensions. A general library keeps streams,
 * queues and listeners for every connection, more than a table and all that is known of its match; here a connection is
 * two small objects, and all sockets share their listeners.
 */

/**
 * Bytes that a slow connection may leave unread before it is cut; whoever it is connects again and is shown the
 * present.
 */
const MAX_BEHIND = 8 * 1024 * 1024
/** How long a farewell is waited for. */
const FAREWELL = 2_000
/**
 * Frames with no message of their own (pings, pongs, pieces): after so many in one stretch of time the connection is
 * cut.
 */
const MOST_SMALL = 2_000
const STRETCH = 10_000

/** Who is told what comes. */
export interface Owner {
  text(text: string): void
  binary(): void
  /** A sign of life. */
  alive(): void
  /** Bytes have come, of whatever. */
  heard(): void
  /** Whether so many more bytes may be kept for it (fewer, if negative). */
  keeps(change: number): boolean
  /** The connection is gone. */
  gone(): void
}

const ends = new WeakMap<Socket, WebSocketEnd>()
/** Those with something to send. */
let unsent: WebSocketEnd[] = []

function sendUnsent(): void {
  const all = unsent
  unsent = []
  for (const end of all) end.flush()
}

/** Nobody stays after goodbye, whether they answer it or not. */
export function hangUpSoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), FAREWELL)
  socket.once('close', () => clearTimeout(timer))
}

export class WebSocketEnd implements Hearer {
  readonly #socket: Socket
  readonly #owner: Owner
  readonly #reader: Reader
  #isOpen = true
  /** Frames that leave at the end of this moment. */
  #frames = ''
  /** Bytes counted as unread: only of those who are behind by more than the system takes at once. */
  #behind = 0
  #small = 0
  /** When the stretch began, in whole milliseconds of 32 bits. */
  #since = 0

  constructor(socket: Socket, longest: number, owner: Owner) {
    this.#socket = socket
    this.#owner = owner
    this.#reader = new Reader(this, longest)
    ends.set(socket, this)
    socket.setTimeout(0)
    socket.setNoDelay(true)
    socket.on('data', hear)
    socket.on('drain', catchUp)
    socket.on('end', hangUp)
    socket.on('error', hangUp)
    socket.on('close', leave)
  }

  /** Whether part of a message has come and not the rest. */
  get isWithinMessage(): boolean {
    return this.#reader.isWithinMessage
  }

  /** What is sent in one moment, such as an answer and what it brought about, leaves in one write. */
  send(text: string): void {
    if (this.#isOpen) this.#queue(frameOf(text))
  }

  #queue(frame: string): void {
    if (this.#frames === '') {
      if (unsent.length === 0) process.nextTick(sendUnsent)
      unsent.push(this)
    }
    this.#frames += frame
  }

  flush(): void {
    const frames = this.#frames
    this.#frames = ''
    if (frames !== '') this.#write(frames)
  }

  sendPing(): void {
    if (this.#isOpen) this.#write(controlFrame(PING))
  }

  /** Says goodbye, and hangs up when it is answered or has not been for a while. */
  end(code: number, reason: string): void {
    if (!this.#isOpen) return
    this.flush()
    this.#isOpen = false
    this.#write(closeFrame(code, reason))
    hangUpSoon(this.#socket)
  }

  dismiss(reason: string): void {
    this.end(POLICY, reason)
  }

  terminate(): void {
    this.#isOpen = false
    this.#socket.destroy()
  }

  #write(frames: string): void {
    if (this.#socket.destroyed) return
    if (this.#socket.writableLength > MAX_BEHIND) this.terminate()
    else if (!this.#socket.write(frames, 'latin1') && !this.#isBehindBy(this.#socket.writableLength)) this.terminate()
  }

  #isBehindBy(bytes: number): boolean {
    const change = bytes - this.#behind
    if (change !== 0 && !this.#owner.keeps(change)) return false
    this.#behind = bytes
    return true
  }

  /** Everything that was written has been taken. */
  caughtUp(): void {
    this.#isBehindBy(0)
  }

  read(bytes: Buffer): void {
    this.#owner.heard()
    this.#reader.read(bytes)
  }

  // What the reader hears

  text(text: string): void {
    if (this.#isOpen) this.#owner.text(text)
  }

  binary(): void {
    if (this.#isOpen) this.#owner.binary()
  }

  ping(bytes: Buffer): void {
    this.#owner.alive()
    this.piece()
    if (this.#isOpen) this.#queue(controlFrame(PONG, bytes.toString('latin1')))
  }

  pong(): void {
    this.#owner.alive()
    this.piece()
  }

  piece(): void {
    const now = performance.now() | 0
    if (this.#small === 0 || ((now - this.#since) | 0) > STRETCH) {
      this.#since = now
      this.#small = 0
    }
    if (++this.#small <= MOST_SMALL) return
    this.#reader.stop()
    this.fault(POLICY, 'too many small frames')
  }

  keeps(change: number): boolean {
    return this.#owner.keeps(change)
  }

  close(code: number): void {
    if (this.#isOpen) {
      this.flush()
      this.#isOpen = false
      this.#write(closeFrame(code))
      hangUpSoon(this.#socket)
    }
    this.#socket.end()
  }

  fault(code: number, reason: string): void {
    this.end(code, reason)
    this.#socket.end()
  }

  gone(): void {
    this.#isOpen = false
    this.#reader.stop()
    this.#isBehindBy(0)
    this.#owner.gone()
  }
}

function hear(this: Socket, bytes: Buffer): void {
  ends.get(this)?.read(bytes)
}

function catchUp(this: Socket): void {
  ends.get(this)?.caughtUp()
}

function hangUp(this: Socket): void {
  this.destroy()
}

function leave(this: Socket): void {
  ends.get(this)?.gone()
  ends.delete(this)
}
