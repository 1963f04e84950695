/** What a place says of the card that would be laid there. */
import { expect, it } from 'vitest'
import { outcomeOf } from '../board/outcomes.ts'
import { game } from '../rules/game.ts'
import type { Play } from '../rules/types.ts'
import { advance, at, intervene, obstacle, type TableSpec } from './table.ts'

const outcome = (spec: TableSpec, play: object) => outcomeOf(game.view(at(spec).state, 0), play as Play)

it('[TS-58] a card that would find nothing in the Void says so before it is played', () => {
  const own = { hand: ['Recovered Fragment'], cells: 'AAFFU' }
  const empty = outcome({ players: [own, {}] }, intervene('Recovered Fragment'))
  expect(empty.note).toBe('finds nothing in your Void')
  const full = outcome({ players: [{ ...own, void: ['Rome'] }, {}] }, intervene('Recovered Fragment'))
  expect(full.note).toBeUndefined()
})

it('[TS-68] a place where only the own card would fall says so, in few words where there is little room', () => {
  const spec: TableSpec = {
    players: [
      { hand: ['Careful Copyist'], cells: 'AAFFU', locations: ['Desert Landing'] },
      { obstacles: [['Storm on the Great Sea']] },
    ],
  }
  const faced = outcome(spec, advance('Careful Copyist', 1))
  expect([faced.loses, faced.brief]).toEqual([true, 'Next turn: yours falls'])
  const open = outcome(
    { players: [{ hand: ['Storm on the Great Sea'] }, { locations: ['Jerusalem'] }] },
    obstacle('Storm on the Great Sea', 1),
  )
  expect(open.loses).toBeFalsy()
})
