import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, readLog, replay } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { guide } from '../board/guide.ts'
import { forecastAnswer } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import type { Action } from '../rules/types.ts'

const log = readLog(JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/first-game.json'), 'utf8')))
if ('fault' in log) throw new Error(render(log.fault))

/** How the war would end with each target of the Bomb that falls in this entry, the recorded one first. */
function ends(entry: number): string[] {
  if ('fault' in log) return []
  const match = replay(game, log, { to: entry - 1, trusted: true })
  if (isLogFault(match)) throw new Error(render(match.fault))
  const view = game.view(match.state, guide.seat)
  const chosen = log.entries[entry - 1]?.action as unknown as Action
  const score = (action: Action): string => forecastAnswer(view, action)?.living.join(' : ') ?? 'none'
  const others = view.cards
    .map(({ id }): Action => ({ kind: 'bomb', target: id }))
    .filter((action) => JSON.stringify(action) !== JSON.stringify(chosen))
  return [chosen, ...others].map(score).filter((end) => end !== 'none')
}

test('[TLB-24] both Bombs of the first lesson turn a war, and the words say how', () => {
  const words = (before: number): string => String(guide.notes.find((note) => note.before === before)?.words)
  expect(ends(17)).toEqual(['3 : 2', '3 : 3', '3 : 3', '3 : 3'])
  expect(words(17)).toContain('3 : 2')
  const [last, ...others] = ends(28)
  expect(last).toBe('5 : 0')
  expect(words(28)).toContain('5 : 0')
  for (const end of others) {
    const [own = 0, theirs = 0] = end.split(' : ').map(Number)
    expect(own, end).toBeLessThan(theirs)
  }
})
