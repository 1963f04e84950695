import { decision } from '@anachron/kernel'
import { madeUp, playRandomly } from '@anachron/kernel/testing'
import { type Reader, render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { aim, fire, scene, two, weapon } from './table.ts'

type Table = ReturnType<typeof scene>
const read = (sentence: Sentence, reader: Reader = { viewer: 0 }): string => render(sentence, reader)
const asked = ({ state }: Table): string =>
  render(game.words.ask(decision(game, state)?.ask ?? '', game.view(state, 0), 0), { viewer: 0 })

describe('the log', () => {
  it('[TT-4.0] every line begins with a capital, a sign or a number and ends as a sentence', () => {
    const odd: string[] = []
    for (const seed of ['one', 'two', 'three'])
      playRandomly(game, {
        seed,
        options: { victory: 'quick' },
        seats: 2,
        onEvent: (event) => {
          const line = render(game.words.event(event, 0), { viewer: 0 })
          if (!/^[^\p{Ll}].*[.!]$/su.test(line)) odd.push(line)
        },
      })
    expect(odd).toEqual([])
  })

  it('[TT-8.21] a shot says what was rolled and what was needed', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')), weapon('m16', 'single'), fire(0), [...two(9), ...two(6), 'rest'])
    expect(read(game.words.event(t.saw('fired') as never, 0))).toMatch(
      /^Tim fires at hoplite #\d+ with the M16: 9, needs \d+: hit\.$/,
    )
    expect(read(game.words.event(t.saw('suffered') as never, 0))).toMatch(/^Hoplite #\d+ is down\.$/)
  })
})

describe('what is asked', () => {
  it('[TT-7.42] says what he has left: his way, his action', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0702'] } })
    expect(asked(t)).toMatch(/^Tim’s turn: walk up to \d hexes, then one action\.$/)
    const first = scene({ battle: 7, stage: 1, units: { Hoplites: ['0702'] } })
    expect(asked(first)).toContain('one action; nobody moves in the first stage')
  })

  it('[TT-7.22] says why somebody with hexes left cannot walk', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0706'] } })
    expect(asked(t)).toBe('Tim’s turn: one action, but no step: an enemy holds him.')
  })

  it('[TT-R51] [TT-R19] leads through a volley: with what, into which hexes, how far on', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')))
    expect(asked(t)).toMatch(/^With what does Tim attack hoplite #\d+, 5 hexes away\?$/)
    t.go(weapon('m16', 'rapid'))
    expect(asked(t)).toMatch(/^Rapid fire of the M16: up to 4 shots into one hex.* So far 0702: press the next hex/)
    t.go({ do: 'enough' })
    expect(asked(t)).toMatch(/^Tim aims the M16 at hoplite #\d+, 5 hexes away\. Fire, and how far will he still go/)
  })
})

describe('sentences that were not so', () => {
  it('[TT-10.0a] a command tells its dice, the Experience and the limit', () => {
    const t = scene({
      units: { 'Viking axemen': ['1212'] },
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { experience: 4 }),
    })
    t.go({ do: 'command', move: false }, two(2))
    const told = t.saw('commanded')
    expect(told && render(game.words.event(told, 0), { viewer: 0 })).toBe(
      'Tim reaches for the flux: 2, needs 9 and Experience 4 or less: it obeys.',
    )
  })

  it('[TT-15.22] an awe that awes nobody does not say that it did', () => {
    const t = scene({ units: { 'Viking axemen': ['0703'] } })
    t.go({ do: 'negotiate' }, [1, ...two(12), 2, 'rest'])
    const told = t.saw('negotiated')
    expect(told && render(game.words.event(told, 0), { viewer: 0 })).toMatch(/whoever rolls 1 follows, the others run/)
  })

  it('[TT-B47] what a handmaiden does to the aim is told the same for those who aim better', () => {
    const t = scene({ battle: 47, options: { charm: 'uncharmed' }, units: { Handmaidens: ['0705', '0202'] } })
    t.go(aim(t.unit('Handmaidens')), weapon('m16', 'single'), fire(), [...two(12), ...two(7), ...two(12)])
    const told = t.saw('special')
    expect(told && render(game.words.event(told, 0), { viewer: 0 })).toMatch(/no ordinary target/)
  })

  it('[TT-7.42] Tessa is she', () => {
    const t = scene({ trippers: ['0707', '0205'], gear: [[], ['p25']], units: { 'Viking axemen': ['0206', '1212'] } })
    t.go({ do: 'let', who: 1 }, aim(t.unit('Viking axemen')))
    expect(asked(t)).toMatch(/Tessa attack .*, beside her\?$/)
  })
})

describe('how it ended', () => {
  const ended = (reason: string, payoff: number[], viewer: number): string =>
    read(game.words.result({ reason, rule: 'TT-16.0', payoff }), { names: ['Ada', 'Bo'], viewer })

  it('[TT-16.0] [TT-4.0e] tells the seats that won, by name or as you', () => {
    expect(ended('home', [1, 1], 0)).toBe('Home! You and Bo made it.')
    expect(ended('home', [0, 1], 0)).toBe('Home! Bo made it.')
    expect(ended('lost', [0, 1], 1)).toBe('Lost in time. You win.')
    expect(ended('lost', [0, 1], 0)).toBe('Lost in time. Bo wins.')
    expect(ended('lost', [0, 0], 0)).toBe('Lost in time: nobody came home.')
  })
})

describe('another language', () => {
  const language = madeUp({
    verbs: { win: 'venk' },
    terms: { hoplite: 'hoplit', hit: 'frap', north: 'nord', 'is down': 'kad', hex: 'ses' },
    messages: {
      '{0} fires at {1} with the {2}': '{0}: {2} kontr {1}',
      '{0}: {1}, needs {2}: hit.': '{0} — {1} de {2}, frap!',
      '{0} #{1}': 'nr {1} {0}',
      '{0} {1}.': '{1} {0}!',
      'Align it {0}': 'ver {0}',
      'Needs {0}: {1} to hit.': '{1} por frap ({0}).',
      '{0}’s turn: {1}.': 'Vico de {0}: {1}. Kio?',
      'walk up to {0}, then one action': 'un ag post {0}',
      'one action': 'un ag',
      'Lost in time. {0} {1}.': 'Perd; {1} {0}.',
      'A grenade flies at most {0}.': 'grenad: {0}, ne plu!',
    },
  })
  const said = (sentence: Sentence): string => read(sentence, { names: ['Ada', 'Bo'], viewer: 0, language })

  it('[TT-8.21] [TT-7.42] [TT-8.23] [TT-8.42] [TT-16.0] says events, options, questions, forecasts, refusals and results in another order', () => {
    const t = scene({ battle: 7, trippers: ['0707'], units: { Hoplites: ['0702'] } })
    expect(said(game.words.ask('turn.act', game.view(t.state, 0), 0))).toMatch(
      /^Vico de Tim: un ag post ses-ses \d\. Kio\?$/,
    )
    const target = t.unit('Hoplites')
    t.go(aim(target))
    expect(said(game.forecast?.(game.view(t.state, 0), 0, weapon('m16', 'single'))?.notes?.[0] ?? '')).toMatch(
      /^58 % por frap \(\d+\)\.$/,
    )
    t.go(weapon('m16', 'single'), fire(0), [...two(9), ...two(6), 'rest'])
    expect(said(game.words.event(t.saw('fired') as never, 0))).toBe(
      `Tim: M16 kontr nr ${target.id} hoplit — 9 de 7, frap!`,
    )
    expect(said(game.words.event(t.saw('suffered') as never, 0))).toBe(`Kad nr ${target.id} hoplit!`)
    expect(said(game.words.action({ do: 'align', heading: 0 }, game.view(t.state, 0)))).toBe('ver nord')
    const thrown = scene({ gear: [['m26']], units: { 'Viking axemen': ['0704'] } })
    thrown.go({ do: 'grenade', what: 'm26' })
    const { reason } = thrown.refuses(0, { do: 'throw', hex: 0 }, { viewer: 0, language })
    expect(reason).toMatch(/^grenad: ses-ses \d, ne plu!$/)
    expect(said(game.words.result({ reason: 'lost', rule: 'TT-4.0e', payoff: [1, 0] }))).toBe('Perd; venkas tu.')
  })
})
