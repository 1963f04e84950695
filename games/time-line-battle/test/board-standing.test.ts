import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { effects } from '../board/effects.ts'
import { fallsAt, landingsOn } from '../board/hit-times.ts'
import { compared, type Outcome, spreadOut } from '../board/outcomes.ts'
import { falling, standing } from '../board/standing.ts'
import { game } from '../rules/game.ts'
import type { BattleEvent } from '../rules/types.ts'
import { war } from './war.ts'

it('[TLB-25] who is bombed stands on the board until the Bomb has hit, and so does the Bomb', () => {
  const day = war(['-1: A | 0: K 2', '0: 6 9 10'], { pause: true })
  const [bomb, target] = [day.card('0.K'), day.card('1.9')]
  const now = { kind: 'bombed', bomb, target, arrived: true } as unknown as BattleEvent
  day.choose('1.9')
  const view = game.view(day.state, 0)
  const shown = standing(view, now)
  const fate = ({ cards }: typeof view) => [bomb.id, target.id].map((id) => [cards[id]?.dead, cards[id]?.used])
  expect(fate(view)).toEqual([
    [false, true],
    [true, false],
  ])
  expect(fate(shown)).toEqual([
    [false, false],
    [false, false],
  ])
  expect(falling(now).map(({ id }) => id)).toEqual([target.id, bomb.id])
  expect(standing(view, undefined)).toBe(view)
})

it('[TLB-16] what reads level has the colour of level', () => {
  expect(compared(new Map([[0, [1.6, 2.4]]])).get(0)?.stands).toBe('level')
})

it('[TLB-16] a lead is promised only where two wars of three keep it', () => {
  const view = game.view(war(['0: 2', '0: 3'], { pause: true }).state, 0)
  const mean: Outcome = { ends: [4, 2], stands: 'ahead' }
  const told = (...ends: (readonly [number, number])[]) => spreadOut(mean, view, ends)
  expect(told([5, 1], [5, 1], [1, 5])).toMatchObject({ stands: 'ahead', spread: { ahead: 2, level: 0, behind: 1 } })
  expect(told([2, 5], [1, 5], [0, 9])).toMatchObject({ stands: 'behind', best: [2, 5] })
  expect(told([9, 0], [2, 2], [1, 5])).toMatchObject({ stands: 'level', spread: { ahead: 1, level: 1, behind: 1 } })
  expect(told([1, 5], [0, 5], [9, 0]).stands).toBe('behind')
})

it('[TLB-50] in the evening of Day 0, and of no other, each Unit that stands is seen to count one', () => {
  const standing = [2, 5].map((id) => ({ unit: { id, owner: 0 }, level: 1, damage: 0, maxHp: 9 }))
  const counted = (day: number) =>
    effects({ kind: 'levels', day, standing } as unknown as BattleEvent).map((effect) => [
      effect.kind,
      'at' in effect && effect.at,
      'text' in effect && effect.text,
    ])
  expect(counted(0)).toEqual([
    ['number', 'card-2', '+1'],
    ['number', 'card-5', '+1'],
  ])
  expect(counted(-1)).toEqual([])
})

it('[TLB-39] hit points go when the hit lands, and nobody falls before the last hit on them', () => {
  const hit = (id: number, taken: number) => ({
    side: 0,
    by: 'front',
    unit: { id, owner: 1, rank: 2, copy: 1 },
    prevented: 0,
    taken,
  })
  const event = {
    kind: 'fought',
    day: 0,
    sides: [0, 1],
    record: { attacks: [], hits: [hit(4, 3), hit(5, 2), hit(4, 6)], burns: [], deaths: [] },
  } as unknown as BattleEvent & { kind: 'fought' }
  const numbers = effects(event).flatMap((effect) =>
    effect.kind === 'number' && effect.at === 'card-4' ? [effect.after] : [],
  )
  const landings = landingsOn(4, event.record)
  expect(landings.map(({ taken }) => taken)).toEqual([3, 6])
  expect(landings.map(({ at }) => at)).toEqual(numbers)
  expect(fallsAt(4, event.record)).toBeGreaterThan(Math.max(...landings.map(({ at }) => at)))
  expect(fallsAt(4, event.record)).toBeLessThan(0.9)
})

it('[TLB-40] boxes look untouched until their hit lands', () => {
  const css = readFileSync(join(import.meta.dirname, '../board/board.css'), 'utf8')
  const [, frames = ''] = css.match(/@keyframes tlb-gone \{([\s\S]*?)\n\}/) ?? []
  // What an animation begins with is shown as long as it waits.
  expect(frames).toContain('to {')
  expect(frames).not.toMatch(/\bfrom\b|(?<!\d)0%/)
})
