/** A way to the server that can freeze, as a lost network does: nothing arrives, and nothing is closed. */
import { createConnection, createServer, type Socket } from 'node:net'

export interface Proxy {
  port: number
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function proxyTo(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = createConnection(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (frozen) from.pause()
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        if (!frozen) to.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    /** What was under way when the network froze is lost for good. */
    thaw() {
      frozen = false
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
