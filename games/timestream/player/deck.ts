import type { NamedDeck } from '../rules/types.ts'

/**
 * The deck that the own player has built (TS-94): the strongest that a search by `games/timestream/test/decks/fit.ts`
 * has found against the decks of the game, in matches by rollout; that goes on from here.
 */
export const DECK: NamedDeck = {
  name: 'Long Road Home',
  list: {
    'TS-PC-01': 5, // Ancient Power Cell
    'TS-PC-02': 12, // Future Power Cell
    'TS-PC-03': 1, // Universal Power Cell
    'TS-PC-04': 2, // Archive Cell
    'TS-PC-05': 2, // Relay Cell
    'TS-PC-06': 1, // Keystone Cell
    'TS-E1-02': 1, // Slipstream Descent
    'TS-E1-03': 4, // Desert Landing
    'TS-E1-05': 2, // Convoy Jump
    'TS-E2-01': 2, // Jerusalem
    'TS-E2-05': 1, // Philippi
    'TS-E2-09': 2, // Rome
    'TS-E3-06': 4, // Record: The Hill of Ares
    'TS-E3-09': 2, // Record: The Rented House
    'TS-TS-01': 3, // TIMESTREAM
    'TS-AD-09': 2, // Seasoned Interpreter
    'TS-AD-24': 1, // Paradox Engineer
    'TS-OB-09': 2, // Tangle of Tongues
    'TS-OB-11': 2, // Flooded Ford
    'TS-OB-16': 2, // Collapse Age
    'TS-IV-01': 1, // Chain Severed
    'TS-IV-03': 2, // Timely Letter
    'TS-IV-04': 1, // Recall Beacon
    'TS-IV-08': 1, // Homeward Signal
    'TS-IV-11': 1, // Hidden Provision
    'TS-IV-14': 1, // Crack the Seal
  },
}
