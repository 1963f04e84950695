import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameModule, loadGame, shelf } from '@anachron/games'
import { importMatch, type MatchLog } from '@anachron/kernel'
import { say, seat, verb, whose } from '@anachron/kernel/words'
import { WIRE_VERSION } from '@anachron/wire'
import { describe, expect, test } from 'vitest'
import { Client, RefusalError } from '../src/client/client.ts'
import type { Listener } from '../src/client/link.ts'
import { seatNames } from '../src/client/names.ts'
import { SPOKEN } from '../src/client/places.ts'
import { ending, overhear, tell } from '../src/words/tell.ts'

test('the app speaks the version of the wire that hosts speak', () => {
  expect(SPOKEN).toBe(WIRE_VERSION)
})

/** A host on a string: answers hello, and keeps everything else it was sent. */
function host() {
  const sent: { do: string; id: string }[] = []
  let listener: Listener | undefined
  const link = {
    send: (text: string) => {
      const request = JSON.parse(text) as { do: string; id: string }
      if (request.do === 'hello') answer(request.id, { you: { id: 'p', name: 'Ann' }, now: 0, levels: ['novice'] })
      else sent.push(request)
    },
    close: () => {},
  }
  const answer = (re: string, more: object): void => listener?.arrived(JSON.stringify({ m: 'ok', re, ...more }))
  return {
    sent,
    answer,
    refuse: (re: string, reason: string) =>
      listener?.arrived(JSON.stringify({ m: 'refusal', re, code: 'refused', reason })),
    cut: () => listener?.closed('gone'),
    connect: (listening: Listener) => {
      listener = listening
      queueMicrotask(() => listening.opened())
      return link
    },
  }
}

describe('the client', () => {
  test('sends what was asked before the host said hello', async () => {
    const far = host()
    const client = new Client(far.connect, 1)
    const asked = client.request('undoable', { table: 'abcdefgh' })
    await client.ready()
    expect(far.sent.map(({ do: verb }) => verb)).toEqual(['undoable'])
    far.answer((far.sent[0] as { id: string }).id, { to: 3 })
    expect(await asked).toMatchObject({ to: 3 })
  })

  test('sends again with the same id what was not answered when the connection broke, and answers once', async () => {
    const far = host()
    const client = new Client(far.connect, 1)
    await client.ready()
    const asked = client.request('undoable', { table: 'abcdefgh' })
    far.cut()
    client.retry()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(far.sent.map(({ id }) => id)).toEqual([far.sent[0]?.id, far.sent[0]?.id])
    far.answer((far.sent[0] as { id: string }).id, { to: 1 })
    expect(await asked).toMatchObject({ to: 1 })
  })

  test('a refusal is an error that carries the host’s sentence', async () => {
    const far = host()
    const client = new Client(far.connect, 1)
    await client.ready()
    const asked = client.request('undoable', { table: 'abcdefgh' })
    far.refuse((far.sent[0] as { id: string }).id, 'There is no such table.')
    await expect(asked).rejects.toThrow(RefusalError)
    await expect(asked).rejects.toThrow('There is no such table.')
  })
})

test('names: several seats of one person are players by number, two bots of a level have one name and are told apart, and words name people', () => {
  const bot = { kind: 'bot' as const, level: 'novice' }
  const seats = [
    { kind: 'person' as const, person: 'p', name: 'Ann' },
    { kind: 'person' as const, person: 'p', name: 'Ann', guest: true as const },
    bot,
    bot,
  ]
  const game = 'time-line-battle'
  const names = seatNames({ game, seats }, 'p')
  expect(names).toEqual(['Player 1', 'Player 2', 'Tock 3', 'Tock 4'])
  expect(seatNames({ game, seats: seats.slice(0, 1) }, 'p')).toEqual(['You'])
  expect(seatNames({ game, seats: [{ kind: 'bot', level: 'greedy' }] }, 'p')).toEqual(['Greedy bot'])
})

test('sentences in parts: whoever has a seat is “you” whatever they look at, and others overhear what is said to somebody else', () => {
  const beats = say`${seat(0)} ${verb('beat')} ${whose(1)} Tank.`
  expect(tell(beats, ['You', 'Ann'], 1)).toBe('You beat Ann’s Tank.')
  expect(tell(beats, ['Player 1', 'Player 2'], 1)).toBe('Player 1 beats your Tank.')
  expect(tell(beats, ['Ann', 'Bob'])).toBe('Ann beats Bob’s Tank.')
  expect(overhear(say`Choose one of ${whose(0)} Units for ${whose(1)} Bomb.`, ['You', 'Ann'], 1)).toBe(
    'Choose one of Player 1’s Units for your Bomb.',
  )
})

describe.each(shelf.map(({ id }) => id))('every ending of %s on record', (id) => {
  test('is told to each player in turn as to a person', async () => {
    const folder = join(import.meta.dirname, '..', '..', 'games', id, 'fixtures')
    const { game } = (await loadGame(id)) as GameModule
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.match.json'))
    expect(files).not.toEqual([])
    for (const file of files) {
      const log = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchLog
      const match = importMatch(game, log)
      if (!('state' in match) || !match.state.result) continue
      const others = Array.from({ length: log.seats }, (_, i) => `Rival ${i + 1}`)
      for (let seat = 0; seat < log.seats; seat++) {
        const sentence = ending(game, match.state.result, others.with(seat, 'You'))
        expect(sentence).not.toMatch(/\b[Yy]ou [a-z]+[^su]s\b|[a-z,:] You\b/)
      }
    }
  })
})
