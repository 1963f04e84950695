import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { TIE_BREAKERS } from '../rules/ending.ts'
import { game } from '../rules/game.ts'

it('[TH-148] [TH-149] [TH-150] [TH-R27] there is a recorded match for each way of ending and each tie breaker', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures')
  const reasons = globSync('*.match.json', { cwd: folder }).map((file) => {
    const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (isLogFault(log)) throw new Error(render(log.fault))
    const match = importMatch(game, log)
    return isLogFault(match) ? match.fault : match.state.result?.reason
  })
  const ways = ['expert', 'rounds'].flatMap((way) => TIE_BREAKERS.map((by) => (by === 'alone' ? way : `${way}, ${by}`)))
  expect(new Set(reasons)).toEqual(new Set([...ways, 'concede']))
})
