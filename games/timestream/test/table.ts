import type { Chance } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { cards, type Phase } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { cardNamed as id, layOut, type TableSpec } from '../rules/position.ts'
import type { CardId, Player, State, TimestreamTypes, Unit } from '../rules/types.ts'

export { id, layOut as table, type TableSpec }

/**
 * Plays on from such a table; draws come from the top of the given decks, so no roll is left to chance unless a test
 * says so.
 */
export const at = (spec: TableSpec, chance?: Chance): Playing<TimestreamTypes> => playing(game, layOut(spec), chance)

export const end = { kind: 'end' } as const
export const none = { kind: 'none' } as const
export const card = (name: string) => ({ kind: 'card', card: id(name) }) as const
export const fill = (name: string, location: Phase) => ({ kind: 'fill', card: id(name), location }) as const
export const lock = (name: string, location: Phase) => ({ kind: 'lock', card: id(name), location }) as const
export const intrude = (name: string, location: Phase) => ({ kind: 'intrude', card: id(name), location }) as const
export const advance = (name: string, phase: Phase) => ({ kind: 'advance', card: id(name), phase }) as const
export const obstacle = (name: string, phase: Phase) => ({ kind: 'obstacle', card: id(name), phase }) as const
export const intervene = (name: string) => ({ kind: 'intervention', card: id(name) }) as const
export const cell = (name: string) => ({ kind: 'cell', card: id(name) }) as const
export const strike = (kind: 'advance' | 'obstacle', phase: Phase, where: 'unit' | 'location' = 'unit') =>
  ({ kind: 'strike', with: kind, phase, at: where }) as const

const names = new Map(cards.map(({ id: number, name }) => [number, name]))
export const nameOf = (card: CardId): string => names.get(card) ?? card
export const handOf = (state: State, seat: number): string[] => (state.players[seat] as Player).hand.map(nameOf)
export const voidOf = (state: State, seat: number): string[] => (state.players[seat] as Player).void.map(nameOf)
export const linkedOf = (state: State, seat: number): number =>
  (state.players[seat] as Player).cells.filter((one) => one.linked).length

/** The unit with this name, wherever it lies. */
export function unitOf(state: State, name: string): Unit {
  const all = state.players.flatMap((player) => [
    ...player.advances.flat(),
    ...player.obstacles.flat(),
    ...player.locations.flatMap((unit) => unit ?? []),
  ])
  const found = all.find((unit) => unit.card === id(name))
  if (!found) throw new Error(`${name} is not in play`)
  return found
}
