/**
 * What the board brings along besides its picture: the guided first game, the positions of the rulebook, what people
 * watch event by event.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decision, importMatch, isLogFault, type Match, options } from '@anachron/kernel'
import { watching } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, test } from 'vitest'
import { examples } from '../board/examples.ts'
import { guide } from '../board/guide.ts'
import { volleyOf } from '../board/volley.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import { rulebook } from '../rules/rulebook.ts'
import { isTripper } from '../rules/state.ts'
import type { TimeTripper, View } from '../rules/types.ts'

const opened = (log: Parameters<typeof importMatch>[1]): Match<TimeTripper> => {
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(render(match.fault))
  return match
}

test('[TT-4.0] the guided first game replays, its notes stand in order before its entries and cite rules there are', async () => {
  const log = await guide.match()
  expect(opened(log).state.battles).toBe(2)
  const befores = guide.notes.map(({ before }) => before)
  expect(befores).toEqual([...befores].sort((a, b) => a - b))
  expect(befores.at(-1)).toBeLessThanOrEqual(log.entries.length)
  for (const { rule } of guide.notes) if (rule !== undefined) expect(Object.keys(rulebook)).toContain(rule)
})

describe('examples of the rulebook', () => {
  test.each(examples)('[$at] $title: opens at a decision', async ({ at, match }) => {
    expect(Object.keys(rulebook)).toContain(at)
    const { state } = opened(await match())
    expect(decision(game, state)?.seats).toEqual([0])
    expect(options(game, state, 0).length).toBeGreaterThan(1)
  })

  test('[TT-8.21] the hoplite of E4 is five hexes away: a single shot needs 7', async () => {
    const { state } = opened(await (examples.find(({ at }) => at === 'TT-8.21') as (typeof examples)[number]).match())
    const target = state.units[0]?.id ?? 0
    const said = game.forecast?.(game.view(state, 0), 0, { do: 'aim', at: target })
    expect(render(said?.notes?.[0] ?? '')).toContain('58 % to hit')
  })

  test('[TT-3.3] the rucksack of E1 leaves an allowance of four', async () => {
    const { state } = opened(await (examples.find(({ at }) => at === 'TT-3.3') as (typeof examples)[number]).match())
    expect(render(game.words.view(game.view(state, 0)))).toContain('moves 4')
  })
})

/** What the field must hold at an event; nothing to say of the others. */
function holds(view: View, event: Event): boolean | undefined {
  switch (event.kind) {
    case 'stepped':
      return (isTripper(event.who) ? view.trippers[event.who] : unitIn(view, event.who))?.hex === event.to
    case 'suffered':
      return isTripper(event.who)
        ? view.trippers[event.who]?.alive === (event.effect !== 'dead')
        : unitIn(view, event.who)?.fallen === (event.effect === 'down')
    case 'guided':
      return view.battle?.flux?.hex === event.to
    case 'placed':
      if (event.what === 'unit') return unitIn(view, event.id)?.hex === event.hex
      return event.what !== 'tripper' || view.trippers[event.id]?.hex === event.hex
    case 'cleanup':
      return view.trippers.every(({ place, alive, endurance }) => !alive || place !== 'field' || endurance === 20)
    case 'travelled':
      return view.time.on === event.end
    case 'stage':
      return view.battle?.stage === event.stage
    default:
      return undefined
  }
}

const unitIn = (view: View, id: number) => view.units.find((unit) => unit.id === id)

test.each(['awed-soldiers', 'home-safely', 'team-raised', 'team-rolled-kit', 'timelord', 'death'])(
  '[TT-4.0] the pictures of %s hold what is told',
  (name) => {
    const file = join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`)
    const held = new Set<string>()
    watching(game, JSON.parse(readFileSync(file, 'utf8')), 0, (event, picture, entry) => {
      const seen = holds(picture, event)
      expect(seen, `entry ${entry} ${JSON.stringify(event)}`).not.toBe(false)
      if (seen) held.add(event.kind)
    })
    expect(held.size).toBeGreaterThan(3)
  },
)

test('[TT-8.21] a volley is told shot by shot, until something else happens', () => {
  const fired = (roll: number): Event => ({
    kind: 'fired',
    rule: 'TT-8.21',
    by: 0,
    name: '',
    at: 9,
    target: 'spearman',
    weapon: 'm16',
    needed: 7,
    roll,
    modifier: 0,
    hit: roll >= 7,
  })
  const volley = volleyOf([fired(8), fired(3)])
  expect(volley?.shots.map(({ aim }) => aim?.hit)).toEqual([true, false])
  expect(
    volleyOf([fired(8), { kind: 'stage', rule: 'TT-6.0', battle: 4, stage: 2 } as unknown as Event]),
  ).toBeUndefined()
})
