import { TIME_MAP } from '../content/index.ts'
import type { TimeState } from './types.ts'

/** Everything that lies around the Trippers goes along to another cell, as far as the display reaches. */
export function shiftTime(time: TimeState, to: number): void {
  const layout = time.layout[time.display] as number[]
  const [from, there] = [TIME_MAP.hexes[time.cell], TIME_MAP.hexes[to]]
  if (!from || !there) return
  const [dq, dr] = [there.q - from.q, there.r - from.r]
  const moved = TIME_MAP.hexes.map(({ q, r }) => {
    const at = TIME_MAP.hexes.findIndex((hex) => hex.q === q - dq && hex.r === r - dr)
    return at < 0 ? undefined : layout[at]
  })
  const left = layout.filter((number) => !moved.includes(number))
  for (const [cell, number] of moved.entries()) layout[cell] = number ?? (left.pop() as number)
  time.cell = to
}
