/**
 * A chart that the Trippers draw themselves: where the displays are hidden, every battle visited with what is known
 * around it.
 */
import { hexCorners } from '@anachron/hex'
import { phrase, Spot, t } from '@anachron/kit'
import type { View } from '../rules/types.ts'
import { numberedBattle } from '../words/phrases.ts'
import { towards } from './geometry.ts'
import { battleName, direction } from './names.ts'

const CELL = hexCorners(19)

export function BlindChart({ view }: { view: View }) {
  const known = [...new Set([...view.visited, view.time.on])].filter((battle) => battle > 0)
  return (
    <div className="tt-sky tt-blind">
      <p>{t('The displays are hidden. This is what you have found out yourselves.')}</p>
      <div className="tt-flowers">
        {known.length === 0 && <p>{t('Nothing yet: the trip begins in the Time Hole of the past.')}</p>}
        {known.map((battle) => (
          <svg key={battle} className="tt-flower" viewBox="-62 -62 124 124" aria-label={t`Around battle ${battle}`}>
            {[0, 1, 2, 3, 4, 5].map((heading) => {
              const told = view.told.find((one) => one.battle === battle && one.heading === heading)
              return (
                <Spot
                  key={heading}
                  at={towards(heading, 35)}
                  className="tt-star"
                  label={t`${direction(heading)} of ${battle}: ${told ? phrase(numberedBattle(view.own, told.is)) : t('unknown')}`}
                >
                  <polygon
                    className="tt-cell"
                    data-visited={(told && view.visited.includes(told.is)) || undefined}
                    points={CELL}
                  />
                  <text className="tt-cell-number" y="5">
                    {told ? (told.is === 0 ? t('Hole') : told.is) : '?'}
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
