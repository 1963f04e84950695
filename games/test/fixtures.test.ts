/** Every recorded match of every game on the shelf replays to the state it was saved with. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { shelf } from '../index.ts'

const recorded = (id: string): string[] => {
  const folder = join(import.meta.dirname, '..', id, 'fixtures')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.match.json'))
        .map((file) => join(folder, file))
    : []
}

describe.each(shelf.map(({ id, load }) => ({ id, load })))('recorded matches of $id', ({ id, load }) => {
  it('are there', () => {
    expect(recorded(id).length).toBeGreaterThan(0)
  })

  it.each(recorded(id).map((file) => ({ name: file.slice(file.lastIndexOf('fixtures') + 9), file })))(
    '$name',
    async ({ file }) => {
      const { game } = await load()
      const log = readLog(JSON.parse(readFileSync(file, 'utf8')))
      if (isLogFault(log)) throw new Error(render(log.fault))
      const match = importMatch(game, log)
      if (isLogFault(match)) throw new Error(`entry ${match.entry}: ${render(match.fault)}`)
      expect(match.state.result).not.toBeNull()
    },
  )
})
