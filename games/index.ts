import type { AnyAnswering, AnyGame, Policy } from '@anachron/kernel'

/** What a game's package gives to those who play it. */
export interface GameModule {
  game: AnyGame
  /** The game's own player. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy belongs to its game; shared code passes views through unread
  bot?: Policy<any>
  /**
   * For games in which people are often asked and seldom can answer: what a client may do for them, and a clock must.
   */
  answering?: AnyAnswering
}

/** One box on the shelf: what can be said before the game is loaded, and how to load it. */
export interface ShelfEntry {
  id: string
  title: string
  players: string
  minutes: string
  /** 1 light … 5 heavy. */
  weight: number
  sentence: string
  /** Seats of a match begun in one click; two where the game allows it. 1: it is at its best alone. */
  usual?: number
  /** Which family of opponents plays it. */
  family: 'clockwork' | 'travellers' | 'menagerie'
  /** The back of its box: the colour of the cloth, and of the letters. */
  spine: { cloth: string; ink: string }
  /** What the game's own screen away from the table is called, where it has one. */
  workshop?: string
  /** What its second lesson teaches, where it has one. */
  secondLesson?: string
  load(): Promise<GameModule>
}

/** How many may sit there, by what its box says. */
export function seatsOn({ players }: Pick<ShelfEntry, 'players'>): { min: number; max: number } {
  const [min = 1, max = min] = players.split('–').map(Number)
  return { min, max }
}

/** The one list of games, in the order of the shelf. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'time-line-battle',
    title: 'Time Line Battle',
    players: '2–8',
    minutes: '15–30',
    weight: 2,
    family: 'clockwork',
    spine: { cloth: '#123247', ink: '#eaf7f8' },
    sentence:
      'The same war again and again, each time one day earlier. What you send back grows up, and bombs fall into the future.',
    secondLesson: 'Two Obliterators and a Bomb',
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@anachron/time-line-battle'),
        import('@anachron/time-line-battle/player'),
      ])
      return { game, bot }
    },
  },
  {
    id: 'timetripper',
    title: 'TimeTripper',
    players: '1–5',
    minutes: '30–120',
    weight: 4,
    family: 'travellers',
    spine: { cloth: '#3c4a36', ink: '#f3ead8' },
    usual: 1,
    sentence: 'A radio man is thrown from battle to battle, 72 of them, and must shoot, talk or flux his way home.',
    workshop: 'Your trips',
    secondLesson: 'The way home',
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@anachron/timetripper'),
        import('@anachron/timetripper/player'),
      ])
      return { game, bot }
    },
  },
  {
    id: 'time-hammer',
    title: 'Time Hammer: The Dual',
    players: '2',
    minutes: '20–30',
    weight: 3,
    family: 'travellers',
    spine: { cloth: '#4b555f', ink: '#fff4c8' },
    sentence:
      'Two agencies hold decades of the past and future, mend what the HAMMERs break, and Reboot what fate has just decided.',
    secondLesson: 'Strike, then hold three',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/time-hammer'),
        import('@anachron/time-hammer/player'),
      ])
      return { game, bot, answering }
    },
  },
  {
    id: 'timestream',
    title: 'Timestream',
    players: '2',
    minutes: '20–40',
    weight: 4,
    family: 'clockwork',
    spine: { cloth: '#18317c', ink: '#f6e3a4' },
    sentence:
      'Two chroniclers race to witness, record and come home: fill your event chain, guard it, and break the other’s.',
    workshop: 'Deck builder',
    secondLesson: 'Hold three links',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/timestream'),
        import('@anachron/timestream/player'),
      ])
      return { game, bot, answering }
    },
  },
  {
    id: 'chronomancer',
    title: 'The Chronomancer and his Assistant',
    players: '1–4',
    minutes: '45–90',
    weight: 3,
    family: 'menagerie',
    spine: { cloth: '#35224f', ink: '#f7e7bd' },
    sentence:
      'Run a shop of portals with two figures who cannot overtake each other, and have the right relics on the shelf when the boats come in.',
    secondLesson: 'The last bell',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/chronomancer'),
        import('@anachron/chronomancer/player'),
      ])
      return { game, bot, answering }
    },
  },
]

/** A game of the shelf by its id, loaded; nothing when there is none. */
export const loadGame = async (id: string): Promise<GameModule | undefined> =>
  shelf.find((entry) => entry.id === id)?.load()
