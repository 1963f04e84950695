import { options } from '@anachron/kernel'
import { expect, it } from 'vitest'
import { isDoneByPress, isPlay } from '../board/layout.ts'
import { cards } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { at, id, type TableSpec } from './table.ts'

/** What a card in the hand of the first player can do. */
function playsOf(name: string, spec: TableSpec) {
  const { state } = at(spec)
  return options(game, state, 0)
    .filter(isPlay)
    .filter(({ card }) => card === id(name))
    .filter(isPlay)
}

it('[TS-23] one press lays every Power Cell, also one that says something', () => {
  const cells = cards.filter(({ cell }) => cell).map(({ name }) => name)
  expect(cells).toContain('Archive Cell')
  for (const name of cells) {
    const plays = playsOf(name, { step: 'cells', players: [{ hand: [name], deck: ['Rome'] }, {}] })
    expect(plays, name).toHaveLength(1)
    expect(isDoneByPress(plays), name).toBe(true)
  }
})

it('[TS-36] what has a place, or is paid for, is picked up first', () => {
  for (const name of ['Desert Landing', 'Careful Copyist', 'Midnight Earthquake']) {
    const plays = playsOf(name, { players: [{ hand: [name], cells: 'AAAFFFUU' }, {}] })
    expect(plays.length, name).toBeGreaterThan(0)
    expect(isDoneByPress(plays), name).toBe(false)
  }
})
