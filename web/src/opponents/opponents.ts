/** Who the bots are: a face, a name and a sentence for each level, in families that fit a game. */
import { shelf } from '@anachron/games'
import { type Sentence, say } from '@anachron/kernel/words'

/** The hour behind the head tells the level without words. */
export type Hour = 'dawn' | 'noon' | 'midnight'

export interface Opponent {
  id: string
  name: string
  /** The level of the bots that plays under this name. */
  level: string
  hour: Hour
  /** How well they play, in a word. */
  strength: Sentence
  sentence: Sentence
}

const DAWN = { level: 'novice', hour: 'dawn', strength: say`gentle` } as const
const NOON = { level: 'skilled', hour: 'noon', strength: say`keen` } as const
const MIDNIGHT = { level: 'expert', hour: 'midnight', strength: say`expert` } as const

const FAMILIES: Readonly<Record<string, readonly Opponent[]>> = {
  clockwork: [
    { id: 'tock', name: 'Tock', ...DAWN, sentence: say`Rings whenever the match turns, and is surprised.` },
    { id: 'brasswick', name: 'Brasswick', ...NOON, sentence: say`Counts aloud, and enjoys it.` },
    { id: 'regulator', name: 'The Regulator', ...MIDNIGHT, sentence: say`Has never been late. Has never been sorry.` },
  ],
  travellers: [
    { id: 'wren', name: 'Wren', ...DAWN, sentence: say`Post girl of the 1890s. Says how it looks to her.` },
    {
      id: 'quill',
      name: 'Captain Quill',
      ...NOON,
      sentence: say`Talks of nothing but attack. Is right more often than not.`,
    },
    { id: 'perpetua', name: 'Madame Perpetua', ...MIDNIGHT, sentence: say`Lost to you once, in a branch she deleted.` },
  ],
  menagerie: [
    { id: 'dodo', name: 'Doctor Dodo', ...DAWN, sentence: say`Extinct, and in no hurry at all.` },
    { id: 'reynard', name: 'Reynard Late', ...NOON, sentence: say`Sells you a minute, takes the hour.` },
    { id: 'midnight', name: 'Old Midnight', ...MIDNIGHT, sentence: say`Sees the whole year. Blinks at the end of it.` },
  ],
}

const CLOCKWORK = FAMILIES.clockwork as readonly Opponent[]

/** The three opponents of a game, the gentle one first. */
export const opponentsOf = (game: string): readonly Opponent[] =>
  FAMILIES[shelf.find(({ id }) => id === game)?.family ?? ''] ?? CLOCKWORK

/** Who plays a game at this level; nothing for a level that nobody on the shelf has. */
export const opponentAt = (game: string, level: string | undefined): Opponent | undefined =>
  opponentsOf(game).find((opponent) => opponent.level === level)
