/** What stands beside the question of a turn, and what is said where a trip ends. */
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { orderRow, SLOTS } from '../board/order-row.ts'
import { stillUnderWay } from '../board/scene.ts'
import { tripWords } from '../board/trips.ts'
import { whole } from '../board/whole.ts'
import { bot } from '../player/index.ts'
import type { Action } from '../rules/actions.ts'
import { forecast } from '../rules/forecast.ts'
import { strandedBy } from '../rules/forecast-flux.ts'
import { game } from '../rules/game.ts'
import { aim, at, scene } from './table.ts'

const onTheFallen = () =>
  scene({
    battle: 4,
    trippers: ['0707', '0203'],
    units: { Spearmen: ['0707', '0303'] },
    gear: [['bayonet'], []],
    edit: ({ units }) => Object.assign(units[0] ?? {}, { fallen: true }),
  })

it('[TT-7.42] standing on somebody who fell, the orders of every turn keep their places, and carrying waits behind them', () => {
  const t = onTheFallen()
  const listed = t.options(0)
  const carries = listed.filter(({ do: what }) => what === 'carry')
  expect(carries.length).toBeGreaterThan(3)
  const shown = listed.filter(({ do: what }) => !['step', 'aim', 'drop', 'grenade'].includes(what))
  const row = orderRow(game.view(t.state, 0), shown, false)
  expect(row.placed).toHaveLength(SLOTS.length)
  expect(row.placed.map((action) => action?.do)).toEqual(['command', 'negotiate', 'end', undefined])
  expect(row.others.length).toBeLessThanOrEqual(1)
  for (const carry of carries) expect(row.rare).toContain(carry)
  const all = [...row.placed, ...row.others, ...row.borne, ...row.rare].filter((action) => action !== undefined)
  expect(all).toHaveLength(shown.length)
})

it('[TT-8.31] the reason for an attack is its likeliest way, and a blow that only stuns says so', () => {
  const t = scene({ battle: 4, units: { Spearmen: ['0706'] }, gear: [['bayonet']] })
  t.tripper().gear = t.tripper().gear.filter(({ what }) => what === 'bayonet')
  const target = aim(t.unit('Spearmen'))
  const said = forecast(game.view(t.state, 0), 0, target)
  expect(render(said?.notes?.[0] ?? '')).toMatch(/^Bayonet: .*stunned\.$/)
  expect(said?.notes).toHaveLength(2)
})

it('[TT-8.21] no hint sends anybody against whom nothing can happen', () => {
  const t = scene({ battle: 4, units: { Spearmen: ['0702'] } })
  const target = aim(t.unit('Spearmen'))
  const never = (moved: number): boolean | undefined => {
    Object.assign(t.tripper(), { moved })
    return bot.never?.(target as never, game.view(t.state, 0) as never, 0, t.options(0) as never[])
  }
  // Every hex walked costs one on the dice.
  expect(never(12)).toBe(true)
  expect(never(0)).toBe(false)
})

it('[TT-8.2] what a hint begins is carried out to its end: with what he attacks is part of it', () => {
  const t = scene({ battle: 4, units: { Spearmen: ['0706'] }, gear: [['bayonet']] })
  const target = aim(t.unit('Spearmen'))
  const plan = whole(game.view(t.state, 0), target)
  expect(plan?.steps[0]?.action).toEqual(target)
  for (const { ask, action } of plan?.steps ?? []) {
    const frame = t.state.stack.at(-1)
    expect(`${frame?.kind}.${frame?.at}`).toBe(ask)
    t.go(action as Action, ['rest'])
  }
  // What is left to ask has seen the dice.
  expect(t.all('fired').length).toBeGreaterThan(0)
})

it('[TT-8.42] a hint to throw says where to', () => {
  const t = scene({ battle: 4, units: { Spearmen: ['0704', '0705'] }, gear: [['m26']] })
  const plan = whole(game.view(t.state, 0), { do: 'grenade', what: 'm26' })
  expect(plan?.steps.map(({ action }) => (action as Action).do)).toEqual(['grenade', 'throw', 'fire'])
  for (const { action } of plan?.steps ?? []) t.go(action as Action, ['rest'])
  expect(t.saw('burst') ?? t.saw('fired')).toBeDefined()
})

it('[TT-R38] who is not in the flux is named before the jump, and no more in the trip after it', () => {
  const t = scene({ battle: 4, trippers: ['0707', '0203'], units: { Spearmen: ['0303'] }, flux: '0707' })
  expect(strandedBy(game.view(t.state, 0))).toEqual([1])
  Object.assign(t.tripper(1), { place: 'held' })
  expect(strandedBy(game.view(t.state, 0))).toEqual([])
  expect(stillUnderWay(game.view(t.state, 0), 0)).toEqual([1])
  Object.assign(t.tripper(1), { place: 'lost', hex: at('0203') })
  expect(stillUnderWay(game.view(t.state, 0), 0)).toEqual([])
})

it('[TT-13.2] the pounds of a party are nobody’s own', () => {
  const trip = { home: false, goal: 'quick', startWeight: 44, battles: 3, jumps: 2, treasure: 0, way: [] } as const
  expect(tripWords({ ...trip, way: [], kit: [{}, {}] })).toContain('44 pounds of the whole party')
  expect(tripWords({ ...trip, way: [], kit: {} })).toContain('with 44 pounds at the start')
})
