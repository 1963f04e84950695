import { connect, type Socket } from 'node:net'
import { told } from './bytes.ts'

export const HELLO = [
  'GET /socket HTTP/1.1',
  'Host: here',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
export const request = (lines: readonly string[]): string => `${[...lines, '', ''].join('\r\n')}`

/** A connection that writes bytes as it likes, and keeps all that comes. */
export class Client {
  readonly socket: Socket
  /** Ends with the connection: all that came. */
  readonly gone: Promise<Buffer>
  #came = Buffer.alloc(0)

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    this.socket.on('error', () => {})
    this.socket.on('end', () => this.socket.end())
    this.socket.on('data', (bytes) => {
      this.#came = Buffer.concat([this.#came, bytes])
      // Whoever is told goodbye hangs up.
      if (told(this.frames).at(-1)?.startsWith('close')) this.socket.end()
    })
    this.gone = new Promise((resolve) => this.socket.on('close', () => resolve(this.#came)))
  }

  /** All that came after the answer to the handshake. */
  get frames(): Buffer {
    const at = this.#came.indexOf('\r\n\r\n')
    return at < 0 ? Buffer.alloc(0) : this.#came.subarray(at + 4)
  }

  get head(): string {
    return this.#came.toString('latin1').split('\r\n\r\n')[0] as string
  }

  /** Byte by byte, so that each may be read by itself. */
  async writeSlowly(bytes: Buffer): Promise<void> {
    for (const byte of bytes) {
      this.socket.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
