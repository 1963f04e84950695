// boardgame.io's server with the same game, in a process of its own, with its default store in memory.
import type { AddressInfo, Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Running {
  apiServer?: NetServer
  appServer: NetServer
}
const { boardgameIoServer } = await import(pathToFileURL(join(process.env.PEERS as string, 'index.mjs')).href)
const { Server, Origins } = boardgameIoServer() as {
  Server(config: object): { run(config: object): Promise<Running> }
  Origins: { LOCALHOST: unknown }
}

const endless = {
  name: 'endless',
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      if (!G.cells.includes(null)) G.cells.fill(null)
      return undefined
    },
  },
}

// It greets on the console.
console.info = () => {}
const server = Server({ games: [endless], origins: [Origins.LOCALHOST] })
// On the game's own port its lobby answers 404 with today's koa-compose.
const running = await server.run({ port: 0, lobbyConfig: { apiPort: Number(process.env.API_PORT), apiCallback() {} } })
const port = (running.appServer.address() as AddressInfo).port

process.on('message', (asked) => {
  if (asked !== 'figures') return
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const after = process.cpuUsage()
  const cpu = (user + system) / 1000
  process.send?.({ figures: { heap: heapUsed, rss, cpu, tidied: (after.user + after.system) / 1000 } })
})
process.on('SIGTERM', () => process.exit(0))
process.send?.({ port })
