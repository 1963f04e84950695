import type { NamedDeck } from '../rules/types.ts'

/**
 * The two decks of the guided first game, as they were when its notes were written; what the decks of the game are by
 * now does not touch it.
 */
export const LESSON_DECKS: NamedDeck[] = [
  {
    name: 'Lamps on the Road',
    list: {
      'TS-PC-01': 9,
      'TS-PC-02': 1,
      'TS-PC-03': 6,
      'TS-PC-04': 2,
      'TS-E1-03': 4,
      'TS-E2-01': 4,
      'TS-E3-01': 4,
      'TS-EX-02': 2,
      'TS-TS-01': 3,
      'TS-AD-01': 1,
      'TS-AD-04': 3,
      'TS-AD-07': 1,
      'TS-AD-08': 3,
      'TS-AD-14': 2,
      'TS-AD-11': 1,
      'TS-AD-15': 1,
      'TS-OB-01': 2,
      'TS-OB-08': 3,
      'TS-OB-02': 3,
      'TS-IV-03': 2,
      'TS-IV-02': 1,
      'TS-IV-12': 1,
      'TS-IV-08': 1,
    },
  },
  {
    name: 'Slipstream Vanguard',
    list: {
      'TS-PC-01': 1,
      'TS-PC-02': 9,
      'TS-PC-03': 5,
      'TS-PC-05': 2,
      'TS-E1-02': 4,
      'TS-E2-03': 2,
      'TS-E2-06': 3,
      'TS-E3-06': 4,
      'TS-EX-03': 4,
      'TS-TS-01': 3,
      'TS-AD-17': 2,
      'TS-AD-21': 3,
      'TS-AD-23': 2,
      'TS-AD-19': 1,
      'TS-AD-22': 2,
      'TS-OB-13': 3,
      'TS-OB-18': 2,
      'TS-OB-17': 1,
      'TS-OB-23': 3,
      'TS-IV-08': 2,
      'TS-IV-07': 1,
      'TS-IV-01': 1,
    },
  },
]
