import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type Match, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { game } from '../rules/game.ts'
import type { TimestreamTypes } from '../rules/types.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')

function recorded(file: string): Match<TimestreamTypes> {
  const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const match = isLogFault(log) ? log : importMatch(game, log)
  if (isLogFault(match)) throw new Error(`${file}: ${render(match.fault)}`)
  return match
}

it('[TS-3] [TS-92] [TS-93] there is a recorded match for each way of ending', () => {
  const ways = globSync('*.match.json', { cwd: folder }).map((file) => {
    const { result } = recorded(file).state
    return `${result?.reason} ${result?.payoff}`
  })
  expect(new Set(ways)).toEqual(new Set(['home 1,0', 'home 0,1', 'limit 0.5,0.5', 'limit 1,0', 'concede 1,0']))
})

it('[TS-94] there is a recorded match in which both brought decks of their own', () => {
  const { state } = recorded('own-decks.match.json')
  expect(state.players.map(({ list }) => typeof list)).toEqual(['object', 'object'])
})

it('[TS-98] [TS-99] there are recorded matches of a draft and of sealed packs', () => {
  const froms = ['draft', 'sealed'].map((name) => recorded(`${name}.match.json`).state.rules.decksFrom)
  expect(froms).toEqual(['draft', 'sealed'])
})

it('the notes of the guided game follow each other and lie within its match', () => {
  const { log } = recorded('first-game.match.json')
  const at = guide.notes.map(({ before }) => before)
  expect(at).toEqual([...at].sort((a, b) => a - b))
  expect(at.at(-1)).toBeLessThanOrEqual(log.entries.length + 1)
  for (const { rule } of guide.notes) if (rule) expect(Object.keys(game.rulebook)).toContain(rule)
})
