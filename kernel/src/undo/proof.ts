import { recorded } from '../chance/recorded.ts'
import { seeded } from '../chance/seeded.ts'
import { decision, options, perform, refusal } from '../engine.ts'
import type { AnyGame, Base } from '../game.ts'
import { copyJson, type Json, sameJson } from '../json.ts'
import type { LogEntry } from '../log.ts'
import { redacted } from '../redacted.ts'
import type { Viewer } from '../seat.ts'
import { otherWorld, type Secret, secretsOf, secretValue, setValue } from '../secrets.ts'
import { isKeptBack } from '../together.ts'
import { type Opened, type Reading, type Sealed, sealedState } from './reading.ts'

/** Worlds that are tried before the answer is: not proved. */
const MOST_WORLDS = 400

/** Other worlds that are looked at before all of them are. */
const GUESSES = 2

/** What a viewer is shown by an answer; or that it depends on a secret; or that nothing can be shown, because it could not be carried out. */
type Outcome = { sight: string } | { depends: Opened } | 'impossible'

/** What some of the secrets could be; the others could be anything. */
type World = ReadonlyMap<string, readonly Json[]>

interface Named extends Secret {
  /** Its kind and its number among those. */
  readonly id: string
}

/**
 * The proof that an entry told a viewer nothing. It is run on a state in which everything that they may not know is sealed. Where nothing is
 * opened, nothing can have been told. Where something is, all that it could be is tried, and so on with whatever is opened then: the viewer
 * must be shown the same in all of those worlds. Never a sample: above a bound the answer is no.
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

  /** Goes through the worlds, one at each step, so that whoever runs it can let others in between; returns whether it is proved. */
  *steps(): Generator<void, boolean> {
    if (this.#entry.seat !== this.#viewer && isKeptBack(this.#game, this.#before, this.#entry)) return true
    try {
      const shown = this.#shown()
      // Whoever saw nothing at all has learnt nothing, whatever it was.
      if (shown === this.#sight(this.#before, [])) return true
      for (let i = 0; i < GUESSES; i++) if (this.#looksOtherwise(i, shown)) return false
      return yield* this.#sameIn(new Map(), shown)
    } catch {
      // What cannot be run on a sealed state is not proved.
      return false
    }
  }

  /** Whether some other world shows something else. That saves going through many: what told something mostly does so in most worlds. */
  #looksOtherwise(seed: number, shown: string): boolean {
    const { seat, action } = this.#entry
    const { world } = otherWorld(this.#game, this.#before, this.#viewer, seeded(seed))
    const refused = seat !== this.#viewer && refusal(this.#game, world, seat, action)
    const answers = refused ? (options(this.#game, world, seat) as Json[]) : [action]
    return !answers.some((answer) => {
      const state = this.#game.clone(world) as Base
      try {
        return this.#sight(state, this.#perform(state, answer)) === shown
      } catch {
        return false
      }
    })
  }

  /** What the viewer was truly shown. */
  #shown(): string {
    const state = this.#game.clone(this.#before) as Base
    return this.#sight(state, this.#perform(state, this.#entry.action))
  }

  /** Whether the viewer is shown this in every world of those. */
  *#sameIn(world: World, shown: string): Generator<void, boolean> {
    yield
    if (++this.#worlds > MOST_WORLDS) return false
    const outcome = this.#outcome(world, shown)
    if (outcome === 'impossible') return false
    if ('sight' in outcome) return outcome.sight === shown
    const { id, parts } = outcome.depends
    for (const values of parts) if (!(yield* this.#sameIn(new Map([...world, [id, values]]), shown))) return false
    return true
  }

  /** What is shown by the entry's answer; where it is none, by another answer that looks the same, if there is one. */
  #outcome(world: World, shown: string): Outcome {
    const { seat, action } = this.#entry
    // What a seat may answer depends on what it knows alone.
    if (seat === this.#viewer) return this.#answered(world, action)
    const { state, opened } = this.#sealed(world)
    const refused = refusal(this.#game, state, seat, action)
    const listed = refused ? (copyJson(options(this.#game, state, seat)) as Json[]) : [action]
    const depends = opened()
    if (depends) return { depends }
    let last: Outcome = 'impossible'
    for (const answer of listed) {
      last = this.#answered(world, answer)
      if (last !== 'impossible' && ('depends' in last || last.sight === shown)) return last
    }
    return last
  }

  #answered(world: World, action: Json): Outcome {
    const { state, opened } = this.#sealed(world)
    let sight: string | undefined
    try {
      sight = this.#sight(state, this.#perform(state, action))
    } catch {
      // It would have needed chance, or this is no world that could be.
    }
    const depends = opened()
    if (depends) return { depends }
    return sight === undefined ? 'impossible' : { sight }
  }

  /** Carries out an answer and returns what the viewer is told of it. */
  #perform(state: Base, action: Json): string[] {
    const told: string[] = []
    perform(this.#game, state, recorded([]), this.#entry.seat, copyJson(action) as object, (event) => {
      const shown = redacted(this.#game, event, this.#viewer)
      if (shown) told.push(JSON.stringify(shown))
    })
    return told
  }

  #sight(state: Base, told: readonly string[]): string {
    const asked = decision(this.#game, state)
    const open = asked && (asked.secret ? asked.seats : [asked.ask, asked.seats])
    return `${told.join()}${JSON.stringify([this.#game.view(state, this.#viewer), open ?? null])}`
  }

  /** A copy of the state in which all that the viewer may not know is sealed, and could be what it could be in that world. */
  #sealed(world: World): Reading<Base> {
    const state = this.#game.clone(this.#before) as Base
    for (const [id, [value]] of world) {
      const secret = this.#secrets.get(id)?.set && named(this.#game, state).find((other) => other.id === id)
      if (secret && value !== undefined) setValue(secret, value)
    }
    const sealed = named(this.#game, state).flatMap((secret): Sealed[] => {
      const { id, pool } = secret
      if (secret.knownTo(this.#viewer)) return []
      const value = secretValue(secret)
      const fixed = secret.set && world.has(id) ? [value] : world.get(id)
      const values = (): readonly Json[] => fixed ?? this.#valuesOf(secret, value, world)
      return [{ id, places: [secret, ...(secret.also ?? [])], value, values, pool }]
    })
    return sealedState(state, sealed)
  }

  /** Everything that a secret could be: what its pool holds and no other secret of the world surely has, and values of its own. */
  #valuesOf({ id, pool, values = [], fits }: Named, value: Json, world: World): Json[] {
    const left: Json[] = [value]
    if (pool !== undefined) {
      left.length = 0
      for (const other of this.#secrets.values())
        if (other.pool === pool && !other.knownTo(this.#viewer)) left.push(secretValue(other))
      for (const [other, could] of world) {
        if (could.length !== 1 || other === id || this.#secrets.get(other)?.pool !== pool) continue
        const at = left.findIndex((value) => sameJson(value, could[0]))
        if (at >= 0) left.splice(at, 1)
      }
    }
    const seen = new Set<string>()
    return [...left, ...values].filter((value) => {
      const text = JSON.stringify(value)
      if (seen.has(text) || fits?.(value) === false) return false
      seen.add(text)
      return true
    })
  }
}

function named(game: AnyGame, state: Base): Named[] {
  const counts = new Map<string, number>()
  return secretsOf(game, state).map((secret) => {
    const n = counts.get(secret.label) ?? 0
    counts.set(secret.label, n + 1)
    return { ...secret, id: `${secret.label}/${n}` }
  })
}
