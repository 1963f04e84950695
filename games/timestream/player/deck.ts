import type { NamedDeck } from '../rules/types.ts'

/**
 * The deck that the own player has built (TS-94), by a search with `games/timestream/test/decks/fit.ts` against the
 * decks of the game in version 8, with a card exchanged since. Searches begin here unless they are told otherwise, and
 * found stronger ones (docs/results/timestream-decks.md); this one is level with the decks of the game.
 */
export const DECK: NamedDeck = {
  name: 'Long Road Home',
  list: {
    'TS-PC-01': 5, // Ancient Power Cell
    'TS-PC-02': 6, // Future Power Cell
    'TS-PC-03': 6, // Universal Power Cell
    'TS-PC-04': 2, // Archive Cell
    'TS-PC-05': 2, // Relay Cell
    'TS-PC-06': 1, // Keystone Cell
    'TS-E1-02': 2, // Slipstream Descent
    'TS-E1-05': 2, // Convoy Jump
    'TS-E2-01': 2, // Jerusalem
    'TS-E2-08': 3, // Ephesus
    'TS-E2-09': 2, // Rome
    'TS-E3-01': 1, // Record: Day of Pentecost
    'TS-E3-09': 2, // Record: The Rented House
    'TS-EX-03': 3, // Chrononaut's Journal
    'TS-TS-01': 3, // TIMESTREAM
    'TS-AD-03': 4, // Mountain Guide
    'TS-AD-09': 2, // Seasoned Interpreter
    'TS-AD-24': 2, // Paradox Engineer
    'TS-OB-13': 3, // Rogue Traveller
    'TS-OB-16': 1, // Collapse Age
    'TS-IV-03': 2, // Timely Letter
    'TS-IV-10': 2, // Blackout
    'TS-IV-14': 2, // Crack the Seal
  },
}
