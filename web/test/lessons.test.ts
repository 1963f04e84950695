/** The lessons of all games: at each step of the learner's the recorded answer can be given, and the note names it. */

import { loadGame, shelf } from '@anachron/games'
import { applyEntry, isLogFault, options, readLog, replay } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { type Guide, same } from '@anachron/kit'
import { describe, expect, test } from 'vitest'
import { tell } from '../src/words/tell.ts'

const guides = import.meta.glob<{ guide: Guide }>('../../games/*/board/guide.ts')
const second = import.meta.glob<{ middleGame: Guide }>('../../games/*/board/middle-game.ts')
const lessons = shelf.flatMap(({ id, secondLesson }) => {
  const [first, next] = [guides[`../../games/${id}/board/guide.ts`], second[`../../games/${id}/board/middle-game.ts`]]
  return [
    ...(first ? [{ id, name: `first lesson of ${id}`, load: async () => (await first()).guide }] : []),
    ...(next
      ? [{ id, name: `second lesson of ${id}`, load: async () => (await next()).middleGame, secondLesson }]
      : []),
  ]
})

/** Words that a step and its note have in common without being about the same thing. */
const SMALL = new Set(['with', 'from', 'into', 'under', 'this', 'that', 'your', 'card', 'cards', 'hour', 'hours'])

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 && !SMALL.has(word))

describe.each(lessons)('the $name', ({ id, load, secondLesson }) => {
  test('can be followed, and its words are about what is marked', async () => {
    const { game } = (await loadGame(id)) ?? {}
    const guide = await load()
    if (!game) throw new Error(`no game ${id}`)
    const log = await guide.match()
    const match = replay(game, log, { to: 0, trusted: true })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const last = Math.max(...guide.notes.map(({ before }) => before))
    const silent: string[] = []
    for (const [i, { seat, action }] of log.entries.slice(0, last).entries()) {
      const note = guide.notes.find(({ before }) => before === i + 1)
      if (seat === guide.seat && i >= (guide.from ?? 0)) {
        expect(
          options(game, match.state, seat).some((one) => same(one, action)),
          `entry ${i + 1}`,
        ).toBe(true)
        const first = tell(game.words.action(action as never, game.view(match.state, seat)), ['You', 'Rival'])
        // What takes several answers at once is named as a whole.
        const does = note?.does ?? first
        const said = note && wordsOf(`${note.title} ${note.words}`)
        // A step without a note is told by the answer itself.
        if (said && i + 1 < last && !wordsOf(does).some((word) => said.includes(word)))
          silent.push(`${i + 1}: “${note.title}” does not name “${does}”`)
      }
      applyEntry(game, match.state, log.entries[i] as never)
    }
    expect(silent).toEqual([])
  })

  test('is a file that a table takes: nothing of it was changed after it was sealed', async () => {
    expect(readLog(await (await load()).match())).not.toHaveProperty('fault')
  })

  test('has its notes in order, each before an entry that there is', async () => {
    const guide = await load()
    const at = guide.notes.map(({ before }) => before)
    expect(at).toEqual([...new Set(at)].sort((a, b) => a - b))
    expect(at.at(-1)).toBeLessThanOrEqual((await guide.match()).entries.length)
    expect(at[0]).toBe((guide.from ?? 0) + 1)
    expect(guide.title).toBe(secondLesson)
  })
})
