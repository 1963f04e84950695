import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/index.ts'
import { A, type Side, scene } from './scene.ts'

const CARDS: CardId[] = ['jump-01', 'jump-02', 'jump-03']
const shop = (a: Side, discard: CardId[] = []) => scene({ a: { on: { 2000: ['fido-zapi'] }, ...a }, discard })
const wares = (table: ReturnType<typeof scene>) => [
  ...new Set(table.options(A).flatMap((action) => (action.kind === 'buy' ? [action.buys.what] : []))),
]
const prices = (table: ReturnType<typeof scene>) =>
  table.options(A).flatMap((action) => (action.kind === 'price' ? [action.price] : []))

describe('Buy', () => {
  it('[TH-123] costs three cards or two cubes and gives an Action, an Agent, a Jamais or a Jump', () => {
    const table = shop({ hand: CARDS, actions: 2, jamais: 1 }, ['agent-brain'])
    expect(wares(table).sort()).toEqual(['action', 'agent', 'jamais', 'jump'])
    table.does(A, { kind: 'buy', buys: { what: 'agent', card: 'agent-brain' } })
    table.does(A, { kind: 'price', price: { cards: 3 } })
    for (const card of CARDS) table.does(A, { kind: 'discard', card })
    expect(table.player(A)).toMatchObject({ hand: ['agent-brain'], open: ['agent-brain'], actions: 2, jamais: 1 })
    table.does(A, { kind: 'buy', buys: { what: 'jamais' } })
    table.does(A, { kind: 'price', price: { green: 2, blue: 0 } })
    expect(table.player(A)).toMatchObject({ actions: 0, jamais: 2 })
    table.does(A, { kind: 'buy', buys: { what: 'action', from: 'reserve' } })
    table.does(A, { kind: 'price', price: { green: 0, blue: 2 } })
    expect(table.player(A)).toMatchObject({ actions: 1, jamais: 0 })
  })

  it('[TH-124] takes cubes of either colour or both, but none from guards', () => {
    const table = shop({ on: { 2000: ['fido-zapi*'] }, actions: 2, jamais: 2 })
    table.does(A, { kind: 'buy', buys: { what: 'jump', agent: 'fido-zapi', to: 2010 } })
    expect(prices(table)).toEqual([
      { green: 2, blue: 0 },
      { green: 1, blue: 1 },
      { green: 0, blue: 2 },
    ])
    const guarded = shop({ on: { 2000: ['fido-zapi*'], 2020: ['agent-buzz*'] }, actions: 1, jamais: 0 })
    expect(wares(guarded)).toEqual([])
  })

  it('[TH-125] never takes a green cube for an Action or a blue one for a Jamais', () => {
    const action = shop({ actions: 2, jamais: 2 })
    action.does(A, { kind: 'buy', buys: { what: 'action', from: 'reserve' } })
    expect(prices(action)).toEqual([{ green: 0, blue: 2 }])
    expect(action.refuses(A, { kind: 'price', price: { green: 2, blue: 0 } }).rule).toBe('TH-125')
    const jamais = shop({ actions: 2, jamais: 1 })
    jamais.does(A, { kind: 'buy', buys: { what: 'jamais' } })
    expect(prices(jamais)).toEqual([{ green: 2, blue: 0 }])
  })

  it('[TH-126] names what is bought first, so a card that pays cannot be it', () => {
    const table = shop({ hand: ['agent-juno', 'jump-01', 'jump-02'] }, ['agent-brain'])
    expect(table.options(A)).not.toContainEqual({ kind: 'buy', buys: { what: 'agent', card: 'agent-juno' } })
    table.does(A, { kind: 'buy', buys: { what: 'agent', card: 'agent-brain' } })
    table.does(A, { kind: 'price', price: { cards: 3 } })
    for (const card of ['agent-juno', 'jump-01', 'jump-02'] as const) table.does(A, { kind: 'discard', card })
    expect(table.player(A).hand).toEqual(['agent-brain'])
    expect(table.state.discard).toEqual(['agent-juno', 'jump-01', 'jump-02'])
  })

  it('[TH-127] offers nothing that cannot be delivered', () => {
    expect(wares(shop({ hand: CARDS, actions: 4, jamais: 1 }))).toEqual(['jamais', 'jump'])
    expect(wares(shop({ hand: CARDS, jamais: 2 }))).toEqual(['action', 'jump'])
    expect(wares(scene({ a: { hand: CARDS, jamais: 2, actions: 4 } }))).toEqual([])
    const table = shop({ hand: CARDS })
    expect(table.refuses(A, { kind: 'buy', buys: { what: 'agent', card: 'agent-brain' } }).rule).toBe('TH-127')
  })

  it('[TH-32] lets an Action be bought from a guard', () => {
    const table = shop({ hand: CARDS, on: { 2000: ['fido-zapi*'] }, actions: 3 })
    table.does(A, { kind: 'buy', buys: { what: 'action', from: 'fido-zapi' } })
    table.does(A, { kind: 'price', price: { cards: 3 } })
    for (const card of CARDS) table.does(A, { kind: 'discard', card })
    expect(table.player(A)).toMatchObject({ actions: 4, agents: [{ guard: false }] })
  })
})
