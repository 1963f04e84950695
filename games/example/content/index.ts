import type { Minute } from '../rules/types.ts'

export const MINUTES: readonly Minute[] = [1, 2, 3, 4, 5]
const COPIES = 4

/** EX-1. */
export const ALL_CARDS: readonly Minute[] = MINUTES.flatMap((minute) => new Array<Minute>(COPIES).fill(minute))
