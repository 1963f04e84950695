import type { C } from './specials/hooks.ts'

export const oneDie = (ctx: C, label: string): number => ctx.chance.roll(label, 6)
export const twoDice = (ctx: C, label: string): number => ctx.chance.roll(label, 6) + ctx.chance.roll(label, 6)

/** A sum of dice and an adjustment, never below zero (TT-6.43). */
export function rollSum(ctx: C, label: string, sum: { dice: number; plus: number }): number {
  let total = sum.plus
  for (let i = 0; i < sum.dice; i++) total += ctx.chance.roll(label, 6)
  return Math.max(0, total)
}

/** How many of the 36 throws of two dice give each total. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** The chance that two dice show at least this. */
export function chanceOfAtLeast(needed: number): number {
  let ways = 0
  for (let total = Math.max(2, needed); total <= 12; total++) ways += WAYS[total] as number
  return ways / 36
}

export const chanceOfAtMost = (limit: number): number => 1 - chanceOfAtLeast(limit + 1)
