import { EVERYTHING, SPECTATOR } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { words } from '../words.ts'
import { deploying, hold, newGame } from './hand.ts'
import { war } from './war.ts'

describe('words', () => {
  it('tell the table: whose cards, where, and how they stand', () => {
    const day = war(['-1: 2 J | 0: 6', '-1: 4 | 0: K 9'], { choose: ['0.6'], pause: true })
    expect(words.view(game.view(day.state, 0)).split('\n')).toEqual([
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

  it('keep a rival’s hand to its owner', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    hold(state, 1, 'A A 7 8 K')
    expect(words.view(game.view(state, 0))).toContain('2 Mammoth Tank')
    expect(words.view(game.view(state, 0))).not.toContain('Obliterator')
    expect(words.view(game.view(state, SPECTATOR))).not.toContain('Mammoth')
    expect(words.view(game.view(state, EVERYTHING))).toContain('Obliterator')
  })

  it('say what is asked, step by step', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    const play = deploying(state)
    const ask = (): string => words.ask('deploy.cards', game.view(state, 0), 0)
    expect(ask()).toBe('Choose a Unit to deploy into Day 0, face down. 2 deployments to make.')
    play.does(0, { kind: 'deploy', rank: 2 })
    expect(ask()).toBe(
      'You deploy Mammoth Tank. Slide another card under your deck to draw one more, or keep the hand?',
    )
    // What a rival has in hand is told to nobody.
    expect(words.ask('deploy.cards', game.view(state, 1), 0)).toBe(
      'Choose a Unit to deploy into Day 0, face down. 2 deployments to make.',
    )
    const day = war(['0: K 2', '0: 3 6'], { pause: true })
    expect(words.ask('day.bomb', game.view(day.state, 0), 0)).toBe(
      'Day 0: choose an enemy Unit for your Temporal Bomb to destroy.',
    )
  })

  it('name options so that copies can be told apart', () => {
    const day = war(['-1: K 2 | 0: 2', '-1: 3 | 0: 6 6'], { pause: true })
    const view = game.view(day.state, 0)
    expect(day.play.options(0).map((action) => words.action(action, view))).toEqual([
      'Destroy Player 2’s Generator Tank of Day −1 (Level 0, 11 of 11 left)',
      'Destroy Player 2’s Tech Troops of Day 0 (still to come)',
      'Destroy Player 2’s Tech Troops II of Day 0 (still to come)',
    ])
  })

  it('tell a battle from where one sits', () => {
    const { heard } = war(['5 5', '9 10'])
    const [fought] = heard('fought')
    if (!fought) throw new Error('no battle')
    expect(words.event(fought, 0)).toBe(
      'The battle on Day 0: you send 8 to the Rear; Player 2 sends 6 to the Front. Your Laser Assembly takes 6; Player 2’s Strike Craft takes 6 and dies; Player 2’s Operations Craft takes 2.',
    )
    expect(words.event(fought, 1)).toMatch(
      /^The battle on Day 0: Player 1 sends 8 to the Rear; you send 6 to the Front\./,
    )
    expect(words.event(fought, SPECTATOR)).toContain('Player 1 sends 8')
  })

  it('speak of teams as teams', () => {
    const [fought] = war(['0: 2', '0: 3', '0: 6', '0: 4']).heard('fought')
    if (!fought) throw new Error('no battle')
    expect(words.event(fought, 2)).toContain(
      'you and Player 1 send 7 to the Front; Player 2 and Player 4 send 6 to the Front',
    )
  })

  it('[TLB-51] [TLB-8] speak of Troops as many, and of what everybody deploys', () => {
    const ref = { id: 0, owner: 1, rank: 7, copy: 1 } as const
    const tank = { ...ref, rank: 2 } as const
    expect(words.event({ kind: 'attrition', rule: 'TLB-51', unit: ref }, 0)).toBe(
      'Player 2’s Blitz Troops die of attrition.',
    )
    const bombed = { kind: 'bombed', rule: 'TLB-25', bomb: { ...ref, owner: 0, rank: 13 }, arrived: false } as const
    expect(words.event({ ...bombed, target: ref }, 1)).toMatch(/destroys your Blitz Troops before they ever arrive\.$/)
    expect(words.event({ ...bombed, target: tank }, 1)).toMatch(/destroys your Mammoth Tank before it ever arrives\.$/)
    const begins = { kind: 'timeline', rule: 'TLB-8', timeline: 1, toDeploy: [2, 1] } as const
    expect(words.event({ ...begins, toDeploy: [2, 1] }, 0)).toBe(
      'Timeline 1 begins. Into Day 0 you deploy 2 cards and Player 2 deploys 1 card.',
    )
  })

  it('say how it ended', () => {
    const result = { reason: 'wipeout', rule: 'TLB-65', payoff: [0, 1], points: [3, 7] }
    expect(words.result(result, ['Ann', 'Bob'])).toBe('Bob wins (7 : 3 VP), with a side wiped out.')
    const draw = { ...result, reason: 'stagnation', payoff: [0.5, 0.5], points: [5, 5] }
    expect(words.result(draw, ['Ann', 'Bob'])).toBe('A draw (5 : 5 VP), for lack of progress.')
    const team = { ...result, reason: 'agreed', payoff: [1, 0, 1, 0], points: [3, 1, 2, 1] }
    expect(words.result(team, ['Ann', 'Bob', 'Cyd', 'Dee'])).toBe('Ann and Cyd win (3 : 1 : 2 : 1 VP), by agreement.')
  })
})
