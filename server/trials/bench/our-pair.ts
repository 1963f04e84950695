import { type Message, type MessageOf, WIRE_VERSION } from '@anachron/wire'
import { WebSocket } from 'ws'
import type { Pair } from './pairs.ts'

let ids = 0

/**
 * One player: sends requests, awaits answers, and reads each position once it is needed. The players share two cores
 * with the server and its writing thread, and must not be what is measured.
 */
class Player {
  readonly #socket: WebSocket
  readonly #awaited = new Map<string, (message: Message) => void>()
  #playText = ''
  #play: MessageOf<'play'> | undefined
  onPlay: (() => void) | undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(data.toString()))
  }

  static async enter(port: number): Promise<Player> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST' })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const player = new Player(socket)
    await player.ask({ do: 'hello', version: WIRE_VERSION })
    return player
  }

  /** The newest position. */
  get play(): MessageOf<'play'> {
    this.#play ??= JSON.parse(this.#playText) as MessageOf<'play'>
    return this.#play
  }

  #hear(text: string): void {
    if (text.startsWith('{"m":"play"')) {
      this.#playText = text
      this.#play = undefined
      this.onPlay?.()
    } else if (this.#awaited.size > 0) this.#answered(JSON.parse(text) as Message)
  }

  #answered(message: Message): void {
    if (!('re' in message) || message.re === null) return
    this.#awaited.get(message.re)?.(message)
    this.#awaited.delete(message.re)
  }

  ask(request: object): Promise<Message & { table?: string }> {
    const id = `r${++ids}`
    return new Promise((resolve) => {
      this.#awaited.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...request, id }))
    })
  }

  tell(request: object): void {
    this.#socket.send(JSON.stringify({ ...request, id: `r${++ids}` }))
  }
}

export async function ourPair(port: number): Promise<Pair> {
  const players = await Promise.all([Player.enter(port), Player.enter(port)])
  const [first, second] = players as [Player, Player]
  const made = await first.ask({ do: 'create', game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  const table = made.table as string
  await second.ask({ do: 'sit', table, seat: 1 })
  await first.ask({ do: 'watch', table, as: 0 })
  await second.ask({ do: 'watch', table, as: 1 })
  let turn = 0
  return {
    move(arrived) {
      const mover = players[turn] as Player
      const other = players[1 - turn] as Player
      const { n, matchView } = mover.play
      other.onPlay = () => {
        if (other.play.matchView.decision?.seats[0] !== 1 - seat) return
        other.onPlay = undefined
        arrived()
      }
      const seat = turn
      turn = 1 - turn
      mover.tell({ do: 'act', table, seat, basedOn: n, action: matchView.options[0] })
    },
  }
}
