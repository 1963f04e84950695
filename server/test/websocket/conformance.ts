import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closing, told } from './bytes.ts'
import { Client, HELLO, request } from './client.ts'
import { type Echo, echo, SERVERS } from './servers.ts'

/** What a client sends after the handshake, and every frame that it is told until the connection is gone. */
export interface Case {
  sent: Buffer[]
  told: string[]
  /** What `ws` tells, where we differ, and why we do. */
  ws?: { told: string[]; why: string }
}

/** Goodbye in the end, so that everything that was to come has come. */
export const GOODBYE = closing(1000)
/** Short enough to be sent byte by byte as well. */
const SHORT = 600

/** Each case over a real connection, to our socket and to the library: in one write, and byte by byte. */
export function conforms(theme: string, cases: Record<string, Case>): void {
  for (const which of SERVERS)
    describe(`${theme}, ${which}`, () => {
      let server: Echo
      beforeAll(async () => {
        server = await echo(which)
      })
      afterAll(() => server.close())

      for (const [name, { sent, told: ours, ws }] of Object.entries(cases)) {
        const expected = which === 'ws' && ws ? ws.told : ours
        const bytes = Buffer.concat(sent)
        test(which === 'ws' && ws ? `${name} (${ws.why})` : name, async () => {
          const quick = new Client(server.port)
          quick.socket.write(request(HELLO))
          quick.socket.write(bytes)
          await quick.gone
          expect(told(quick.frames)).toEqual(expected)
          if (bytes.length > SHORT) return
          const slow = new Client(server.port)
          slow.socket.write(request(HELLO))
          await slow.writeSlowly(bytes)
          await slow.gone
          expect(told(slow.frames), 'byte by byte').toEqual(expected)
        })
      }
    })
}
