/** The field of the game in the room that it is given: nothing on it scrolls, and nothing lies over anything else. */
import { t, tell } from '@anachron/kit'
import { useMemo } from 'react'
import type { Action, Event, View } from '../rules/types.ts'
import { chainLabel, sideLabel } from '../words/labels.ts'
import { CellBar } from './Cells.tsx'
import { fallenIn, usePlaces } from './fallen.ts'
import { Conduits, Gate, type Reach } from './Gate.tsx'
import { bedBox, type Field as FieldOf, fieldOf } from './geometry.ts'
import { Home } from './Home.tsx'
import { Lanes } from './Lanes.tsx'
import { below } from './layout.ts'
import { Marks } from './Marks.tsx'
import { useMeanwhile } from './meanwhile.ts'
import { Shown } from './Shown.tsx'
import { Slab } from './Slab.tsx'
import { Steps } from './Steps.tsx'
import { threatensHome } from './threat.ts'
import { useBox } from './use-box.ts'

export interface FieldProps {
  view: View
  names: readonly string[]
  options: readonly Action[]
  now: Event | undefined
  happened: readonly Event[]
}

/** Where nothing can be measured: a usual window. */
const USUAL = { width: 1060, height: 570 }

const reachOf = (view: View, seat: number): Reach => ({
  filled: [0, 1, 2].map((i) => view.players[seat]?.locations[i]?.owner === seat),
  threatens: threatensHome(view, seat),
})

/** Whose cards lie at which edge. */
const EDGES = [
  ['left', -1, 'obstacle'],
  ['left', 1, 'advance'],
  ['right', -1, 'advance'],
  ['right', 1, 'obstacle'],
] as const

/** What a chain lies on, in the colour of whose it is. */
function Bed({ field, side }: { field: FieldOf; side: 'own' | 'rival' }) {
  const { x, y, w, h } = bedBox(field, side === 'own' ? 0 : 3)
  return <rect className="ts-bed" data-side={side} x={x} y={y} width={w} height={h} rx="12" />
}

export function Field({ view, names, options, now, happened }: FieldProps) {
  const [ref, { width, height }] = useBox<HTMLDivElement>(USUAL)
  const field = useMemo(() => fieldOf(width, height), [width, height])
  const own = below(view)
  const meanwhile = useMeanwhile(view, now, happened)
  const fallen = fallenIn(meanwhile, usePlaces(view), view.viewer)
  const [ours, theirs] = [reachOf(view, own), reachOf(view, 1 - own)]
  const { tall, bar, broad, lane } = field
  const side = height / 2 - bar - broad / 2
  // No name is too long for an edge: the rival is who one is not.
  const edgeNames = view.viewer >= 0 ? names.map((name, seat) => (seat === own ? name : t('Rival'))) : names
  return (
    <div
      ref={ref}
      className="ts-field"
      data-tall={tall || undefined}
      data-slim={(!tall && lane < 116) || undefined}
      data-tiny={(tall && lane < 54) || undefined}
      data-wide={lane >= 170 || undefined}
      data-danger={theirs.threatens || undefined}
    >
      <Slab width={width} height={height} />
      <svg className="ts-under" width={width} height={height} aria-hidden="true">
        <Bed field={field} side="own" />
        <Bed field={field} side="rival" />
        <Conduits field={field} own={ours} rival={theirs} />
        <Gate field={field} own={ours} rival={theirs} />
      </svg>
      {!tall &&
        EDGES.map(([at, bank, kind]) => (
          <span
            key={`${at}${bank}`}
            className="ts-edge"
            data-at={at}
            style={{ height: side, ...(bank < 0 ? { top: bar } : { bottom: bar }) }}
          >
            {tell(sideLabel(bank < 0 ? 1 - own : own, kind), edgeNames, view.viewer)}
          </span>
        ))}
      {!tall &&
        (['left', 'right'] as const).map((at) => (
          <span
            key={at}
            className="ts-edge ts-edge-chain"
            data-at={at}
            data-side={at === 'left' ? 'own' : 'rival'}
            style={{ height: broad, top: (height - broad) / 2 }}
          >
            {tell(chainLabel(at === 'left' ? own : 1 - own), edgeNames, view.viewer)}
          </span>
        ))}
      <CellBar view={view} seat={1 - own} names={names} options={options} tall={tall} />
      {tall && <Steps view={view} names={names} style={{ top: field.gate.y }} />}
      <Home view={view} names={names} field={field} />
      <Lanes view={view} names={names} options={options} now={now} happened={meanwhile} fallen={fallen} field={field} />
      <Marks view={view} field={field} options={options} happened={meanwhile} />
      <CellBar view={view} seat={own} names={names} options={options} tall={tall} />
      <Shown view={view} names={names} now={now} />
    </div>
  )
}
