import { begin, decision, options, optionsFor, play, type Seat, seeded } from '@anachron/kernel'
import { expect, it } from 'vitest'
import { bot } from '../player/index.ts'
import { halfPounds } from '../rules/equipment.ts'
import { game } from '../rules/game.ts'
import { tripRecord } from '../rules/trip-record.ts'
import type { Action, State } from '../rules/types.ts'
import { defaults } from './table.ts'

function playOut(state: State, seed: string): State {
  const chance = seeded(seed)
  for (let asked = decision(game, state); asked; asked = decision(game, state)) {
    const seat = asked.seats[0] as Seat
    const listed = options(game, state, seat)
    play(game, state, chance, seat, listed[bot.choose(game.view(state, seat), seat, listed, chance)] as Action)
  }
  return state
}

it('[TT-16.0] a finished trip leaves a record, and the next one can be played with the same kit to beat it', () => {
  let seed = 0
  let state: State
  do state = playOut(begin(game, defaults(), 1, seeded(`record ${++seed}`)), `record ${seed}`)
  while (state.result?.reason !== 'home')
  const record = tripRecord(game.view(state, 0), 0)
  if (!record) throw new Error('no record')
  expect(record).toMatchObject({ home: true, goal: 'quick', battles: state.battles, jumps: state.jumps })
  const better = { victory: 'best', kit: record.kit, lastTrip: record.battles } as const
  expect(optionsFor(game, better, 1)).toHaveProperty('options')
  const next = begin(game, defaults(better), 1, seeded('next'))
  expect(halfPounds('', next.trippers[0]?.gear ?? []) / 2).toBe(record.startWeight)
  expect(tripRecord(game.view(next, 0), 0)).toBeUndefined()
})

it('[TT-16.0] a team may better its last trip too, with the same kits', () => {
  const state = playOut(begin(game, defaults({}, 2), 2, seeded('team')), 'team')
  const record = tripRecord(game.view(state, 1), 1)
  if (!record) throw new Error('no record')
  const better = { victory: 'best', kit: record.kit, lastTrip: record.battles } as const
  const next = begin(game, defaults(better, 2), 2, seeded('next'))
  expect(next.kits).toHaveLength(2)
  expect(next.startWeight / 2).toBe(record.startWeight)
  expect(decision(game, next)?.ask).toBe('turn.act')
})
