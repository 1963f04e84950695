import { EVERYTHING, SPECTATOR } from '@anachron/kernel'
import { madeUp } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import type { Rank } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import type { Card, Options, State } from '../rules/types.ts'
import { abilityOf } from '../words/abilities.ts'
import { words } from '../words/index.ts'
import { cardFacts } from '../words/labels.ts'
import { deploying, hold, newGame } from './hand.ts'
import { war } from './war.ts'

describe('words', () => {
  it('tell the table: whose cards, where, and how they stand', () => {
    const day = war(['-1: 2 J | 0: 6', '-1: 4 | 0: K 9'], { choose: ['0.6', '0.6'], pause: true })
    expect(render(words.view(game.view(day.state, 0)), { viewer: 0 }).split('\n')).toEqual([
      'The game is over after Timeline 2.',
      'You: 1 VP, 5 cards in hand, 18 in the deck',
      expect.stringContaining('In line, Front to Rear: Mammoth Tank'),
      expect.stringContaining('Dead: Tech Troops'),
      '  Supports: Day −1: Beam Turret (on Tech Troops, lost)',
      expect.stringMatching(/^ {2}Hand: A Obliterator/),
      'Player 2: 2 VP, 5 cards in hand, 18 in the deck',
      expect.stringContaining('Shield Tank L2'),
      '  Supports: Day 0: Temporal Bomb (used)',
    ])
  })

  it('[TLB-61] [TLB-R10] tell what a card does at this very table', () => {
    const text = (rank: Rank, seat: number, seats: number, options: Partial<Options> = {}): string =>
      render(abilityOf(rank, seat, newGame(seats, options)))
    expect([2, 3, 4].map((seats) => text(1, 0, seats).match(/for (\d+)\./)?.[1])).toEqual(['6', '3', '6'])
    expect([0, 1].map((seat) => text(1, seat, 3, { sides: '1v2' }).match(/for (\d+)\./)?.[1])).toEqual(['3', '12'])
    expect(text(1, 0, 8, { sides: 'free-for-all' })).toContain('burns nobody')
    expect(text(13, 0, 2)).toBe('Destroys an enemy Unit that is in play or still to come.')
    expect(text(13, 0, 2, { bombReach: 'day-and-later' })).toContain('of its own Day or of a later one')
    const view = game.view(war(['-1: A | 0: 2', '0: 2', '0: 3'], { pause: true }).state, 1)
    const facts = cardFacts(view.cards[0] as Card, view, undefined).map((fact) => render(fact))
    expect(facts.join(' ')).toContain('burns every enemy Unit in play for 3.')
  })

  it('keep a rival’s hand to its owner', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    hold(state, 1, 'A A 7 8 K')
    expect(render(words.view(game.view(state, 0)), { viewer: 0 })).toContain('2 Mammoth Tank')
    expect(render(words.view(game.view(state, 0)), { viewer: 0 })).not.toContain('Obliterator')
    expect(render(words.view(game.view(state, SPECTATOR)), { viewer: SPECTATOR })).not.toContain('Mammoth')
    expect(render(words.view(game.view(state, EVERYTHING)), { viewer: EVERYTHING })).toContain('Obliterator')
  })

  it('say what is asked, step by step', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    const play = deploying(state)
    const ask = (): string => render(words.ask('deploy.cards', game.view(state, 0), 0), { viewer: 0 })
    expect(ask()).toBe('Lay 2 Units face down into Day 0.')
    play.does(0, { kind: 'deploy', rank: 2 })
    expect(ask()).toBe('Mammoth Tank is laid. Slide a card under your deck and draw another?')
    // What a rival has in hand is told to nobody.
    expect(render(words.ask('deploy.cards', game.view(state, 1), 0), { viewer: 0 })).toBe(
      'Lay 2 Units face down into Day 0.',
    )
    const day = war(['0: K 2', '0: 3 6'], { pause: true })
    expect(render(words.ask('day.bomb', game.view(day.state, 0), 0), { viewer: 0 })).toBe(
      'Day 0: drop your Temporal Bomb on an enemy Unit.',
    )
  })

  it('name options so that copies can be told apart', () => {
    const day = war(['-1: K 2 | 0: 2', '-1: 3 | 0: 6 6'], { pause: true })
    const view = game.view(day.state, 0)
    expect(day.play.options(0).map((action) => render(words.action(action, view), { viewer: 0 }))).toEqual([
      'Destroy Player 2’s Generator Tank of Day −1 (Level 0, 11 of 11 left)',
      'Destroy Player 2’s Tech Troops of Day 0 (still to come)',
      'Destroy Player 2’s Tech Troops II of Day 0 (still to come)',
    ])
  })

  it('tell a battle from where one sits', () => {
    const { heard } = war(['5 5', '9 10'])
    const [fought] = heard('fought')
    if (!fought) throw new Error('no battle')
    expect(render(words.event(fought, 0), { viewer: 0 })).toBe(
      'The battle on Day 0: you send 8 to the Rear; Player 2 sends 6 to the Front. Your Laser Assembly takes 6; Player 2’s Strike Craft takes 6 and dies; Player 2’s Operations Craft takes 2.',
    )
    expect(render(words.event(fought, 1), { viewer: 1 })).toMatch(
      /^The battle on Day 0: Player 1 sends 8 to the Rear; you send 6 to the Front\./,
    )
    expect(render(words.event(fought, SPECTATOR), { viewer: SPECTATOR })).toContain('Player 1 sends 8')
  })

  it('speak of teams as teams', () => {
    const [fought] = war(['0: 2', '0: 3', '0: 6', '0: 4']).heard('fought')
    if (!fought) throw new Error('no battle')
    expect(render(words.event(fought, 2), { viewer: 2 })).toContain(
      'you and Player 1 send 7 to the Front; Player 2 and Player 4 send 6 to the Front',
    )
  })

  it('[TLB-51] [TLB-8] speak of Troops as many, and of what everybody deploys', () => {
    const ref = { id: 0, owner: 1, rank: 7, copy: 1 } as const
    const tank = { ...ref, rank: 2 } as const
    expect(render(words.event({ kind: 'attrition', rule: 'TLB-51', unit: ref }, 0), { viewer: 0 })).toBe(
      'Player 2’s Blitz Troops die of attrition.',
    )
    const bombed = { kind: 'bombed', rule: 'TLB-25', bomb: { ...ref, owner: 0, rank: 13 }, arrived: false } as const
    expect(render(words.event({ ...bombed, target: ref }, 1), { viewer: 1 })).toMatch(
      /destroys your Blitz Troops before they ever arrive\.$/,
    )
    expect(render(words.event({ ...bombed, target: tank }, 1), { viewer: 1 })).toMatch(
      /destroys your Mammoth Tank before it ever arrives\.$/,
    )
    const begins = { kind: 'timeline', rule: 'TLB-8', timeline: 1, toDeploy: [2, 1] } as const
    expect(render(words.event({ ...begins, toDeploy: [2, 1] }, 0), { viewer: 0 })).toBe(
      'Timeline 1 begins. Into Day 0 you lay 2 cards and Player 2 lays 1 card.',
    )
  })

  it('say how it ended', () => {
    const result = { reason: 'wipeout', rule: 'TLB-65', payoff: [0, 1], points: [3, 7] }
    expect(render(words.result(result), { names: ['Ann', 'Bob'] })).toBe('Bob wins 7 : 3. An army was wiped out.')
    // The event says the winner's number first, too.
    const ended = { kind: 'ended', rule: 'TLB-65', reason: 'wipeout', winners: [1], vp: [3, 7] } as const
    expect(
      render(words.event({ ...ended, winners: [...ended.winners], vp: [...ended.vp] }, 0), { names: ['Ann', 'Bob'] }),
    ).toContain('Bob wins, 7 : 3 VP.')
    const given = { ...result, reason: 'concede', rule: 'TLB-R25' }
    expect(render(words.result(given), { names: ['Ann', 'Bob'], viewer: 0 })).toBe('Bob wins 7 : 3. You gave up.')
    const draw = { ...result, reason: 'stagnation', payoff: [0.5, 0.5], points: [5, 5] }
    expect(render(words.result(draw), { names: ['Ann', 'Bob'] })).toBe('A draw 5 : 5. No side got any further.')
    const team = { ...result, reason: 'agreed', payoff: [1, 0, 1, 0], points: [3, 1, 2, 1] }
    expect(render(words.result(team), { names: ['Ann', 'Bob', 'Cyd', 'Dee'] })).toBe(
      'Ann and Cyd win with 3 and 2 points. That was agreed on.',
    )
  })

  it('[TLB-66] count what a team has together, where there are teams', () => {
    const counted = (state: State): unknown =>
      game.count?.(game.view(state, 0))?.map(({ words, values }) => [words, values])
    const alone = newGame(3)
    const team = newGame(6, { sides: '2v2v2' })
    for (const { players } of [alone, team]) for (const [seat, player] of players.entries()) player.vp = seat + 1
    expect(counted(alone)).toEqual([
      ['Units standing', [0, 0, 0]],
      ['Victory Points', [1, 2, 3]],
    ])
    expect(counted(team)).toEqual([
      ['Units standing', [0, 0, 0, 0, 0, 0]],
      ['Victory Points', [1, 2, 3, 4, 5, 6]],
      ['Of the team', [5, 7, 9, 5, 7, 9]],
    ])
  })

  it('[TLB-51] [TLB-25] [TLB-33] [TLB-65] can be said in a language with another order of words', () => {
    const language = madeUp({
      verbs: { die: 'mori', destroy: 'rompe', win: 'venk' },
      terms: { 'Blitz Troops': 'Fulmin', 'Temporal Bomb': 'Tempobom', 'An army was wiped out.': 'Nul rest.' },
      messages: {
        '{0} {1}': '{1} {0}',
        '{0} {1} of attrition.': '{1} {0} ex fam!',
        '{0} {1} {2}': '{2} {0} {1}',
        '{0} before they ever arrive.': 'ante veni {0}!',
        '{0} {1}{2}. {3}': '{3} {1} {0}{2}!',
        'That {0} arrived on an earlier Day; {1} is for this Day’s Units and later ones.': '{1} ne por {0}!',
      },
    })
    const said = (sentence: Sentence): string => render(sentence, { names: ['Ann', 'Bob'], viewer: 0, language })
    const troops = { id: 0, owner: 1, rank: 7, copy: 1 } as const
    const bomb = { ...troops, owner: 0, rank: 13 } as const
    expect(said(words.event({ kind: 'attrition', rule: 'TLB-51', unit: troops }, 0))).toBe(
      'Moriant Fulmin Bob-im ex fam!',
    )
    expect(said(words.event({ kind: 'bombed', rule: 'TLB-25', bomb, target: troops, arrived: false }, 0))).toBe(
      'ante veni Fulmin Bob-im Tempobom tu-im rompeat!',
    )
    const day = war(['-1: 7 | 0: J 3 5 6', '0: K 9'], { pause: true, choose: ['0.3'] })
    expect(day.whyNot('0.7', { viewer: 0, language }).reason).toBe('Beam Turret ne por Fulmin!')
    const result = { reason: 'wipeout', rule: 'TLB-65', payoff: [1, 0], points: [7, 3] }
    expect(said(words.result(result))).toBe('Nul rest. Venkas tu 7 : 3!')
  })
})
