import type { Example, ExampleSide } from '../content/examples.ts'
import { cards } from '../content/index.ts'
import { byList } from './piles.ts'
import { freshAllowance } from './turn.ts'
import type { CardId, Player, State, Unit } from './types.ts'

const CELL: Record<string, CardId> = { A: 'TS-PC-01', F: 'TS-PC-02', U: 'TS-PC-03' }

export function cardNamed(name: string): CardId {
  const card = cards.find((candidate) => candidate.name === name)
  if (!card) throw new Error(`no card is called ${name}`)
  return card.id
}

/** A position of the rulebook as a state. Decks are not full ones, so it is played with everything known. */
export function openExample({ step, sides }: Example): State {
  let nextUnit = 1
  const turn = 9
  const unit = (name: string, owner: number, more: Partial<Unit> = {}): Unit => ({
    id: nextUnit++,
    owner,
    card: cardNamed(name),
    second: false,
    links: [],
    arrived: 1,
    counter: 0,
    charges: 0,
    stunned: 0,
    struck: false,
    lasting: [],
    ...more,
  })
  const chains = (given: ExampleSide['advances'], owner: number): Unit[][] =>
    [0, 1, 2].map((at) => (given?.[at] ?? []).map((name) => unit(name, owner)))
  const player = (side: ExampleSide, owner: number): Player => ({
    list: null,
    deck: { top: (side.deck ?? []).map(cardNamed), pool: [], bottom: [] },
    hand: (side.hand ?? []).map(cardNamed).sort(byList),
    shown: [],
    peeked: [],
    void: [],
    faceDown: [],
    cells: [...(side.cells ?? '')].map((kind) => ({
      card: CELL[kind.toUpperCase()] as CardId,
      linked: kind !== kind.toUpperCase(),
      frozen: false,
    })),
    locations: [0, 1, 2].map((at) => {
      const name = side.locations?.[at]
      if (name) return unit(name, owner, { second: side.locked?.includes(at + 1) ?? false })
      return side.intruder?.phase === at + 1 ? unit(side.intruder.card, 1 - owner, { counter: 2 }) : null
    }),
    advances: chains(side.advances, owner),
    obstacles: chains(side.obstacles, owner),
  })
  return {
    stack: [{ kind: 'turn', at: step, byHand: false }],
    result: null,
    rules: { powerStart: true, mulligan: true, catchUp: false, turnCap: 200, closed: false },
    brought: [],
    players: sides.map(player),
    first: 0,
    active: 0,
    turn,
    step,
    allowance: freshAllowance(),
    nextUnit,
  }
}
