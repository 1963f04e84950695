/** What the board marks as gone. */
import { expect, it } from 'vitest'
import { fallenIn, type Place } from '../board/fallen.ts'
import { game } from '../rules/game.ts'
import type { Event } from '../rules/types.ts'
import { beat, decisive } from '../words/beats.ts'
import { at, card, end, id, intervene, strike, unitOf } from './table.ts'

const rivalsTurn = () =>
  at({
    active: 1,
    players: [
      { deck: ['Rome'], cells: 'AFU', locations: ['Desert Landing', 'Jerusalem'] },
      {
        hand: ['Chain Severed', 'Damascus'],
        cells: 'AAAAAFFUU',
        obstacles: [[], ['Storm on the Great Sea']],
      },
    ],
  })

const placeOf = (t: ReturnType<typeof rivalsTurn>, name: string, place: Place) =>
  new Map([[unitOf(t.state, name).id, place]])

it('[TS-71] what an Intervention voids leaves a mark with the card that did it', () => {
  const t = rivalsTurn()
  const places = placeOf(t, 'Desert Landing', { owner: 0, zone: 'location', phase: 1 })
  const unit = unitOf(t.state, 'Desert Landing').id
  t.does(1, intervene('Chain Severed'))
  t.does(1, card('Damascus'))
  t.does(1, { kind: 'unit', unit })
  expect(fallenIn(t.events, places, 0)).toMatchObject([
    { owner: 0, zone: 'location', phase: 1, card: id('Desert Landing'), by: id('Chain Severed') },
  ])
})

it('[TS-68] what a strike takes is marked even by those who have not seen it lie there', () => {
  const t = rivalsTurn()
  t.does(1, end)
  t.does(1, strike('obstacle', 2, 'location'))
  expect(fallenIn(t.events, new Map(), 0)).toMatchObject([
    { owner: 0, zone: 'location', phase: 2, card: id('Jerusalem'), by: undefined },
  ])
})

it('[TS-71] what its owner gives up is no loss', () => {
  const gone: Event = { kind: 'voided', rule: 'TS-71', seat: 1, unit: 7, cards: [id('Scout Drone')] }
  const played = { kind: 'played', rule: 'TS-33', seat: 1, unit: null, cells: [], play: intervene('Chain Severed') }
  const places = new Map<number, Place>([[7, { owner: 1, zone: 'advance', phase: 1 }]])
  expect(fallenIn([played as unknown as Event, gone], places, 0)).toEqual([])
  // And neither is one's own price, whose play one need not be told.
  expect(fallenIn([{ ...gone, seat: 0 }], places, 0)).toEqual([])
})

it('[TS-58] an Intervention of the rival is shown long enough to be read, and to nobody else longer than before', () => {
  const t = rivalsTurn()
  t.does(1, intervene('Chain Severed'))
  t.does(1, card('Damascus'))
  const played = t.events.find(({ kind }) => kind === 'played') as Event
  expect(beat(played, 0)).toBeGreaterThan(3000)
  expect(beat(played, 1)).toBe(beat(played))
  expect(decisive(played, 0)).toBe(true)
  expect(decisive(played, 1)).toBe(false)
  expect(game.beat?.(played)).toBeGreaterThan(0)
})
