/** On demand: every hex that one of them can get to in the next phase, darker where several can. */
import { boardOf } from '../rules/reading.ts'
import { lineOf } from '../rules/state.ts'
import type { View } from '../rules/types.ts'
import { ALL } from './Ground.tsx'
import { entryOf } from './labels.ts'
import { useLie } from './lie.ts'
import { isOnField } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

export function Threats({ view }: { view: View }) {
  const lie = useLie()
  const state = boardOf(view)
  const foes = view.units
    .filter((unit) => !unit.fallen && isOnField(unit) && unit.owner === null && lineOf(view, unit).kind !== 'mount')
    .map((unit) => entryOf(state, unit))
  return (
    <g className="tt-threats" {...UNSPOKEN}>
      {ALL.map((hex) => {
        const many = foes.filter((enters) => enters(hex)).length
        return many === 0 ? null : (
          <polygon
            key={hex}
            points={lie.corners(hex, 0.97)}
            transform={`translate(${lie.at(hex).join(' ')})`}
            fillOpacity={Math.min(0.62, 0.2 + many * 0.1)}
          />
        )
      })}
    </g>
  )
}
