import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')

/** How the recorded match ended, played again by today's rules. */
function ending(file: string): string | undefined {
  const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const match = isLogFault(log) ? log : importMatch(game, log)
  if (isLogFault(match)) throw new Error(`${file}: ${render(match.fault)}`)
  return match.state.result?.reason
}

it('[EX-9] [EX-10] [EX-11] there is a recorded match for each way of ending, and it still ends that way', () => {
  const ends = globSync('*.match.json', { cwd: folder }).map((file) => ending(file))
  expect(ends.sort()).toEqual(['concede', 'empty', 'target'])
})
