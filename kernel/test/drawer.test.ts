import { describe, expect, it } from 'vitest'
import { again, takeUnseen } from '../src/index.ts'
import { askWith, type DrawerState, drawer, isFree, type PutAside } from './drawer.ts'

/** More cards than could be tried in every order. */
const cards = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const [DRAWER, DECK] = [cards(1, 6), cards(7, 40)]

/** Puts a card aside, and tells something about it. */
const telling: PutAside = (ctx, _frame, _seat, at) => {
  const isEven = (ctx.state.drawer[at] as number) % 2 === 0
  ctx.state.aside.push(takeUnseen(ctx.state.drawer, at))
  ctx.emit({ kind: 'aside', rule: 'DR-1', isEven })
  return again
}

describe('what is picked unseen', () => {
  it('tells nobody anything, whatever all the cards are', () => {
    expect(isFree(drawer(), { drawer: DRAWER, deck: DECK }, { kind: 'aside', card: 3 })).toBe(true)
  })

  it('is asked about where something of it is told, unless another card would have told the same in any case', () => {
    const even = drawer(askWith(telling))
    expect(isFree(even, { drawer: [1, 3, 5], deck: [2, 4, 6] }, { kind: 'aside', card: 3 })).toBe(false)
    // Of three cards two are odd at least.
    expect(isFree(even, { drawer: [1, 3, 5], deck: [2, 7] }, { kind: 'aside', card: 3 })).toBe(true)
  })

  it('is asked about where its name is in what others are told', () => {
    const game = drawer()
    const leaking = { ...game, redact: (event: object) => event } as typeof game
    expect(isFree(leaking, { drawer: DRAWER, deck: DECK }, { kind: 'aside', card: 3 })).toBe(false)
  })
})

describe('a card that is shown', () => {
  it('tells nothing where everybody knew it to be there, however many others nobody knows', () => {
    expect(isFree(drawer(), { drawer: DRAWER, open: [6], deck: DECK }, { kind: 'show', card: 6 })).toBe(true)
  })

  it('tells where it might have been elsewhere', () => {
    expect(isFree(drawer(), { drawer: DRAWER, open: [6], deck: DECK }, { kind: 'show', card: 5 })).toBe(false)
    expect(isFree(drawer(), { drawer: [1, 2, 3], deck: [4] }, { kind: 'show', card: 3 })).toBe(false)
  })

  it('tells nothing where it can be nowhere else', () => {
    expect(isFree(drawer(), { drawer: DRAWER }, { kind: 'show', card: 3 })).toBe(true)
  })

  it('is asked about where the rules cannot be run on sealed cards', () => {
    const ask = askWith(() => again)
    const copying = { ...ask, holds: ({ drawer: cards }: DrawerState) => structuredClone(cards).length > 0 }
    const cards = { drawer: DRAWER, open: [6], deck: DECK }
    expect(isFree(drawer(copying), cards, { kind: 'show', card: 6 })).toBe(false)
    expect(isFree(drawer(), cards, { kind: 'show', card: 6 })).toBe(true)
  })
})
