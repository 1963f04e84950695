import { madeUp } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import type { CorruptionId } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { words } from '../words/index.ts'
import { wouldFacts } from '../words/labels.ts'
import { story } from '../words/story.ts'
import { boats, day, layTiles, move, nextOutOfBag, shopOf, standing } from './day.ts'

const names = ['Ada', 'Bo']
const result = (reason: string, payoff: number[], points?: number[]) =>
  render(words.result({ reason, rule: 'CH-H1', payoff, ...(points ? { points } : {}) }), { names })
const read = (sentence: Sentence, viewer = 0): string => render(sentence, { viewer })

describe('words', () => {
  it('[CH-H1] [CH-R29] [CH-R38] say how it ended, and what decided it', () => {
    expect(result('gold', [1, 0], [143, 120])).toBe('Ada wins with 143 Gold.')
    expect(result('fewer-corruption', [0, 1], [99, 99])).toBe('Bo wins with 99 Gold by fewer Corruption cards.')
    expect(result('shared', [0.5, 0.5], [99, 99])).toBe('Ada and Bo share the victory with 99 Gold.')
    expect(result('conceded', [0, 1])).toBe('Bo wins, as the last one left.')
  })

  it('[CH-P13] say how a game alone ended', () => {
    expect(result('peddler-beaten', [1], [150])).toBe('The Peddler is beaten with 150 Gold.')
    expect(result('peddler-level', [0], [150])).toBe('The Peddler has 150 Gold too, and wins a tie.')
    expect(result('peddler-ahead', [0], [150])).toBe('The Peddler wins; 150 Gold are not enough.')
    expect(result('conceded', [0])).toBe('The Peddler wins: Ada gave up.')
  })

  it('[CH-C18] say on the button of a move what the space does and costs', () => {
    const play = day()
    layTiles(shopOf(play), 'P02w', 'P01w', 'P04w', 'P09w')
    const view = game.view(play.state, 0)
    expect(read(words.action(move('assistant', 'T2'), view))).toBe(
      'Assistant to the top middle portal: red or yellow Relic, 3 Hours',
    )
    expect(read(words.action(move('assistant', 'T3'), view))).toBe(
      'Assistant to the top right portal: Recruit, 2 Hours and 1 Corruption',
    )
    expect(read(words.action(move('assistant', 'RA'), view))).toBe(
      'Assistant to the right Time Machine: Freeze Time, 2 Hours',
    )
  })

  it('[CH-C22] [CH-C30] [CH-C32] say with every question what it costs and what is left', () => {
    const play = day()
    layTiles(shopOf(play), 'P02w', 'P01w', 'P04w', 'P09w')
    const asked = () => read(words.ask(play.asked()?.ask ?? '', game.view(play.state, 0), 0))
    expect(asked()).toBe('Hour 0, Market at 12: move the Assistant, whom the Chronomancer may not pass')
    play.does(0, move('assistant', 'RA'))
    expect(asked()).toContain('Take 2 Frozen Hours off the board, one by one')
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    expect(asked()).toBe('2 Hours to pay: spend Frozen Hours (2), or go from hour 0 to 2')
  })

  it('[CH-R45] tell whom somebody drew from the bag', () => {
    const looked = { kind: 'looked', rule: 'CH-R45', seat: 1 } as const
    expect(read(words.event({ ...looked, drawn: ['green', 'green'] }, 0), 0)).toBe(
      'Player 2 draws two green Bards from the bag.',
    )
    expect(read(words.event({ ...looked, drawn: ['red', 'grey'] }, 1), 1)).toBe(
      'You draw a red Warrior and a grey Rogue from the bag.',
    )
    expect(read(words.event({ ...looked, drawn: ['blue'] }, 1), 1)).toBe('You draw a blue Wizard from the bag.')
  })

  it('[CH-R51] [CH-C46] say that a Corruption card is drawn, and what it costs', () => {
    const corrupted = { kind: 'corrupted', rule: 'CH-C46', seat: 1 } as const
    const drawn = (card: CorruptionId, viewer = 0) => read(words.event({ ...corrupted, card }, viewer), viewer)
    expect(drawn('whisper', 1)).toBe('You draw a Corruption card: Whisper, 2 Gold lost at the end.')
    expect(drawn('bribe')).toBe('Player 2 draws a Corruption card: Bribe, 3 Gold lost at the end.')
    expect(drawn('scandal')).toContain('Scandal, 5 Gold lost at the end.')
    expect(drawn('vendetta')).toContain('Vendetta, 1 Gold lost at the end for each Rogue in the lair.')
  })

  it('[CH-R29] [CH-R27] tell the sum behind a score, and what the Market would bring', () => {
    const score = { gold: 0, icons: 3, corruption: 10, bonus: 0, total: -7 }
    const sale = { lines: [], gold: 12, robbed: 0, corruption: 1 }
    expect(wouldFacts(score, { sale, sponsorship: 4, total: 16 }).map((fact) => read(fact))).toEqual([
      '0 Gold + 3 for Staff icons − 10 for Corruption = −7 (CH-R29).',
      'A Market now would bring 16 Gold: 12 for Goods, 4 from sponsors.',
      'Selling so would cost 1 Corruption card.',
    ])
    expect(wouldFacts(score, undefined)).toHaveLength(1)
  })

  it('[CH-R2] describe the whole table: Clock, boats, piers, halls, every workshop', () => {
    const play = day({ seats: 3 })
    const text = read(words.view(game.view(play.state, 1)), 1)
    for (const part of [
      'To act: Player 1',
      'Boats: 1 ',
      'Trinket Pier (S): nobody',
      'Halls: red 1',
      'Workshop of Player 1',
      'Your workshop',
      'Time Stream:',
      'If the Market opened now: 0 Gold',
    ])
      expect(text).toContain(part)
  })

  it('[CH-C43] [CH-R26] speak of several people as many, and of one boat as one', () => {
    const cleaned = { kind: 'cleaned', rule: 'CH-R28' } as const
    expect(read(words.event({ ...cleaned, order: [0], discarded: 'W6' }, 0))).toContain(
      'War Veterans leave the Town Square.',
    )
    expect(read(words.event({ ...cleaned, order: [0], discarded: 'W1' }, 0))).toContain(
      'Gate Sergeant leaves the Town Square.',
    )
    const settled = { kind: 'settled', rule: 'CH-R26', lair: 2 } as const
    expect(read(words.event({ ...settled, halls: [1, 2, 3, 4], boats: [3] }, 0))).toBe(
      'The Market opens. Boat 3 goes home: red hall 1, green hall 2, blue hall 3, yellow hall 4, lair 2.',
    )
    expect(read(words.event({ ...settled, halls: [1, 2, 3, 4], boats: [3, 5] }, 0))).toContain('Boats 3 and 5 go home')
  })

  it('[CH-H14] [CH-C32] [CH-H10] [CH-H1] can be said in a language with another order of words', () => {
    const language = madeUp({
      verbs: { sell: 'vend', win: 'venk' },
      terms: { red: 'rug', Relic: 'Relik', 'Trinket Pier': 'Port Et', hour: 'or', seat: 'lok' },
      messages: {
        '{0} {1} {2} at the {3} for {4} Gold.': 'ad {3} {2} {1} {0}, {4} aur!',
        '{0} {1}': '{1} {0}',
        'Go {0} on the Clock': '{0} an Klok',
        '{0} {1} with {2} Gold': '{2} aur: {1} {0}',
        '{0}.': '{0}!',
        'All {0} of that boat are taken.': 'plen: {0}!',
      },
    })
    const said = (sentence: Sentence, viewer = 0): string => render(sentence, { names, viewer, language })
    const sold = { kind: 'sold', rule: 'CH-H14', size: 'relic', colour: 'red', pier: 'S', gold: 9 } as const
    expect(said(words.event({ ...sold, who: 1 }, 0))).toBe('ad Port Et Relik rug vendat Bo, 9 aur!')
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    boats(play.state, 'RRRR GG BB YY RR GG')
    nextOutOfBag(play.state, 'B')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    expect(said(words.action({ kind: 'advance' }, game.view(play.state, 0)))).toBe('Or-or 2 an Klok')
    play.does(0, { kind: 'advance' })
    const full = play.refuses(0, { kind: 'seat', boat: 1 }, { viewer: 0, language })
    expect(full.reason).toBe('plen: lok-lok 4!')
    const won = { reason: 'gold', rule: 'CH-H1', payoff: [1, 0], points: [143, 120] }
    expect(said(words.result(won))).toBe('143 aur: venkas tu!')
  })
})

describe('the story', () => {
  it('[CH-H18] somebody takes a seat in a boat; only who lands it has filled it', () => {
    const seated = (adventurer: 'red' | 'grey', boat: number) =>
      ({ kind: 'seated', rule: 'CH-H18', who: 1, adventurer, boat }) as const
    const moved = { kind: 'moved', rule: 'CH-C18', seat: 1, figure: 'assistant', from: 'LA', to: 'T3' } as const
    const turn = { ...moved, tile: null, hours: 2, corruption: 0 } as const
    const told = (...events: Parameters<NonNullable<typeof story.sum>>[0]) => render(story.sum?.(events, 0) ?? '', {})
    expect(told(turn, seated('grey', 4))).toBe(
      'Player 2 sends the Assistant to the top right portal and seats a Rogue in boat 4.',
    )
    expect(told(turn, seated('grey', 4), seated('red', 4))).toContain('seats 2 Adventurers in boat 4')
  })

  it('[CH-C47] tells what the rules did for the reader, who was not asked', () => {
    const moved = { kind: 'moved', rule: 'CH-C22', seat: 0, figure: 'assistant', from: 'T3', to: 'RA' } as const
    const forced = { ...moved, tile: null, hours: 2, corruption: 0 } as const
    const seated = { kind: 'seated', rule: 'CH-H18', who: 0, adventurer: 'yellow', boat: 3 } as const
    expect(render(story.unasked?.([seated], 0) ?? '', { viewer: 0 })).toBe(
      'Only one way was open: you seat a Noble in boat 3.',
    )
    expect(render(story.unasked?.([forced, seated], 0) ?? '', { viewer: 0 })).toBe(
      'Only one way was open: you send the Assistant to the right Time Machine (2 Hours) and seat a Noble in boat 3.',
    )
    const paid = { kind: 'spent', rule: 'CH-C33', seat: 0, icon: 'red' } as const
    expect(story.unasked?.([paid], 0)).toBeUndefined()
  })

  it('[CH-H14] [CH-C30] meanwhile: what the turns of a rival changed comes before how', () => {
    const by = { seat: 1 } as const
    const moved = { kind: 'moved', rule: 'CH-C18', figure: 'assistant', from: 'LA', to: 'LA', tile: null } as const
    const turn = { ...by, ...moved, hours: 2, corruption: 0 } as const
    const lifted = { ...by, kind: 'lifted', rule: 'CH-C30' } as const
    const events = [
      { ...turn },
      { ...lifted, icon: 'red' },
      { ...lifted, icon: 'green' },
      { kind: 'seated', rule: 'CH-H18', who: 1, adventurer: 'yellow', boat: 2 },
      { ...turn },
      { ...by, kind: 'paid', rule: 'CH-R42', gold: 7, card: 'Z3' },
    ] as const
    expect(render(story.meanwhile?.(events, 0) ?? '', {})).toBe(
      'Player 2 gets 7 Gold, lays 2 windows bare for the Market and seats a Noble.',
    )
  })
})
