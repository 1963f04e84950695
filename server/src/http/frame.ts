const TEXT = '\x81'
const BYTE = 0xff

/** The beginning of a frame with so many bytes (RFC 6455, 5.2: final, text, not masked), a character a byte. */
function opening(length: number): string {
  if (length < 126) return TEXT + String.fromCharCode(length)
  if (length < 65_536) return TEXT + String.fromCharCode(126, length >> 8, length & BYTE)
  return (
    TEXT +
    String.fromCharCode(127, 0, 0, 0, 0, length >>> 24, (length >> 16) & BYTE, (length >> 8) & BYTE, length & BYTE)
  )
}

/**
 * A text as one WebSocket frame, header and all, a character a byte: to be written as `latin1`. At thousands of moves a second the ways
 * of a general sender are what costs; a string is handed to the system without a buffer in between, and frames for one
 * socket are simply put behind each other.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text)
  return opening(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'))
}
