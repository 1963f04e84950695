import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const KEY = /^[+/0-9A-Za-z]{22}==$/

/** The answer that makes a request a WebSocket (RFC 6455, 4.2), or what is wrong with the request. */
export function handshake({ method, headers }: IncomingMessage): { answer: string } | { fault: string } {
  const key = headers['sec-websocket-key']
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return { fault: 'This is for WebSockets.' }
  if (headers['sec-websocket-version'] !== '13') return { fault: 'This server speaks version 13 of WebSocket.' }
  if (key === undefined || !KEY.test(key)) return { fault: 'The key of a WebSocket is missing.' }
  const accept = createHash('sha1')
    .update(key + MAGIC)
    .digest('base64')
  return {
    answer: `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  }
}
