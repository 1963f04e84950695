/**
 * A chart that the Trippers draw themselves: where the displays are hidden, every battle visited with what is known
 * around it.
 */
import { hexCorners } from '@anachron/hex'
import { Spot } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { battleName, direction } from '../words/names.ts'
import { towards } from './geometry.ts'

const CELL = hexCorners(19)

export function BlindChart({ view }: { view: View }) {
  const known = [...new Set([...view.visited, view.time.on])].filter((battle) => battle > 0)
  return (
    <div className="tt-sky tt-blind">
      <p>The displays are hidden. This is what you have found out yourselves.</p>
      <div className="tt-flowers">
        {known.length === 0 && <p>Nothing yet: the trip begins in the Time Hole of the past.</p>}
        {known.map((battle) => (
          <svg key={battle} className="tt-flower" viewBox="-62 -62 124 124" aria-label={`Around battle ${battle}`}>
            {[0, 1, 2, 3, 4, 5].map((heading) => {
              const told = view.told.find((one) => one.battle === battle && one.heading === heading)
              return (
                <Spot
                  key={heading}
                  at={towards(heading, 35)}
                  className="tt-star"
                  label={`${direction(heading)} of ${battle}: ${told ? (told.is === 0 ? 'the Time Hole' : `${told.is}, ${battleName(view.own, told.is)}`) : 'unknown'}`}
                >
                  <polygon
                    className="tt-cell"
                    data-visited={(told && view.visited.includes(told.is)) || undefined}
                    points={CELL}
                  />
                  <text className="tt-cell-number" y="5">
                    {told ? (told.is === 0 ? 'Hole' : told.is) : '?'}
                  </text>
                </Spot>
              )
            })}
            <Spot at={[0, 0]} className="tt-star" label={`${battle}: ${battleName(view.own, battle)}`}>
              <polygon
                className="tt-cell"
                data-visited
                data-here={view.time.on === battle || undefined}
                points={CELL}
              />
              <text className="tt-cell-number" y="5">
                {battle}
              </text>
            </Spot>
          </svg>
        ))}
      </div>
    </div>
  )
}
