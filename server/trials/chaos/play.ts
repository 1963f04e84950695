import type { MessageOf } from '@anachron/wire'
import type { Player } from './player.ts'

/** Two players who play one match after another until told to stop. */
export class Match {
  readonly tables: string[] = []
  readonly #players: readonly [Player, Player]
  readonly #game: string
  #isOn = true
  #acting = new Set<Player>()

  constructor(players: readonly [Player, Player], game: string) {
    this.#players = players
    this.#game = game
    for (const player of players) player.onPlay = (play) => void this.#answer(player, play)
  }

  async begin(): Promise<void> {
    const [first, second] = this.#players
    const made = await first.ask({ do: 'create', game: this.#game, seats: [{ kind: 'you' }, { kind: 'open' }] })
    const { table } = made
    if (table === undefined) return
    this.tables.push(table)
    await second.ask({ do: 'sit', table, seat: 1 })
    await Promise.all([first.watch(table, 0), second.watch(table, 1)])
  }

  async #answer(player: Player, play: MessageOf<'play'>): Promise<void> {
    if (!this.#isOn || this.#acting.has(player) || play.table !== this.tables.at(-1)) return
    const { options, result, as } = play.matchView
    if (result) {
      if (as === 0) await this.#next(play.table)
      return
    }
    const action = options[Math.floor(Math.random() * options.length)]
    if (!action) return
    this.#acting.add(player)
    await player.act(play, action)
    this.#acting.delete(player)
    // What was shown meanwhile has been passed over.
    const latest = player.latest.get(play.table)
    if (latest && latest.n > play.n) void this.#answer(player, latest)
  }

  async #next(finished: string): Promise<void> {
    if (this.tables.at(-1) !== finished) return
    this.tables.push('…')
    for (const player of this.#players) player.unwatch(finished)
    this.tables.pop()
    await this.begin()
  }

  stop(): void {
    this.#isOn = false
  }
}
