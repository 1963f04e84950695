import { describe, expect, it } from 'vitest'
import {
  a,
  count,
  given,
  joined,
  lines,
  list,
  noun,
  type Part,
  people,
  piece,
  render,
  rule,
  type Sentence,
  say,
  seat,
  spans,
  their,
  they,
  verb,
  whom,
  whose,
} from '../src/words/index.ts'

const names = ['Ada', 'Bob', 'Cyd']
/** As seat 0, as seat 1 and as somebody who watches. */
const read = (sentence: Sentence): string[] => [0, 1, -1].map((viewer) => render(sentence, { names, viewer }))

describe('a sentence', () => {
  it('says “you” to whoever does it, with the verb that goes with it', () => {
    expect(read(say`${seat(0)} ${verb('draw')} ${count(2, 'card')}.`)).toEqual([
      'You draw 2 cards.',
      'Ada draws 2 cards.',
      'Ada draws 2 cards.',
    ])
    expect(read(say`Then ${seat(1)} ${verb('be')} hit by ${whose(0)} Tank.`)).toEqual([
      'Then Bob is hit by your Tank.',
      'Then you are hit by Ada’s Tank.',
      'Then Bob is hit by Ada’s Tank.',
    ])
  })

  it('names whoever has no name by the number of the seat', () => {
    expect(render(say`${seat(4)} ${verb('pass')}.`)).toBe('Player 5 passes.')
  })

  it('leaves what is given as it stands, where a sentence begins too', () => {
    expect(render(say`${given('ada lovelace')} has sat down.`)).toBe('ada lovelace has sat down.')
    expect(render(say`${'ada'} has sat down.`)).toBe('Ada has sat down.')
  })

  it('gives each verb to the last seat that does something, not to those to whom it is done', () => {
    const told = say`${seat(0)} ${verb('give')} ${whom(1)} ${count(3, 'card')} and ${verb('draw')} one.`
    expect(read(told)).toEqual([
      'You give Bob 3 cards and draw one.',
      'Ada gives you 3 cards and draws one.',
      'Ada gives Bob 3 cards and draws one.',
    ])
  })

  it('gives a verb to the first thing before it where no seat does anything', () => {
    const tank = say`${whose(0)} ${piece('7', 'Tank')}`
    const troops = say`${whose(1)} ${piece('8', 'Blitz Troops', true)}`
    expect(render(say`${tank} ${verb('destroy')} ${troops} and ${verb('die')}.`, { names })).toBe(
      'Ada’s Tank destroys Bob’s Blitz Troops and dies.',
    )
    expect(render(say`${troops} ${verb('arrive')}.`, { names, viewer: 1 })).toBe('Your Blitz Troops arrive.')
    expect(render(say`${list([tank, troops])} ${verb('arrive')}.`, { names })).toBe(
      'Ada’s Tank and Bob’s Blitz Troops arrive.',
    )
  })

  it('does not guess where nobody could have done it', () => {
    expect(() => say`${verb('slide')} a card`).toThrow('nobody before the verb “slide”')
    expect(render(say`${verb('slide', seat(0))} a card`, { names })).toBe('Slides a card')
  })

  it('speaks of several together, whoever reads first', () => {
    expect(read(say`${people([1, 0])} ${verb('win')}.`)).toEqual([
      'You and Bob win.',
      'You and Ada win.',
      'Bob and Ada win.',
    ])
    expect(read(say`${people([0])} ${verb('win')}.`)).toEqual(['You win.', 'Ada wins.', 'Ada wins.'])
  })

  it('goes on about a seat without its name', () => {
    expect(read(say`${seat(0)} ${verb('lose')} ${their(0)} hand, unless ${they(0)} ${verb('pay')}.`)).toEqual([
      'You lose your hand, unless you pay.',
      'Ada loses their hand, unless they pay.',
      'Ada loses their hand, unless they pay.',
    ])
  })

  it('begins with a capital, and again after a full stop and in a new line, never in between', () => {
    expect(render(say`It is over. ${seat(0)} ${verb('win')}: ${seat(0)} ${verb('have')} 3.`, { viewer: 0 })).toBe(
      'It is over. You win: you have 3.',
    )
    expect(render(lines([say`${seat(0)}: 3`, say`${seat(1)}: 4`]), { viewer: 1 })).toBe('Player 1: 3\nYou: 4')
    expect(render(say`loses ${count(2, 'card')}`)).toBe('loses 2 cards')
  })

  it('is plain data that survives a wire', () => {
    const told = say`${seat(0)} ${verb('draw')} ${list([piece('a', 'Ace'), 2])} (${rule('EX-1')}).`
    expect(render(JSON.parse(JSON.stringify(told)))).toBe(render(told))
  })

  it('tells a screen where its pieces and rules are', () => {
    expect(spans(say`${seat(0)} ${verb('play')} ${piece('c7', 'Ace')} by ${rule('EX-1')}.`, { names })).toEqual([
      { text: 'Ada plays ' },
      { text: 'Ace', piece: 'c7' },
      { text: ' by ' },
      { text: 'EX-1', rule: 'EX-1' },
      { text: '.' },
    ])
  })
})

describe('English', () => {
  it.each([
    ['bury', 'bury', 'buries'],
    ['play', 'play', 'plays'],
    ['pass', 'pass', 'passes'],
    ['catch', 'catch', 'catches'],
    ['be', 'are', 'is'],
    ['were', 'were', 'was'],
    ['have', 'have', 'has'],
    ['do', 'do', 'does'],
    ['go on', 'go on', 'goes on'],
    ['may draw', 'may draw', 'may draw'],
  ])('%s: you %s, Ada %s', (base, you, others) => {
    expect(read(say`${verb(base, seat(0))}`).slice(0, 2)).toEqual([you, others].map((form) => capital(form)))
  })

  it.each([
    [count(1, 'card'), '1 card'],
    [count(0, 'card'), '0 cards'],
    [count(2, 'Boundary'), '2 Boundaries'],
    [count(2, 'Strike Craft', 'Strike Craft'), '2 Strike Craft'],
    [count(2, 'die'), '2 dice'],
    [count(-2, 'day'), '−2 days'],
    [noun(2, 'hex'), 'hexes'],
    [a('Hour'), 'an Hour'],
    [a('Unit'), 'a Unit'],
    [a('Artifact'), 'an Artifact'],
    [a('unusual day'), 'an unusual day'],
    [a(8), 'an 8'],
    [a(80), 'an 80'],
    [a(1), 'a 1'],
    [list(['a', 'b', 'c']), 'a, b and c'],
    [list(['a', 'b'], 'or'), 'a or b'],
    [list([]), ''],
    [joined(['a', 'b'], '; '), 'a; b'],
  ])('%j is %s', (part: Part, text) => {
    expect(render(say`x ${part}`)).toBe(`x ${text}`)
  })
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
