import { useSyncExternalStore } from 'react'
import { type Keepsake, keepsakesOf, type Shelf } from '../client/keepsakes.ts'

export type { Keepsake } from '../client/keepsakes.ts'

/** Everything that a person keeps for a game (their decks, say), on all their devices. Null throws a document away. */
export function useKeepsakes(game: string): Shelf & { keep(name: string, value: object | null): void } {
  const keepsakes = keepsakesOf(game)
  const shelf = useSyncExternalStore(keepsakes.subscribe, keepsakes.snapshot)
  return { ...shelf, keep: (name, value) => void keepsakes.keep(name, value as Keepsake['value'] | null) }
}

/** One document that a person keeps for a game; `change` is given what is kept even when it has not been found yet. */
export function useKept<V extends object>(
  game: string,
  name: string,
  otherwise: V,
): [V, (change: (now: V) => V) => void] {
  const keepsakes = keepsakesOf(game)
  const { all } = useSyncExternalStore(keepsakes.subscribe, keepsakes.snapshot)
  const value = all?.find((kept) => kept.name === name)?.value as V | undefined
  const update = (change: (now: V) => V): void =>
    void keepsakes.update(name, (now) => change((now as V | undefined) ?? otherwise) as Keepsake['value'])
  return [value ?? otherwise, update]
}
