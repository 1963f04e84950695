import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { middleGame } from '../board/middle-game.ts'
import { game } from '../rules/game.ts'

/** As a host takes it in: whole, unchanged since it was saved, and by the rules. */
const imported = async (match: () => Promise<unknown>) => {
  const log = readLog(await match())
  if (isLogFault(log)) throw new Error(render(log.fault))
  const found = importMatch(game, log)
  if (isLogFault(found)) throw new Error(render(found.fault))
  return found
}

it('[TT-10.51] the file of the first lesson is whole', async () => {
  expect((await imported(guide.match)).log.entries.length).toBeGreaterThanOrEqual(guide.notes.at(-1)?.before ?? 0)
})

it('[TT-5.31] the file of the second lesson is whole, and ends at home with its last note', async () => {
  const { state, log } = await imported(middleGame.match)
  expect(state.result?.reason).toBe('home')
  expect(middleGame.notes.at(-1)?.before).toBe(log.entries.length)
})
