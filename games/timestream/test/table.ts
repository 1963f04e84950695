import type { Chance } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { cards, type Phase } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { byList } from '../rules/piles.ts'
import { freshAllowance } from '../rules/turn.ts'
import type { CardId, Player, State, Step, TimestreamTypes, Unit } from '../rules/types.ts'

/** A card by its name. */
export function id(name: string): CardId {
  const card = cards.find((candidate) => candidate.name === name)
  if (!card) throw new Error(`no card is called ${name}`)
  return card.id
}

export interface UnitSpec {
  card: string
  locked?: boolean
  links?: string[]
  counter?: number
  /** Came into play this turn. */
  fresh?: boolean
}
type UnitLike = string | UnitSpec

interface Side {
  hand?: string[]
  /** The next cards, the top one first. */
  deck?: string[]
  void?: string[]
  faceDown?: string[]
  /** 'AAFU': unlinked; lower case: linked; 'x' after one: frozen. */
  cells?: string
  locations?: (UnitLike | null)[]
  /** Intruders in the own locations, by phase number. */
  intruders?: Partial<Record<Phase, UnitLike>>
  advances?: UnitLike[][]
  obstacles?: UnitLike[][]
}

export interface TableSpec {
  step?: Step
  turn?: number
  active?: 0 | 1
  rules?: Partial<State['rules']>
  players: [Side, Side]
}

const CELL: Record<string, string> = { A: 'TS-PC-01', F: 'TS-PC-02', U: 'TS-PC-03' }

/** A table in the middle of a game: only what a test is about needs to be said. */
export function table({ step = 'play', turn = 9, active = 0, rules = {}, players }: TableSpec): State {
  let nextUnit = 1
  const unit = (like: UnitLike, owner: number): Unit => {
    const spec = typeof like === 'string' ? { card: like } : like
    return {
      id: nextUnit++,
      owner,
      card: id(spec.card),
      second: spec.locked ?? false,
      links: (spec.links ?? []).map(id),
      arrived: spec.fresh ? turn : 1,
      counter: spec.counter ?? 0,
      charges: 0,
      stunned: 0,
      struck: false,
      lasting: [],
    }
  }
  const chains = (given: UnitLike[][] | undefined, owner: number): Unit[][] =>
    [0, 1, 2].map((i) => (given?.[i] ?? []).map((like) => unit(like, owner)))
  const player = (side: Side, owner: number): Player => ({
    list: 'TS-DK-1',
    deck: { top: (side.deck ?? []).map(id), pool: [], bottom: [] },
    hand: (side.hand ?? []).map(id).sort(byList),
    shown: [],
    peeked: [],
    void: (side.void ?? []).map(id),
    faceDown: (side.faceDown ?? []).map(id),
    cells: [...(side.cells ?? '').matchAll(/([AFUafu])(x?)/g)].map(([, kind = 'A', frozen]) => ({
      card: CELL[kind.toUpperCase()] as string,
      linked: frozen === 'x' || kind !== kind.toUpperCase(),
      frozen: frozen === 'x',
    })),
    locations: [0, 1, 2].map((i) => {
      const own = side.locations?.[i]
      const inside = side.intruders?.[(i + 1) as Phase]
      return own ? unit(own, owner) : inside ? unit(inside, 1 - owner) : null
    }),
    advances: chains(side.advances, owner),
    obstacles: chains(side.obstacles, owner),
  })
  const at = { cells: 'cells', play: 'play', target: 'target', discard: 'discard' }[step as 'play'] ?? 'pass'
  return {
    stack: [{ kind: 'turn', at, byHand: false }],
    result: null,
    rules: { powerStart: true, mulligan: true, catchUp: false, turnCap: 200, closed: false, ...rules },
    brought: [],
    players: players.map(player),
    first: 0,
    active,
    turn,
    step,
    allowance: freshAllowance(),
    nextUnit,
  }
}

/** Plays on from such a table; draws come from the top of the given decks, so no roll is left to chance unless a test says so. */
export const at = (spec: TableSpec, chance?: Chance): Playing<TimestreamTypes> => playing(game, table(spec), chance)

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
