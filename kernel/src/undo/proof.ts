import { recorded } from '../chance/recorded.ts'
import { seeded } from '../chance/seeded.ts'
import {
  apply,
  askAt,
  decision,
  isAllowed,
  type Listen,
  options,
  play,
  playUnseen,
  refusal,
  unseenPlace,
} from '../engine.ts'
import type { Frame } from '../flow.ts'
import type { AnyGame, Base } from '../game.ts'
import { copyJson, type Json, sameJson } from '../json.ts'
import type { LogEntry } from '../log.ts'
import { pictureAt } from '../picture.ts'
import { redacted } from '../redacted.ts'
import type { Viewer } from '../seat.ts'
import { otherWorld, type Secret, secretsOf, secretValue, setValue, unknownTo } from '../secrets-of.ts'
import { isKeptBack } from '../together.ts'
import { fitsAll } from './matching.ts'
import { type Opened, type Reading, type Sealed, sealedState } from './reading.ts'

/** Worlds that are tried before the answer is: not proved. */
const MOST_WORLDS = 400

/** Other worlds that are looked at before all of them are. */
const GUESSES = 2

/**
 * What a viewer is shown by an answer; or that it depends on a secret; or that nothing can be shown, because it could
 * not be carried out.
 */
type Outcome = { sight: string } | { depends: Opened } | 'impossible'

/** What some of the secrets could be; the others could be anything. */
type World = ReadonlyMap<string, readonly Json[]>

interface Named extends Secret {
  /** Its kind and its number among those. */
  readonly id: string
}

/**
 * The proof that an entry told a viewer nothing. It is run on a state in which everything that they may not know is
 * sealed. Where nothing is opened, nothing can have been told. Where something is, all that it could be is tried, and
 * so on with whatever is opened then: the viewer must be shown the same in all of those worlds. Never a sample: above a
 * bound the answer is no.
 */
export class Proof {
  readonly #game: AnyGame
  readonly #before: Base
  readonly #entry: LogEntry
  readonly #viewer: Viewer
  readonly #secrets: ReadonlyMap<string, Named>
  #worlds = 0

  constructor(game: AnyGame, before: Base, entry: LogEntry, viewer: Viewer) {
    this.#game = game
    this.#before = before
    this.#entry = entry
    this.#viewer = viewer
    this.#secrets = new Map(named(game, before).map((secret) => [secret.id, secret]))
  }

  /**
   * Goes through the worlds, one at each step, so that whoever runs it can let others in between; returns whether it is
   * proved.
   */
  *steps(): Generator<void, boolean> {
    if (this.#entry.seat !== this.#viewer && isKeptBack(this.#game, this.#before, this.#entry)) return true
    try {
      const shown = this.#shown()
      // Whoever saw nothing at all has learnt nothing, whatever it was.
      if (shown === this.#sight(this.#before, [])) return true
      for (let i = 0; i < GUESSES; i++) {
        yield
        if (this.#looksOtherwise(i, shown)) return false
      }
      return yield* this.#sameIn(new Map(), shown)
    } catch {
      // What cannot be run on a sealed state is not proved.
      return false
    }
  }

  /**
   * Whether some other world shows something else. That saves going through many: what told something mostly does so in
   * most worlds.
   */
  #looksOtherwise(seed: number, shown: string): boolean {
    const { seat, action } = this.#entry
    const { world } = otherWorld(this.#game, this.#before, this.#viewer, seeded(seed))
    const refused = seat !== this.#viewer && refusal(this.#game, world, seat, action)
    const answers = refused ? (options(this.#game, world, seat) as Json[]) : [action]
    return !answers.some((answer) => {
      const state = this.#game.clone(world) as Base
      try {
        return this.#sight(state, this.#apply(state, answer)) === shown
      } catch {
        return false
      }
    })
  }

  /** What the viewer was truly shown. */
  #shown(): string {
    const state = this.#game.clone(this.#before) as Base
    return this.#sight(state, this.#apply(state, this.#entry.action))
  }

  /** Whether the viewer is shown this in every world of those. */
  *#sameIn(world: World, shown: string): Generator<void, boolean> {
    yield
    if (++this.#worlds > MOST_WORLDS) return false
    const outcome = this.#outcome(world, shown)
    if (outcome === 'impossible') return !this.#canBe(world)
    if ('sight' in outcome) return outcome.sight === shown || !this.#canBe(world)
    const { id } = outcome.depends
    const rest = this.#movesOthers(id) ? new Map([...world].filter(([other]) => this.#movesOthers(other))) : world
    for (const values of this.#parts(rest, outcome.depends))
      if (!(yield* this.#sameIn(new Map([...rest, [id, values]]), shown))) return false
    return true
  }

  /** Whether a secret moves others when it is given another value; then what was supposed of these holds no longer. */
  #movesOthers = (id: string): boolean => this.#secrets.get(id)?.set !== undefined

  /** The parts to try one by one. Values that would move other secrets to other places are no part together. */
  #parts(world: World, { id, parts }: Opened): readonly (readonly Json[])[] {
    if (!this.#movesOthers(id)) return parts
    const shape = (value: Json): string => {
      const state = this.#arranged(new Map([...world, [id, [value]]]))
      for (const secret of unknownTo(this.#game, state, this.#viewer)) conceal(secret)
      return JSON.stringify(state)
    }
    return parts.flatMap((values) =>
      values.length > 1 && new Set(values.map(shape)).size > 1 ? values.map((value) => [value]) : [values],
    )
  }

  /** What is shown by the entry's answer; where it is none, by another answer that looks the same, if there is one. */
  #outcome(world: World, shown: string): Outcome {
    const { seat, action } = this.#entry
    // What a seat may answer depends on what it knows alone.
    if (seat === this.#viewer) return this.#answered(world, action)
    const unseen = this.#pickedUnseen(world) ?? this.#keptBack(world)
    if (unseen === shown) return { sight: unseen }
    const { state, opened } = this.#sealed(world)
    const isAnswer = isAllowed(this.#game, state, seat, action as object)
    // Before all that could be answered is looked through: in a world that cannot be, nothing is told.
    if (!isAnswer && !opened() && !this.#canBe(world)) return { sight: shown }
    const listed = isAnswer || opened() ? [action] : (copyJson(options(this.#game, state, seat)) as Json[])
    const depends = opened()
    if (depends) return { depends }
    let last: Outcome = 'impossible'
    for (const answer of listed) {
      last = this.#answered(world, answer)
      if (last !== 'impossible' && ('depends' in last || last.sight === shown)) return last
    }
    return last
  }

  /**
   * What is shown where something is picked face down, from the same place, whatever lies there; nothing where that is
   * looked at.
   */
  #pickedUnseen(world: World): string | undefined {
    const { seat, action } = this.#entry
    const at = unseenPlace(this.#game, this.#before, seat, action as object)
    if (at === undefined) return undefined
    const { state, opened } = this.#sealed(world)
    const told: string[] = []
    try {
      if (!playUnseen(this.#game, state, recorded([]), seat, action as object, at, this.#listener(told)))
        return undefined
      const sight = this.#sight(state, told)
      return opened() ? undefined : sight
    } catch {
      return undefined
    }
  }

  /**
   * What is shown where all that can be answered holds something that nobody else is told, whatever that is; nothing
   * where it is looked at. Whoever is asked has some answer, so there is one that looks like this in every world.
   */
  #keptBack(world: World): string | undefined {
    const { seat } = this.#entry
    const key = askAt(this.#game, this.#before.stack.at(-1) as Frame)?.kept
    const answer = { ...(this.#entry.action as Record<string, Json>) }
    const held = key === undefined ? undefined : answer[key]
    if (key === undefined || held === undefined || Object.keys(answer).length !== 2) return undefined
    const { state, opened } = this.#sealed(world, [
      {
        id: 'answer',
        places: [{ in: answer, key }],
        value: held,
        values: () => [held],
        pool: undefined,
        isAnything: true,
      },
    ])
    const told: string[] = []
    try {
      if (!decision(this.#game, state)?.seats.includes(seat)) return undefined
      play(this.#game, state, recorded([]), seat, answer, this.#listener(told))
      const sight = this.#sight(state, told)
      return opened() ? undefined : sight
    } catch {
      return undefined
    }
  }

  #answered(world: World, action: Json): Outcome {
    const { state, opened } = this.#sealed(world)
    let sight: string | undefined
    try {
      sight = this.#sight(state, this.#apply(state, action))
    } catch {
      // It would have needed chance, or this is no world that could be.
    }
    const depends = opened()
    if (depends) return { depends }
    return sight === undefined ? 'impossible' : { sight }
  }

  /** Carries out an answer and returns what the viewer is told and shown of it. */
  #apply(state: Base, action: Json): string[] {
    const told: string[] = []
    apply(this.#game, state, recorded([]), this.#entry.seat, copyJson(action) as object, this.#listener(told))
    return told
  }

  #listener(told: string[]): Listen {
    return (event, state) => {
      const shown = redacted(this.#game, event, this.#viewer)
      if (shown) told.push(JSON.stringify(shown))
      const picture = pictureAt(this.#game, state, event, this.#viewer)
      if (picture) told.push(JSON.stringify(picture))
    }
  }

  #sight(state: Base, told: readonly string[]): string {
    const asked = decision(this.#game, state)
    const open = asked && (asked.secret ? asked.seats : [asked.ask, asked.seats])
    return `${told.join()}${JSON.stringify([this.#game.view(state, this.#viewer), open ?? null])}`
  }

  /**
   * A copy of the state in which all that the viewer may not know is sealed, and could be what it could be in that
   * world; and what else is to be.
   */
  #sealed(world: World, more: readonly Sealed[] = []): Reading<Base> {
    const state = this.#arranged(world)
    const unknown = named(this.#game, state)
      .filter((secret) => !secret.knownTo(this.#viewer))
      .map((secret) => ({ secret, value: secretValue(secret) }))
    const sealed = unknown.map(({ secret, value }): Sealed => {
      const { id, pool } = secret
      const could = world.get(id)
      // Where one that moves others is gone, the next of its kind may have its number.
      const isSupposed = could !== undefined && (!secret.set || could.some((one) => sameJson(one, value)))
      const values = (): readonly Json[] => (isSupposed ? could : valuesOf(secret, value, world, unknown))
      return { id, places: [secret, ...(secret.also ?? [])], value, values, pool }
    })
    return sealedState(state, [...sealed, ...more])
  }

  /** A copy of the state in which the secrets that move others have done so. */
  #arranged(world: World): Base {
    const state = this.#game.clone(this.#before) as Base
    for (const [id, [value]] of world) {
      const secret = this.#movesOthers(id) && named(this.#game, state).find((other) => other.id === id)
      if (secret && value !== undefined) setValue(secret, value)
    }
    return state
  }

  /**
   * Whether there is such a world at all: whether what is in a pool can be dealt to its places so that each gets what
   * it could be.
   */
  #canBe(world: World): boolean {
    const fixed = [...world.keys()].map((id) => this.#secrets.get(id))
    // Where a secret moves others, they are not where they were.
    if (fixed.some((secret) => !secret || secret.set)) return true
    return [...new Set(fixed.map((secret) => secret?.pool))].every((pool) => {
      if (pool === undefined) return true
      const places = [...this.#secrets.values()].filter((each) => each.pool === pool && !each.knownTo(this.#viewer))
      // A place that could also hold something else is no help in telling.
      if (places.some(({ values }) => values)) return true
      const things = places.map(secretValue)
      return fitsAll(places.length, things.length, (place, thing) => {
        const { id, fits } = places[place] as Named
        const value = things[thing] as Json
        return fits?.(value) !== false && (world.get(id)?.some((could) => sameJson(could, value)) ?? true)
      })
    })
  }
}

/**
 * Everything that a secret could be: what its pool holds and no other secret of the world surely has, and values of its
 * own.
 */
function valuesOf(
  { id, pool, values = [], fits }: Named,
  value: Json,
  world: World,
  unknown: readonly { secret: Named; value: Json }[],
): Json[] {
  const inPool = pool === undefined ? [] : unknown.filter((other) => other.secret.pool === pool)
  const left = pool === undefined ? [value] : inPool.map((other) => other.value)
  for (const { secret } of inPool) {
    const could = world.get(secret.id)
    if (could?.length !== 1 || secret.id === id) continue
    const at = left.findIndex((one) => sameJson(one, could[0]))
    if (at >= 0) left.splice(at, 1)
  }
  const seen = new Set<string>()
  return [...left, ...values].filter((one) => {
    const text = JSON.stringify(one)
    if (seen.has(text) || fits?.(one) === false) return false
    seen.add(text)
    return true
  })
}

function conceal(secret: Secret): void {
  for (const place of [secret, ...(secret.also ?? [])]) (place.in as Record<string, Json>)[place.key] = '?'
}

function named(game: AnyGame, state: Base): Named[] {
  const counts = new Map<string, number>()
  return secretsOf(game, state).map((secret) => {
    const n = counts.get(secret.label) ?? 0
    counts.set(secret.label, n + 1)
    return { ...secret, id: `${secret.label}/${n}` }
  })
}
