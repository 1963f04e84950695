import type { GameModule } from '@anachron/games'
import {
  type AnyGame,
  begin,
  decision,
  InputError,
  isLogFault,
  options,
  optionsFor,
  type Seat,
  SPECTATOR,
  seeded,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { type Fields, wholeNumber } from './requests.ts'

type State = ReturnType<AnyGame['clone']>
type Chance = ReturnType<typeof seeded>

/** One match under way. Options are listed once, when they are told, and chosen from by their place. */
export interface EnvMatch {
  state: State
  chance: Chance
  /** Who answers next; `SPECTATOR` when the match is over. */
  seat: Seat
  listed: object[]
  /** Made from what one seat knows: it may be looked into, because what is in it is nobody's secret. */
  imagined: boolean
}

export interface EnvTerms {
  options?: object
  seats?: number
  /** Refuses to copy or to score a match that was not imagined: what a player at a table could not do either. */
  honest?: boolean
}

/** So many matches at once; each holds a whole state. */
export const MOST = 65_536

/** The matches of an environment, by their numbers. */
export class EnvMatches {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
  readonly #honest: boolean
  readonly #byId = new Map<number, EnvMatch>()
  #seed = 'anachron'
  #next = 0
  #begun = 0
  #drawn = 0

  constructor({ game }: GameModule, terms: EnvTerms) {
    this.game = game
    this.seats = terms.seats ?? game.seats.min
    const checked = optionsFor(game, terms.options ?? {}, this.seats)
    if (isLogFault(checked)) throw new InputError(render(checked.fault))
    this.options = checked.options
    this.#honest = terms.honest === true
  }

  /** Throws all away and begins so many anew; without a seed, with the one before. */
  reset(count: number, seed = this.#seed): EnvMatch[] {
    this.#byId.clear()
    this.#seed = seed
    this.#next = 0
    this.#begun = 0
    this.#drawn = 0
    return Array.from({ length: count }, () => this.fresh())
  }

  fresh(): EnvMatch {
    const chance = seeded(`${this.#seed}/${this.#begun++}`)
    return this.withState(begin(this.game, this.options, this.seats, chance), chance)
  }

  /** Draws of its own, so that a copy cannot show what will be rolled in the match that it was made from. */
  ownChance(): Chance {
    return seeded(`${this.#seed}/copy/${this.#drawn++}`)
  }

  withState(state: State, chance: Chance, imagined = false): EnvMatch {
    return this.look({ state, chance, seat: SPECTATOR, listed: [], imagined })
  }

  /** Who is asked now, and what of. Where several are, the first of them: the others are asked after it. */
  look(match: EnvMatch): EnvMatch {
    const now = decision(this.game, match.state)
    match.seat = now ? (now.seats[0] as Seat) : SPECTATOR
    match.listed = now ? options(this.game, match.state, match.seat) : []
    return match
  }

  keep(made: EnvMatch[]): object {
    const ids = made.map((match) => {
      this.#byId.set(this.#next, match)
      return this.#next++
    })
    return { matches: ids, ...told(made) }
  }

  /** Throws where so many more would be too many. */
  room(wanted: number): void {
    if (this.#byId.size + wanted > MOST)
      throw new InputError(`There can be ${MOST} matches at once; there are ${this.#byId.size}. Drop some.`)
  }

  /** The matches that a request names, or all of them in the order of their numbers. */
  named({ matches: ids }: Fields): EnvMatch[] {
    if (ids === undefined) return [...this.#byId.values()]
    if (!Array.isArray(ids)) throw new InputError('“matches” is a list of numbers of matches.')
    return ids.map((id) => {
      const match = this.#byId.get(id)
      if (!match) throw new InputError(`There is no match ${JSON.stringify(id)}.`)
      return match
    })
  }

  /** Drops some; returns how many are left. */
  drop(ids: readonly number[]): number {
    for (const id of ids) this.#byId.delete(id)
    return this.#byId.size
  }

  /** The match, if it may be looked into. */
  open(match: EnvMatch, what: string): EnvMatch {
    if (this.#honest && !match.imagined)
      throw new InputError(`Honest players ${what} only what they have imagined: ask for “imagine” first.`)
    return match
  }

  seatOf(value: unknown, match: EnvMatch): Seat {
    return value === undefined ? match.seat : wholeNumber('seat', value, SPECTATOR, this.seats - 1)
  }
}

/** Who is asked in each match (-1: over), and among how many options. */
export const told = (matches: readonly EnvMatch[]): { seats: Seat[]; options: number[] } => ({
  seats: matches.map(({ seat }) => seat),
  options: matches.map(({ listed }) => listed.length),
})
