import type { CountRow, Seat } from '@anachron/kernel'
import type { Tripper, View } from '../rules/types.ts'

export function count({ seats, trippers, visited }: View): CountRow[] {
  const bySeat = (of: (tripper: Tripper) => number): number[] =>
    Array.from({ length: seats }, (_, seat: Seat) =>
      trippers.filter((tripper) => tripper.seat === seat).reduce((sum, tripper) => sum + of(tripper), 0),
    )
  return [
    { words: 'Battles', values: bySeat(() => visited.length) },
    { words: 'Experience', values: bySeat(({ experience }) => experience) },
    { words: 'Endurance left', values: bySeat(({ endurance, alive }) => (alive ? endurance : 0)) },
  ]
}
