import type { Json } from '@anachron/kernel'
import { useSyncExternalStore } from 'react'

/** A document that a person keeps for a game. */
export interface Keepsake {
  name: string
  value: { readonly [key: string]: Json }
  changed: number
}

export interface Shelf {
  /** By name; nothing while they are being looked for. */
  all: readonly Keepsake[] | undefined
  /** Where they lie: with the person on the server, or in this browser alone. */
  place: 'here' | 'server'
  /** Why something could not be kept. */
  trouble: string | undefined
}

/** Whoever keeps the documents of one game. */
export interface Keeping {
  subscribe(listen: () => void): () => void
  snapshot(): Shelf
  keep(name: string, value: Keepsake['value'] | null): Promise<void>
  update(name: string, change: (now: Keepsake['value'] | undefined) => Keepsake['value'] | null): Promise<void>
}

const NOTHING: Shelf = { all: [], place: 'here', trouble: undefined }
const nobody: Keeping = {
  subscribe: () => () => {},
  snapshot: () => NOTHING,
  keep: async () => {},
  update: async () => {},
}
let keepingOf = (_game: string): Keeping => nobody

/** Said by the app, which knows where things are kept. Without it nothing is. */
export function keptBy(find: (game: string) => Keeping): void {
  keepingOf = find
}

/** Everything that a person keeps for a game (their decks, say), on all their devices. Null throws a document away. */
export function useKeepsakes(game: string): Shelf & { keep(name: string, value: object | null): void } {
  const keeping = keepingOf(game)
  const shelf = useSyncExternalStore(keeping.subscribe, keeping.snapshot, keeping.snapshot)
  return { ...shelf, keep: (name, value) => void keeping.keep(name, value as Keepsake['value'] | null) }
}

/**
 * One document that a person keeps for a game, how to change it, and whether it has been looked for; `change` is given
 * what is kept in any case.
 */
export function useKept<V extends object>(
  game: string,
  name: string,
  otherwise: V,
): [V, (change: (now: V) => V) => void, boolean] {
  const keeping = keepingOf(game)
  const { all } = useSyncExternalStore(keeping.subscribe, keeping.snapshot, keeping.snapshot)
  const value = all?.find((kept) => kept.name === name)?.value as V | undefined
  const update = (change: (now: V) => V): void =>
    void keeping.update(name, (now) => change((now as V | undefined) ?? otherwise) as Keepsake['value'])
  return [value ?? otherwise, update, all !== undefined]
}
