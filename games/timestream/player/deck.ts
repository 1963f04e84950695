import type { NamedDeck } from '../rules/types.ts'

/**
 * The deck that the own player has built (TS-94). In matches by rollout it was changed a few cards at a time wherever
 * that won more, first against the decks of the game, then against what had come of that as well; `node
 * games/timestream/test/decks/find.ts` goes on from here.
 */
export const DECK: NamedDeck = {
  name: 'Slow Unravelling',
  list: {
    'TS-PC-01': 4, // Ancient Power Cell
    'TS-PC-02': 8, // Future Power Cell
    'TS-PC-03': 3, // Universal Power Cell
    'TS-PC-04': 2, // Archive Cell
    'TS-PC-05': 2, // Relay Cell
    'TS-E1-02': 2, // Slipstream Descent
    'TS-E1-05': 2, // Convoy Jump
    'TS-E2-01': 2, // Jerusalem
    'TS-E2-09': 1, // Rome
    'TS-E3-06': 4, // Record: The Hill of Ares
    'TS-E3-11': 2, // Sealed Data Cell
    'TS-TS-01': 3, // TIMESTREAM
    'TS-AD-04': 3, // Tentmakers' Workshop
    'TS-AD-09': 2, // Seasoned Interpreter
    'TS-AD-13': 1, // Upper Room Gathering
    'TS-AD-24': 2, // Paradox Engineer
    'TS-AD-28': 4, // Recall Team
    'TS-OB-10': 2, // Restless Crowd
    'TS-OB-23': 3, // Drone Swarm
    'TS-OB-25': 2, // Entropy Front
    'TS-OB-28': 2, // The Long Unravelling
    'TS-IV-03': 1, // Timely Letter
    'TS-IV-12': 1, // Recovered Fragment
    'TS-IV-14': 2, // Crack the Seal
  },
}
