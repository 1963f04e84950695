/** What a lesson tells has been shown: whatever card it names lies open to the learner at that moment. */
import type { MatchLog } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import type { GuideNote } from '@anachron/kit'
import { describe, expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { middleGame } from '../board/middle-game.ts'
import { type Card, cards } from '../content/index.ts'
import first from '../fixtures/first-game.match.json' with { type: 'json' }
import second from '../fixtures/second-lesson.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import type { View } from '../rules/types.ts'
import { plainName } from '../words/phrases.ts'

/** What everybody knows from the start. */
const isKnown = ({ type }: Card): boolean => type === 'timestream' || type === 'power-cell'

/** Where cards lie that the learner sees, decklists left out. */
const lying = ({ players }: View): string =>
  JSON.stringify(players.map(({ locations, advances, obstacles, hand }) => [locations, advances, obstacles, hand]))

const namedIn = ({ title, words }: GuideNote): Card[] =>
  cards.filter((card) => !isKnown(card) && `${title} ${words}`.replaceAll('’', "'").includes(plainName(card.id)))

describe.each([
  ['first', guide, first],
  ['second', middleGame, second],
] as const)('the %s lesson', (_name, { notes, seat }, log) => {
  it('[TS-90] names no card before it can be seen', () => {
    const early: string[] = []
    let named = 0
    let entry = 0
    // What has just fallen may be spoken of, too.
    let before = ''
    stepping(game, log as unknown as MatchLog, (state) => {
      entry++
      const seen = lying(game.view(state, seat))
      const note = notes.find((one) => one.before === entry)
      for (const card of note ? namedIn(note) : []) {
        named++
        if (!`${before}${seen}`.includes(card.id)) early.push(`${entry}: ${card.name}`)
      }
      if (note) before = seen
    })
    expect(named).toBeGreaterThan(5)
    expect(early).toEqual([])
  })
})
