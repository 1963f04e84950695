import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pair } from './pairs.ts'

/** As much of a socket.io client as a player needs. */
interface Socket {
  // biome-ignore lint/suspicious/noExplicitAny: messages of another project
  on(event: string, hear: (...args: any[]) => void): void
  once(event: string, hear: () => void): void
  emit(event: string, ...args: unknown[]): void
}
const { socketIoClient } = await import(pathToFileURL(join(process.env.PEERS as string, 'index.mjs')).href)
const { io } = socketIoClient() as {
  io(url: string, options: object): Socket
}

interface State {
  G: { cells: (string | null)[] }
  ctx: { currentPlayer: string }
  _stateID: number
}

const GAME = 'endless'

async function post(api: number, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${api}/games/${GAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

/** One player of boardgame.io, by its own transport, without its client-side copy of the rules. */
class Player {
  readonly #socket: Socket
  readonly #seat: string
  readonly #match: string
  readonly #credentials: string
  state: State | undefined
  onState: (() => void) | undefined

  private constructor(socket: Socket, match: string, seat: string, credentials: string) {
    this.#socket = socket
    this.#match = match
    this.#seat = seat
    this.#credentials = credentials
    socket.on('update', (_match: string, state: State) => this.#hear(state))
    socket.on('sync', (_match: string, { state }: { state: State }) => this.#hear(state))
  }

  #hear(state: State): void {
    this.state = state
    this.onState?.()
  }

  static async enter(port: number, api: number, match: string, seat: string): Promise<Player> {
    const { playerCredentials } = await post(api, `${match}/join`, { playerID: seat, playerName: seat })
    const socket = io(`http://127.0.0.1:${port}/${GAME}`, { transports: ['websocket'], forceNew: true })
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    const player = new Player(socket, match, seat, playerCredentials ?? '')
    await new Promise<void>((resolve) => {
      player.onState = resolve
      socket.emit('sync', match, seat, playerCredentials, 2)
    })
    player.onState = undefined
    return player
  }

  mark(): void {
    const { G, _stateID } = this.state as State
    const args = [G.cells.indexOf(null)]
    const payload = { type: 'mark', args, playerID: this.#seat, credentials: this.#credentials }
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, this.#seat)
  }
}

export async function theirPair(port: number, api: number): Promise<Pair> {
  const { matchID } = await post(api, 'create', { numPlayers: 2 })
  const players = [
    await Player.enter(port, api, matchID as string, '0'),
    await Player.enter(port, api, matchID as string, '1'),
  ]
  let turn = 0
  return {
    move(arrived) {
      const mover = players[turn] as Player
      const other = players[1 - turn] as Player
      turn = 1 - turn
      const expected = `${turn}`
      other.onState = () => {
        if (other.state?.ctx.currentPlayer !== expected) return
        other.onState = undefined
        arrived()
      }
      mover.mark()
    },
  }
}
