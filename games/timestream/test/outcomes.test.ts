/** What a place says of the card that would be laid there. */
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../board/outcomes.ts'
import { sleepsIn } from '../rules/from-view.ts'
import { game } from '../rules/game.ts'
import type { Play } from '../rules/types.ts'
import { advance, at, fill, intervene, obstacle, type TableSpec, unitOf } from './table.ts'

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

describe('[TS-67] across an empty location', () => {
  const guarded: TableSpec = {
    players: [
      { hand: ['Athens'], cells: 'AAFFU', advances: [[], ['Scout Drone']] },
      { obstacles: [[], [{ card: 'Storm on the Great Sea', fresh: true }]] },
    ],
  }
  const bare: TableSpec = {
    players: [{ hand: ['Athens'], cells: 'AAFFU' }, { obstacles: [[], ['Storm on the Great Sea']] }],
  }

  it('units sleep, and filling it says whom that wakes', () => {
    const asleep = (spec: TableSpec, name: string) => {
      const { state } = at(spec)
      return sleepsIn(game.view(state, 0), unitOf(state, name))
    }
    expect([asleep(guarded, 'Scout Drone'), asleep(guarded, 'Storm on the Great Sea')]).toEqual([true, true])
    expect(asleep(bare, 'Storm on the Great Sea')).toBe(true)
    expect(outcome(bare, fill('Athens', 2))).toMatchObject({
      note: 'wakes Storm: falls, 5 against 5',
      briefNote: 'next turn it falls',
      loses: true,
      gain: 0,
    })
    expect(outcome(guarded, fill('Athens', 2))).toMatchObject({ note: 'wakes Storm: your guard falls', gain: 1 })
  })

  it('a filled one keeps nobody asleep, and one that nobody faces wakes nobody', () => {
    const [own, other] = bare.players
    const { state } = at({ players: [{ ...own, locations: [null, 'Jerusalem'] }, other] })
    expect(sleepsIn(game.view(state, 0), unitOf(state, 'Storm on the Great Sea'))).toBe(false)
    expect(outcome({ players: [own, {}] }, fill('Athens', 2)).note).toBe('link 1 of 3')
  })

  it('what reaches across it is awake, but faces nobody where nobody stands', () => {
    const spec: TableSpec = {
      players: [{ advances: [['Far-Reach Probe']] }, { obstacles: [['Rogue Traveller']] }],
    }
    const { state } = at(spec)
    expect(sleepsIn(game.view(state, 0), unitOf(state, 'Far-Reach Probe'))).toBe(false)
    expect(sleepsIn(game.view(state, 0), unitOf(state, 'Rogue Traveller'))).toBe(true)
  })
})
