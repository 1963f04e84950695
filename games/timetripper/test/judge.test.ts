import { expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { judge } from '../player/judgement.ts'
import { game } from '../rules/game.ts'
import type { Tripper } from '../rules/types.ts'
import { scene } from './table.ts'

const hope = (changed: Partial<Tripper>): number => {
  const { state } = scene({ battle: 12, units: { 'Viking axemen': ['0703'] } })
  Object.assign(state.trippers[0] as Tripper, changed)
  return judge(state)[0] as number
}

it('the veteran judges a trip by what is left of him and by what he has learned', () => {
  expect(hope({ endurance: 20 })).toBeGreaterThan(hope({ endurance: 3 }))
  expect(hope({ alive: false })).toBe(0)
  expect(hope({ place: 'home' })).toBe(1)
  expect(hope({ experience: 6 })).toBeGreaterThan(hope({ experience: 0 }))
})

it('the veteran considers his own answer and what comes near it, not what nobody does', () => {
  const t = scene({ battle: 12, stage: 2, units: { 'Viking axemen': ['0703', '0711', '0407'] } })
  const listed = t.options(0)
  const view = game.view(t.state, 0)
  const considered = bot.considers?.(view, 0, listed) ?? []
  const own = bot.choose(view, 0, listed, { pick: () => 0 } as never)
  expect(considered).toContain(own)
  expect(considered.length).toBeGreaterThan(1)
  expect(considered.length).toBeLessThan(listed.length)
  expect(considered.every((index) => listed[index]?.do !== 'drop')).toBe(true)
})
