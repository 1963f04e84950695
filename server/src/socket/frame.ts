/*
 * WebSocket frames as a server writes them (RFC 6455, 5.2: final and not masked), a character a byte, to be written as
 * `latin1`. At thousands of moves a second the ways of a general sender are what costs: a string is handed to the
 * system without a buffer in between, and frames for one socket are simply put behind each other.
 */
export const CONTINUATION = 0
export const TEXT = 1
export const BINARY = 2
export const CLOSE = 8
export const PING = 9
export const PONG = 10

const FINAL = 0x80
const BYTE = 0xff

function opening(kind: number, length: number): string {
  const first = FINAL | kind
  if (length < 126) return String.fromCharCode(first, length)
  if (length < 65_536) return String.fromCharCode(first, 126, length >> 8, length & BYTE)
  const low = [24, 16, 8, 0].map((bits) => (length >>> bits) & BYTE)
  return String.fromCharCode(first, 127, 0, 0, 0, 0, ...low)
}

export function frameOf(text: string): string {
  const length = Buffer.byteLength(text)
  return opening(TEXT, length) + (length === text.length ? text : Buffer.from(text).toString('latin1'))
}

/** A frame about the connection itself; its bytes as `latin1`. */
export const controlFrame = (kind: number, bytes = ''): string => opening(kind, bytes.length) + bytes

export const closeFrame = (code: number, reason = ''): string =>
  controlFrame(CLOSE, String.fromCharCode(code >> 8, code & BYTE) + Buffer.from(reason).toString('latin1'))
