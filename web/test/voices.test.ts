import { loadGame } from '@anachron/games'
import { type AnyGame, EVERYTHING, SPECTATOR, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { opponentsOf } from '../src/opponents/opponents.ts'
import { sayingsOf } from '../src/opponents/sayings.ts'
import { leadOf, standingOf } from '../src/screens/table/voices/standing.ts'
import { Voice } from '../src/screens/table/voices/voice.ts'

const OCCASIONS = ['start', 'ahead', 'behind', 'turned', 'nearlyWon', 'nearlyLost', 'scene', 'still', 'won', 'lost']
/** Two lines of a plate on a phone. */
const FITS = 34
const all = ['time-line-battle', 'time-hammer', 'chronomancer'].flatMap((game) => opponentsOf(game))
const words = (said: { words: unknown } | undefined): string | undefined =>
  said?.words === undefined ? undefined : render(said.words as never, {} as never)

test('every opponent has something to say at every occasion, short and never what another says', () => {
  const said = all.flatMap(({ id }) => {
    const sayings = sayingsOf(id) as Record<string, readonly unknown[]>
    for (const occasion of OCCASIONS) expect(sayings[occasion]?.length, `${id} ${occasion}`).toBeGreaterThan(0)
    return Object.values(sayings).flat()
  })
  const lines = said.map((one) => words({ words: typeof one === 'function' ? one(120) : one }) as string)
  expect(lines.filter((line) => line.length > FITS)).toEqual([])
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
})

test('a voice is seldom heard, and never says the same twice in a match', () => {
  const voice = new Voice(sayingsOf('quill'), 3)
  const heard = [words(voice.begins())]
  let spoke = 0
  for (let answers = 1; answers <= 200; answers++) {
    const standing = standingOf(Math.sin(answers / 9))
    const said = voice.hears({ answers, standing, scene: answers % 7 === 0 })
    if (!said) continue
    expect(answers - spoke).toBeGreaterThanOrEqual(4)
    spoke = answers
    heard.push(words(said))
  }
  expect(heard.length).toBeGreaterThan(6)
  expect(new Set(heard).size).toBe(heard.length)
  expect(words(voice.ends(1, 0, 200))).toBe('Attacked. Right again.')
  expect(voice.ends(0, 0, 200)).toBeUndefined()
})

test('whoever rings rings whenever the match turns, also when there are no words left', () => {
  const voice = new Voice(sayingsOf('tock'), 0, { rings: true })
  voice.hears({ answers: 1, standing: 1, scene: false })
  const rings = Array.from({ length: 9 }, (_, n) =>
    voice.hears({ answers: 2 + n, standing: n % 2 === 0 ? -1 : 1, scene: false }),
  )
  expect(rings.every((said) => said?.rings)).toBe(true)
  expect(rings.filter((said) => said?.words !== undefined)).toHaveLength(6)
  // Level is no turn.
  expect(voice.hears({ answers: 12, standing: 0, scene: false })).toBeUndefined()
})

test('how it stands is what onlookers can tell: nothing that is hidden changes it', async () => {
  const module = await loadGame('time-line-battle')
  const game = module?.game as AnyGame
  const { state } = startMatch(game, { options: {}, seats: 2, chance: () => seeded(1) }) as { state: object }
  const open = (of: object) => ({ entry: 1, view: game.view(of as never, SPECTATOR) }) as never
  const lead = leadOf(game, open(state), 1, 0)
  const other = game.imagine(game.view(state as never, SPECTATOR), seeded('another'))
  expect(JSON.stringify(game.view(other, EVERYTHING))).not.toBe(JSON.stringify(game.view(state as never, EVERYTHING)))
  expect(leadOf(game, open(other), 1, 0)).toBe(lead)
})
