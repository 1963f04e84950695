import { SPECTATOR } from '@anachron/kernel'
import { madeUp } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { cardOf, cards } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Event, View } from '../rules/types.ts'
import { cardText } from '../words/card-text.ts'
import { remindersOf, reminderText } from '../words/keywords.ts'
import { advance, at, card, end, id, intervene, none, unitOf } from './table.ts'

const say = (events: readonly Event[], viewer: number): string[] =>
  events.map((event) => render(game.words.event(event, viewer), { viewer }))

const read = (sentence: Sentence | undefined, viewer = 0): string => render(sentence ?? '', { viewer })
const table = (view: View): string => read(game.words.view(view), view.viewer)
const text = (name: string): string => read(cardText(cardOf(id(name))))

describe('the log', () => {
  it('calls people by the name that is replaced by theirs, and the reader you', () => {
    const t = at({
      players: [
        { hand: ['Blackout'], cells: 'AF' },
        { cells: 'AU', locations: ['Desert Landing'] },
      ],
    })
    t.does(0, intervene('Blackout'))
    t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: false, frozen: false })
    const froze = t.events.filter(({ kind }) => kind === 'froze')
    expect(say(froze, 0)).toEqual(['You freeze Player 2’s Ancient Power Cell.'])
    expect(say(froze, 1)).toEqual(['Player 1 freezes your Ancient Power Cell.'])
    expect(say(froze, SPECTATOR)).toEqual(['Player 1 freezes Player 2’s Ancient Power Cell.'])
  })

  it('[TS-53] says what a card is linked to', () => {
    const t = at({ players: [{ hand: ['Cloaking'], cells: 'FF', advances: [['Scout Drone']] }, {}] })
    const host = unitOf(t.state, 'Scout Drone').id
    expect(say(t.does(0, { kind: 'link', card: id('Cloaking'), host }), 1)).toEqual([
      'Player 1 links Cloaking to Scout Drone.',
    ])
  })

  it('[TS-42] [TS-46] cites the rule by which a card was played', () => {
    const home = ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost']
    const t = at({ players: [{ hand: ['Scout Drone', 'Athens'], cells: 'AAFFFF', locations: home }, {}] })
    expect(t.does(0, advance('Scout Drone', 1))[0]).toMatchObject({ kind: 'played', rule: 'TS-46' })
    expect(t.does(0, advance('Athens', 1))[0]).toMatchObject({ kind: 'played', rule: 'TS-42' })
  })

  it('[TS-23] [TS-24] tells the cell of the turn from an additional one', () => {
    const cell = { kind: 'cell', card: 'TS-PC-01' } as const
    const t = at({
      step: 'cells',
      players: [{ hand: ['Keystone Cell', 'Ancient Power Cell', 'Ancient Power Cell'] }, {}],
    })
    expect(t.does(0, { kind: 'cell', card: id('Keystone Cell') })[0]).toMatchObject({ rule: 'TS-23' })
    expect(t.does(0, cell)[0]).toMatchObject({ rule: 'TS-24' })
  })

  it('[TS-22] [TS-77] tells the draw of the turn from one that a card gives', () => {
    const t = at({
      players: [{ hand: ['Timely Letter'], cells: 'AA', deck: ['Rome', 'Athens'] }, { deck: ['Corinth'] }],
    })
    expect(t.does(0, intervene('Timely Letter'))).toContainEqual(
      expect.objectContaining({ kind: 'drew', count: 2, rule: 'TS-77' }),
    )
    expect(t.does(0, end)).toContainEqual(expect.objectContaining({ kind: 'drew', seat: 1, rule: 'TS-22' }))
  })

  it('[TS-64] [TS-63] [TS-84] [TS-77] names the owner of a unit that an effect reaches, and how long or where', () => {
    const unit = { unit: 7, card: id('Drone Swarm'), owner: 1, seat: 0 } as const
    const told: Event[] = [
      { kind: 'stunned', rule: 'TS-64', ...unit },
      { kind: 'moved', rule: 'TS-63', ...unit, zone: 'obstacle', phase: 2 },
      { kind: 'raised', rule: 'TS-84', ...unit, energy: 2, resistance: 1 },
      { kind: 'granted', rule: 'TS-77', ...unit, keyword: 'steadfast' },
    ]
    expect(say(told, 0)).toEqual([
      'Player 2’s Drone Swarm is stunned to the end of Player 2’s next turn.',
      'Player 2’s Drone Swarm moves to the far end of your lane 2.',
      'Player 2’s Drone Swarm has +2/+1.',
      'Player 2’s Drone Swarm has Steadfast.',
    ])
    expect(say(told, 1)[0]).toBe('Your Drone Swarm is stunned to the end of your next turn.')
  })

  it('[TS-64] [TS-63] tells of both players’ units whose they are', () => {
    const t = at({
      players: [
        { hand: ['Tangle of Tongues', 'Displacement Beacon'], cells: 'AAFFFF' },
        { advances: [['Scout Drone']], obstacles: [['Drone Swarm']], deck: ['Rome'] },
      ],
    })
    t.does(0, { kind: 'obstacle', card: id('Tangle of Tongues'), phase: 1 })
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Scout Drone').id })
    t.does(0, advance('Displacement Beacon', 1))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Drone Swarm').id })
    t.does(0, { kind: 'phase', phase: 3 })
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'stunned', seat: 0, owner: 1 }))
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'moved', owner: 1, zone: 'obstacle', phase: 3 }))
  })

  it('[TS-26] [TS-71] [TS-32] [TS-3] can be said in a language with another order of words', () => {
    const language = madeUp({
      verbs: { strike: 'bat', go: 'vad', win: 'venk' },
      terms: { 'Scout Drone': 'Spejul', 'Drone Swarm': 'Svarm', 'Fishing Crew': 'Fiskul' },
      messages: {
        '{0} {1}': '{1} {0}',
        '{0} {1} ({2}) {3} at {4}.': '{3} {4} {1} {0} ({2})!',
        '{0} {1} {2} to the Void.': 'en Nul {2} {1} {0}!',
        '{0} {1}, home with the recording.': 'hejm: {1} {0}!',
        '{0} costs {1}; your ready cells do not pay for that.': 'kost {1} por {0}!',
        '{0} of any kind': 'iu {0}',
      },
    })
    const said = (sentence: Sentence): string => render(sentence, { names: ['Ann', 'Bob'], viewer: 0, language })
    const [scout, swarm] = [id('Scout Drone'), id('Drone Swarm')]
    const strength = { energy: [2, 4], resistance: [1, 4] }
    const strike = { with: 'advance', phase: 1, unit: 1, card: scout, target: 2, targetCard: swarm } as const
    expect(said(game.words.event({ kind: 'strike', rule: 'TS-26', seat: 0, ...strike, ...strength }, 0))).toBe(
      'Batat Svarm Bob-im (4/4) Spejul tu-im (2/1)!',
    )
    expect(said(game.words.event({ kind: 'voided', rule: 'TS-71', seat: 1, unit: 2, cards: [swarm] }, 0))).toBe(
      'en Nul vadat Svarm Bob-im!',
    )
    const t = at({ players: [{ hand: ['Fishing Crew'], cells: 'FF' }, {}] })
    const { reason } = t.refuses(0, advance('Fishing Crew', 1), { viewer: 0, language })
    expect(reason).toBe('kost iu 1 e 1 Ancient por Fiskul!')
    expect(said(game.words.result({ reason: 'home', rule: 'TS-3', payoff: [1, 0] }))).toBe('hejm: venkas tu!')
  })
})

describe('what is asked', () => {
  it('[TS-75] leaves no doubt where a card of the deck goes', () => {
    const t = at({
      players: [{ hand: ['Athens'], cells: 'FFF', deck: ['Rome', 'Corinth', 'Ephesus'] }, {}],
    })
    t.does(0, { kind: 'fill', card: id('Athens'), location: 2 })
    const view = game.view(t.state, 0)
    expect(read(game.words.ask('ability.arrange', view, 0))).toBe(
      'Athens: put this card under your deck, or leave it on top?',
    )
    expect(t.options(0).map((action) => read(game.words.action(action, view)))).toEqual([
      'Put Rome under the deck',
      'Leave it on top',
    ])
    t.does(0, card('Rome'))
    t.does(0, none)
    expect(table(game.view(t.state, 0))).toContain('On top of the deck, the next one first: Corinth and Ephesus.')
    expect(table(game.view(t.state, 1))).not.toContain('Corinth')
  })

  it('[TS-18] the first hand: what is in it, what else there is, and how often', () => {
    const { state } = at({ players: [{ hand: ['Rome', 'Ancient Power Cell', 'Future Power Cell'] }, {}] })
    expect(read(game.words.ask('opening.mulligan', game.view(state, 0), 0))).toBe(
      'Keep these 3 cards? 2 Power Cells among them',
    )
    expect(read(game.words.ask('opening.mulligan', game.view(state, 1), 0))).not.toContain('2')
  })

  it('[TS-33] a payment by hand: for what, how much is left, and with what', () => {
    const t = at({ players: [{ hand: ['Fishing Crew'], cells: 'AAF' }, {}] })
    const asked = (seat: number): string =>
      render(game.words.ask(t.asked()?.ask ?? '', game.view(t.state, seat), 0), { viewer: seat })
    expect(asked(0)).toBe('Play cards. Cells ready: 2 Ancient and 1 Future')
    t.does(0, { kind: 'payByHand' })
    expect(asked(0)).toContain('the cells for it you choose next')
    t.does(0, advance('Fishing Crew', 1))
    expect(asked(0)).toBe('Choose a cell for Fishing Crew. Still to pay: 1 of any kind and 1 Ancient (3 ready)')
    t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: false, frozen: false })
    expect(asked(0)).toContain('Still to pay: 1 of any kind (2 ready)')
  })

  it('[TS-26] [TS-27] how many can strike, and how many cards are too many', () => {
    const hand = Array.from({ length: 12 }, () => 'Rome')
    const t = at({
      step: 'target',
      players: [
        { hand, locations: ['Desert Landing'], advances: [['Scout Drone']] },
        { obstacles: [['Highway Robbers']], deck: ['Rome'] },
      ],
    })
    expect(read(game.words.ask('turn.target', game.view(t.state, 0), 0))).toBe('Strike: one of your units can')
    t.does(0, end)
    expect(read(game.words.ask('turn.discard', game.view(t.state, 0), 0))).toBe(
      'Discard 2 cards: you hold 12, ten are the most',
    )
    expect(read(game.words.ask('turn.discard', game.view(t.state, 1), 0))).not.toContain('12')
  })

  it('[TS-32] what cannot be paid says what it costs', () => {
    const t = at({ players: [{ hand: ['Fishing Crew'], cells: 'FF' }, {}] })
    expect(t.refuses(0, advance('Fishing Crew', 1))).toEqual({
      rule: 'TS-32',
      reason: 'Fishing Crew costs 1 of any kind and 1 Ancient; your ready cells do not pay for that.',
    })
  })

  it('[TS-30] a button says what it costs in few words', () => {
    const t = at({
      players: [{ hand: ['Fishing Crew', 'Recall Beacon'], cells: 'AFF', advances: [['Scout Drone']] }, {}],
    })
    const view = game.view(t.state, 0)
    const said = t.options(0).map((action) => read(game.words.action(action, view)))
    expect(said).toContain('Play Fishing Crew to guard lane 1 (1 any + 1 Ancient)')
    expect(said).toContain('Play Recall Beacon (free)')
  })

  it('[TS-80] says what becomes of the unit', () => {
    const t = at({
      players: [{ hand: ['Sudden Squall'], cells: 'AAA' }, { advances: [['Scout Drone']] }],
    })
    t.does(0, intervene('Sudden Squall'))
    const view = game.view(t.state, 0)
    expect(read(game.words.ask('ability.unit', view, 0))).toBe('Sudden Squall: choose a unit to void')
    expect(t.options(0).map((action) => read(game.words.action(action, view)))).toEqual(['Player 2’s Scout Drone'])
  })
})

describe('the table in text', () => {
  it('[TS-84] [TS-55] shows units as strong as they are now', () => {
    const t = at({
      players: [
        { locations: [null, 'Damascus'], advances: [[], [{ card: 'Scout Drone', links: ["Ship's Physician"] }]] },
        {},
      ],
    })
    expect(table(game.view(t.state, 1))).toContain("Scout Drone 3/6 (with Ship's Physician)")
  })

  it('[TS-64] says who is stunned', () => {
    const t = at({
      players: [
        { hand: ['Tangle of Tongues'], cells: 'AA' },
        { advances: [['Scout Drone']], deck: ['Rome'] },
      ],
    })
    t.does(0, { kind: 'obstacle', card: id('Tangle of Tongues'), phase: 1 })
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Scout Drone').id })
    expect(table(game.view(t.state, 0))).toContain('Scout Drone 3/2 (stunned)')
  })

  it('[TS-73] an owner may look at what lies face down, and nobody else', () => {
    const { state } = at({ players: [{ faceDown: ['Athens'] }, {}] })
    expect(table(game.view(state, 0))).toContain('Face down in the Void: Athens.')
    expect(table(game.view(state, 1))).not.toContain('Athens')
  })
})

describe('what keywords mean', () => {
  it('is told of every keyword that a card bears, gives or grants, and of stunning, freezing and moving', () => {
    const words = (name: string): string[] => remindersOf(cardOf(id(name))).map(({ word }) => word)
    expect(words('Phase Drifter')).toEqual(['Bypass'])
    expect(words('Cloaking')).toEqual(['Link', 'Cloaked'])
    expect(words('Seal Unbroken')).toEqual(['Steadfast'])
    expect(words('Signal Jammer')).toEqual(['Freeze'])
    expect(words('Displacement Beacon')).toEqual(['Move'])
    expect(words('Rome')).toEqual([])
    expect(remindersOf(cardOf(id('Tangle of Tongues'))).map((one) => read(reminderText(one)))).toEqual([
      'Stun: the unit cannot strike to the end of its owner’s next turn. (TS-64)',
    ])
  })

  it('[TS-64] [TS-63] tells how long a stun lasts and where a unit is moved to, as the rules do', () => {
    expect(remindersOf(cardOf(id('Paradox Engineer')))[0]).toMatchObject({ word: 'Stun', rule: 'TS-64' })
    const t = at({
      players: [
        { hand: ['Tangle of Tongues'], cells: 'AA', locations: ['Desert Landing'], deck: ['Rome', 'Rome'] },
        {
          advances: [['Scout Drone']],
          locations: ['Threshold Gate'],
          deck: ['Rome', 'Rome'],
        },
      ],
    })
    t.does(0, { kind: 'obstacle', card: id('Tangle of Tongues'), phase: 1 })
    const scout = unitOf(t.state, 'Scout Drone')
    t.does(0, { kind: 'unit', unit: scout.id })
    const stunned = (): boolean => scout.stunned >= t.state.turn
    // Through the rest of this turn and its owner's whole next one.
    t.does(0, end)
    expect(t.state.active).toBe(1)
    expect(stunned()).toBe(true)
    t.does(1, end)
    t.does(1, end)
    expect(t.state.active).toBe(0)
    expect(stunned()).toBe(false)
  })
})

describe('the text of cards', () => {
  it('[TS-45] [TS-38] TIMESTREAM says when it may be played', () => {
    expect(text('TIMESTREAM')).toMatch(/all three of your locations.*no Event Chain card/)
  })

  it('[TS-41] Chain Severed says what it does to a locked phase, Collapse Age that it passes it by', () => {
    expect(text('Chain Severed')).toBe('Void one opposing Event Chain card (of a locked one only the second copy).')
    expect(text('Collapse Age')).toContain('opposing unlocked Event Chain card')
  })

  it('[TS-53] [TS-84] speak of what is yours as people do', () => {
    expect(text('Cloaking')).toBe(
      'Link only. Linked to one of your Advances, Obstacles or Event Chain cards: +2/+3 and Cloaked.',
    )
    expect(text('Damascus')).toBe('Each of your Advances in this lane has +0/+1.')
    expect(text('Recall Beacon')).toBe(
      'Return one of your Advances, Obstacles, Event Chain cards or intruders to your hand.',
    )
  })

  it('[TS-33] [TS-52] cells are ready or spent, and only cards on a unit are linked', () => {
    expect(text('Archive Cell')).toContain('Comes into play spent.')
    for (const one of cards)
      expect(read(cardText(one)), one.name).not.toMatch(/unlink|cells? .*linked|linked .*cells?/i)
  })

  it('[TS-36] cards that fit several locations say so', () => {
    expect(text('Improvised Passage')).toBe('May fill lane 1 or 2.')
  })
})
