import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ratioOf } from '../src/bench/against.ts'
import { checkOut } from '../src/bench/checkout.ts'
import { againstText } from '../src/commands/against.ts'

const here = join(import.meta.dirname, '../..')

test('ratios are averaged as what they are: twice and half make one', () => {
  const { value, low, high } = ratioOf([2, 0.5])
  expect(value).toBeCloseTo(1)
  expect(low * high).toBeCloseTo(1)
  expect(ratioOf([1.5, 1.5, 1.5])).toEqual({ value: 1.5, low: 1.5, high: 1.5 })
})

test('per option listed: twice the options at the same moves a second is twice the work', () => {
  const ratio = { value: 1, low: 0.9, high: 1.1 }
  const work = { movesPerMatch: 10, bytesPerState: 100 }
  const text = againstText({
    commit: 'abc some day',
    rounds: 3,
    games: {
      chess: {
        ratios: [{ name: 'random play', unit: 'moves', ratio, here: 500, there: 500 }],
        work: { here: { ...work, optionsPerMove: 6 }, there: { ...work, optionsPerMove: 3 } },
      },
    },
  })
  expect(text).toMatch(/random play +1\.00/)
  expect(text).toMatch(/per option listed +2\.00 +\(1\.80 … 2\.20\) +3 000 against 1 500 options\/s/)
})

const inGit = existsSync(join(here, '.git'))
test.skipIf(!inGit)('a commit is checked out beside, with its own rooms, and taken away again', async () => {
  const { root, remove } = checkOut(here, 'HEAD')
  try {
    const { loadGame } = await import(join(root, 'node_modules/@anachron/games/index.ts'))
    expect(await loadGame('none')).toBeUndefined()
    expect(root.startsWith(here)).toBe(false)
  } finally {
    remove()
  }
  expect(existsSync(root)).toBe(false)
})

test.skipIf(!inGit)('a commit that does not exist is told in a sentence', () => {
  expect(() => checkOut(here, 'no-such')).toThrow('There is no commit “no-such” here.')
  expect(() => checkOut(here, '--help')).toThrow('There is no commit “--help” here.')
})
