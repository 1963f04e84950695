import { begin, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { type CardId, QUARK_IDS } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { A, B, OPTIONS, type Scene, scene } from './scene.ts'

/** A's turn ends, B's begins. */
const passed = (given: Scene, ...cards: Parameters<ReturnType<typeof scene>['next']>) => {
  const table = scene({ first: B, b: { on: { 2020: ['fido-wags'] } }, ...given }).next(...cards)
  table.does(A, { kind: 'end' })
  return table
}

/** The Discovery Flux of A comes up. */
const exploring = (given: Scene, ...cards: Parameters<ReturnType<typeof scene>['next']>) => {
  const table = scene({ phase: 'discovery', ...given }).next(...cards)
  table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
  const guard = table.player(A).agents.find((agent) => agent.guard)
  if (!guard) throw new Error('give somebody a guard to begin with')
  table.does(A, { kind: 'keep' })
  return table.quiet()
}
const GUARD = ['agent-odette*'] as const

describe('Prep', () => {
  it('[TH-128] turns the die down at the first player’s next turn, with a new Quark', () => {
    const table = passed(
      { die: 3, options: { quarks: true }, quark: 'quark-red-alert', quarks: ['quark-slipstream', 'quark-static-fog'] },
      'quark-slipstream',
      'jump-11',
    )
    expect(table.state).toMatchObject({ die: 2, quark: 'quark-slipstream', quarks: ['quark-static-fog'] })
    expect(table.told('roundBegan')).toMatchObject([{ round: 3, die: 2 }])
    const second = passed({ first: A }, 'jump-11')
    expect(second.state.die).toBe(3)
  })

  it('[TH-128] ends the game when the die shows 1', () => {
    const table = passed({ die: 1, a: { skill: 7 }, b: { skill: 5, on: { 2020: ['fido-wags'] } } })
    expect(table.state.result).toMatchObject({ reason: 'rounds', payoff: [1, 0] })
  })

  it('[TH-128] leaves the die alone on the first turn of all', () => {
    expect(begin(game, { ...OPTIONS, rounds: 5 }, 2, seeded(3))).toMatchObject({ die: 5, turn: 1 })
  })

  it('[TH-130] gains 1 skill', () => {
    expect(passed({}, 'jump-11').player(B).skill).toBe(3)
  })
})

describe('Discovery', () => {
  it('[TH-131] gains 2 Actions, what Past Commands pay, and a Draw bonus from Open Archive', () => {
    const table = exploring(
      { a: { on: { 1990: ['fido-zapi'], 2000: ['agent-buzz'], 2020: [...GUARD] } }, quark: 'quark-open-archive' },
      'jump-01',
    )
    expect(table.player(A)).toMatchObject({ actions: 3, jamais: 1, drawBonus: 1 })
    expect(table.events.map(({ rule }) => rule)).toContain('TH-131')
  })

  it('[TH-132] lets both play Gadgets for open moments, Active first', () => {
    const table = scene({
      phase: 'discovery',
      a: { hand: ['jump-01'], on: { 2020: [...GUARD] }, skill: 3 },
      b: { hand: ['jump-02'], skill: 2 },
    })
    table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    table.does(A, { kind: 'keep' })
    expect(table.asked()).toMatchObject({ ask: 'moment.answer', rule: 'TH-132', seats: [A] })
    table.does(A, { kind: 'pass' })
    expect(table.asked()?.seats).toEqual([B])
  })

  it('[TH-133] a trio earns 1 skill and draws no Flux', () => {
    const table = exploring({ a: { on: { 1990: ['fido-zapi'], 2000: ['agent-buzz'], 2010: [...GUARD] } } })
    expect(table.told('skillGained')).toMatchObject([{ why: 'trio' }])
    expect(table.told('revealed')).toEqual([])
    expect(table.ask()).toBe('turn.prepare')
  })

  it('[TH-134] [TH-135] a Flux that selects a held decade earns 1 skill and no asset', () => {
    const table = exploring({ a: { on: { 2040: ['fido-zapi'], 2020: [...GUARD] } } }, 'jump-12')
    expect(table.told('decadeSelected')).toMatchObject([{ decade: 2040, held: true }])
    expect(table.player(A)).toMatchObject({ skill: 3, drawBonus: 0 })
    expect(table.state.discard).toEqual(['jump-12'])
    expect(table.ask()).toBe('turn.prepare')
  })

  it('[TH-136] otherwise one asset that can be had', () => {
    const table = exploring({ a: { on: { 2040: ['fido-zapi'], 2020: [...GUARD] }, jamais: 1 } }, 'jump-01')
    table.quiet()
    expect(table.options(A)).toEqual([
      { kind: 'asset', asset: 'draw' },
      { kind: 'asset', asset: 'jamais' },
      { kind: 'asset', asset: 'action', from: 'reserve' },
      { kind: 'asset', asset: 'action', from: 'agent-odette' },
    ])
    table.does(A, { kind: 'asset', asset: 'jamais' })
    expect(table.player(A).jamais).toBe(2)
  })

  it('[TH-136] [TH-155] takes the Draw bonus for you where everybody sees nothing else is left', () => {
    const table = scene({
      phase: 'discovery',
      a: { hand: ['gadget-forecast-lens'], on: { 2000: ['fido-zapi'] }, actions: 4, jamais: 2 },
    }).next('jump-01')
    table.state.stack = [
      { kind: 'turn', at: 'explore', used: 0, found: [] },
      { kind: 'moment', at: 'answer', moment: 'discovery', order: [A, B], turn: 0, passes: 0 },
    ]
    table.quiet()
    expect(table.ask()).toBe('turn.prepare')
    expect(table.player(A).drawBonus).toBe(1)
  })

  it('[TH-76] [TH-137] a 3 or 4 brings a Déjà vu after the asset', () => {
    for (const card of ['jump-05', 'jump-11'] as CardId[]) {
      const table = exploring(
        { dejaVu: ['hammer-tape-rot'], a: { on: { 2040: ['fido-zapi'], 2020: [...GUARD] } } },
        card,
      )
      expect(table.told('dejaVu')).toEqual([])
      table.next('hammer-tape-rot').does(A, { kind: 'asset', asset: 'draw' })
      expect(table.told('dejaVu')).toMatchObject([{ card: 'hammer-tape-rot' }])
      expect(table.ask()).toBe('turn.prepare')
    }
  })
})

describe('Draw', () => {
  const HAND: CardId[] = ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05']
  const drawing = (a: Scene['a'], ...cards: Parameters<ReturnType<typeof scene>['next']>) =>
    scene({ at: 'prepare', phase: 'draw', a: { hand: HAND, ...a } }).next(...cards)

  it('[TH-138] lets go of up to three cards, one at a time', () => {
    const table = drawing({ on: { 2020: ['fido-zapi'] } }, 'agent-brain', 'agent-juno', 'agent-pogo', 'agent-mako')
    table.does(A, { kind: 'discard', card: 'jump-02' })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    table.does(A, { kind: 'discard', card: 'jump-05' })
    expect(table.ask()).toBe('moment.answer')
    table.quiet()
    expect(table.state.discard).toEqual(['jump-02', 'jump-01', 'jump-05'])
    expect(table.player(A).hand).toHaveLength(6)
  })

  it('[TH-139] [TH-R18] draws up to six, one by one, with a moment before each card', () => {
    const table = drawing(
      { hand: HAND.slice(0, 3), on: { 2020: ['fido-zapi'] } },
      'agent-brain',
      'agent-juno',
      'agent-pogo',
    )
    table.does(A, { kind: 'done' })
    for (const size of [3, 4, 5]) {
      expect(table.asked()).toMatchObject({ ask: 'moment.answer', rule: 'TH-R18' })
      expect(table.player(A).hand).toHaveLength(size)
      table.does(A, { kind: 'pass' })
    }
    expect(table.ask()).toBe('turn.main')
  })

  it('[TH-140] keeps more than six cards and draws only the bonus', () => {
    const table = drawing({ hand: [...HAND, 'jump-06', 'jump-07'], drawBonus: 1 }, 'agent-brain')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.player(A).hand).toHaveLength(9)
  })

  it('[TH-141] [TH-R30] a Fido lost to a HAMMER fills the hand and ends the phase', () => {
    const table = drawing({ on: { 2030: ['fido-zapi'] } }, 'hammer-driverless-jam', 'agent-ferris')
    table.does(A, { kind: 'done' })
    table.quiet()
    expect(table.player(A).hand).toHaveLength(6)
    expect(table.player(A).hand).toContain('fido-zapi')
    expect(table.ask()).toBe('turn.main')
    expect(table.told('drew')).toEqual([])
  })
})

describe('Action', () => {
  it('[TH-142] offers every task that can be paid for, in any order', () => {
    const table = scene({
      discard: ['agent-brain'],
      a: { hand: ['agent-odette', 'jump-03', 'gadget-slide-rail', 'jump-04'], on: { 2000: ['fido-zapi'] }, actions: 2 },
      b: { on: { 2000: ['fido-wags'] } },
    })
    expect(table.kinds(A).sort()).toEqual(['attack', 'buy', 'end', 'guard', 'jump', 'play', 'recruit'])
  })

  it('[TH-143] asks the rival after a task only where they could play something, which no Gadget of the set allows', () => {
    const table = scene({ a: { on: { 2020: ['fido-zapi'] }, actions: 1 }, b: { hand: ['jump-01', 'jump-02'] } })
    table.does(A, { kind: 'guard', agent: 'fido-zapi' })
    expect(table.asked()).toMatchObject({ ask: 'turn.main', seats: [A] })
  })

  it('[TH-144] passing returns the Actions; Jamais and guards stay', () => {
    const table = passed({ a: { on: { 2020: ['fido-zapi*'] }, actions: 2, jamais: 2 } }, 'jump-11')
    expect(table.player(A)).toMatchObject({ actions: 0, jamais: 2, agents: [{ guard: true }] })
    expect(table.told('turnEnded')).toMatchObject([{ rule: 'TH-144' }])
  })

  it('[TH-145] hands the turn over without Paradox or Draw bonuses', () => {
    const table = passed({ paradox: true, a: { drawBonus: 2 } }, 'jump-11')
    expect(table.state).toMatchObject({ active: B, paradox: false, turn: 4 })
    expect(table.player(A).drawBonus).toBe(0)
  })
})

describe('Quarks', () => {
  it('[TH-146] six of them cover the longest game, none twice', () => {
    const state = begin(game, { ...OPTIONS, rounds: 6, quarks: true }, 2, seeded(5))
    expect([state.quark, ...state.quarks].sort()).toEqual(QUARK_IDS.slice().sort())
  })

  it('[TH-147] Static Fog starts every turn in Paradox, the one that turned it up, too', () => {
    const table = passed({ options: { quarks: true }, quarks: ['quark-static-fog'] }, 'quark-static-fog', 'jump-11')
    expect(table.state).toMatchObject({ quark: 'quark-static-fog', paradox: true })
    const second = passed({ first: A, quark: 'quark-static-fog' }, 'jump-11')
    expect(second.state.paradox).toBe(true)
  })
})
