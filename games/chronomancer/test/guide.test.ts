import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, type MatchLog, readLog, replay } from '@anachron/kernel'
import { count, render, say } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { plans } from '../board/plans.ts'
import { TOWNSFOLK } from '../content/index.ts'
import { goldFor } from '../rules/counted.ts'
import { game } from '../rules/game.ts'
import { marketNow } from '../rules/market.ts'
import { legalMoves } from '../rules/movement.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Shop, View } from '../rules/types.ts'
import { proceeds } from '../words/phrases.ts'
import { LEARNER, LESSON, RIVAL } from './first-lesson.ts'

const log = readLog(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'first-game.match.json'), 'utf8')),
) as MatchLog

/** What the learner sees when the note of this entry is read. */
function at(entry: number): View {
  const match = replay(game, log, { to: entry - 1, trusted: true })
  if (isLogFault(match)) throw new Error(render(match.fault))
  return game.view(match.state, LEARNER)
}

const words = (entry: number): string => guide.notes.find(({ before }) => before === entry)?.words ?? ''
const scores = (view: View): number[] => [LEARNER, RIVAL].map((seat) => scoreOf(view, seat).total)

describe('the guided game', () => {
  it('is the one that was worked out, and short', () => {
    expect(log.entries.slice(0, LESSON.length).map(({ seat, action }) => [seat, action])).toEqual(LESSON)
    expect(guide.notes.length).toBeLessThanOrEqual(14)
  })

  it('[CH-R26] its first press sells for what the note says, and nothing else sells for more', () => {
    const view = at(1)
    const sale = marketNow(view, LEARNER).sale
    expect([sale.gold, sale.corruption]).toEqual([24, 0])
    expect(words(1)).toContain('9 Gold, and your red Artifact 3 × 5 = 15')
    const [all] = plans(view, { ask: 'sale.stall', rule: 'CH-R26', seat: LEARNER, options: [] })
    expect(all?.words).toEqual(say`Sell ${count(2, 'Good')}: ${proceeds(24, 0)}`)
    expect(all?.steps.map(({ action }) => action)).toEqual(LESSON.slice(0, 2).map(([, action]) => action))
  })

  it('[CH-R24] of the Townsfolk the one it names brings most Gold', () => {
    const view = at(12)
    const gold = view.square.map((card) => goldFor(view, LEARNER, card))
    expect(TOWNSFOLK[view.square[gold.indexOf(Math.max(...gold))] as 'Z3'].name).toBe('Charm Seller')
    expect(Math.max(...gold)).toBe(7)
    expect(gold.filter((one) => one >= 7)).toHaveLength(1)
  })

  it('[CH-C29] leaves no move unexplained: whoever is locked in or blocked is not spoken of', () => {
    for (const entry of [5, 11, 14]) {
      const action = LESSON[entry - 1]?.[1]
      expect(legalMoves(at(entry).shops[LEARNER] as Shop), `entry ${entry}`).toContainEqual(action)
    }
  })

  it('[CH-R27] the windows it lays bare are those that pay most', () => {
    const paying = marketNow(at(15), LEARNER).icons.toSorted((a, b) => b.gold - a.gold)
    expect(paying.slice(0, 2).map(({ colour }) => colour)).toEqual(expect.arrayContaining(['red', 'green']))
    expect(paying[1]?.gold).toBeGreaterThan(paying[2]?.gold ?? 0)
  })

  it('[CH-H1] ends in a lead, with the sums it tells', () => {
    const view = at(20)
    expect(scores(view)).toEqual([36, 25])
    const { sale, sponsorship, total } = marketNow(view, LEARNER)
    expect([total, sale.gold, sponsorship]).toEqual([44, 32, 12])
    expect(words(20)).toContain('36 points against 25, and a Market now would bring you 44 Gold more: 32')
  })
})
