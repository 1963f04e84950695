import { randomBytes } from 'node:crypto'
import { InputError, type Json } from '@anachron/kernel'
import { gameNamed } from '../arguments.ts'
import { sitDown } from '../play/sitting.ts'
import type { AtTable } from './at-table.ts'
import { JoinedTable } from './joined-table.ts'
import { OwnTable } from './own-table.ts'
import { comeToTurn, type Seated } from './seated.ts'

/** Matches that one assistant has under way. */
const MOST = 20

export interface MatchWish {
  game: string
  /** From 1, as people count. */
  seat: number
  seats?: number | undefined
  opponent: string
  options: Record<string, Json>
}

/** The matches of one connection, by the names that they are called by. */
export class Matches {
  readonly #places = new Map<string, AtTable>()
  readonly #token: string | undefined
  #begun = 0

  /** `token`: of the bot account as which an assistant sits down at tables of a server. */
  constructor(token?: string) {
    this.#token = token
  }

  async start({ game, seat, seats, opponent, options }: MatchWish): Promise<{ name: string; seated: Seated }> {
    const module = await gameNamed(game)
    const { min, max } = module.game.seats
    const count = seats ?? Math.min(max, Math.max(2, min))
    if (seat > count) throw new InputError(`There are ${count} seats; you cannot sit in seat ${seat}.`)
    if (opponent === 'me') throw new InputError('You have one seat; a bot plays each of the others.')
    const who = Array.from({ length: count }, (_, i) => (i === seat - 1 ? 'me' : opponent))
    const sitting = sitDown({ module, who, options, seed: randomBytes(32).toString('hex') })
    this.#makeRoom()
    const seated: Seated = { sitting, seat: seat - 1, told: 0 }
    await comeToTurn(seated)
    return { name: this.#keep(new OwnTable(seated)), seated }
  }

  /** Sits down at a table of a server. The seat is counted from 1. */
  async join(link: string, seat: number): Promise<string> {
    this.#makeRoom()
    return this.#keep(await JoinedTable.join(link, seat - 1, this.#token))
  }

  #keep(place: AtTable): string {
    const name = `match-${++this.#begun}`
    this.#places.set(name, place)
    return name
  }

  named(name: string): AtTable {
    const place = this.#places.get(name)
    if (place) return place
    const names = [...this.#places.keys()]
    throw new InputError(
      `There is no match “${name}”. ${names.length > 0 ? `There is: ${names.join(', ')}.` : ''}`.trim(),
    )
  }

  /** The oldest finished one makes room for another. */
  #makeRoom(): void {
    if (this.#places.size < MOST) return
    const over = [...this.#places].find(([, { isOver }]) => isOver)
    if (!over) throw new InputError(`${MOST} matches are under way. Finish one first.`)
    this.#places.delete(over[0])
  }
}
