import type { Chance } from './chance/chance.ts'
import type { AnyGame } from './game.ts'
import { copyJson, type Json, sameJson } from './json.ts'
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from './seat.ts'
import type { Hidden } from './secrets.ts'
import { hiddenAnswers } from './together.ts'

export interface Secret extends Hidden {
  readonly label: string
}

/** All secrets of a state: those of the game, and answers that the kernel keeps until they are shown together. */
export function secretsOf(game: AnyGame, state: unknown): Secret[] {
  const found: Secret[] = []
  for (const [label, places] of Object.entries(game.secrets))
    for (const place of places(state)) found.push({ ...place, label })
  for (const place of hiddenAnswers(game, state as never)) found.push({ ...place, label: 'chosen in secret' })
  return found
}

/** The secrets of a state that a viewer may not know. */
export const unknownTo = (game: AnyGame, state: unknown, viewer: Viewer): Secret[] =>
  viewer === EVERYTHING ? [] : secretsOf(game, state).filter((secret) => !secret.knownTo(viewer))

export const secretValue = (secret: Hidden): Json => (secret.in as Record<string, Json>)[secret.key] as Json

export function setValue(secret: Hidden, value: Json): void {
  if (secret.set) secret.set(value)
  else
    for (const place of [secret, ...(secret.also ?? [])])
      (place.in as Record<string, Json>)[place.key] = copyJson(value)
}

/** The secrets of a state that a seat knows and onlookers do not. */
export const knownAlone = (game: AnyGame, state: unknown, seat: Seat): Secret[] =>
  secretsOf(game, state).filter((secret) => secret.knownTo(seat) && !secret.knownTo(SPECTATOR))

/**
 * Whether everybody can tell that a seat knows what onlookers do not. A secret of which nobody else may know that there
 * is one is gone where it has another value, so it does not count; the leak law holds that the answer is the same in
 * every world that a viewer cannot tell from the true one.
 */
export const plainlyKnowsMore = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  knownAlone(game, state, seat).some(
    ({ label, values }, at) => values === undefined || isThereWith(game, game.clone(state), seat, at, label, values),
  )

/** Whether a secret is one of as many, whichever value it has. The state is changed: give a copy. */
function isThereWith(game: AnyGame, world: unknown, seat: Seat, at: number, label: string, values: readonly Json[]) {
  const known = knownAlone(game, world, seat)
  const secret = known[at] as Secret
  return values.every((value) => {
    setValue(secret, value)
    return ofLabel(knownAlone(game, world, seat), label) >= ofLabel(known, label)
  })
}

const ofLabel = (secrets: readonly Secret[], label: string): number =>
  secrets.filter((secret) => secret.label === label).length

/**
 * Another world that a viewer may not tell from this one: a copy in which what they may not know has other values,
 * exchanged inside its pool. `changed` names the kinds of secret that really have another value now.
 */
export function otherWorld<S>(
  game: AnyGame,
  state: S,
  viewer: Viewer,
  chance: Chance,
): { world: S; changed: Set<string> } {
  const world = game.clone(state) as S
  const changed = new Set<string>()
  const pools = new Map<string, Secret[]>()
  for (const secret of unknownTo(game, world, viewer)) {
    if (secret.pool === undefined) continue
    const pool = pools.get(secret.pool)
    if (pool) pool.push(secret)
    else pools.set(secret.pool, [secret])
  }
  // Not always everything: an answer is told alike only where little enough is different.
  for (const pool of pools.values()) if (chance.pick('exchange', 3) > 0) exchange(pool, chance, changed)
  // Listed anew: giving one secret another value may move others.
  const free = unknownTo(game, world, viewer).filter(({ values }) => values)
  for (let i = 0; i < free.length; i++) {
    const secret = unknownTo(game, world, viewer).filter(({ values }) => values)[i]
    if (secret && chance.pick('change', 3) > 0) takeOther(secret, chance, changed)
  }
  return { world, changed }
}

function takeOther(secret: Secret, chance: Chance, changed: Set<string>): void {
  const was = secretValue(secret)
  const others = (secret.values ?? []).filter((value) => !sameJson(value, was))
  if (others.length === 0) return
  setValue(secret, others[chance.pick('other value', others.length)] as Json)
  changed.add(secret.label)
}

/** Swaps pairs of places that could hold each other's values, about once for every place. */
function exchange(pool: readonly Secret[], chance: Chance, changed: Set<string>): void {
  for (const one of pool) {
    const other = pool[chance.pick('exchange', pool.length)] as Secret
    const [a, b] = [secretValue(one), secretValue(other)]
    if (sameJson(a, b) || one.fits?.(b) === false || other.fits?.(a) === false) continue
    setValue(one, b)
    setValue(other, a)
    changed.add(one.label).add(other.label)
  }
}

/**
 * A state as text, with everything that a viewer may not know left out. Lists that hold a secret are compared without
 * their order: where in a hand a known card stands tells nothing.
 */
export const withoutSecrets = (game: AnyGame, state: object, viewer: Viewer): string =>
  inAnyOrder(state, placesOf(unknownTo(game, state, viewer)), () => '?')

/** A state as text in which the order of lists that hold a secret does not matter. */
export const withSecretsUnordered = (game: AnyGame, state: object): string =>
  inAnyOrder(state, placesOf(secretsOf(game, state)), JSON.stringify)

type Places = Map<object, Set<string>>

function placesOf(secrets: readonly Secret[]): Places {
  const places: Places = new Map()
  for (const secret of secrets)
    for (const { in: holder, key } of [secret, ...(secret.also ?? [])]) {
      const keys = places.get(holder)
      if (keys) keys.add(String(key))
      else places.set(holder, new Set([String(key)]))
    }
  return places
}

function inAnyOrder(value: unknown, places: Places, show: (secret: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const keys = places.get(value)
  const parts = Object.entries(value).map(([key, inner]) => {
    const shown = keys?.has(key) ? show(inner) : inAnyOrder(inner, places, show)
    return Array.isArray(value) ? shown : `${key}:${shown}`
  })
  if (keys && Array.isArray(value)) parts.sort()
  return `[${parts.join()}]`
}
