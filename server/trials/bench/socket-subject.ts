// A bare WebSocket server in a process of its own, by our socket or by the library `ws`.
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { MAX_IMPORT } from '@anachron/wire'
import { WebSocketServer } from 'ws'
import { handshake } from '../../src/socket/handshake.ts'
import { WebSocketEnd } from '../../src/socket/socket.ts'

/** As long as the answer to a move, and as what is shown after it. */
const OK = 'a'.repeat(50)
const SHOWN = 'p'.repeat(2_000)

/** A text that begins with `m` is a move: an acknowledgement and a position follow. Others come back as they are. */
function answer(text: string, send: (text: string) => void): void {
  if (text.startsWith('m')) {
    send(OK)
    send(SHOWN)
  } else send(text)
}

const server = createServer()
let connected = 0

if (process.env.SOCKET === 'ws') {
  const library = new WebSocketServer({ noServer: true, maxPayload: MAX_IMPORT, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) =>
    library.handleUpgrade(request, socket, head, (client) => {
      connected++
      client.on('message', (bytes) => answer(bytes.toString(), (text) => client.send(text)))
      client.on('close', () => connected--)
      client.on('error', () => {})
      client.on('pong', () => {})
    }),
  )
} else {
  server.on('upgrade', (request, socket, head) => {
    const shaken = handshake(request)
    if ('refusal' in shaken) return void socket.destroy()
    socket.write(shaken.answer)
    connected++
    const end: WebSocketEnd = new WebSocketEnd(socket as Socket, MAX_IMPORT, {
      text: (text) => answer(text, (back) => end.send(back)),
      binary() {},
      alive() {},
      heard() {},
      keeps: () => true,
      gone: () => void connected--,
    })
    end.read(head)
  })
}

process.on('message', (asked) => {
  if (asked !== 'figures') return
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ figures: { heap: heapUsed + external, rss, cpu: (user + system) / 1000, connected } })
})
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
