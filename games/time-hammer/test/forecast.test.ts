import { decision, type Forecast, options, play, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { type CardId, type Decade, fluxOf } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { nextFlux, nextTwo } from '../rules/odds.ts'
import type { Action, Slot, State } from '../rules/types.ts'
import { asItStands } from '../words/verdicts.ts'
import { A, B, type Scene, scene } from './scene.ts'

interface Told {
  outcomes: { words: string; chance: number }[]
  notes: string[]
}
/** A forecast as the seat reads it. */
function told(state: State, seat: number, action: Action): Told {
  const forecast = game.forecast as NonNullable<typeof game.forecast>
  const { outcomes, notes = [] } = forecast(game.view(state, seat), seat, action) as Forecast
  const read = (sentence: Sentence): string => render(sentence, { viewer: seat })
  return {
    outcomes: outcomes.map(({ words, chance }) => ({ words: read(words), chance })),
    notes: notes.map(read),
  }
}
const chance = (forecast: Told, words: RegExp): number =>
  forecast.outcomes.filter((outcome) => words.test(outcome.words)).reduce((sum, outcome) => sum + outcome.chance, 0)

/** Shares of the values of the next card, or pair of cards, over many worlds the seat could be in. */
function frequencies(state: State, seat: number, worlds: number): number[] {
  const counts = new Array<number>(8).fill(0)
  const view = game.view(state, seat)
  const dice = seeded('odds')
  for (let i = 0; i < worlds; i++) {
    const { deck } = game.imagine(view, dice)
    const card = deck.top[0] ?? deck.pool[dice.pick('draw', deck.pool.length)]
    if (card) counts[fluxOf[card]] = (counts[fluxOf[card]] as number) + 1
  }
  return counts.map((count) => count / worlds)
}

const fight: Scene = {
  a: { on: { 2000: ['agent-anvil'] }, actions: 1, hand: ['jump-01', 'jump-02'] },
  b: { on: { 2000: ['agent-buzz'] }, hand: ['agent-juno', 'gadget-jad', 'jump-03', 'jump-04'] },
}

describe('what an Agent risks where it is put', () => {
  it('[TH-68] HAMMERs of the Déjà vu pile that strike there, and what is added to repairs', () => {
    const { state } = scene({ at: 'prep', phase: 'prep', dejaVu: ['hammer-tape-rot'], a: { skill: 5 } })
    const notes = (to: 1990 | 2000): string => told(state, A, { kind: 'fido', to }).notes.join(' ')
    expect(notes(1990)).toMatch('1 HAMMER for 1990 in the Déjà vu pile; your repairs there get 1 more.')
    expect(notes(2000)).not.toMatch('HAMMER')
  })
})

describe('odds before committing', () => {
  it('[TH-89] a Jump: by the cards not seen', () => {
    const { state } = scene({ a: { hand: ['jump-03', 'agent-brain'], on: { 2000: ['agent-buzz'] }, actions: 1 } })
    const forecast = told(state, A, { kind: 'jump', agent: 'agent-buzz', to: 2040 })
    // Nothing is in the rival's hand, so all 45 other cards are in the deck; 24 of the 48 show 4 or more.
    expect(chance(forecast, /arrives/)).toBeCloseTo(24 / 45, 9)
    expect(chance(forecast, /lost/)).toBeCloseTo(21 / 45, 9)
    expect(forecast.notes[0]).toMatch('4 or more')
  })

  it('[TH-89] [TH-156] what cannot succeed says 0 %, not how surely it fails', () => {
    const { state } = scene({ a: { hand: ['jump-03'], on: { 1990: ['agent-buzz'] }, actions: 1 } })
    state.deck.pool.splice(state.deck.pool.indexOf('agent-brain'), 1)
    state.deck.top.push('agent-brain')
    state.reader = A
    const [hoped] = told(state, A, { kind: 'jump', agent: 'agent-buzz', to: 2050 }).outcomes
    expect(hoped).toEqual({ words: 'Buzz arrives on 2050', chance: 0 })
  })

  it('[TH-134] [TH-24] where an Agent comes into play: what Discovery would find, and whose Command it is', () => {
    const { state } = scene({ at: 'fido', phase: 'prep', b: { on: { 2000: ['agent-buzz'] } } })
    const on = (to: Decade): Told => told(state, A, { kind: 'fido', to })
    const odds = nextFlux(game.view(state, A)) as number[]
    expect(chance(on(2040), /held/)).toBeCloseTo(odds[6] as number, 9)
    expect(chance(on(2020), /held/)).toBe(0)
    expect(on(2040).notes.at(0)).toBe(
      'You have its Command: +1 Attack. No decade has a better chance of skill this turn: 13 %.',
    )
    // What speaks for a decade must not contradict the odds that stand on it.
    expect(on(2020).notes.at(0)).toMatch(/0 % for skill this turn, elsewhere up to 13 %/)
    expect(on(2000).notes.at(-1)).toMatch(/stays where it is/)
  })

  it('[TH-84] [TH-85] whom one recruits: what a bot can bring at best, and that a human has a way to go', () => {
    const hand = ['agent-pogo', 'agent-mako', 'jump-01', 'jump-02', 'jump-03'] as const
    const { state } = scene({ a: { on: { 2000: ['agent-buzz'] }, actions: 2, hand: [...hand] } })
    const recruit = (card: 'agent-pogo' | 'agent-mako') => told(state, A, { kind: 'recruit', card, pay: 'cards' })
    const [, best, now] = /up to (\d+) %, (\d+) % as it is\.$/.exec(recruit('agent-pogo').notes[0] ?? '') ?? []
    expect(Number(best)).toBeGreaterThan(Number(now))
    expect(Number(now)).toBeGreaterThan(0)
    expect(recruit('agent-mako').notes).toEqual(['It enters on 2020, which nobody can hold: a Jump takes it on.'])
  })

  it('[TH-V1] [TH-25] whose Command it is with equal numbers depends on the variant', () => {
    const on = (tieToGallery: boolean): string | undefined => {
      const { state } = scene({
        at: 'fido',
        phase: 'prep',
        options: { tieToGallery },
        b: { on: { 2000: ['agent-buzz'] } },
      })
      return told(state, A, { kind: 'fido', to: 2000 }).notes.at(-1)
    }
    expect(on(false)).toMatch(/^As many Agents as your rival: its Command stays where it is\./)
    expect(on(true)).toMatch(/^As many Agents as your rival: its Command goes to the Gallery\./)
  })

  it('[TH-V4] promises no skill beyond E', () => {
    const table = (skill: number) =>
      scene({
        options: { noExpert: true },
        a: { on: { 1990: ['agent-comet'] }, hand: ['jump-03'], actions: 1, skill },
      }).state
    const jump: Action = { kind: 'jump', agent: 'agent-comet', to: 2050 }
    expect(told(table(11), A, jump).notes.at(-1)).toBe('A Long Jump: success earns 1 skill.')
    expect(told(table(12), A, jump).notes).toHaveLength(1)
    const fido = (skill: number): string[] =>
      told(scene({ at: 'fido', phase: 'prep', options: { noExpert: true }, a: { skill } }).state, A, {
        kind: 'fido',
        to: 2000,
      }).outcomes.map(({ words }) => words)
    expect(fido(11)[0]).toBe('a held decade, 1 skill')
    expect(fido(12)[0]).toBe('a held decade')
  })

  it('[TH-40] a Stasis without a card counts as 3, a Flux as 0', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      deck: ['hammer-silent-grid', 'jump-06'],
      a: { hand: ['jump-01', 'jump-03', 'jump-04', 'jump-05'], on: { 2030: ['fido-zapi'] }, jamais: 1 },
    }).next('hammer-silent-grid', 'jump-06')
    table.does(A, { kind: 'done' })
    while (table.ask() !== 'reveal.answer') table.does(table.asked()?.seats[0] ?? A, { kind: 'pass' })
    const shown = table.top()
    if (shown.kind !== 'reveal') throw new Error(shown.kind)
    const view = game.view(table.state, A)
    // Silent Grid has level 6: a Stasis of 9 would mend it.
    const stands = asItStands(view, { ...shown, slots: [] }, { ...(shown.slots[0] as Slot), card: null })
    expect(stands?.words).toBe('the repair fails')
  })

  it('[TH-109] an attack: before the Flux, with a known Flux, and against an unknown one', () => {
    const table = scene({ ...fight, b: { on: { 2000: ['agent-buzz'] } } }).next('jump-09')
    const attack: Action = { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' }
    const before = chance(told(table.state, A, attack), /Anvil wins/)
    expect(before).toBeGreaterThan(0.6)
    table.does(A, attack)
    const known = chance(told(table.state, A, { kind: 'launch', faceUp: false }), /Anvil wins/)
    const unseen = game.view(table.state, A)
    expect(known).toBeCloseTo(
      (nextFlux(unseen) as number[]).slice(0, 2).reduce((a, b) => a + b),
      9,
    )
    table.does(A, { kind: 'launch', faceUp: false })
    const unknown = chance(told(table.state, B, { kind: 'fight' }), /Anvil wins/)
    expect(unknown).toBeGreaterThan(0.5)
    expect(unknown).not.toBeCloseTo(known, 2)
  })

  it('[TH-71] a repair: fixed, failed or Paradox, before its Stasis is drawn', () => {
    const table = scene({
      at: 'prepare',
      phase: 'draw',
      a: { hand: ['jump-01', 'jump-03', 'jump-04', 'jump-05'], on: { 2000: ['fido-zapi'] }, skill: 5 },
    }).next('hammer-millennium-glitch')
    table.does(A, { kind: 'done' })
    table.does(A, { kind: 'pass' })
    const forecast = told(table.state, A, { kind: 'pass' })
    expect(forecast.outcomes.map(({ words }) => words)).toEqual([
      'the HAMMER is fixed',
      'the repair fails',
      'a Paradox, the HAMMER goes away unfixed',
    ])
    // 43 unseen: Stasis 6 to 9 on 24 cards less three in hand; P on six less one.
    expect(chance(forecast, /fixed$|is fixed/)).toBeCloseTo((24 - 3 + 5) / 43, 1)
    expect(chance(forecast, /Paradox/)).toBeCloseTo(5 / 43, 9)
  })

  it('[TH-57] a Reboot: what stands, what it could become, and that it costs a Jamais', () => {
    const table = scene({ a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1, jamais: 1 } }).next(
      'jump-09',
    )
    table.does(A, { kind: 'jump', agent: 'agent-buzz', to: 2010 })
    table.does(A, { kind: 'with', card: 'jump-03' })
    const forecast = told(table.state, A, { kind: 'reboot', slot: 'main' })
    expect(chance(forecast, /arrives/)).toBeCloseTo(1 - 5 / 45, 9)
    expect(forecast.notes).toEqual([
      'As it stands: Buzz is lost, and a Déjà vu follows.',
      'The Reboot takes this from 0 % to 89 %.',
      'It costs a Jamais’ cube.',
    ])
  })

  it('[TH-134] Discovery: a held decade, an asset, a Déjà vu', () => {
    const table = scene({ phase: 'discovery', a: { hand: ['jump-01', 'jump-02'], on: { 2000: ['agent-buzz*'] } } })
    table.state.stack = [{ kind: 'turn', at: 'recall', used: 0, found: [] }]
    table.does(A, { kind: 'keep' })
    const forecast = told(table.state, A, { kind: 'pass' })
    expect(chance(forecast, /held/)).toBeCloseTo(6 / 45, 9)
    expect(chance(forecast, /Déjà vu/)).toBeCloseTo(12 / 45, 9)
  })

  it('[TH-156] knows what a Forecast Lens has shown', () => {
    const table = scene({ a: { hand: ['gadget-forecast-lens', 'jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1 } })
    table.next('jump-01', 'agent-brain', 'jump-02')
    table.does(A, { kind: 'play', card: 'gadget-forecast-lens' })
    table.quiet()
    table.does(A, { kind: 'next', card: 'jump-01' })
    table.does(A, { kind: 'next', card: 'agent-brain' })
    const jump: Action = { kind: 'jump', agent: 'agent-buzz', to: 2050 }
    expect(told(table.state, A, jump).outcomes).toEqual([{ words: 'Buzz arrives on 2050', chance: 1 }])
  })

  it('[TH-39] counts the new deck when the old one is used up', () => {
    const { state } = scene({
      deck: [],
      discard: ['jump-01', 'agent-brain'],
      dejaVu: ['hammer-falling-cloud', 'hammer-dead-dial-tone'],
      a: { hand: ['jump-03'], on: { 2000: ['agent-buzz'] }, actions: 1 },
    })
    const odds = nextFlux(game.view(state, A)) as number[]
    expect(odds.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9)
    expect([odds[0], odds[1], odds[7]]).toEqual([1 / 3, 1 / 6, 1 / 3 + 1 / 6])
    expect(
      nextTwo(game.view(state, A), false)
        ?.flat()
        .reduce((sum, each) => sum + each),
    ).toBeCloseTo(1, 9)
  })

  it('[TH-56] agrees with worlds a seat could be in, although hands hold no HAMMERs', () => {
    const { state } = scene(fight)
    const odds = nextFlux(game.view(state, A)) as number[]
    for (const [flux, share] of frequencies(state, A, 20_000).entries())
      expect(share).toBeCloseTo(odds[flux] as number, 1.9)
    const pairs = nextTwo(game.view(state, A), false) as number[][]
    expect(pairs.flat().reduce((sum, each) => sum + each)).toBeCloseTo(1, 9)
    for (let flux = 0; flux < 8; flux++)
      expect(pairs[flux]?.reduce((sum, each) => sum + each)).toBeCloseTo(odds[flux] as number, 9)
  })

  it('[TH-104] a Reboot of a Flux launched face up: how often the attacker then wins, the defender yet to draw', () => {
    const table = scene({ ...fight, a: { ...fight.a, jamais: 1 }, b: { on: { 2000: ['agent-buzz'] } } }).next('jump-09')
    table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
    table.does(A, { kind: 'launch', faceUp: true })
    const view = game.view(table.state, A)
    const one = nextFlux(view) as number[]
    const two = nextTwo(view, false) as number[][]
    // Anvil adds 2, Buzz 1; jump-09 shows 0.
    const stands = (one[0] as number) + (one[1] as number)
    const rebooted = two.flatMap((row, mine) => row.filter((_, theirs) => mine + 1 >= theirs)).reduce((a, b) => a + b)
    expect(chance(told(table.state, A, { kind: 'reboot', slot: 'attacker' }), /Anvil wins/)).toBeCloseTo(rebooted, 9)
    expect(chance(told(table.state, A, { kind: 'pass' }), /Anvil wins/)).toBeCloseTo(stands, 9)
  })

  it('[TH-104] whom a Flux launched face up makes the winner is said for certain where it is certain', () => {
    const asked = (card: 'jump-09' | 'agent-brute-force'): string => {
      const table = scene({ ...fight, b: { on: { 2000: ['agent-buzz'] } } }).next(card)
      table.does(A, { kind: 'attack', agent: 'agent-anvil', target: 'agent-buzz' })
      table.does(A, { kind: 'launch', faceUp: true })
      return render(game.words.ask('reveal.answer', game.view(table.state, A), A))
    }
    // Brute Force shows 7: with Anvil's 2 against Buzz's 1 no Flux is enough; jump-09 shows 0.
    expect(asked('agent-brute-force')).toContain('Anvil wins.')
    expect(asked('jump-09')).toContain('Buzz is the likelier winner.')
  })

  it('[TH-156] two cards from a deck the rival has put in order, of which one was seen before', () => {
    const { state } = scene(fight)
    const [seen, other, third] = ['jump-01', 'agent-brain', 'gadget-undertow'] as const
    state.deck = {
      top: [other, seen, third],
      pool: state.deck.pool.filter((c) => ![seen, other, third].includes(c as never)),
      bottom: [],
    }
    state.reader = B
    state.glimpsed = [seen]
    const pairs = nextTwo(game.view(state, A), false) as number[][]
    expect(pairs.flat().reduce((sum, each) => sum + each)).toBeCloseTo(1, 9)
    const worlds = 20_000
    const counted = pairs.map((row) => row.map(() => 0))
    const dice = seeded('pairs')
    for (let i = 0; i < worlds; i++) {
      const [first, second] = game.imagine(game.view(state, A), dice).deck.top
      const row = counted[fluxOf[first as CardId]] as number[]
      row[fluxOf[second as CardId]] = (row[fluxOf[second as CardId]] as number) + 1 / worlds
    }
    // Three standard errors of the commonest pair.
    for (let a = 0; a < 8; a++)
      for (let b = 0; b < 8; b++)
        expect(Math.abs((counted[a]?.[b] as number) - (pairs[a]?.[b] as number))).toBeLessThan(0.006)
  })

  it('[TH-56] always adds up to one, whatever is forecast, through whole matches', () => {
    let forecasts = 0
    for (let seed = 0; seed < 6; seed++)
      playRandomly(game, {
        seed: `forecast/${seed}`,
        watch({ state }) {
          const seat = decision(game, state)?.seats[0] as number
          for (const action of state.result ? [] : options(game, state, seat).slice(0, 12)) {
            const forecast = game.forecast?.(game.view(state, seat), seat, action)
            if (!forecast || forecast.outcomes.length === 0) continue
            forecasts++
            expect(forecast.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1, 9)
          }
          return false
        },
      })
    expect(forecasts).toBeGreaterThan(300)
  })

  it('[TH-89] a forecast Jump succeeds about as often as forecast', () => {
    const { state } = scene({
      a: { hand: ['jump-03'], on: { 2000: ['agent-mako'] }, actions: 1 },
      b: { hand: ['jump-01', 'agent-juno'] },
    })
    const jump: Action = { kind: 'jump', agent: 'agent-mako', to: 2050 }
    const forecast = chance(told(state, A, jump), /arrives/)
    let made = 0
    const dice = seeded('jumps')
    for (let i = 0; i < 3000; i++) {
      const world = game.imagine(game.view(state, A), dice)
      play(game, world, dice, A, jump)
      play(game, world, dice, A, { kind: 'with', card: 'jump-03' })
      while (world.stack.at(-1)?.kind === 'reveal')
        play(game, world, dice, decision(game, world)?.seats[0] as number, { kind: 'pass' })
      if (world.players[A]?.agents.some(({ at }) => at === 2050)) made++
    }
    expect(made / 3000).toBeCloseTo(forecast, 1)
  })
})
