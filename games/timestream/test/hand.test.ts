import { options } from '@anachron/kernel'
import { expect, it } from 'vitest'
import { isDoneByPress, isPlay } from '../board/layout.ts'
import { breakable, fitName } from '../board/names.ts'
import { cards } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { plainName } from '../words/phrases.ts'
import { at, id, type TableSpec } from './table.ts'

/** What a card in the hand of the first player can do. */
function playsOf(name: string, spec: TableSpec) {
  const { state } = at(spec)
  return options(game, state, 0)
    .filter(isPlay)
    .filter(({ card }) => card === id(name))
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

it('no name on a card parts but at a hyphen, and none is smaller than 12 px', () => {
  expect(fitName('Centurion’s Escort', 91)).toEqual({ text: 'Centurion’s Escort', size: 14 })
  expect(fitName('Rome', 91).size).toBeGreaterThan(16)
  expect(fitName('Centurion’s Escort', 50)).toEqual({ text: 'Centu\u00adrion’s Escort', size: 12 })
  // Whatever is too long for the narrowest card that still shows its name can part.
  for (const { id: card } of cards) {
    const words = breakable(plainName(card)).split(/[ -]/)
    for (const word of words) if (word !== 'TIMESTREAM' && word.length > 8) expect(word).toContain('\u00ad')
  }
})
