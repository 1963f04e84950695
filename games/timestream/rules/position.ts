import { cards, type Phase } from '../content/index.ts'
import { byList } from './piles.ts'
import { freshAllowance } from './turn.ts'
import type { CardId, Player, State, Step, Unit } from './types.ts'

/** A unit by the name of its card, or with what lies on it. */
export type UnitSpec =
  | string
  | {
      card: string
      locked?: boolean
      links?: readonly string[]
      counter?: number
      /** Came into play this turn. */
      fresh?: boolean
    }

/** What one player has, cards by their names; whatever is left out is empty. */
export interface SideSpec {
  hand?: readonly string[]
  /** The next cards, the top one first. */
  deck?: readonly string[]
  void?: readonly string[]
  faceDown?: readonly string[]
  /** 'AAFU': ready; lower case: spent; 'x' after one: frozen. */
  cells?: string
  locations?: readonly (UnitSpec | null)[]
  /** Intruders in the own locations, by phase number. */
  intruders?: Partial<Record<Phase, UnitSpec>>
  advances?: readonly (readonly UnitSpec[])[]
  obstacles?: readonly (readonly UnitSpec[])[]
}

/** A table in the middle of a game: only what it is about needs to be said. */
export interface TableSpec {
  step?: Step
  turn?: number
  active?: 0 | 1
  rules?: Partial<State['rules']>
  players: readonly [SideSpec, SideSpec]
}

const CELL: Record<string, CardId> = { A: 'TS-PC-01', F: 'TS-PC-02', U: 'TS-PC-03' }
const ASK_OF: Partial<Record<Step, string>> = { cells: 'cells', play: 'play', target: 'target', discard: 'discard' }

export function cardNamed(name: string): CardId {
  const card = cards.find((candidate) => candidate.name === name)
  if (!card) throw new Error(`no card is called ${name}`)
  return card.id
}

const cellsOf = (letters: string): Player['cells'] =>
  [...letters.matchAll(/([AFUafu])(x?)/g)].map(([, kind = 'A', frozen]) => ({
    card: CELL[kind.toUpperCase()] as CardId,
    linked: frozen === 'x' || kind !== kind.toUpperCase(),
    frozen: frozen === 'x',
  }))

/** The state of such a table. Decks are not whole ones, so nobody can be said to play with one of them. */
export function layOut({ step = 'play', turn = 9, active = 0, rules = {}, players }: TableSpec): State {
  let nextUnit = 1
  const unit = (spec: UnitSpec, owner: number): Unit => {
    const { card, locked, links, counter, fresh } = typeof spec === 'string' ? { card: spec } : spec
    return {
      id: nextUnit++,
      owner,
      card: cardNamed(card),
      second: locked ?? false,
      links: (links ?? []).map(cardNamed),
      arrived: fresh ? turn : 1,
      counter: counter ?? 0,
      charges: 0,
      stunned: 0,
      struck: false,
      lasting: [],
    }
  }
  const chains = (given: SideSpec['advances'], owner: number): Unit[][] =>
    [0, 1, 2].map((at) => (given?.[at] ?? []).map((spec) => unit(spec, owner)))
  const player = (side: SideSpec, owner: number): Player => ({
    list: null,
    deck: { top: (side.deck ?? []).map(cardNamed), pool: [], bottom: [] },
    hand: (side.hand ?? []).map(cardNamed).sort(byList),
    shown: [],
    peeked: [],
    void: (side.void ?? []).map(cardNamed),
    faceDown: (side.faceDown ?? []).map(cardNamed),
    cells: cellsOf(side.cells ?? ''),
    locations: [0, 1, 2].map((at) => {
      const own = side.locations?.[at]
      const inside = side.intruders?.[(at + 1) as Phase]
      return own ? unit(own, owner) : inside ? unit(inside, 1 - owner) : null
    }),
    advances: chains(side.advances, owner),
    obstacles: chains(side.obstacles, owner),
  })
  return {
    stack: [{ kind: 'turn', at: ASK_OF[step] ?? 'pass', byHand: false }],
    result: null,
    rules: {
      powerStart: true,
      mulligan: true,
      catchUp: false,
      turnCap: 200,
      closed: false,
      decksFrom: 'choice',
      fixed: [null, null],
      ...rules,
    },
    players: players.map(player),
    first: 0,
    active,
    turn,
    step,
    allowance: freshAllowance(),
    nextUnit,
  }
}
