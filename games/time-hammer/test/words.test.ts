import { decision, SPECTATOR } from '@anachron/kernel'
import { madeUp } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { countOf } from '../board/sums.ts'
import { type CardId, type Decade, decadeCards } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Action, Event, Options, PlayerView, State } from '../rules/types.ts'
import { beat, decisive } from '../words/beats.ts'
import {
  agentLabel,
  commandFact,
  commandLabel,
  deckFacts,
  expertFact,
  handLabel,
  holdersFact,
  playedBy,
} from '../words/labels.ts'
import { shoutOf } from '../words/shouts.ts'
import { A, B, scene } from './scene.ts'

const say = (event: Event, viewer: number): string => render(game.words.event(event, viewer), { viewer })

describe('the log', () => {
  it('[TH-110] [TH-103] says where a HAMMER goes that was used as Flux: into no hand', () => {
    const hammer = 'hammer-tape-rot'
    expect(say({ kind: 'tookFlux', rule: 'TH-110', seat: A, card: hammer }, A)).toBe(
      'Tape Rot goes to the Déjà vu pile.',
    )
    expect(say({ kind: 'tookFlux', rule: 'TH-110', seat: A, card: 'jump-01' }, B)).toBe('Player 1 takes Jump 7/P.')
    const off = { kind: 'attackCalledOff', rule: 'TH-103', seat: A } as const
    expect(say({ ...off, card: hammer, shown: true }, B)).toBe(
      'Player 1 calls the attack off; Tape Rot goes to the Déjà vu pile.',
    )
    expect(say({ ...off, card: null, shown: false }, B)).toBe('Player 1 calls the attack off and keeps the card.')
  })

  it('[TH-150] tells in words how a tie was broken', () => {
    const ended = { kind: 'ended', rule: 'TH-150', reason: 'rounds, shared', winners: [A, B] } as const
    expect(say({ ...ended, winners: [A, B] }, A)).toBe(
      'The game is over: you and Player 2 win on skill, and share the win.',
    )
    expect(say({ ...ended, reason: 'expert, trio', winners: [B] }, SPECTATOR)).toBe(
      'The game is over: Player 2 wins on the Expert space, by a trio.',
    )
  })

  it('[TH-148] tells the winner’s skill first', () => {
    const result = { reason: 'expert', rule: 'TH-148', payoff: [0, 1], points: [4, 12] } satisfies State['result']
    expect(render(game.words.result(result), { names: ['Ann', 'Bob'] })).toBe('Bob wins on the Expert space (E to 4).')
  })

  it('[TH-68] names whose Repair bonus counts', () => {
    const infects: Event = {
      kind: 'hammerActivated',
      rule: 'TH-66',
      card: 'hammer-tape-rot',
      decade: 1990,
      holders: [A, B],
      level: 10,
      bonus: 2,
      repairer: B,
    }
    expect(say(infects, A)).toMatch(/level 10, Player 2’s Repair bonus 2\.$/)
    expect(say(infects, B)).toMatch(/level 10, your Repair bonus 2\.$/)
  })

  it('[TH-128] [TH-131] [TH-138] [TH-142] every phase cites the rule it begins with', () => {
    const table = scene({ a: { on: { 2000: ['agent-buzz'] } }, b: { on: { 2010: ['agent-pogo'] } } }).next('jump-01')
    const began = table
      .does(A, { kind: 'end' })
      .flatMap((event) => (event.kind === 'phaseBegan' ? [[event.phase, event.rule]] : []))
    expect(began.slice(0, 2)).toEqual([
      ['prep', 'TH-128'],
      ['discovery', 'TH-131'],
    ])
  })
})

it('[TH-124] a price in cubes is told as one pays it', () => {
  const { state } = scene({})
  const pay = (green: number): string =>
    render(game.words.action({ kind: 'price', price: { green, blue: 2 - green } }, game.view(state, A)), { viewer: A })
  expect([0, 1, 2].map(pay)).toEqual(['Pay two blue cubes', 'Pay a green and a blue cube', 'Pay two green cubes'])
})

it('[TH-15] one card is a card', () => {
  const { state } = scene({ deck: ['jump-01'], b: { on: { 2000: ['fido-wags'] }, hand: ['jump-02'] } })
  const text = render(game.words.view(game.view(state, A)), { viewer: A })
  expect(text).toContain('Draw Deck: 1 card.')
  expect(text).toContain('Hand: 1 card.')
})

describe('what is asked', () => {
  const asks = (state: State, seat: number): string =>
    render(game.words.ask(decision(game, state)?.ask ?? '', game.view(state, seat), seat), { viewer: seat })

  it('[TH-142] says how many Actions are left, and what can be done without any', () => {
    const some = scene({ a: { on: { 2000: ['agent-buzz'] }, actions: 2 } })
    expect(asks(some.state, A)).toBe('2 Actions left. Move an Agent, use a card, or buy?')
    const none = scene({ a: { on: { 2000: ['agent-buzz'] }, actions: 0, jamais: 1 } })
    expect(asks(none.state, A)).toBe('No Actions left. Buy, play a Gadget, or end the turn?')
  })

  it('[TH-V3] tells that recruiting needs no Action where it costs none', () => {
    const asked = (freeRecruit: boolean): string =>
      asks(scene({ options: { freeRecruit }, a: { on: { 2000: ['agent-buzz'] }, actions: 0 } }).state, A)
    expect(asked(false)).toBe('No Actions left. Buy, play a Gadget, or end the turn?')
    expect(asked(true)).toBe('No Actions left. Recruit, buy, play a Gadget, or end the turn?')
  })

  it('[TH-32] [TH-R9] says where the Actions come from that are gained next, and that a guard can pay for others', () => {
    const table = scene({
      phase: 'discovery',
      at: 'recall',
      a: { on: { 2030: ['agent-brain*', 'agent-buzz*'] }, actions: 1 },
    })
    expect(asks(table.state, A)).toBe('Call guards back first? Your Reserve has 1 green cube.')
    table.next('jump-03').does(A, { kind: 'keep' })
    table.quiet()
    // A Flux of 1 selects 2000, which is not held: as an asset a guard's cube can be gained.
    expect(table.options(A)).toContainEqual({ kind: 'asset', asset: 'action', from: 'agent-brain' })
  })

  it('[TH-136] says which decade was found and is not held', () => {
    const table = scene({ phase: 'discovery', at: 'asset', a: { on: { 2000: ['agent-buzz'] } } })
    table.state.stack = [{ kind: 'turn', at: 'asset', used: 0, found: [{ card: null, value: 5, added: 0 }] }]
    expect(asks(table.state, A)).toBe('2030 is not yours. What do you take instead of skill?')
  })

  it('[TH-56] asks about a revealed card from where its reader sits', () => {
    // Buzz goes one step: a Flux of 1 is enough, a Flux of 0 is not.
    const shown = (flux: CardId, seat: number): string => {
      const table = scene({
        a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1, jamais: 1 },
        b: { jamais: 1 },
      })
      table.next(flux).does(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 })
      table.does(A, { kind: 'with', card: 'jump-03' })
      return asks(table.state, seat)
    }
    expect(shown('jump-01', A)).toMatch(/Buzz arrives on 2010\. Leave it\?$/)
    expect(shown('jump-01', B)).toMatch(/Stop it\?$/)
    expect(shown('gadget-null-key', A)).toMatch(/Change it\?$/)
    expect(shown('gadget-null-key', B)).toMatch(/Leave it\?$/)
  })

  it('[TH-85] [TH-37] names what is being recruited, on which decade, and which of its cards is to be chosen', () => {
    const table = scene({
      a: { on: { 2000: ['fido-zapi'] }, actions: 1, hand: ['agent-buzz', 'jump-01', 'jump-02', 'jump-03'] },
    })
    table.does(A, { kind: 'recruit', card: 'agent-buzz', pay: 'cards' })
    expect(asks(table.state, A)).toBe('Where does Buzz go? Each decade shows your chance of skill next turn.')
    table.does(A, { kind: 'place', to: 2040 })
    expect(asks(table.state, A)).toMatch(/^Pay to recruit Buzz on 2040: (which card|card 1 of \d)\?$/)
  })

  it('[TH-134] tells which decade a Discovery Flux selects and what that brings', () => {
    const table = scene({ at: 'fido', phase: 'prep', a: { jamais: 1 } }).next('jump-01')
    table.does(A, { kind: 'fido', to: 2050 })
    while (!asks(table.state, A).includes('Flux 7'))
      table.does(decision(game, table.state)?.seats[0] ?? A, { kind: 'pass' })
    expect(asks(table.state, A)).toBe('Discovery Flux 7 finds 2050: a held decade, 1 skill. Leave it?')
  })

  it('[TH-123] names what is being bought', () => {
    const table = scene({
      a: { on: { 2000: ['fido-zapi'] }, actions: 2, hand: ['jump-01', 'jump-02', 'jump-03'] },
    })
    table.does(A, { kind: 'buy', buys: { what: 'jamais' } })
    expect(asks(table.state, A)).toBe('Buy a Jamais’ cube: what do you pay?')
  })

  it('[TH-106] [TH-16] tells who attacks whom, and the Flux to those alone who see it', () => {
    const table = scene({
      a: { on: { 2000: ['agent-anvil'] }, actions: 1 },
      b: { on: { 2000: ['agent-buzz'] }, hand: ['jump-03'] },
    }).next('jump-09')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    while (asks(table.state, A).includes('Gadget'))
      table.does(decision(game, table.state)?.seats[0] ?? A, { kind: 'pass' })
    expect(asks(table.state, A)).toMatch(
      /^Anvil attacks Buzz with Flux \d: \d+ % to win\. Launch it\? Losing costs Anvil and ends your turn\.$/,
    )
    table.does(A, { kind: 'launch', faceUp: false })
    expect(asks(table.state, B)).toBe('Anvil attacks Buzz, with a Flux face down. Fight or escape?')
  })
})

describe('texts that depend on the variants', () => {
  it('[TH-V1] [TH-25] what a Command card says of equal numbers', () => {
    const fact = (tieToGallery: boolean): string =>
      render(commandFact(game.view(scene({ options: { tieToGallery } }).state, A)))
    expect(fact(false)).toMatch(/equal numbers change nothing\.$/)
    expect(fact(true)).toMatch(/with equal numbers it returns to the Gallery\.$/)
  })

  it('[TH-V4] [TH-V5] [TH-148] what entering E brings', () => {
    const fact = (options: Partial<Options>): string => render(expertFact(game.view(scene({ options }).state, A)))
    expect(fact({})).toBe('Entering E ends the game at once.')
    expect(fact({ finishRound: true })).toBe('Once somebody has entered E, the round is played to its end.')
    expect(fact({ noExpert: true })).toBe('Entering E ends nothing; skill beyond it is lost.')
  })
})

describe('what things on the board are called', () => {
  const names = ['Ann', 'Bob']
  const read = (sentence: Sentence, viewer: number): string => render(sentence, { names, viewer })
  const decade = decadeCards[1] as (typeof decadeCards)[number]

  it('[TH-10] [TH-24] a Command card: in the Gallery, or whose it is', () => {
    expect(read(commandLabel(decade, null), A)).toBe('Command of 2000: +1 Action, in the Gallery')
    expect(read(commandLabel(decade, A), A)).toBe('Your Command of 2000: +1 Action')
    expect(read(commandLabel(decade, A), SPECTATOR)).toBe('Ann’s Command of 2000: +1 Action')
  })

  it('[TH-21] a decade: who holds it, by name where the reader does not', () => {
    const { state } = scene({
      a: { on: { 2000: ['agent-buzz'], 2030: ['agent-pogo'] } },
      b: { on: { 2030: ['fido-wags'] } },
    })
    const told = (at: Decade, viewer: number): string => read(holdersFact(game.view(state, viewer), at), viewer)
    expect(told(2000, A)).toBe('You hold it.')
    expect(told(2000, B)).toBe('Ann holds it.')
    expect(told(2000, SPECTATOR)).toBe('Ann holds it.')
    expect(told(2030, A)).toBe('Both hold it.')
    expect(told(2010, A)).toBe('Nobody holds it.')
  })

  it('[TH-136] a Discovery that gains nothing: the decade is nobody’s, or the rival’s', () => {
    const outcome = (on: Record<number, 'fido-wags'[]>, viewer: number): string | undefined => {
      const { state } = scene({ phase: 'discovery', a: { on: { 2000: ['agent-buzz'] } }, b: { on } })
      // A Flux of 7 selects 2050.
      const asked = { at: 'answer', order: [A, B], turn: 0, passes: 0 }
      const slot = { name: 'main', card: 'jump-01', locked: false, added: 0, drawn: true } as const
      state.stack.push({ ...asked, kind: 'reveal', purpose: 'discovery', slots: [slot] })
      return countOf(game.view(state, viewer))?.outcome
    }
    expect(outcome({ 2010: ['fido-wags'] }, A)).toBe('nobody’s')
    expect(outcome({ 2050: ['fido-wags'] }, A)).toBe('not yours')
    expect(outcome({ 2050: ['fido-wags'] }, B)).toBe('not theirs')
    expect(outcome({ 2050: ['fido-wags'] }, SPECTATOR)).toBe('not theirs')
  })

  it('[TH-79] [TH-96] an Agent: whose it is, where it stands and what it adds', () => {
    const buzz = { card: 'agent-buzz', at: 2000, guard: true } as const
    expect(read(agentLabel(buzz, B), A)).toBe('Buzz, Bob’s bot on 2000, On Guard: Jump 0, Attack 1')
    expect(read(agentLabel({ ...buzz, guard: false }, B), B)).toBe('Buzz, your bot on 2000: Jump 0, Attack 1')
  })

  it('[TH-15] a hand of one card, and a Gadget with whoever played it', () => {
    const player = game.view(scene({ b: { on: { 2000: ['fido-wags'] }, hand: ['jump-02'] } }).state, A)
    expect(read(handLabel(player.players[B] as PlayerView, B), A)).toBe('Bob holds 1 card')
    const played = { card: 'gadget-jad', by: A, aim: null, cancelled: true } as const
    expect(read(playedBy(played), A)).toBe('played by you, cancelled')
    expect(read(playedBy({ ...played, cancelled: false }), B)).toBe('played by Ann')
  })

  it('[TH-156] a deck somebody has looked at: what it is to them, to their rival and to whoever watches', () => {
    const table = scene({ a: { hand: ['gadget-forecast-lens'], on: { 2000: ['agent-buzz'] }, actions: 1 } })
    table.next('jump-01', 'agent-brain', 'jump-02').does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    table.quiet().does(A, { kind: 'next', card: 'jump-01' })
    table.does(A, { kind: 'next', card: 'agent-brain' })
    const told = (viewer: number): string => read(deckFacts(game.view(table.state, viewer))[0] ?? '', viewer)
    expect(told(A)).toBe('Next, as you have seen: Jump 7/P, Brain, Jump 7/P.')
    expect(told(B)).toBe('Ann has looked at the next 3 cards.')
    expect(told(SPECTATOR)).toBe('Ann has looked at the next 3 cards.')
  })
})

it('[TH-124] [TH-92] [TH-117] [TH-134] can be said in a language with another order of words', () => {
  const language = madeUp({
    verbs: { reach: 'ating', buy: 'emp' },
    terms: {
      'for a Long Jump': 'pro saltego',
      'a Jamais’ cube': 'jam',
      'two blue cubes': 'blu du',
      'a held decade, 1 skill': 'tenat',
      Undertow: 'Subflu',
    },
    messages: {
      '{0} {1} skill {2} {3}.': '{3} {1} {0} arte {2}!',
      '{0} {1} {2} for {3}.': '{3} por {2} {1} {0}!',
      'Put {0} On Guard': '{0} gardu',
      'As it would stand: {0}.': '{0}, si stat!',
      '{0} is not in your hand.': 'en man nul {0}!',
    },
  })
  const read = (sentence: Sentence, viewer: number): string =>
    render(sentence, { names: ['Ann', 'Bob'], viewer, language })
  const skill: Event = { kind: 'skillGained', rule: 'TH-92', seat: A, to: 12, why: 'longJump' }
  expect(read(game.words.event(skill, A), A)).toBe('Pro saltego atingas tu arte E!')
  expect(read(game.words.event(skill, B), B)).toBe('Pro saltego atingat Ann arte E!')
  const bought: Event = {
    kind: 'bought',
    rule: 'TH-124',
    seat: B,
    buys: { what: 'jamais' },
    price: { green: 0, blue: 2 },
    paid: [],
  }
  expect(read(game.words.event(bought, A), A)).toBe('Blu du por jam empat Bob!')
  const table = scene({ at: 'fido', phase: 'prep', a: { jamais: 1 } }).next('jump-01')
  const guard: Action = { kind: 'guard', agent: 'agent-buzz' }
  expect(read(game.words.action(guard, game.view(table.state, A)), A)).toBe('Buzz gardu')
  table.does(A, { kind: 'fido', to: 2050 })
  while (table.ask() !== 'reveal.answer') table.does(table.asked()?.seats[0] ?? A, { kind: 'pass' })
  const notes = game.forecast?.(game.view(table.state, A), A, { kind: 'pass' })?.notes ?? []
  expect(notes.map((note) => read(note, A))).toEqual(['Tenat, si stat!'])
  const empty = scene({ a: { hand: ['gadget-echo-coil'], on: { 2020: ['fido-zapi'] } } })
  const { reason } = empty.refuses(A, { kind: 'play', card: 'gadget-undertow' }, { viewer: A, language })
  expect(reason).toBe('en man nul Subflu!')
})

it('[TH-V4] [TH-135] no skill is shouted that is not gained', () => {
  const selected: Event = { kind: 'decadeSelected', rule: 'TH-134', seat: A, decade: 2000, held: true }
  const shout = (skill: number): string | undefined =>
    shoutOf(game.view(scene({ options: { noExpert: true }, a: { skill } }).state, A), selected)?.shout
  expect([11, 12].map(shout)).toEqual(['+1 SKILL', '2000'])
})

it('[TH-134] a Flux that a decade of the rival’s does not match is not told as if nobody held it', () => {
  const select = (seat: number, held: boolean): Event => ({
    kind: 'decadeSelected',
    rule: 'TH-134',
    seat,
    decade: 2000,
    held,
  })
  const told = (seat: number, held: boolean): string =>
    render(game.words.event(select(seat, held), A), { names: ['Ann', 'Bob'], viewer: A })
  expect(told(A, false)).toBe('The Flux selects 2000, which you do not hold.')
  expect(told(B, false)).toBe('The Flux selects 2000, which Bob does not hold.')
  expect(told(B, true)).toBe('The Flux selects 2000, which Bob holds.')
  // What brings nothing is told sooner.
  expect(beat(select(A, false))).toBeLessThan(beat(select(A, true)))
  expect([decisive(select(A, false)), decisive(select(A, true))]).toEqual([false, true])
})
