import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { applyEntry, isLogFault, type MatchLog, replay } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { type AnyBoard, SOUND_NAMES, type SoundName, type Voice } from '@anachron/kit'
import { describe, expect, test } from 'vitest'
import { eventSounds } from '../src/screens/table/sounds.ts'

const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/index.tsx')
const fileOf = (id: string): string => `../../games/${id}/board/index.tsx`
const drawn = shelf.map(({ id }) => id).filter((id) => fileOf(id) in boards)

interface Happening {
  kind: string
  rule: string
}

const happened = new Map<string, Promise<Happening[]>>()
const happenings = (id: string): Promise<Happening[]> => {
  const known = happened.get(id) ?? replayed(id)
  happened.set(id, known)
  return known
}

/** What happens in the recorded matches of a game. */
async function replayed(id: string): Promise<Happening[]> {
  const { game } = (await loadGame(id)) ?? {}
  if (!game) throw new Error(`no game ${id}`)
  const folder = join(import.meta.dirname, '..', '..', 'games', id, 'fixtures')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.match.json'))
    .flatMap((file) => {
      const log: MatchLog = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      const start = replay(game, log, { to: 0, trusted: true })
      if (isLogFault(start)) throw new Error(render(start.fault))
      return log.entries.flatMap((entry) => applyEntry(game, start.state, entry) as Happening[])
    })
}

describe.each(drawn)('what is heard at %s', (id) => {
  test('whatever is shown for a while is heard, by a sound that there is', async () => {
    const board = (await boards[fileOf(id)]?.())?.board
    const { game } = (await loadGame(id)) ?? {}
    const unheard = new Set<string>()
    const heard = new Set<SoundName>()
    for (const event of await happenings(id)) {
      const name = board?.sound?.(event)
      if (name) heard.add(name)
      else if ((game?.beat?.(event as never) ?? 0) >= 400) unheard.add(event.kind)
    }
    expect([...unheard]).toEqual([])
    expect([...heard].filter((name) => !SOUND_NAMES.includes(name))).toEqual([])
    expect(heard.size).toBeGreaterThan(5)
    expect(board?.voice).toBeDefined()
  })
})

test.each(drawn)('effects at %s begin within the beat of an event that is shown', async (id) => {
  const board = (await boards[fileOf(id)]?.())?.board
  const { game } = (await loadGame(id)) ?? {}
  const kinds = new Set<string>()
  for (const event of await happenings(id)) {
    const effects = board?.effects?.(event) ?? []
    if (effects.length > 0 && (game?.beat?.(event as never) ?? 0) === 0) throw new Error(`${event.kind} is not shown`)
    for (const { kind, after = 0 } of effects) {
      kinds.add(kind)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThan(1)
    }
  }
  expect(kinds.size).toBeGreaterThan(2)
})

describe('of what comes in one moment', () => {
  const beats: Record<string, number> = { laid: 0, shot: 300, bomb: 900, silence: 1000 }
  const sounds: Partial<Record<string, SoundName>> = { laid: 'cardSlide', shot: 'shot', bomb: 'explosion' }
  const heardOf = async (...moments: string[][]): Promise<(SoundName | undefined)[]> => {
    const heard: (SoundName | undefined)[] = []
    const voice: Voice = { semitones: 0 }
    const hear = eventSounds(
      {
        game: { beat: ({ kind }: Happening) => beats[kind] ?? 0 } as never,
        board: { sound: ({ kind }: Happening) => sounds[kind], voice } as unknown as AnyBoard,
      },
      (name) => heard.push(name),
    )
    for (const kinds of moments) {
      for (const kind of kinds) hear({ kind })
      await Promise.resolve()
    }
    return heard
  }

  test('only the weightiest is heard', async () => {
    expect(await heardOf(['laid', 'shot', 'bomb', 'silence', 'shot', 'laid'])).toEqual(['explosion'])
  })

  test('each moment is heard, and what has no sound is not', async () => {
    expect(await heardOf(['laid'], ['silence'], ['shot'], ['shot'])).toEqual(['cardSlide', 'shot', 'shot'])
  })
})
