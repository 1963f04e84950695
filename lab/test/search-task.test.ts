import { type Bot, botNamed, TUNING, type Turn } from '@anachron/bots'
import { loadGame } from '@anachron/games'
import * as kernel from '@anachron/kernel'
import { expect, test } from 'vitest'
import { searchTask } from '../src/bench/search-task.ts'

test('the search that is measured thinks about decisions with something to choose, and counts what it imagined', async () => {
  const module = await loadGame('time-hammer')
  if (!module) throw new Error('Time Hammer is gone')
  const turns: Turn[] = []
  const mind = (most: number) =>
    class {
      iterations = 0
      constructor(turn: Turn) {
        turns.push(turn)
      }
      iterate(): boolean {
        if (this.iterations === most) return false
        this.iterations++
        return true
      }
      ranked = () => []
    }
  const [Search, Paired] = [mind(Number.POSITIVE_INFINITY), mind(7)]
  const task = searchTask(kernel, module.game, module.bot, { Search, Paired, tuning: TUNING.expert })
  // Time Hammer's own player is sound, so its experts improve on it: and this one has nothing more to find out.
  expect(task.batch()).toBe(7)
  expect(searchTask(kernel, module.game, undefined, { Search, Paired, tuning: TUNING.expert }).batch()).toBe(48)
  for (const turn of turns) {
    expect(turn.options.length).toBeGreaterThan(2)
    const { index } = (botNamed('random') as Bot).choose(turn) as { index: number }
    expect(turn.options[index]).toBeDefined()
  }
})
