/** What a hint and the inspector say of an answer names what is really chosen between. */
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'
import { at, cell, type TableSpec, unitOf } from './table.ts'

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
