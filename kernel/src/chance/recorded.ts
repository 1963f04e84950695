import { type Chance, shuffleWith } from './chance.ts'

/**
 * Writes down what another chance gives, as a person would: dice as 1 … sides, picks as 0 … n-1, a shuffle as its
 * picks.
 */
export function recording(from: Chance, rolls: number[]): Chance {
  const pick = (label: string, n: number): number => {
    const got = from.pick(label, n)
    rolls.push(got)
    return got
  }
  return {
    pick,
    roll(label, sides) {
      const got = from.roll(label, sides)
      rolls.push(got)
      return got
    },
    shuffle: (label, items) => shuffleWith(pick, label, items),
  }
}

/** A roll that a log or a script cannot answer. */
export class RollFault extends Error {}

/** Gives back written-down results, and says what is wrong when they run out or do not fit. */
export interface Recorded extends Chance {
  /** How many results have not been used. */
  left(): number
}

export function recorded(rolls: readonly number[]): Recorded {
  let used = 0
  const take = (label: string, low: number, high: number): number => {
    const value = rolls[used++]
    if (value === undefined) throw new RollFault(`no roll left for “${label}”: ${rolls.length} were written down`)
    if (!Number.isInteger(value) || value < low || value > high)
      throw new RollFault(`roll ${used} for “${label}” is ${value}, not ${low} to ${high}`)
    return value
  }
  const pick = (label: string, n: number): number => take(label, 0, n - 1)
  return {
    pick,
    roll: (label, sides) => take(label, 1, sides),
    shuffle: (label, items) => shuffleWith(pick, label, items),
    left: () => rolls.length - used,
  }
}

/** For tests: the rolls to come, in order, as in `recorded`. A test should end with `left()` at 0. */
export const scripted = (...rolls: number[]): Recorded => recorded(rolls)

/** For where a rule must not touch chance. */
export const noChance: Chance = {
  pick: (label) => forbid(label),
  roll: (label) => forbid(label),
  shuffle: (label) => forbid(label),
}

function forbid(label: string): never {
  throw new RollFault(`chance was asked for “${label}” where none is allowed`)
}
