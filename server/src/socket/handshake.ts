import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const KEY = /^[+/0-9A-Za-z]{22}==$/

/** Chosen where it is offered: a browser hangs up when it has offered protocols and none was chosen. */
const PROTOCOL = 'anachron'

/** The protocols that a client offers. */
export const offered = (headers: IncomingHttpHeaders): string[] =>
  headers['sec-websocket-protocol']?.split(',').map((one) => one.trim()) ?? []

/** What is wrong with a request to become a WebSocket, as HTTP says it. */
export interface HandshakeRefusal {
  status: number
  reason: string
  headers?: Record<string, string>
}

/**
 * Whether a request wants to become a WebSocket, however badly it says so. Whoever offers another protocol gets a page.
 */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** Said to whoever does not speak WebSocket, or another version of it (RFC 6455, 4.4; RFC 9110, 15.5.22). */
export const WHAT_IS_SPOKEN = { Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }

const bad = (reason: string): HandshakeRefusal => ({ status: 400, reason })

/** The answer that makes a request a WebSocket (RFC 6455, 4.2), or what is wrong with the request. */
export function handshake(request: IncomingMessage): { answer: string } | { refusal: HandshakeRefusal } {
  const { method, headers, httpVersionMajor, httpVersionMinor } = request
  const key = headers['sec-websocket-key']
  if (method !== 'GET' || !asksForWebSocket(request)) return { refusal: bad('This is for WebSockets.') }
  if (httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor < 1))
    return { refusal: bad('A WebSocket begins with HTTP/1.1.') }
  if (!headers.host) return { refusal: bad('The host is missing.') }
  // Its bytes would be read as frames.
  if ((headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined)
    return { refusal: bad('A WebSocket begins without a body.') }
  if (headers['sec-websocket-version'] !== '13')
    return { refusal: { status: 426, reason: 'This server speaks version 13 of WebSocket.', headers: WHAT_IS_SPOKEN } }
  if (key === undefined || !KEY.test(key)) return { refusal: bad('The key of a WebSocket is missing.') }
  const accept = createHash('sha1')
    .update(key + MAGIC)
    .digest('base64')
  const spoken = offered(headers).includes(PROTOCOL) ? `Sec-WebSocket-Protocol: ${PROTOCOL}\r\n` : ''
  return {
    answer: `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${spoken}\r\n`,
  }
}
