import { describe, expect, it } from 'vitest'
import { type CardId, GADGET_IDS, type GadgetId, gadgets, PHASES } from '../content/index.ts'
import { greenReserve } from '../rules/cubes.ts'
import { commands } from '../rules/decades.ts'
import { A, B, type Scene, scene, type Table } from './scene.ts'

const plays = (table: Table, seat: number, card: GadgetId): boolean =>
  table.options(seat).some((action) => action.kind === 'play' && action.card === card)

const jumping = (given: Scene, ...cards: Parameters<Table['next']>) => {
  const table = scene({
    ...given,
    a: { on: { 2020: ['fido-zapi'] }, actions: 1, ...given.a, hand: ['jump-03', ...(given.a?.hand ?? [])] },
  }).next(...cards)
  table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
  table.does(A, { kind: 'with', card: 'jump-03' })
  return table
}

const HAND: CardId[] = ['jump-01', 'jump-02', 'jump-03', 'jump-04']
const drawing = (given: Scene, ...cards: Parameters<Table['next']>) =>
  scene({ at: 'prepare', phase: 'draw', ...given, a: { ...given.a, hand: [...HAND, ...(given.a?.hand ?? [])] } }).next(
    ...cards,
  )

/** Passes for everybody until something of this kind is on top. */
const until = (table: Table, kind: string, moment?: string): Table => {
  for (;;) {
    const top = table.top()
    if (top.kind === kind && (moment === undefined || (top.kind === 'moment' && top.moment === moment))) return table
    table.does(table.asked()?.seats[0] as number, { kind: 'pass' })
  }
}

describe('playing Gadgets', () => {
  it('[TH-115] needs one gear for this phase and this player’s turn', () => {
    const own = scene({ a: { hand: ['gadget-slide-rail', 'gadget-static-snare'], on: { 2020: ['fido-zapi'] } } })
    expect(plays(own, A, 'gadget-slide-rail')).toBe(true)
    expect(own.refuses(A, { kind: 'play', card: 'gadget-static-snare' }).rule).toBe('TH-115')
    const draw = drawing({ a: { hand: ['gadget-slide-rail'], on: { 2020: ['fido-zapi'] } } })
    expect(draw.refuses(A, { kind: 'play', card: 'gadget-slide-rail' }).rule).toBe('TH-115')
  })

  it('[TH-116] is never possible in Prep: a HAMMER there asks nobody for Gadgets', () => {
    const table = scene({
      phase: 'prep',
      a: { hand: ['gadget-hammer-cage', 'jump-01'], skill: 4 },
      b: { hand: ['gadget-torque-wrench', 'jump-02'], on: { 2030: ['fido-wags'] } },
    }).next('hammer-silent-grid', 'agent-brain', 'jump-09', 'jump-12')
    table.state.stack = [{ kind: 'turn', at: 'fido', used: 0, found: [] }]
    table.does(A, { kind: 'fido', to: 2020 })
    table.does(A, { kind: 'draw' })
    expect(table.told('hammerFixed')).toHaveLength(1)
    expect(table.state.phase).toBe('discovery')
    for (const id of GADGET_IDS) expect(gadgets[id].gears.every(({ phase }) => PHASES.indexOf(phase) > 0)).toBe(true)
  })

  it('[TH-117] [TH-R16] needs the card, its moment, its condition, its price, an aim, and something to change', () => {
    const table = scene({
      a: {
        hand: ['gadget-undertow', 'gadget-salvage-drone', 'gadget-echo-coil'],
        skill: 5,
        on: { 2020: ['fido-zapi'] },
      },
      b: { on: { 2000: ['fido-wags'] }, skill: 4 },
    })
    expect(table.refuses(A, { kind: 'play', card: 'gadget-jad' })).toMatchObject({
      rule: 'TH-117',
      reason: expect.stringMatching('not in your hand'),
    })
    expect(table.refuses(A, { kind: 'play', card: 'gadget-echo-coil' }).rule).toBe('TH-R16')
    expect(table.refuses(A, { kind: 'play', card: 'gadget-undertow' }).reason).toMatch('not ahead')
    expect(table.refuses(A, { kind: 'play', card: 'gadget-salvage-drone' })).toMatchObject({
      rule: 'TH-R16',
      reason: expect.stringMatching('change nothing'),
    })
    const poor = scene({
      a: { hand: ['gadget-undertow'], on: { 2020: ['fido-zapi'] } },
      b: { on: { 2000: ['fido-wags'] } },
    })
    expect(poor.refuses(A, { kind: 'play', card: 'gadget-undertow' }).rule).toBe('TH-118')
  })

  it('[TH-118] is announced with its aim and paid, then the rival may answer', () => {
    const table = scene({
      a: { hand: ['gadget-undertow', 'jump-01', 'jump-02'], on: { 2020: ['fido-zapi'] } },
      b: { on: { 2000: ['fido-wags'] }, hand: ['jump-05', 'jump-06'] },
    })
    table.does(A, { kind: 'play', card: 'gadget-undertow' })
    table.does(A, { kind: 'aim', aim: { agent: 'fido-wags' } })
    expect(table.told('gadgetPlayed')).toEqual([])
    table.does(A, { kind: 'discard', card: 'jump-02' })
    expect(table.told('gadgetPlayed')).toMatchObject([{ paid: ['jump-02'], aim: { agent: 'fido-wags' } }])
    expect(table.asked()).toMatchObject({ ask: 'response.answer', seats: [B] })
  })

  it('[TH-119] [TH-120] resolves last played first; a cancelled one does nothing and its price is lost', () => {
    const table = scene({
      a: { hand: ['gadget-undertow', 'jump-01'], on: { 2020: ['fido-zapi'] } },
      b: { on: { 2000: ['fido-wags'] }, hand: ['gadget-null-key', 'jump-06'] },
    })
    table.does(A, { kind: 'play', card: 'gadget-undertow' })
    table.does(A, { kind: 'aim', aim: { agent: 'fido-wags' } })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    table.does(B, { kind: 'play', card: 'gadget-null-key' })
    table.does(B, { kind: 'discard', card: 'jump-06' })
    table.quiet()
    expect(table.told('gadgetResolved').map(({ card, worked }) => [card, worked])).toEqual([
      ['gadget-null-key', true],
      ['gadget-undertow', false],
    ])
    expect(table.player(B).agents).toMatchObject([{ at: 2000 }])
    expect(table.state.discard).toEqual(['jump-01', 'jump-06', 'gadget-null-key', 'gadget-undertow'])
  })

  it('[TH-121] goes on with the moment it was played in, first player first', () => {
    const table = jumping(
      { a: { hand: ['gadget-phase-tuner'], jamais: 1 }, b: { jamais: 1, hand: ['gadget-echo-coil'] } },
      'agent-comet',
      'jump-09',
    )
    table.does(A, { kind: 'pass' })
    table.does(B, { kind: 'play', card: 'gadget-echo-coil' })
    table.does(B, { kind: 'aim', aim: { slot: 'main' } })
    until(table, 'reveal')
    expect(table.asked()).toMatchObject({ ask: 'reveal.answer', seats: [A] })
    expect(table.top()).toMatchObject({ passes: 0 })
  })

  it('[TH-122] does nothing when its aim is gone', () => {
    const table = scene({
      a: { hand: ['gadget-slide-rail'], on: { 2020: ['fido-zapi', 'agent-buzz'] } },
      b: { hand: ['jump-05', 'jump-06'] },
    })
    table.does(A, { kind: 'play', card: 'gadget-slide-rail' })
    table.does(A, { kind: 'aim', aim: { agent: 'agent-buzz', to: 2010 } })
    table.state.players[0]?.agents.pop()
    table.quiet()
    expect(table.told('gadgetResolved')).toMatchObject([{ worked: false, rule: 'TH-122' }])
    expect(table.state.discard).toEqual(['gadget-slide-rail'])
  })
})

describe('the twelve Gadgets', () => {
  it('[TH-117] JAD Asset Module gives an Action in Discovery, a Jamais in Draw, a card in Action', () => {
    const discovery = scene({ phase: 'discovery', a: { hand: ['gadget-jad'], on: { 2020: ['fido-zapi*'] } } })
    discovery.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    discovery.does(A, { kind: 'keep' })
    discovery.does(A, { kind: 'play', card: 'gadget-jad' })
    expect(discovery.options(A)).toEqual([
      { kind: 'aim', aim: { from: 'reserve' } },
      { kind: 'aim', aim: { from: 'fido-zapi' } },
    ])
    discovery.next('jump-01').does(A, { kind: 'aim', aim: { from: 'fido-zapi' } })
    discovery.quiet()
    expect(discovery.player(A)).toMatchObject({ actions: 3, agents: [{ guard: false }] })
    expect(greenReserve(discovery.player(A))).toBe(1)

    const draw = drawing({ a: { hand: ['gadget-jad'], on: { 2020: ['fido-zapi'] } } })
    draw.does(A, { kind: 'play', card: 'gadget-jad' })
    draw.quiet()
    expect(draw.player(A).jamais).toBe(1)
    expect(draw.top()).toMatchObject({ kind: 'turn', at: 'prepare', used: 1 })

    const action = scene({ a: { hand: ['gadget-jad'], on: { 2000: ['fido-zapi'] } } }).next(
      'hammer-tape-rot',
      'agent-brain',
    )
    action.does(A, { kind: 'play', card: 'gadget-jad' })
    action.quiet()
    expect(action.player(A).hand).toEqual(['agent-brain'])
    expect(action.state.discard).toEqual(['gadget-jad'])
  })

  it('[TH-138] [TH-R17] JAD in the refill window does not count towards the three cards', () => {
    const table = drawing({ a: { hand: ['gadget-jad'], on: { 2020: ['fido-zapi'] } } }, 'agent-brain', 'agent-juno')
    for (const card of HAND.slice(0, 3)) table.does(A, { kind: 'discard', card })
    expect(table.top()).toMatchObject({ kind: 'moment', moment: 'draw' })
    table.does(A, { kind: 'play', card: 'gadget-jad' })
    expect(table.player(A).jamais).toBe(1)
  })

  it('[TH-58] Echo Coil Reboots for nothing, a card of anybody', () => {
    const table = jumping({ b: { hand: ['gadget-echo-coil'] } }, 'agent-comet', 'jump-09')
    table.does(B, { kind: 'play', card: 'gadget-echo-coil' })
    table.does(B, { kind: 'aim', aim: { slot: 'main' } })
    table.quiet()
    expect(table.told('rebooted')).toMatchObject([{ by: B, free: true, card: 'agent-comet' }])
    expect(table.told('jumped')).toMatchObject([{ total: 1 }])
  })

  it('[TH-71] Torque Wrench adds 2 to a repair, for holders only and not on P', () => {
    const table = drawing(
      { a: { hand: ['gadget-torque-wrench'], on: { 2030: ['fido-zapi'] } }, b: { hand: ['jump-05'] } },
      'hammer-silent-grid',
      'agent-anvil',
      'agent-brain',
      'agent-juno',
    )
    table.does(A, { kind: 'done' })
    until(table, 'reveal')
    table.does(A, { kind: 'play', card: 'gadget-torque-wrench' })
    table.quiet()
    expect(table.told('hammerFixed')).toMatchObject([{ total: 5 + 2, level: 6 }])

    const away = drawing(
      { a: { hand: ['agent-brain'], on: { 2030: ['fido-zapi'] } }, b: { hand: ['gadget-torque-wrench'], jamais: 1 } },
      'hammer-silent-grid',
      'agent-anvil',
    )
    away.does(A, { kind: 'done' })
    while (away.top().kind !== 'reveal' || away.asked()?.seats[0] !== B)
      away.does(away.asked()?.seats[0] as number, { kind: 'pass' })
    expect(away.refuses(B, { kind: 'play', card: 'gadget-torque-wrench' }).rule).toBe('TH-117')

    const paradox = drawing(
      { a: { hand: ['gadget-torque-wrench'], on: { 2030: ['fido-zapi'] } } },
      'hammer-silent-grid',
      'agent-brute-force',
      'agent-brain',
    )
    paradox.does(A, { kind: 'done' })
    paradox.quiet()
    expect(paradox.told('hammerParadox')).toHaveLength(1)
  })

  it('[TH-109] Phase Tuner raises or lowers one total by 2, in Jumps and fights, not for a card just launched', () => {
    const lower = jumping({ b: { hand: ['gadget-phase-tuner'] } }, 'agent-juno')
    lower.does(B, { kind: 'play', card: 'gadget-phase-tuner' })
    expect(lower.options(B)).toEqual([
      { kind: 'aim', aim: { slot: 'main', by: 2 } },
      { kind: 'aim', aim: { slot: 'main', by: -2 } },
    ])
    lower.does(B, { kind: 'aim', aim: { slot: 'main', by: -2 } })
    lower.quiet()
    expect(lower.told('jumped')).toMatchObject([{ total: 0, made: false }])

    const fight = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1 },
      b: { on: { 2000: ['agent-buzz'], 2020: ['fido-wags'] }, hand: ['gadget-phase-tuner'], jamais: 1 },
    }).next('jump-05', 'jump-06', 'jump-11')
    fight.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    fight.quiet()
    fight.does(A, { kind: 'launch', faceUp: true })
    expect(fight.refuses(B, { kind: 'play', card: 'gadget-phase-tuner' }).rule).toBe('TH-117')
    fight.quiet()
    fight.does(B, { kind: 'fight' })
    fight.does(B, { kind: 'play', card: 'gadget-phase-tuner' })
    fight.does(B, { kind: 'aim', aim: { slot: 'attacker', by: -2 } })
    fight.quiet()
    expect(fight.told('fought')).toMatchObject([{ attacker: 3, defender: 4, winner: B }])
  })

  it('[TH-119] Null Key cancels what the rival has just played, for a card', () => {
    const table = drawing({
      a: { hand: ['gadget-jad'], on: { 2020: ['fido-zapi'] } },
      b: { hand: ['gadget-null-key', 'jump-05'] },
    })
    table.does(A, { kind: 'play', card: 'gadget-jad' })
    table.does(B, { kind: 'play', card: 'gadget-null-key' })
    table.does(B, { kind: 'discard', card: 'jump-05' })
    table.quiet()
    expect(table.player(A).jamais).toBe(0)
    expect(table.told('gadgetCancelled')).toMatchObject([{ card: 'gadget-jad', by: B }])
    const poor = drawing({ a: { hand: ['gadget-jad'], on: { 2020: ['fido-zapi'] } }, b: { hand: ['gadget-null-key'] } })
    poor.does(A, { kind: 'play', card: 'gadget-jad' })
    expect(poor.asked()?.seats).toEqual([A])
  })

  it('[TH-101] Decoy Beacon ends an attack before any Flux; the Action stays spent', () => {
    const table = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1 },
      b: { on: { 2000: ['agent-buzz'] }, hand: ['gadget-decoy-beacon'] },
    })
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    table.does(B, { kind: 'play', card: 'gadget-decoy-beacon' })
    table.quiet()
    expect(table.player(A).actions).toBe(0)
    expect(table.player(B).agents).toHaveLength(1)
    expect(table.told('attackStopped')).toHaveLength(1)
    expect(table.ask()).toBe('turn.main')
  })

  it('[TH-99] Slide Rail moves an own Agent by one decade, without Flux and without Long Jump', () => {
    const table = scene({ a: { hand: ['gadget-slide-rail'], on: { 2000: ['agent-buzz*'] } } })
    table.does(A, { kind: 'play', card: 'gadget-slide-rail' })
    expect(table.options(A)).toEqual([
      { kind: 'aim', aim: { agent: 'agent-buzz', to: 1990 } },
      { kind: 'aim', aim: { agent: 'agent-buzz', to: 2010 } },
    ])
    table.does(A, { kind: 'aim', aim: { agent: 'agent-buzz', to: 1990 } })
    expect(table.player(A).agents).toEqual([{ card: 'agent-buzz', at: 1990, guard: false }])
    expect(commands(table.state, A, 1990)).toBe(true)
    expect(table.told('revealed')).toEqual([])
  })

  it('[TH-117] Undertow drags a rival Agent one decade toward 2020, if one is not ahead in skill', () => {
    const at = (mine: number, theirs: number) =>
      scene({
        a: { hand: ['gadget-undertow', 'jump-01'], on: { 2020: ['fido-zapi'] }, skill: mine },
        b: { on: { 2050: ['fido-wags'], 2020: ['agent-mako'] }, skill: theirs },
      })
    expect(plays(at(7, 6), A, 'gadget-undertow')).toBe(false)
    const table = at(6, 6)
    table.does(A, { kind: 'play', card: 'gadget-undertow' })
    expect(table.options(A)).toEqual([{ kind: 'aim', aim: { agent: 'fido-wags' } }])
    table.does(A, { kind: 'aim', aim: { agent: 'fido-wags' } })
    table.does(A, { kind: 'discard', card: 'jump-01' })
    expect(table.player(B).agents.map(({ at }) => at)).toEqual([2020, 2040])
  })

  it('[TH-117] Salvage Drone takes a Jump or Gadget of the discard pile, never itself', () => {
    const table = scene({ discard: ['agent-brain', 'jump-05', 'gadget-jad'], a: { hand: ['gadget-salvage-drone'] } })
    table.does(A, { kind: 'play', card: 'gadget-salvage-drone' })
    expect(table.options(A)).toEqual([
      { kind: 'aim', aim: { card: 'jump-05' } },
      { kind: 'aim', aim: { card: 'gadget-jad' } },
    ])
    table.does(A, { kind: 'aim', aim: { card: 'gadget-jad' } })
    expect(table.player(A)).toMatchObject({ hand: ['gadget-jad', 'fido-zapi'], open: ['gadget-jad'] })
    expect(table.state.discard).toEqual(['agent-brain', 'jump-05', 'gadget-salvage-drone'])
  })

  it('[TH-66] Hammer Cage puts a HAMMER away before its Stasis, on every activation', () => {
    const table = drawing(
      { a: { on: { 1990: ['agent-buzz'], 2000: ['fido-zapi'] } }, b: { hand: ['gadget-hammer-cage', 'jump-05'] } },
      'hammer-tape-rot',
      'agent-ferris',
      'agent-brain',
      'agent-juno',
    )
    table.does(A, { kind: 'done' })
    until(table, 'reveal')
    while (!(table.top().kind === 'moment' && table.asked()?.seats[0] === B))
      table.does(table.asked()?.seats[0] as number, { kind: 'pass' })
    table.does(B, { kind: 'play', card: 'gadget-hammer-cage' })
    table.quiet()
    expect(table.told('hammerActivated').map(({ decade }) => decade)).toEqual([1990, 2000])
    expect(table.told('revealed')).toHaveLength(1)
    expect(table.player(A).agents).toMatchObject([{ at: 2020 }, { at: 2000 }])
    expect(table.state.dejaVu).toEqual(['hammer-tape-rot'])
  })

  it('[TH-132] Static Snare takes an Action from a rival who is ahead', () => {
    const at = (mine: number, theirs: number) => {
      const table = scene({
        phase: 'discovery',
        a: { on: { 2020: ['fido-zapi*'] }, skill: theirs },
        b: { hand: ['gadget-static-snare'], skill: mine },
      })
      table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
      table.next('jump-01').does(A, { kind: 'keep' })
      return table
    }
    const behind = at(3, 4)
    behind.does(B, { kind: 'play', card: 'gadget-static-snare' })
    expect(behind.player(A).actions).toBe(1)
    expect(at(4, 4).top().kind).not.toBe('moment')
  })

  it('[TH-156] Forecast Lens shows the next three cards to its owner, who may reorder them', () => {
    const table = scene({ a: { hand: ['gadget-forecast-lens', 'jump-01'], on: { 2020: ['fido-zapi'] } } })
    table.next('agent-brain', 'agent-juno', 'hammer-tape-rot')
    table.does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    expect(table.options(A)).toHaveLength(3)
    table.does(A, { kind: 'next', card: 'hammer-tape-rot' })
    table.does(A, { kind: 'next', card: 'agent-juno' })
    expect(table.state.deck.top).toEqual(['hammer-tape-rot', 'agent-juno', 'agent-brain'])
    expect(table.state.reader).toBe(A)
    const few = scene({ deck: ['agent-brain'], a: { hand: ['gadget-forecast-lens'] } }).next('agent-brain')
    few.does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    expect(few.ask()).toBe('turn.main')
    expect(few.told('reshuffled')).toEqual([])
    const none = scene({ deck: [], discard: ['jump-05'], a: { hand: ['gadget-forecast-lens'] } })
    expect(plays(none, A, 'gadget-forecast-lens')).toBe(false)
  })
})
