/** What a hint and the inspector say of an answer names what is really chosen between. */
import { type MatchLog, options } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import first from '../fixtures/home-first-seat.match.json' with { type: 'json' }
import second from '../fixtures/home-second-seat.match.json' with { type: 'json' }
import long from '../fixtures/limit-won.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { at, cell, obstacle, type TableSpec, unitOf } from './table.ts'

const notes = (spec: TableSpec, action: Action): string[] => {
  const view = game.view(at(spec).state, 0)
  return (game.forecast?.(view, 0, action)?.notes ?? []).map((note) => render(note, { viewer: 0 }))
}

it('[TS-23] a cell says whether it pays now, and what it brings instead', () => {
  const hand = ['Ancient Power Cell', 'Archive Cell', 'Keystone Cell']
  const spec: TableSpec = { step: 'cells', players: [{ hand, cells: 'AFu' }, {}] }
  expect(notes(spec, cell('Ancient Power Cell'))).toEqual(['Pays at once: 3 cells for this turn.'])
  expect(notes(spec, cell('Archive Cell'))).toEqual(['Brings a card now, and pays only from your next turn on.'])
  expect(notes(spec, cell('Keystone Cell'))).toEqual([
    'Brings one more cell and a card now, and pays only from your next turn on.',
  ])
})

it('[TS-57] a charge says what the unit becomes, and whether it has anything to strike', () => {
  const side = { cells: 'FF', advances: [['Reactor Sled']], locations: ['Desert Landing'] }
  const told = (rival: TableSpec['players'][1]): string[] => {
    const t = at({ players: [side, rival] })
    return notes({ players: [side, rival] }, { kind: 'charge', unit: unitOf(t.state, 'Reactor Sled').id })
  }
  expect(told({ obstacles: [['Rogue Traveller']] })).toEqual(['4/4 becomes 6/4 until your next turn.'])
  expect(told({})).toEqual(['4/4 becomes 6/4 until your next turn.', 'It has nothing to strike this turn.'])
})

it('[TS-63] an Obstacle says what it is there for, also where nothing lies yet', () => {
  const own = { hand: ['Rogue Traveller'], cells: 'AFFU' }
  const told = (rival: TableSpec['players'][1]): string | undefined =>
    notes({ players: [own, rival] }, obstacle('Rogue Traveller', 1))[0]
  expect(told({})).toBe('Waits for what they lay as the journey, with Energy 5.')
  expect(told({ locations: ['Slipstream Descent'] })).toBe('Can take Slipstream Descent this turn: 5 against 4.')
  expect(told({ advances: [['Scout Drone']] })).toBe('Waits for what they lay as the journey; Scout Drone guards it.')
})

it('[TS-57] a charge that decides a strike says so first', () => {
  const side = { cells: 'FF', advances: [['Reactor Sled']], locations: ['Desert Landing'] }
  const spec: TableSpec = { players: [side, { obstacles: [['Restless Crowd']] }] }
  const unit = unitOf(at(spec).state, 'Reactor Sled').id
  const [reason] = notes(spec, { kind: 'charge', unit })
  expect(reason).toBe('Then it takes Restless Crowd: 6 against 5.')
})

it('[TS-33] the first note of a play, which is the reason of a hint, is never what it costs', () => {
  let plays = 0
  for (const match of [first, second, long])
    stepping(game, match as unknown as MatchLog, (before, { seat }) => {
      const view = game.view(before, seat)
      for (const action of options(game, before, seat)) {
        const [note] = game.forecast?.(view, seat, action)?.notes ?? []
        if (note === undefined || !('card' in action) || action.kind === 'card' || action.kind === 'useCell') continue
        plays++
        expect(render(note, { viewer: seat }), JSON.stringify(action)).not.toMatch(/^(Spends|Costs|Nothing)/)
      }
    })
  expect(plays).toBeGreaterThan(200)
})
