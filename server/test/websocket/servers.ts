import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { handshake } from '../../src/socket/handshake.ts'
import { HeldBytes } from '../../src/socket/held.ts'
import { WebSocketEnd } from '../../src/socket/socket.ts'

/** The longest message of these servers: long enough to be written with a length of 64 bits. */
export const LONGEST = 70_000
export const SERVERS = ['ours', 'ws'] as const
export type Which = (typeof SERVERS)[number]

export interface Echo {
  port: number
  /** What is kept for slow clients; ours alone counts it. */
  held: HeldBytes
  connected(): number
  close(): Promise<void>
}

/** A server that sends every text back, and says so when it was sent bytes. */
export async function echo(which: Which, held = new HeldBytes(1_000_000, 2_000_000)): Promise<Echo> {
  const server = createServer()
  const open = new Set<{ terminate(): void }>()
  if (which === 'ours') echoByOurs(server, open, held)
  else echoByLibrary(server, open)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    held,
    connected: () => open.size,
    async close() {
      for (const end of open) end.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function echoByOurs(server: Server, open: Set<{ terminate(): void }>, held: HeldBytes): void {
  server.on('upgrade', (request, socket, head) => {
    const shaken = handshake(request)
    if ('refusal' in shaken) return void socket.destroy()
    socket.write(shaken.answer)
    const address = String(request.headers['x-address'] ?? 'one')
    const end: WebSocketEnd = new WebSocketEnd(socket as Socket, LONGEST, {
      text: (text) => end.send(text),
      binary: () => end.send('(binary)'),
      alive() {},
      heard() {},
      keeps: (change) => held.change(address, change),
      gone: () => void open.delete(end),
    })
    open.add(end)
    end.read(head)
  })
}

function echoByLibrary(server: Server, open: Set<{ terminate(): void }>): void {
  const library = new WebSocketServer({ noServer: true, maxPayload: LONGEST })
  server.on('upgrade', (request, socket, head) =>
    library.handleUpgrade(request, socket, head, (end) => {
      open.add(end)
      end.on('message', (data, isBinary) => end.send(isBinary ? '(binary)' : data.toString()))
      end.on('error', () => {})
      end.on('close', () => open.delete(end))
    }),
  )
}
