import { botNamed } from '@anachron/bots'
import { begin, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { halfPounds } from '../rules/equipment.ts'
import { game } from '../rules/game.ts'
import { packedKit } from '../rules/kit.ts'
import { limitOf, packedWeight } from '../rules/start.ts'
import type { State } from '../rules/types.ts'
import { aim, at, defaults, scene } from './table.ts'

/** A whole lone trip by the veteran. */
function tripBy(seed: string): State {
  const chance = seeded(seed)
  const state = begin(game, defaults(), 1, chance)
  for (let moves = 0; moves < 3000; moves++) {
    const asked = decision(game, state)
    if (!asked) break
    const seat = asked.seats[0] as Seat
    const listed = options(game, state, seat)
    play(game, state, chance, seat, listed[bot.choose(game.view(state, seat), seat, listed, chance)] as Action)
  }
  return state
}

it('the veteran comes home from three trips in four', () => {
  const trips = Array.from({ length: 80 }, (_, i) => tripBy(`veteran ${i}`))
  const home = trips.filter(({ result }) => result?.reason === 'home').length
  expect(home).toBeGreaterThan(50)
})

const choice = (t: ReturnType<typeof scene>, seat: Seat = 0): Action => {
  const listed = t.options(seat)
  return listed[bot.choose(game.view(t.state, seat), seat, listed, seeded(1))] as Action
}

it('the veteran calls the flux when many are about, and shoots when one is left', () => {
  const crowd = scene({ battle: 12, stage: 1, units: { 'Viking axemen': ['0703', '0711', '0407', '1107', '0410'] } })
  expect(choice(crowd)).toEqual({ do: 'command', move: false })
  const last = scene({ battle: 25, units: { 'Sioux bowmen': ['0705'] } })
  expect(choice(last)).toEqual(aim(last.unit('Sioux bowmen')))
})

it('the veteran saves his ammunition: a single shot where a burst would do no better', () => {
  const t = scene({ battle: 25, units: { 'Sioux bowmen': ['0705'] } })
  t.go(aim(t.unit('Sioux bowmen')))
  expect(choice(t)).toEqual({ do: 'weapon', what: 'm16', mode: 'single' })
})

it('the veteran jumps when the flux is his, and aligns it only where the way home is worth a stage more', () => {
  const t = scene({
    battle: 12,
    units: { 'Viking axemen': ['0202', '0203', '0204'] },
    flux: '0707',
    edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 5 }),
  })
  t.go({ do: 'command', move: false }, [1, 1])
  expect(choice(t)).toEqual({ do: 'jump', heading: null })
})

it('of two veterans the one without the radio talks, after the other has acted', () => {
  const t = scene({
    battle: 12,
    trippers: ['0309', '0707'],
    units: { 'Viking axemen': ['0704', '0408', '0405', '1107', '0710'] },
    edit({ trippers: [first, second] }) {
      if (first && second) [first.gear, second.gear] = [second.gear, first.gear]
    },
  })
  expect(choice(t, 0)).toEqual({ do: 'let', who: 1 })
  t.go({ do: 'let', who: 1 }, { do: 'end' })
  expect(choice(t, 0)).toEqual({ do: 'negotiate' })
})

it('a veteran with the radio keeps his action for the flux when a comrade wants him to strike', () => {
  const t = scene({ battle: 12, trippers: ['0707', '0709'], units: { 'Viking axemen': ['0708', '0202'] } })
  t.go({ do: 'let', who: 1 }, aim(t.unit('Viking axemen')), { do: 'weapon', what: 'unarmed', mode: 'melee' })
  t.go({ do: 'join', who: 0 })
  expect(choice(t)).toEqual({ do: 'enough' })
})

it('[TT-10.0] the radio is the only way home, the rest is packed to be used: nobody is advised to drop it', async () => {
  const t = scene({ battle: 25, units: { 'Sioux bowmen': ['0705'] } })
  const listed = t.options(0)
  const isNever = (what: 'radio' | 'm16') => bot.never?.({ do: 'drop', what, of: 0 }, game.view(t.state, 0), 0, listed)
  expect(isNever('radio')).toBe(true)
  expect(isNever('m16')).toBe(true)
  // Not even a beginner does it, who follows his first idea.
  const drops = listed.findIndex((action) => action.do === 'drop')
  expect(drops).toBeGreaterThanOrEqual(0)
  const asked = { game, view: game.view(t.state, 0), seat: 0, options: [listed[drops], { do: 'end' }] as Action[] }
  const dawn = botNamed('random', bot as never)
  for (let i = 0; i < 8; i++) expect((await dawn?.choose({ ...asked, chance: seeded(i) } as never))?.index).toBe(1)
})

describe('in company not even a beginner', () => {
  const dawn = botNamed('novice', bot as never)
  const answerOf = async (t: ReturnType<typeof scene>, seat: Seat, seed: number): Promise<Action> => {
    const listed = t.options(seat)
    const asked = { game, view: game.view(t.state, seat), seat, options: listed, chance: seeded(seed) }
    const choice = await dawn?.choose({ ...asked, budget: { iterations: 12 } } as never)
    return listed[choice?.index ?? -1] as Action
  }

  it('[TT-11.0] rests while he is fresh and an enemy stands beside him', async () => {
    const t = scene({
      battle: 12,
      trippers: ['0309', '0707'],
      units: { 'Viking axemen': ['0708', '0610'] },
      gear: [[], ['p357', 'm26', 'bayonet']],
      options: { negotiation: false },
    })
    t.go({ do: 'let', who: 1 })
    for (let seed = 0; seed < 6; seed++) expect((await answerOf(t, 1, seed)).do).toMatch(/aim|grenade/)
  })

  it('[TT-13.0] leaves the radio where it lies', async () => {
    const t = scene({
      battle: 12,
      trippers: ['0309', '0707'],
      units: { 'Viking axemen': ['1202'] },
      loose: [['radio', '0709']],
      edit(state) {
        const [first] = state.trippers
        if (first) first.gear = []
      },
    })
    t.go({ do: 'let', who: 1 })
    for (let seed = 0; seed < 6; seed++) expect(await answerOf(t, 1, seed)).toEqual({ do: 'step', hex: at('0708') })
  })

  it('[TT-13.0] packs what the others would have to go without', async () => {
    const chance = seeded('a team packs')
    const anyhow = botNamed('random', bot as never)
    const state = begin(game, defaults({}, 2), 2, chance)
    const [first] = decision(game, state)?.seats ?? []
    for (let i = 0; i < 40; i++) {
      const asked = decision(game, state)
      const seat = asked?.seats[0]
      if (seat === undefined || seat !== first) break
      const listed = options(game, state, seat)
      const view = game.view(state, seat)
      const choice = await anyhow?.choose({
        game,
        view,
        seat,
        options: listed,
        chance,
        budget: { iterations: 40 },
      } as never)
      play(game, state, chance, seat, listed[choice?.index ?? -1] as Action)
    }
    expect(decision(game, state)?.seats[0]).not.toBe(first)
    const packed = state.trippers[first ?? 0]?.gear.map(({ what }) => what) ?? []
    expect(packed.filter((what) => what === 'm72' || what === 'claymore' || what === 'm1')).toEqual([])
    const second = { p357: 1, m26: 6, bayonet: 1 }
    expect(limitOf(state) - packedWeight(state)).toBeGreaterThanOrEqual(halfPounds('', packedKit(second)))
  })
})

it('[TT-15.21a] [TT-8.21] a follower fires where it may hurt, and goes nearer where it hardly can', () => {
  const archer = (target: string) => {
    const t = scene({
      battle: 6,
      trippers: ['0212'],
      units: { 'Chaldean archers': ['0706'], 'Viking axemen': [target] },
      edit(s) {
        for (const unit of s.units) if (catalogueOf(s.own).lines[unit.line]?.name === 'Chaldean archers') unit.owner = 0
      },
    })
    const mine = t.unit('Chaldean archers').id
    t.go({ do: 'let', who: mine })
    return { t, theirs: t.unit('Viking axemen') }
  }
  const near = archer('0705')
  const far = archer('1202')
  expect(choice(near.t)).toEqual(aim(near.theirs))
  expect(choice(far.t).do).toBe('step')
})
