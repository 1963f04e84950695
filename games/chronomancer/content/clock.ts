/** The Clock: how long a day is, where Adventurers arrive, and where working late begins to corrupt. */
export const CLOCK = {
  /** Where the Market token lies when the day begins. */
  marketToken: { hour: 12, rule: 'CH-R18', source: 'reconstructed' },
  /** Reaching this hour from below costs a Corruption card. */
  overtime: { hour: 13, corruption: 1, rule: 'CH-R17', source: 'reconstructed' },
  rounds: { count: 3, rule: 'CH-H1', source: 'host' },
} as const

/**
 * Hours with an Adventurer mark, by number of players still in; alone one plays with the marks for two (CH-R16). The
 * hours are reconstructed.
 */
export const MARKS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 6, 8, 10, 11],
  2: [2, 4, 6, 8, 10, 11],
  3: [3, 6, 9, 11],
  4: [4, 8, 11],
}

/** Gold at the start: nothing for whoever acts first, a little for those who wait (CH-R3). */
export const START_GOLD = { first: 0, others: 2, rule: 'CH-R3', source: 'reconstructed' } as const
