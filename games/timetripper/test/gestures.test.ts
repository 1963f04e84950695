/** What one press does on the board: walks, the flux, shots, kits, jumps; and what the enemies did, in short. */
import { readFileSync } from 'node:fs'
import { apply, begin, decision, type MatchLog, options, optionsFor, seeded } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, test } from 'vitest'
import { fitting, KITS, packingPlan, withDraft, without } from '../board/draft.ts'
import { meanwhileOf } from '../board/meanwhile.ts'
import { rayOf } from '../board/ray.ts'
import { plans, waysOf } from '../board/reach.ts'
import { facesOf, lastRoll, rollOf } from '../board/rolls.ts'
import { attackWays, bestWay } from '../rules/attack-ways.ts'
import type { Event } from '../rules/events.ts'
import { forecast } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import { boardOf } from '../rules/reading.ts'
import type { State, View } from '../rules/types.ts'
import { aim, at, scene, weapon } from './table.ts'

const recorded = (name: string): MatchLog =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.match.json`, import.meta.url), 'utf8'))

/** What is asked of a seat, as the board hears of it. */
function asked(state: State, seat: number) {
  const open = decision(game, state)
  const frame = state.stack.at(-1)
  return {
    ask: `${frame?.kind}.${frame?.at}`,
    rule: open?.rule ?? 'TT-7.42',
    seat,
    options: options(game, state, seat),
  }
}

describe('plans', () => {
  test('[TT-7.12] [TT-7.13] [TT-10.31] every plan of recorded trips can be carried out to its end, at the price it names', () => {
    let carried = 0
    for (const name of ['home-safely', 'treasure', 'black-hole', 'awed-soldiers'])
      stepping(game, recorded(name), (state) => {
        const seat = decision(game, state)?.seats[0]
        if (seat === undefined) return
        const view = game.view(state, seat)
        const found = plans(view, asked(state, seat))
        // All of them would take long: some of each decision, others at each.
        for (const plan of found.filter((_, i) => (i + carried) % 17 === 0)) {
          const copy = game.clone(state)
          const before = copy.trippers.map(({ endurance }) => endurance)
          for (const { ask, action } of plan.steps) {
            expect(asked(copy, seat).ask, plan.id).toBe(ask)
            apply(game, copy, seeded('nothing is rolled'), seat, action)
          }
          const to = Number(plan.id.split('-')[1])
          if (plan.id.startsWith('walk')) {
            const who = copy.trippers.findIndex((tripper) => tripper.hex === to || tripper.place === 'held')
            expect(who, plan.id).toBeGreaterThanOrEqual(0)
            const price = Number(/Costs (\d)/.exec(render(plan.facts?.[0] ?? ''))?.[1] ?? 0)
            expect((before[who] ?? 0) - (copy.trippers[who]?.endurance ?? 0)).toBe(price)
          } else expect(copy.battle?.flux?.hex).toBe(to)
          carried++
        }
      })
    expect(carried).toBeGreaterThan(40)
  })

  test('[TT-7.22] nobody walks through a zone of control, and it is said that one is held there', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0704'] } })
    const ways = waysOf(game.view(t.state, 0), 0)
    const beside = ways.find(({ to }) => to === at('0705'))
    expect(beside?.dangers).toContain('held')
    for (const { hexes } of ways) expect(hexes.slice(0, -1)).not.toContain(at('0705'))
  })
})

describe('ways to attack', () => {
  const t = scene({ battle: 7, units: { Hoplites: ['0702'] }, gear: [['m26', 'm26', 'bayonet']] })
  const target = t.unit('Hoplites').id

  test('[TT-8.21] the odds are those of the forecast', () => {
    const single = attackWays(t.state, 0, target, 0).find(({ what, mode }) => what === 'm16' && mode === 'single')
    const other = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    other.go(aim(other.unit('Hoplites')))
    const said = forecast(game.view(other.state, 0) as View, 0, weapon('m16', 'single'))
    expect(single?.down).toBeCloseTo(said?.outcomes.find(({ words }) => words === 'down')?.chance ?? -1)
  })

  test('[TT-R19] its answers are those that the rules ask for, up to the shot', () => {
    for (const { answers } of attackWays(t.state, 0, target, 1)) {
      const copy = game.clone(t.state)
      for (const { ask, action } of answers) {
        expect(asked(copy, 0).ask).toBe(ask)
        expect(asked(copy, 0).options).toContainEqual(action)
        apply(game, copy, seeded('a shot'), 0, action)
      }
    }
  })

  test('[TT-8.42] the best one uses nothing up while there is another', () => {
    const ways = attackWays(t.state, 0, target, 0)
    expect(ways.some(({ what, uses }) => what === 'm26' && uses === 2)).toBe(true)
    expect(bestWay(ways)?.uses).toBeNull()
  })
})

test('[TT-8.42] whom a grenade reaches and who else is in its blast is counted', () => {
  const crowd = scene({ battle: 7, units: { Hoplites: ['0702', '0703', '0704', '0710'] }, gear: [['m26']] })
  const ways = attackWays(crowd.state, 0, crowd.unit('Hoplites').id, 0)
  expect(ways.find(({ what }) => what === 'm26')?.catches).toBe(3)
  expect(ways.find(({ what }) => what === 'm16')?.catches).toBe(1)
})

describe('packing', () => {
  const set = optionsFor(game, {}, 1)
  if ('fault' in set) throw new Error(render(set.fault))
  const start = () => begin(game, set.options, 1, seeded('packing'))

  test.each(KITS)('[TT-3.2] the kit of the $name can be packed as it is, in one go', ({ things }) => {
    const state = start()
    const view = game.view(state, 0)
    const draft = fitting(view, 0, things)
    expect(draft).toEqual(things)
    const thought = withDraft(view, 0, draft).trippers[0]?.gear
    for (const { ask, action } of packingPlan(draft).steps) {
      expect(asked(state, 0).ask).toBe(ask)
      apply(game, state, seeded('on the way'), 0, action)
    }
    expect(state.kits[0]).toEqual(thought)
  })

  test('[TT-R03] what is taken out takes along what it was needed for', () => {
    const view = game.view(start(), 0)
    const draft = fitting(view, 0, ['shotgun', 'reloads-shotgun', 'bayonet'])
    expect(without(view, 0, draft, 'shotgun')).toEqual(['bayonet'])
  })
})

test('[TT-B72] [TT-5.31] a ray of six names what lies there, and gives the Black Hole its share', () => {
  const t = scene({ battle: 33, edit: (state) => Object.assign(state.trippers[0] ?? {}, { experience: 5 }) })
  t.state.time.display = 0
  t.state.time.cell = t.state.time.layout[0].indexOf(33)
  const rays = [0, 1, 2, 3, 4, 5].map((heading) => rayOf(game.view(t.state, 0), heading))
  const black = rays.find((ray) => ray?.ends.some(({ kind }) => kind === 'black'))
  for (const ray of rays) expect(ray?.ends).toHaveLength(6)
  if (black) expect(black.black).toBeCloseTo((1 - black.control) / 6)
  expect(rays.some((ray) => (ray?.home ?? 0) > 0)).toBe(true)
})

test('[TT-10.57] the lengths of a jump are counted from where it leaves, also while the marker flies', () => {
  const t = scene({ battle: 33 })
  const view = game.view(t.state, 0)
  const { display, cell } = t.state.time
  const from = { display, cell }
  const before = rayOf(view, 2, 'chosen')
  const there = before?.ends[3]?.at
  if (!there) throw new Error('there is nothing four hexes on')
  const flown = { ...view, time: { ...view.time, ...there } }
  expect(rayOf(flown, 2, 'chosen', from)?.ends).toEqual(before?.ends)
  expect(rayOf(flown, 2, 'chosen')?.ends).not.toEqual(before?.ends)
})

test('what the enemies did is one line: who went where, who fired, what it cost', () => {
  const stepped = (who: number, from: number, to: number) =>
    ({ kind: 'stepped', rule: 'TT-7.0', who, name: 'x', from, to }) as const
  const told = meanwhileOf([
    stepped(7, 10, 11),
    stepped(7, 11, 12),
    stepped(0, 1, 2),
    {
      kind: 'fired',
      rule: 'TT-8.21',
      by: 8,
      name: 'x',
      at: 0,
      target: 'Tim',
      weapon: 'own',
      needed: 9,
      roll: 10,
      modifier: 0,
      hit: true,
    },
    { kind: 'suffered', rule: 'TT-8.8', who: 0, name: '', effect: 'hurt', loss: 3, endurance: 12 },
  ])
  expect(told?.moves).toEqual([{ who: 7, from: 10, to: 12, wild: false }])
  expect([...(told?.fired ?? [])]).toEqual([8])
  expect(told?.losses).toEqual([{ who: 0, loss: 3 }])
  expect(meanwhileOf([stepped(0, 1, 2)])).toBeUndefined()
})

test('two faces make every total, and say what it meant', () => {
  for (let total = 2; total <= 12; total++) {
    const [a, b] = facesOf(total)
    expect(a + b).toBe(total)
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(1)
    expect(Math.max(a, b)).toBeLessThanOrEqual(6)
  }
  expect(rollOf({ kind: 'emptied', rule: 'TT-8.21', who: 0, what: 'm16', roll: 5, empty: true })?.words).toContain(
    'empty',
  )
})

test('[TT-8.83] dice say of a Tripper that he is hit, never that he could not act', () => {
  const struck = (at: number, target: string, became: 'disable' | 'none') =>
    rollOf({ kind: 'struck', rule: 'TT-8.83', by: 6, name: '', at, target, weapon: 'own', roll: 8, became } as never)
  expect(struck(0, 'Tim', 'disable')?.words).toBe('8: Tim badly hit')
  expect(struck(7, 'Hoplite', 'disable')?.words).toBe('8: Hoplite disabled')
  expect(struck(0, 'Tim', 'none')?.words).toBe('8: no effect')
})

test('[TT-R52] no dice say that a gun is loaded whose rest went into the grass', () => {
  const emptied = (roll: number, empty: boolean): Event => ({
    kind: 'emptied',
    rule: 'TT-8.21',
    who: 0,
    what: 'm16',
    roll,
    empty,
  })
  const killed: Event = {
    kind: 'struck',
    rule: 'TT-8.1',
    by: 0,
    name: 'Tim',
    at: 7,
    target: 'Hoplite',
    weapon: 'm16',
    differential: 9,
    column: 5,
    roll: 8,
    result: 'kill',
    became: 'kill',
  }
  expect(lastRoll([emptied(6, false)])?.words).toBe('6: still loaded')
  expect(lastRoll([killed, emptied(6, false)])?.words).toBe('8: Hoplite killed')
  expect(lastRoll([killed, emptied(6, false), emptied(0, true)])?.words).toBe('8: Hoplite killed')
  expect(lastRoll([killed, emptied(3, true)])?.words).toBe('3: empty!')
})

test('[TT-8.42] after a grenade the dice lie as they did for whoever fell, whoever was struck at last', () => {
  const struck = (roll: number, became: 'kill' | 'none'): Event => ({
    kind: 'struck',
    rule: 'TT-8.42',
    by: 0,
    name: 'Tim',
    at: 5,
    target: 'Hoplite',
    weapon: 'm26',
    differential: 9,
    column: 5,
    roll,
    result: became,
    became,
  })
  const burst: Event = { kind: 'burst', rule: 'TT-8.42', by: 0, what: 'm26', hex: 40 }
  expect(lastRoll([burst, struck(9, 'kill'), struck(3, 'none')])?.words).toBe('9: Hoplite killed')
  expect(lastRoll([burst, struck(4, 'none'), struck(3, 'none')])?.words).toBe('3: no effect')
})

test('[TT-9.0] after the enemies’ turn the dice lie as they did for the worst blow, not for the last one', () => {
  const struck = (by: number, roll: number, became: 'none' | 'wound' | 'stun'): Event => ({
    kind: 'struck',
    rule: 'TT-8.1',
    by,
    name: 'Hoplite',
    at: by < 4 ? 6 : 0,
    target: by < 4 ? 'Hoplite' : 'Tim',
    weapon: 'own',
    differential: 3,
    column: 4,
    roll,
    result: became,
    became,
  })
  expect(lastRoll([struck(5, 9, 'wound'), struck(6, 7, 'stun'), struck(7, 4, 'none')])?.words).toBe('9: Tim wounded')
  // Once somebody strikes back, that is what counts.
  expect(lastRoll([struck(5, 9, 'wound'), struck(0, 3, 'none')])?.words).toBe('3: no effect')
})

test('rules see the board of a view as they see the state', () => {
  const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
  expect(boardOf(game.view(t.state, 0)).units).toEqual(t.state.units)
})
