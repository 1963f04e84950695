import { say } from '@anachron/kernel/words'
import type { WheelEvent } from 'react'
import { MOST_NAMED } from '../rules/attack.ts'

/** How an attack is made, in two words. */
export const HOW = {
  single: say`one shot`,
  rapid: say`rapid, up to ${MOST_NAMED}`,
  burst: say`burst, empties it`,
  melee: say`by hand`,
  throw: 'throw',
} as const

/** Solid: down. Hatched: at least stopped. */
export const Bar = ({ down, stops }: { down: number; stops: number }) => (
  <span className="tt-bar" aria-hidden="true">
    <i style={{ width: `${down * 100}%` }} />
    <u style={{ width: `${Math.max(0, stops - down) * 100}%` }} />
  </span>
)

/** A wheel that goes up and down moves a row that is too long for the screen. */
export const sideways = (e: WheelEvent): void => {
  if (e.deltaX === 0) e.currentTarget.scrollLeft += e.deltaY
}
