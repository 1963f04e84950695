/**
 * What many matches added up to. Plain data, so that workers send it, checkpoints keep it, and pages read it;
 * everything in it is a sum, so that tallies of different matches can be added.
 */
export interface Tally {
  games: number
  decisions: number
  /** By seat. */
  seats: SeatTally[]
  /** How many matches ended this way. */
  reasons: Counts
  /** How many matches took this many decisions. */
  lengths: Counts
  /** Matches without a single winner. */
  shared: number
  /** Only in full tallies: what happened inside the matches. */
  inside?: InsideTally
}

export type Counts = Record<string, number>

export interface SeatTally {
  /** Matches in which the seat got the whole payoff. */
  won: number
  payoff: number
  payoffSquares: number
  decisions: number
}

export interface InsideTally {
  /** How many matches had this many changes of who stood best. */
  leadChanges: Counts
  /** How many decisions had this many options. */
  branching: Counts
  asks: Record<string, { times: number; options: number }>
  /** How often a rule stood on an ask or an event. */
  rules: Counts
  events: Counts
  /** By content id, then by what happened to it. */
  content: Record<string, Record<string, ContentTally>>
}

/**
 * For one thing and one fate of it: in how many matches it befell each seat at least once, and what those seats then
 * got.
 */
export interface ContentTally {
  times: number
  seats: { games: number; payoff: number; payoffSquares: number }[]
}

export const emptyTally = (seats: number, full: boolean): Tally => ({
  games: 0,
  decisions: 0,
  seats: Array.from({ length: seats }, () => ({ won: 0, payoff: 0, payoffSquares: 0, decisions: 0 })),
  reasons: {},
  lengths: {},
  shared: 0,
  ...(full ? { inside: { leadChanges: {}, branching: {}, asks: {}, rules: {}, events: {}, content: {} } } : {}),
})

export const count = (counts: Counts, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by
}

/** Adds every number of `more` to its place in `sum`. */
export function addTally(sum: Tally, more: Tally): void {
  addInto(sum as unknown as Numbers, more as unknown as Numbers)
}

interface Numbers {
  [key: string]: number | Numbers
}

function addInto(sum: Numbers, more: Numbers): void {
  for (const key in more) {
    const value = more[key] as number | Numbers
    const there = sum[key]
    if (typeof value === 'number') sum[key] = ((there as number | undefined) ?? 0) + value
    else if (there === undefined) sum[key] = structuredClone(value)
    else addInto(there as Numbers, value)
  }
}
