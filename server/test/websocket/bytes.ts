import { BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT } from '../../src/socket/frame.ts'

/** Bytes of a frame as a client writes them, rightly unless told otherwise. */
export interface Writing {
  isFinal?: boolean
  /** The three reserved bits. */
  reserved?: number
  key?: readonly number[] | 'none'
  /** Bits of the length; as few as will do unless told otherwise. */
  lengthBits?: 7 | 16 | 64
  /** Another length than that of the payload. */
  promised?: bigint
}

const KEY = [0x37, 0xfa, 0x21, 0x3d]

export function frame(kind: number, payload: Buffer | string = '', writing: Writing = {}): Buffer {
  const { isFinal = true, reserved = 0, key = KEY } = writing
  const body = Buffer.from(payload)
  const length = writing.promised ?? BigInt(body.length)
  const bits = writing.lengthBits ?? (length < 126n ? 7 : length < 65_536n ? 16 : 64)
  const head = Buffer.alloc(bits === 7 ? 2 : bits === 16 ? 4 : 10)
  head[0] = (isFinal ? 0x80 : 0) | (reserved << 4) | kind
  head[1] = (key === 'none' ? 0 : 0x80) | (bits === 7 ? Number(length) : bits === 16 ? 126 : 127)
  if (bits === 16) head.writeUInt16BE(Number(length), 2)
  if (bits === 64) head.writeBigUInt64BE(length, 2)
  if (key === 'none') return Buffer.concat([head, body])
  return Buffer.concat([head, Buffer.from(key), body.map((byte, i) => byte ^ (key[i % 4] as number))])
}

export const text = (payload: Buffer | string, writing?: Writing): Buffer => frame(TEXT, payload, writing)
export const binary = (payload: Buffer | string, writing?: Writing): Buffer => frame(BINARY, payload, writing)
export const ping = (payload?: Buffer | string, writing?: Writing): Buffer => frame(PING, payload, writing)
export const pong = (payload?: Buffer | string, writing?: Writing): Buffer => frame(PONG, payload, writing)
/** The first piece of a text, one in between, the last one. */
export const begin = (payload: Buffer | string): Buffer => text(payload, { isFinal: false })
export const more = (payload: Buffer | string): Buffer => frame(CONTINUATION, payload, { isFinal: false })
export const last = (payload: Buffer | string): Buffer => frame(CONTINUATION, payload)

export const closing = (code: number, reason: Buffer | string = ''): Buffer =>
  frame(CLOSE, Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason)]))

/** Bytes written as hexadecimal digits, with spaces wherever they help. */
export const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex')

/** A payload in words; a long one by its length. */
const inWords = (bytes: Buffer): string => (bytes.length > 40 ? `of ${bytes.length}` : bytes.toString()).trimEnd()

/** What a server has sent after its handshake, a line a frame: `text hi`, `pong of 125`, `close 1002`. */
export function told(bytes: Buffer): string[] {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const [first = 0, second = 0] = bytes.subarray(at)
    const short = second & 0x7f
    const header = short === 126 ? 4 : short === 127 ? 10 : 2
    if (bytes.length - at < header) return [...lines, 'half a frame']
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
    const payload = bytes.subarray(at + header, at + header + length)
    if (payload.length < length) return [...lines, 'half a frame']
    at += header + length
    if ((first & 0xf0) !== 0x80 || (second & 0x80) !== 0) return [...lines, 'a frame no server writes']
    const kind = first & 0x0f
    if (kind === CLOSE) lines.push(payload.length >= 2 ? `close ${payload.readUInt16BE(0)}` : 'close')
    else
      lines.push(
        `${{ [TEXT]: 'text', [BINARY]: 'binary', [PING]: 'ping', [PONG]: 'pong' }[kind]} ${inWords(payload)}`.trim(),
      )
  }
  return lines
}
