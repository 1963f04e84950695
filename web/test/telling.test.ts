import { loadGame } from '@anachron/games'
import type { AnyGame } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { EntryEvents } from '@anachron/wire'
import { describe, expect, test } from 'vitest'
import { chaptersOf, intentionsOf, meanwhileOf, shownOf, tellerOf, toldAt } from '../src/screens/table/story/telling.ts'

const NAMES = ['Ada', 'Bea']
const entry = (n: number, seat: number | null, events: object[], plan?: number): EntryEvents => ({
  entry: n,
  seat,
  at: 0,
  events: events as EntryEvents['events'],
  ...(plan === undefined ? {} : { plan }),
})

const gameOf = async (id: string): Promise<AnyGame> => (await loadGame(id))?.game as AnyGame

const lines = (game: AnyGame, entries: EntryEvents[], viewer = -1): string[] =>
  chaptersOf(entries, tellerOf(game, viewer)).flatMap(({ heading, sections }) => [
    ...(heading === undefined ? [] : [`# ${render(heading, { names: NAMES })}`]),
    ...sections.flatMap((section) => [
      ...(section.heading === undefined ? [] : [`## ${render(section.heading, { names: NAMES })}`]),
      ...section.lines.map(({ words, by }) => `${by ?? '-'} ${render(words, { names: NAMES, viewer })}`),
    ]),
  ])

const step = (who: number, from: number, to: number) => ({
  kind: 'stepped',
  rule: 'TT-7.1',
  who,
  name: who < 4 ? '' : 'Soldier',
  from,
  to,
})

describe('the story', () => {
  test('has one line for a plan, and one for all that the enemy did', async () => {
    const game = await gameOf('timetripper')
    const told = lines(game, [
      entry(1, 0, [{ kind: 'stage', rule: 'TT-6.1', stage: 2 }]),
      entry(2, 0, [step(0, 10, 11)]),
      entry(3, 0, [step(0, 11, 12)], 2),
      entry(4, 0, [step(0, 12, 13)], 2),
      entry(5, 0, [
        step(7, 40, 41),
        step(7, 41, 42),
        step(8, 50, 51),
        { kind: 'suffered', rule: 'TT-8', who: 0, name: '', effect: 'hurt', loss: 3, endurance: 9 },
      ]),
    ])
    expect(told[0]).toBe('## Stage 2')
    expect(told.filter((line) => line.startsWith('0 '))).toHaveLength(1)
    expect(told.find((line) => line.startsWith('0 '))).toBe('0 Tim walks 3 hexes.')
    expect(told).toContain('- 2 came on: Tim −3 Endurance.')
  })

  test('names whoever does a thing, not whoever decided the entry', async () => {
    const game = await gameOf('timestream')
    const told = lines(game, [
      entry(1, 0, [
        { kind: 'turn', rule: 'TS-20', seat: 1, turn: 3 },
        { kind: 'drew', rule: 'TS-21', seat: 1, count: 1 },
        { kind: 'mulligan', rule: 'TS-12', seat: 0, taken: false },
      ]),
    ])
    expect(told[0]).toBe('# Turn 3')
    expect(told).toContain('0 Ada keeps the hand.')
    expect(told.filter((line) => line.startsWith('1 ')).every((line) => !line.includes('Ada'))).toBe(true)
  })

  test('has one line for a whole turn where a game says when something new begins', async () => {
    const game = await gameOf('chronomancer')
    const moved = { kind: 'moved', rule: 'CH-C22', seat: 1, figure: 'assistant', to: 'T3', hours: 2, corruption: 0 }
    const told = lines(game, [
      entry(1, 1, [moved]),
      entry(2, 1, [{ kind: 'gained', rule: 'CH-C39', seat: 1, size: 'relic', colour: 'red' }]),
      entry(3, 1, [
        { kind: 'advanced', rule: 'CH-H16', who: 1, from: 0, to: 2 },
        { kind: 'arrived', rule: 'CH-H17', mark: 2, adventurer: 'red' },
      ]),
      entry(4, 1, [{ kind: 'seated', rule: 'CH-H18', who: 1, adventurer: 'red', boat: 5 }]),
      entry(5, 1, [{ ...moved, to: 'RA' }]),
    ])
    expect(told).toEqual([
      '1 Bea sends the Assistant to the top right portal, gets a red Relic and seats a Warrior in boat 5.',
      '1 Bea moves the Assistant to the right Time Machine, for 2 Hours.',
    ])
  })

  test('takes a plan for one intention, and goes on after it', () => {
    const entries = [entry(1, 0, []), entry(2, 0, []), entry(3, 0, [], 2), entry(4, 0, [], 2), entry(5, 1, [])]
    expect(intentionsOf(entries).map((one) => one.map((each) => each.entry))).toEqual([[1], [2, 3, 4], [5]])
  })
})

test('the line that tells of an entry is found also in the middle of an intention, and where no line tells of it', () => {
  const line = (entry: number, words = 'told') => ({ entry, by: 0, words, events: [] })
  const chapter = (...lines: ReturnType<typeof line>[]) => ({
    heading: undefined,
    from: 1,
    to: 9,
    sections: [{ heading: undefined, lines }],
  })
  const chapters = [chapter(line(1), line(4)), chapter(line(5, ''), line(8))]
  expect([1, 2, 4, 5, 7, 9].map((at) => toldAt(chapters, at))).toEqual([1, 4, 4, 8, 8, 8])
  expect(toldAt([], 3)).toBeUndefined()
})

describe('meanwhile', () => {
  test('says what others did since one answered, and nothing of one’s own', async () => {
    const game = await gameOf('chronomancer')
    const own = entry(1, 0, [{ kind: 'lifted', rule: 'CH-C30', seat: 0, icon: 'x' }])
    const rival = [1, 2].map((n) => entry(1 + n, 1, [{ kind: 'lifted', rule: 'CH-C30', seat: 1, icon: 'x' }]))
    const seated = entry(4, 1, [{ kind: 'seated', rule: 'CH-1', who: 1, adventurer: 'red', boat: 5 }])
    const found = meanwhileOf(game, [own, ...rival, seated], 0, 1)
    expect(render(found?.words ?? '', { names: NAMES, viewer: 0 })).toBe(
      'Bea lays 2 windows bare for the Market and seats a Warrior.',
    )
    expect(meanwhileOf(game, [own], 0, 1)).toBeUndefined()
    // What the rules did for one comes first; what one answered oneself is no news.
    const forced = { kind: 'moved', rule: 'CH-C22', seat: 0, figure: 'assistant', from: 'T3', to: 'RA' }
    const moved = { ...forced, tile: null, hours: 2, corruption: 0 }
    expect(meanwhileOf(game, [entry(1, 0, [moved])], 0, 1)).toBeUndefined()
    const sent = 'Only one way was open: you send the Assistant to the right Time Machine (2 Hours).'
    for (const entries of [
      [own, entry(2, 1, [moved])],
      [entry(1, 0, [{ kind: 'spent', rule: 'CH-C33', seat: 0, icon: 'red' }, moved])],
    ])
      expect(render(meanwhileOf(game, entries, 0, 1)?.words ?? '', { names: NAMES, viewer: 0 })).toBe(sent)
  })

  test('is said by every game that has rivals or enemies', async () => {
    for (const id of ['time-line-battle', 'timetripper', 'time-hammer', 'timestream', 'chronomancer'])
      expect((await gameOf(id)).words.story?.meanwhile, id).toBeDefined()
  })
})

test('of what is still to be shown the line of time knows nothing', () => {
  const events = Array.from({ length: 4 }, (_, n) => ({ kind: 'shot', n }))
  const entries = [entry(1, 0, events.slice(0, 1)), entry(2, 1, events.slice(1, 3)), entry(3, 0, events.slice(3))]
  const shown = (from: number) => shownOf(entries, new Set(entries.flatMap((one) => one.events).slice(from)))
  expect(shown(4)).toEqual(entries)
  expect(shown(2).map((one) => one.events.length)).toEqual([1, 1])
  expect(shown(1).map((one) => one.entry)).toEqual([1])
  expect(shown(0)).toEqual([])
})
