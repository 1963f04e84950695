import { describe, expect, it } from 'vitest'
import { commands } from '../rules/decades.ts'
import { A, B, type Scene, scene } from './scene.ts'

const jump = (
  given: Scene,
  agent: 'agent-buzz' | 'agent-mako' | 'fido-zapi' | 'agent-comet',
  to: 1990 | 2000 | 2010 | 2020 | 2030 | 2040 | 2050,
  ...cards: Parameters<ReturnType<typeof scene>['next']>
) => {
  const table = scene({ ...given, a: { hand: ['jump-03'], actions: 1, ...given.a } }).next(...cards)
  table.does(A, { kind: 'jump', agent, to })
  table.does(A, { kind: 'with', card: 'jump-03' })
  return table.quiet()
}

describe('Jumps', () => {
  it('[TH-87] an Action Jump costs an Action and a Jump card and leads anywhere else', () => {
    const table = jump({ a: { on: { 2000: ['agent-buzz'] } } }, 'agent-buzz', 2040, 'jump-01')
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [{ at: 2040 }] })
    expect(table.state.discard).toEqual(['jump-03', 'jump-01'])
    const bare = scene({ a: { hand: [], on: { 2000: ['agent-buzz'] }, actions: 1 } })
    expect(bare.refuses(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 }).rule).toBe('TH-87')
    const idle = scene({ a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 0 } })
    expect(idle.refuses(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 }).rule).toBe('TH-87')
  })

  it('[TH-89] [TH-29] adds J, the Command of 2030 and the Quark to the Flux', () => {
    const table = jump(
      { a: { on: { 1990: ['agent-mako'], 2030: ['fido-zapi'] } }, quark: 'quark-slipstream' },
      'agent-mako',
      2040,
      'agent-juno',
    )
    expect(table.told('jumped')).toMatchObject([{ total: 1 + 2 + 1 + 1, distance: 5, made: true }])
  })

  it('[TH-90] counts the Command of 2030 for the Agent that is leaving it, and loses it afterwards', () => {
    const table = jump({ a: { on: { 2030: ['agent-buzz'] } } }, 'agent-buzz', 2010, 'agent-juno')
    expect(table.told('jumped')).toMatchObject([{ total: 2, distance: 2, made: true }])
    expect(table.state.commands[3]).toBeNull()
    expect(commands(table.state, A, 2010)).toBe(true)
  })

  it('[TH-91] [TH-99] returns a guard’s cube when it leaves its decade', () => {
    const table = jump({ a: { on: { 2000: ['agent-buzz*'] } } }, 'agent-buzz', 2010, 'agent-juno')
    expect(table.player(A).agents).toEqual([{ card: 'agent-buzz', at: 2010, guard: false }])
  })

  it('[TH-92] a Long Jump earns 1 skill', () => {
    const table = jump({ a: { on: { 1990: ['agent-mako'], 2030: ['fido-zapi'] } } }, 'agent-mako', 2050, 'jump-05')
    expect(table.told('jumped')).toMatchObject([{ total: 6, distance: 6, made: true }])
    expect(table.player(A).skill).toBe(3)
    const back = jump({ a: { on: { 2050: ['agent-mako'] } } }, 'agent-mako', 1990, 'jump-01')
    expect(back.player(A).skill).toBe(3)
  })

  it('[TH-93] a failed one loses the Agent and brings a Déjà vu', () => {
    const table = jump({ a: { on: { 2000: ['agent-buzz'] } } }, 'agent-buzz', 2010, 'agent-brain')
    expect(table.told('jumped')).toMatchObject([{ total: 0, distance: 1, made: false }])
    expect(table.player(A).agents).toEqual([])
    expect(table.state.commands[1]).toBeNull()
    expect(table.told('dejaVu')).toHaveLength(1)
  })

  it('[TH-94] never lead to the same decade', () => {
    const table = scene({ a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1 } })
    expect(table.refuses(A, { kind: 'jump', agent: 'agent-buzz', to: 2000 }).rule).toBe('TH-94')
    expect(table.options(A).filter(({ kind }) => kind === 'jump')).toHaveLength(6)
  })

  it('[TH-95] are paid before the Flux is drawn, and the Flux leaves before they take effect', () => {
    const table = jump({ deck: [], a: { on: { 2000: ['agent-buzz'] } } }, 'agent-buzz', 2010, 'jump-03')
    expect(table.told('revealed')).toMatchObject([{ card: 'jump-03' }])
    const failed = jump({ a: { on: { 2000: ['agent-buzz'] } } }, 'agent-buzz', 2010, 'agent-brain')
    expect(failed.state.discard).toEqual(['jump-03', 'agent-brain', 'agent-buzz'])
  })

  it('[TH-87] a Crucial Jump is bought and leads anywhere else', () => {
    const table = scene({ a: { hand: [], on: { 2000: ['agent-buzz'] }, actions: 2 } }).next('jump-01')
    table.does(A, { kind: 'buy', buys: { what: 'jump', agent: 'agent-buzz', to: 2050 } })
    table.does(A, { kind: 'price', price: { green: 2, blue: 0 } })
    table.quiet()
    expect(table.player(A)).toMatchObject({ actions: 0, agents: [{ at: 2050 }] })
  })

  it('[TH-92] counts a Long Jump on whoever’s turn it is made', () => {
    const table = scene({
      a: { on: { 1990: ['agent-anvil'] }, actions: 1 },
      b: { on: { 1990: ['agent-comet*'] } },
    }).next('jump-09', 'jump-01')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-comet' })
    table.does(A, { kind: 'launch', faceUp: false })
    table.does(B, { kind: 'escapeTo', to: 2050 })
    table.quiet()
    expect(table.player(B)).toMatchObject({ skill: 3, agents: [{ at: 2050, guard: false }] })
  })
})
