/** What the board brings along besides its picture: the guided first game, the positions of the rulebook, the folding of events. */
import { decision, importMatch, isLogFault, type Match, options } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { describe, expect, test } from 'vitest'
import { examples } from '../board/examples.ts'
import { fold, type Shown } from '../board/fold.ts'
import { guide } from '../board/guide.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import { rulebook } from '../rules/rulebook.ts'
import type { TimeTripper, View } from '../rules/types.ts'

const opened = (log: Parameters<typeof importMatch>[1]): Match<TimeTripper> => {
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(match.fault)
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
    expect(said?.notes?.[0]).toContain('58 % to hit')
  })

  test('[TT-3.3] the rucksack of E1 leaves an allowance of four', async () => {
    const { state } = opened(await (examples.find(({ at }) => at === 'TT-3.3') as (typeof examples)[number]).match())
    expect(game.words.view(game.view(state, 0))).toContain('moves 4')
  })
})

/** Where everybody is and how they are: what people watch. */
const seen = (view: View): unknown => ({
  trippers: view.trippers.map(({ hex, endurance, alive, place }) =>
    place === 'field' ? { hex, endurance, alive } : place,
  ),
  units: view.units.flatMap(({ id, hex, fallen, place, endurance }) =>
    place === 'field' ? [{ id, hex, fallen, endurance }] : [],
  ),
  flux: view.battle?.flux?.hex,
})

test('[TT-4.0] the picture folded from the events of a stage is the picture that follows', () => {
  let compared = 0
  for (let seed = 0; seed < 60; seed++) {
    let events: Event[] = []
    let before: View | undefined
    playRandomly(game, {
      seed: `fold/${seed}`,
      seats: 1 + (seed % 3),
      most: 150,
      choose(match, _seat, listed) {
        const view = game.view(match.state, 0)
        const jumped = events.some(({ kind }) => kind === 'travelled')
        if (before && view.battle && !jumped && before.battle?.number === view.battle.number) {
          compared++
          expect(seen(events.reduce(fold, before as Shown))).toEqual(seen(view))
        }
        before = view
        events = []
        return (seed * 7 + match.log.entries.length * 13) % listed.length
      },
      onEvent: (event) => void events.push(event),
    })
  }
  expect(compared).toBeGreaterThan(2000)
})
