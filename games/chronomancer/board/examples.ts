/** Positions of the rulebook, to open and play. */
import type { MatchLog } from '@anachron/kernel'
import type { Example } from '@anachron/kit'
import { game } from '../rules/game.ts'
import { ashore, atHome, layTiles, midDay, openMarket, openPosition } from '../rules/position.ts'
import type { Options, Shop, State } from '../rules/types.ts'

interface Position {
  /** The rule where it is offered. */
  at: string
  title: string
  seats?: number
  prepare(state: State, own: Shop): void
}

const OPTIONS: Options = { rogueCard: 'thieves', level: 'apprentice' }

const POSITIONS: readonly Position[] = [
  {
    at: 'CH-C29',
    title: 'Both figures in the left Time Machine: the six turns from the start',
    prepare: (_state, own) => layTiles(own, 'P01w', 'P02w', 'P04w', 'P09w'),
  },
  {
    at: 'CH-C21',
    title: 'The Chronomancer has come to the right Time Machine: which tile enters?',
    prepare(_state, own) {
      layTiles(own, 'P02w', 'P01w', 'P04w', 'P09w')
      own.chronomancer = 'T3'
      own.assistant = 'RA'
    },
  },
  {
    at: 'CH-C32',
    title: 'The Assistant is about to freeze time: keep the Hours, or spend them at once?',
    prepare(state, own) {
      own.chronomancer = 'T2'
      own.assistant = 'T3'
      atHome(state, 'red', 3)
    },
  },
  {
    at: 'CH-C45',
    title: 'All four Staff Abilities at hand, and a shelf that nobody wants',
    prepare(state, own) {
      own.chronomancer = 'RC'
      own.assistant = 'B2'
      own.staff = ['W6', 'A6', 'Z6', 'N6']
      own.relics = [2, 0, 1, 0]
      own.artifacts = [0, 0, 0, 1]
      own.corruption = [1, 0, 1, 0]
      hire(state, own)
      ashore(state, 'S', { green: 3, yellow: 1 })
      ashore(state, 'L', { red: 3, blue: 1 })
      midDay(state)
    },
  },
  {
    at: 'CH-R27',
    title: 'The Market of the example: two green Relics, a red Relic and a red Artifact to sell',
    prepare(state, own) {
      own.relics = [1, 2, 0, 0]
      own.artifacts = [1, 0, 0, 0]
      own.covered = [true, false, false, true]
      ashore(state, 'S', { green: 3, blue: 1 })
      ashore(state, 'L', { red: 2, yellow: 2 })
      ashore(state, 'M', { red: 3, green: 1, blue: 1, yellow: 1, grey: 2 })
      atHome(state, 'green', 2)
      atHome(state, 'blue', 2)
      openMarket(state)
    },
  },
  {
    at: 'CH-P1',
    title: 'Alone against the Peddler, on the first morning',
    seats: 1,
    prepare: () => {},
  },
]

/** Whoever is on the Staff and whatever is held has left its pile. */
function hire(state: State, { staff, corruption }: Shop): void {
  const { townsfolk, square } = state
  const hired = new Set<string | null>(staff)
  for (let i = 0; i < square.length; i++)
    if (hired.has(square[i] as string)) {
      const other = townsfolk.pool.find((card) => !hired.has(card))
      if (other) square[i] = other
    }
  townsfolk.pool = townsfolk.pool.filter((card) => !hired.has(card) && !square.includes(card))
  for (const [i, card] of (['whisper', 'bribe', 'scandal', 'vendetta'] as const).entries())
    for (let n = 0; n < (corruption[i] ?? 0); n++) state.corruption.pool.splice(state.corruption.pool.indexOf(card), 1)
}

export const examples: readonly Example[] = POSITIONS.map(({ at, title, seats = 2, prepare }) => ({
  at,
  title,
  match: async (): Promise<MatchLog> => ({
    format: 'anachron-match',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    options: { ...OPTIONS },
    seats,
    origin: {
      kind: 'position',
      state: openPosition(game, OPTIONS, seats, (state) => prepare(state, state.shops[0] as Shop)) as never,
      words: title,
    },
    entries: [],
  }),
}))
