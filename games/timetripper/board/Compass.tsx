/** Six ways out of here, as six sectors around a hex. */
import { hexCorners, Spot } from '@anachron/web/kit'
import type { Action } from '../rules/actions.ts'
import type { Heading } from '../rules/types.ts'
import { direction, shortDirection } from '../words/names.ts'
import { towards } from './geometry.ts'

export interface CompassProps {
  title: string
  headings: readonly Heading[]
  action(heading: Heading): Action
}

const HEX = hexCorners(25)

export function Compass({ title, headings, action }: CompassProps) {
  return (
    <figure className="tt-compass">
      <figcaption>{title}</figcaption>
      <svg viewBox="-76 -76 152 152" aria-label={title}>
        <circle className="tt-compass-hub" r="13" />
        {headings.map((heading) => (
          <Spot key={heading} at={towards(heading, 48)} label={direction(heading)} action={action(heading)}>
            <polygon className="tt-sector" points={HEX} />
            <text className="tt-sector-name" y="5">
              {shortDirection(heading)}
            </text>
            <polygon className="halo" points={HEX} />
          </Spot>
        ))}
      </svg>
    </figure>
  )
}
