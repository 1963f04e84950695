import { SPECTATOR } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { cardText } from '../card-text.ts'
import { cardOf } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Event } from '../rules/types.ts'
import { advance, at, card, end, id, intervene, none, unitOf } from './table.ts'

const say = (events: readonly Event[], viewer: number): string[] =>
  events.map((event) => game.words.event(event, viewer))

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
})

describe('what is asked', () => {
  it('[TS-75] leaves no doubt where a card of the deck goes', () => {
    const t = at({
      players: [{ hand: ['Athens'], cells: 'FFF', deck: ['Rome', 'Corinth', 'Ephesus'] }, {}],
    })
    t.does(0, { kind: 'fill', card: id('Athens'), location: 2 })
    const view = game.view(t.state, 0)
    expect(game.words.ask('ability.arrange', view, 0)).toBe(
      'Athens: put this card under your deck, or leave it on top?',
    )
    expect(t.options(0).map((action) => game.words.action(action, view))).toEqual([
      'Put Rome under the deck',
      'Leave it on top',
    ])
    t.does(0, card('Rome'))
    t.does(0, none)
    expect(game.words.view(game.view(t.state, 0))).toContain(
      'On top of the deck, the next one first: Corinth and Ephesus.',
    )
    expect(game.words.view(game.view(t.state, 1))).not.toContain('Corinth')
  })

  it('[TS-18] the first hand: what is in it, what else there is, and how often', () => {
    const { state } = at({ players: [{ hand: ['Rome', 'Ancient Power Cell', 'Future Power Cell'] }, {}] })
    expect(game.words.ask('opening.mulligan', game.view(state, 0), 0)).toBe(
      'Keep these 3 cards (2 Power Cells), or shuffle them back, once, for seven others?',
    )
    expect(game.words.ask('opening.mulligan', game.view(state, 1), 0)).not.toContain('2')
  })

  it('[TS-33] a payment by hand: for what, how much is left, and with what', () => {
    const t = at({ players: [{ hand: ['Fishing Crew'], cells: 'AAF' }, {}] })
    const asked = (seat: number): string => game.words.ask(t.asked()?.ask ?? '', game.view(t.state, seat), 0)
    expect(asked(0)).toBe('Step 4: play cards, charge units, or go on. Cells ready: 2 Ancient and 1 Future')
    t.does(0, { kind: 'payByHand' })
    expect(asked(0)).toContain('the cells for it you choose next')
    t.does(0, advance('Fishing Crew', 1))
    expect(asked(0)).toBe('Choose a cell for Fishing Crew. Still to pay: 2 of any kind and 1 Ancient (3 ready)')
    t.does(0, { kind: 'useCell', card: 'TS-PC-01', linked: false, frozen: false })
    expect(asked(0)).toContain('Still to pay: 2 of any kind (2 ready)')
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
    expect(game.words.ask('turn.target', game.view(t.state, 0), 0)).toContain('one of your units can strike now')
    t.does(0, end)
    expect(game.words.ask('turn.discard', game.view(t.state, 0), 0)).toBe(
      'You hold 12 cards, ten are the limit: put 2 cards face down into your Void',
    )
    expect(game.words.ask('turn.discard', game.view(t.state, 1), 0)).not.toContain('12')
  })

  it('[TS-32] what cannot be paid says what it costs', () => {
    const t = at({ players: [{ hand: ['Fishing Crew'], cells: 'AF' }, {}] })
    expect(t.refuses(0, advance('Fishing Crew', 1))).toEqual({
      rule: 'TS-32',
      reason: 'Fishing Crew costs 2 of any kind and 1 Ancient; your unlinked cells do not pay for that.',
    })
  })

  it('[TS-80] says what becomes of the unit', () => {
    const t = at({
      players: [{ hand: ['Sudden Squall'], cells: 'AAA' }, { advances: [['Scout Drone']] }],
    })
    t.does(0, intervene('Sudden Squall'))
    const view = game.view(t.state, 0)
    expect(game.words.ask('ability.unit', view, 0)).toBe('Sudden Squall: choose a unit to void')
    expect(t.options(0).map((action) => game.words.action(action, view))).toEqual(['Player 2’s Scout Drone'])
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
    expect(game.words.view(game.view(t.state, 1))).toContain("Scout Drone 2/4 (with Ship's Physician)")
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
    expect(game.words.view(game.view(t.state, 0))).toContain('Scout Drone 2/1 (stunned)')
  })

  it('[TS-73] an owner may look at what lies face down, and nobody else', () => {
    const { state } = at({ players: [{ faceDown: ['Athens'] }, {}] })
    expect(game.words.view(game.view(state, 0))).toContain('Face down in the Void: Athens.')
    expect(game.words.view(game.view(state, 1))).not.toContain('Athens')
  })
})

describe('the text of cards', () => {
  it('[TS-45] [TS-38] TIMESTREAM says when it may be played', () => {
    expect(cardText(cardOf('TS-TS-01'))).toMatch(/all three of your locations.*no Event Chain card/)
  })

  it('[TS-41] Chain Severed says what it does to a locked phase, Collapse Age that it passes it by', () => {
    expect(cardText(cardOf(id('Chain Severed')))).toBe(
      'Void one opposing Event Chain card (of a locked one only the second copy).',
    )
    expect(cardText(cardOf(id('Collapse Age')))).toContain('opposing unlocked Event Chain card')
  })

  it('[TS-53] [TS-84] speak of what is yours as people do', () => {
    expect(cardText(cardOf(id('Cloaking')))).toBe(
      'Link only. Linked to one of your Advances, Obstacles or Event Chain cards: +1/+2 and Cloaked.',
    )
    expect(cardText(cardOf(id('Damascus')))).toBe('Each of your Advances in this phase has +0/+1.')
    expect(cardText(cardOf(id('Recall Beacon')))).toBe(
      'Return one of your Advances, Obstacles, Event Chain cards or intruders to your hand.',
    )
  })

  it('[TS-36] cards that fit several locations say so', () => {
    expect(cardText(cardOf(id('Improvised Passage')))).toBe('May fill location 1 or 2.')
  })
})
