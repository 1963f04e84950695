import { isUtf8 } from 'node:buffer'
import { NORMAL, NOT_TEXT, NOTHING_SAID, PROTOCOL, TOO_BIG, TRY_LATER } from './codes.ts'
import { BINARY, CLOSE, CONTINUATION, PING, PONG } from './frame.ts'

/** What comes out of the bytes of a client. */
export interface Hearer {
  text(text: string): void
  binary(): void
  ping(bytes: Buffer): void
  pong(): void
  /** Part of a message has come, not its end. */
  piece(): void
  /** The client wants to close, with a code and nothing more to say. */
  close(code: number): void
  /** It does not keep to the protocol; nothing more is read. */
  fault(code: number, reason: string): void
  /** Whether so many more bytes of an unfinished message may be kept (fewer, if negative). */
  keeps(change: number): boolean
}

/** Messages come in one piece nearly always; whoever cuts them so small is up to something. */
const MOST_PIECES = 1000
/** A frame of a longer payload says its length in more bytes (RFC 6455, 5.2). */
const SHORT = 125
const MEDIUM = 65_535

/**
 * Reads the frames of one client (RFC 6455, 5). Nearly always a chunk is one whole frame and is read where it lies;
 * what is not whole yet is kept in a buffer that grows with what has really come, not with what a header promises.
 */
export class Reader {
  readonly #hearer: Hearer
  readonly #longest: number
  #rest: Buffer | null = null
  #filled = 0
  /** How many bytes there must be before it is worth looking again. */
  #needed = 0
  #pieces: Buffer[] | null = null
  #piecesKind = 0
  #piecesLength = 0
  #stopped = false

  constructor(hearer: Hearer, longest: number) {
    this.#hearer = hearer
    this.#longest = longest
  }

  /** Whether a message has begun and not ended. */
  get isWithinMessage(): boolean {
    return this.#rest !== null || this.#pieces !== null
  }

  read(chunk: Buffer): void {
    if (this.#stopped) return
    if (this.#rest === null) {
      const read = this.#frames(chunk)
      if (read < chunk.length && !this.#stopped) this.#keep(chunk.subarray(read))
      return
    }
    this.#keep(chunk)
    if (this.#stopped || this.#filled < this.#needed) return
    const all = this.#rest.subarray(0, this.#filled)
    this.#forgetRest()
    const read = this.#frames(all)
    if (read < all.length && !this.#stopped) this.#keep(all.subarray(read))
  }

  /** Nothing more is read, and nothing kept. */
  stop(): void {
    this.#stopped = true
    this.#forgetRest()
    this.#forgetPieces()
  }

  #keep(bytes: Buffer): void {
    const length = this.#filled + bytes.length
    const room = this.#rest?.length ?? 0
    if (this.#rest === null || room < length) {
      // No more than the frame needs, once that is known to be less.
      const wanted = Math.max(256, Math.min(2 * length, Math.max(length, this.#needed)))
      if (!this.#hearer.keeps(wanted - room)) {
        this.#fault(TRY_LATER, 'too much that is not finished')
        return
      }
      const larger = Buffer.allocUnsafeSlow(wanted)
      this.#rest?.copy(larger, 0, 0, this.#filled)
      this.#rest = larger
    }
    bytes.copy(this.#rest, this.#filled)
    this.#filled = length
  }

  #forgetRest(): void {
    if (this.#rest !== null) this.#hearer.keeps(-this.#rest.length)
    this.#rest = null
    this.#filled = 0
  }

  #forgetPieces(): void {
    if (this.#piecesLength > 0) this.#hearer.keeps(-this.#piecesLength)
    this.#pieces = null
    this.#piecesLength = 0
  }

  /** Reads as many whole frames as there are; returns how many bytes they were. */
  #frames(bytes: Buffer): number {
    let at = 0
    while (!this.#stopped) {
      const next = this.#frame(bytes, at)
      if (next === undefined) return at
      at = next
    }
    return at
  }

  /** Reads one frame; returns where it ends, or nothing when it is not whole. */
  #frame(bytes: Buffer, at: number): number | undefined {
    if (bytes.length - at < 2) return this.#wait(2)
    const first = bytes[at] as number
    const second = bytes[at + 1] as number
    const kind = first & 0x0f
    const isFinal = (first & 0x80) !== 0
    if ((first & 0x70) !== 0) return this.#fault(PROTOCOL, 'no extensions were agreed on')
    if ((second & 0x80) === 0) return this.#fault(PROTOCOL, 'a client masks what it sends')
    let length = second & 0x7f
    let header = 6
    if (kind >= CLOSE) {
      if (kind > PONG) return this.#fault(PROTOCOL, 'there is no such frame')
      if (!isFinal || length > SHORT) return this.#fault(PROTOCOL, 'a control frame is small and whole')
    } else {
      if (kind > BINARY) return this.#fault(PROTOCOL, 'there is no such frame')
      if ((kind === CONTINUATION) === (this.#pieces === null))
        return this.#fault(PROTOCOL, 'pieces of a message are out of order')
      if (length === 126) {
        header = 8
        if (bytes.length - at < header) return this.#wait(header)
        length = bytes.readUInt16BE(at + 2)
        if (length <= SHORT) return this.#fault(PROTOCOL, 'a length is written as short as can be')
      } else if (length === 127) {
        header = 14
        if (bytes.length - at < header) return this.#wait(header)
        length = bytes.readUInt32BE(at + 2) === 0 ? bytes.readUInt32BE(at + 6) : Number.POSITIVE_INFINITY
        if (length <= MEDIUM) return this.#fault(PROTOCOL, 'a length is written as short as can be')
      }
      if (length + this.#piecesLength > this.#longest) return this.#fault(TOO_BIG, 'a message is not so long')
    }
    if (bytes.length - at < header + length) return this.#wait(header + length)
    const start = at + header
    unmask(bytes, start, length)
    this.#take(kind, isFinal, bytes.subarray(start, start + length))
    return start + length
  }

  #wait(needed: number): undefined {
    this.#needed = needed
  }

  #fault(code: number, reason: string): undefined {
    this.stop()
    this.#hearer.fault(code, reason)
  }

  #take(kind: number, isFinal: boolean, payload: Buffer): void {
    if (kind === PING) this.#hearer.ping(payload)
    else if (kind === PONG) this.#hearer.pong()
    else if (kind === CLOSE) this.#closing(payload)
    else if (isFinal && this.#pieces === null) this.#message(kind, payload)
    else this.#piece(kind, isFinal, payload)
  }

  #piece(kind: number, isFinal: boolean, payload: Buffer): void {
    this.#hearer.piece()
    if (this.#stopped) return
    if (!this.#hearer.keeps(payload.length)) {
      this.#fault(TRY_LATER, 'too much that is not finished')
      return
    }
    if (this.#pieces === null) {
      this.#pieces = []
      this.#piecesKind = kind
    }
    // A copy: the rest of the chunk it came in need not be kept with it.
    this.#pieces.push(Buffer.from(payload))
    this.#piecesLength += payload.length
    if (this.#pieces.length > MOST_PIECES) {
      this.#fault(TOO_BIG, 'a message has not so many pieces')
      return
    }
    if (!isFinal) return
    const whole = Buffer.concat(this.#pieces)
    this.#forgetPieces()
    this.#message(this.#piecesKind, whole)
  }

  #message(kind: number, payload: Buffer): void {
    if (kind === BINARY) this.#hearer.binary()
    else if (isUtf8(payload)) this.#hearer.text(payload.toString())
    else this.#fault(NOT_TEXT, 'this is not UTF-8')
  }

  #closing(payload: Buffer): void {
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : NOTHING_SAID
    if (payload.length === 1 || (payload.length >= 2 && !isCode(code)))
      this.#fault(PROTOCOL, 'there is no such reason to close')
    else if (!isUtf8(payload.subarray(2))) this.#fault(NOT_TEXT, 'this is not UTF-8')
    else {
      this.stop()
      this.#hearer.close(code === NOTHING_SAID ? NORMAL : code)
    }
  }
}

/** What a client may say (RFC 6455, 7.4): the rest is reserved, or never goes over a wire. */
const isCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999)

function unmask(bytes: Buffer, start: number, length: number): void {
  const key = start - 4
  const a = bytes[key] as number
  const b = bytes[key + 1] as number
  const c = bytes[key + 2] as number
  const d = bytes[key + 3] as number
  const end = start + length
  let i = start
  for (; i + 3 < end; i += 4) {
    ;(bytes[i] as number) ^= a
    ;(bytes[i + 1] as number) ^= b
    ;(bytes[i + 2] as number) ^= c
    ;(bytes[i + 3] as number) ^= d
  }
  if (i < end) (bytes[i] as number) ^= a
  if (i + 1 < end) (bytes[i + 1] as number) ^= b
  if (i + 2 < end) (bytes[i + 2] as number) ^= c
}
