import type { AnyGame, Policy } from '@anachron/kernel'

/** What a game's package gives to those who play it. */
export interface GameModule {
  game: AnyGame
  /** The game's own player. */
  // biome-ignore lint/suspicious/noExplicitAny: a policy belongs to its game; shared code passes views through unread
  bot?: Policy<any>
  /** For games in which people are often asked and seldom can answer: what a client may do for them, and a clock must. */
  answering?: Answering
  /** Runs a file of independently computed outcomes against the rules, where such a format exists. */
  oracle?: (file: unknown) => OracleOutcome
}

/** Answers given for a person. Rules never pass for anybody, because passing for those who cannot answer would tell; a client may. */
export interface Answering {
  /** What it is about, in words before the choice of a wish; others' actions when left out. */
  about?: string
  /**
   * How a person may want to be asked, as things stand; the first one is what a client starts with. `watched`: another person
   * plays, who could read from the time an answer takes whether it was given for somebody who had no other.
   */
  // biome-ignore lint/suspicious/noExplicitAny: views and wishes belong to the game; shared code passes them through unread
  preferences(view: any, watched?: boolean): Wish[]
  /** The answer to send for the person, or nothing when they want to be asked themselves. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  answer(view: any, options: readonly any[], preference: any): object | undefined
  /** How long to wait before sending it, so that it looks like an answer given by hand. */
  waitMs: number
  /** What a seat does that ran out of time in a decision, where the table goes on without it. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  timeUp(options: readonly any[], view: any): object
  /** Milliseconds for an answer between people who are there, where the game has a time of its own; then the client gives `timeUp`. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  limit?(view: any, options: readonly any[]): number | undefined
}

export interface Wish {
  label: string
  preference: object
  /** Holds for a while only: once it is not offered any more it is over, and what was wished before holds again. */
  passing?: true
}

export type OracleOutcome =
  | { passed: number; failure?: { id: string; path: string; expected: unknown; got: unknown } }
  | { fault: string }

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
  /** What the game's own screen away from the table is called, where it has one. */
  workshop?: string
  load(): Promise<GameModule>
}

/** The one list of games, in the order of the shelf. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'time-line-battle',
    title: 'Time Line Battle',
    players: '2–4',
    minutes: '15–30',
    weight: 2,
    sentence:
      'The same war again and again, each time one day earlier. What you send back grows up, and bombs fall into the future.',
    load: async () => {
      const [{ game, oracle }, { bot }] = await Promise.all([
        import('@anachron/time-line-battle'),
        import('@anachron/time-line-battle/bot'),
      ])
      return { game, bot, oracle }
    },
  },
  {
    id: 'timetripper',
    title: 'TimeTripper',
    players: '1–5',
    minutes: '30–120',
    weight: 4,
    usual: 1,
    sentence: 'A radio man is thrown from battle to battle, 72 of them, and must shoot, talk or flux his way home.',
    workshop: 'Your trips',
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@anachron/timetripper'),
        import('@anachron/timetripper/bot'),
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
    sentence:
      'Two agencies hold decades of the past and future, mend what the HAMMERs break, and Reboot what fate has just decided.',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/time-hammer'),
        import('@anachron/time-hammer/bot'),
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
    sentence:
      'Two chroniclers race to witness, record and come home: fill your event chain, guard it, and break the other’s.',
    workshop: 'Deck builder',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/timestream'),
        import('@anachron/timestream/bot'),
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
    sentence:
      'Run a shop of portals with two figures who cannot overtake each other, and have the right relics on the shelf when the boats come in.',
    load: async () => {
      const [{ game, answering }, { bot }] = await Promise.all([
        import('@anachron/chronomancer'),
        import('@anachron/chronomancer/bot'),
      ])
      return { game, bot, answering }
    },
  },
]

/** A game of the shelf by its id, loaded; nothing when there is none. */
export const loadGame = async (id: string): Promise<GameModule | undefined> =>
  shelf.find((entry) => entry.id === id)?.load()
