/** What is under the pointer, told on the field: lines and ranges, needed numbers, cones, blasts, how far an enemy gets. */
import { neededToHit, THROW_RANGE, WEAPONS } from '../content/index.ts'
import type { Accuracy } from '../content/types.ts'
import { apart, coneOf, HEXES } from '../rules/display.ts'
import { moveOf } from '../rules/reach.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isTripper, lineOf } from '../rules/state.ts'
import type { FigureId, GearKind, Heading, Hex, View } from '../rules/types.ts'
import { CORNERS } from './Ground.tsx'
import { middleOf } from './geometry.ts'
import { type Pointing, usePointer } from './pointing.ts'
import { actorOf, hexOfFigure, unitIn } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex)

function Cells({ hexes, className, text }: { hexes: readonly Hex[]; className: string; text?: (hex: Hex) => string }) {
  return (
    <g className={className}>
      {hexes.map((hex) => {
        const [x, y] = middleOf(hex)
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <polygon points={CORNERS} />
            {text && <text y="6">{text(hex)}</text>}
          </g>
        )
      })}
    </g>
  )
}

export interface Hovered {
  hex: Hex
  figure: FigureId | null
}

export function Aiming({ view, hovered }: { view: View; hovered: Hovered | undefined }) {
  const { at } = usePointer()
  const actor = actorOf(view)
  const from = actor === null ? undefined : hexOfFigure(view, actor)
  return (
    <g className="tt-aiming" {...UNSPOKEN}>
      <Standing view={view} />
      {at && <Pointed at={at} />}
      {hovered && !at && <UnderPointer view={view} hovered={hovered} from={from} actor={actor} />}
    </g>
  )
}

/** What the open decision has fixed so far: the string of hexes, the hex of the grenade. */
function Standing({ view }: { view: View }) {
  const attack = topOf(view, 'attack')
  const grenade = topOf(view, 'grenade')
  if (attack && attack.hexes.length > 1)
    return <Cells hexes={attack.hexes} className="tt-string" text={(hex) => String(attack.hexes.indexOf(hex) + 1)} />
  if (grenade?.at === 'confirm') return <Blast what={grenade.what} hex={grenade.hex} />
  return null
}

function Pointed({ at }: { at: Pointing }) {
  if (at.kind === 'cone') return <Cells hexes={coneOf(at.hex, at.facing as Heading)} className="tt-cone" />
  if (at.kind === 'range') return <Ranges from={at.hex} accuracy={at.accuracy} modifier={at.modifier} />
  return null
}

/** In every hex, what two dice must reach. */
function Ranges({ from, accuracy, modifier }: { from: Hex; accuracy: Accuracy; modifier: number }) {
  const needed = (hex: Hex): number => neededToHit(accuracy, apart(from, hex)) - modifier
  const hexes = ALL.filter((hex) => hex !== from && needed(hex) <= 12)
  return <Cells hexes={hexes} className="tt-ranges" text={(hex) => String(Math.max(2, needed(hex)))} />
}

export function Blast({ what, hex }: { what: 'm26' | 'm1'; hex: Hex }) {
  const rings = WEAPONS[what].blast ?? []
  const hexes = ALL.filter((one) => apart(one, hex) < rings.length)
  return <Cells hexes={hexes} className="tt-blast" text={(one) => String(rings[apart(one, hex)] ?? '')} />
}

interface UnderPointerProps {
  view: View
  hovered: Hovered
  from: Hex | undefined
  actor: FigureId | null
}

function UnderPointer({ view, hovered, from, actor }: UnderPointerProps) {
  const { hex, figure } = hovered
  const grenade = topOf(view, 'grenade')
  if (grenade?.at === 'aim')
    return from !== undefined && apart(from, hex) <= THROW_RANGE ? <Blast what={grenade.what} hex={hex} /> : null
  const unit = figure === null || isTripper(figure) ? undefined : unitIn(view, figure)
  const mine = view.battle?.mine
  if (figure === null && mine && mine.hex === hex)
    return <Cells hexes={coneOf(mine.hex, mine.facing)} className="tt-cone" />
  if (figure !== null && figure === actor && from !== undefined) {
    const accuracy = bestAccuracy(view, figure)
    return accuracy ? <Ranges from={from} accuracy={accuracy} modifier={-(view.trippers[figure]?.moved ?? 0)} /> : null
  }
  const reach = unit && !unit.fallen ? moveOf(boardOf(view), unit) : 0
  return (
    <>
      {unit && reach > 0 && unit.owner === null && lineOf(view, unit).kind !== 'mount' && (
        <Cells hexes={ALL.filter((one) => one !== unit.hex && apart(one, unit.hex) <= reach)} className="tt-reach" />
      )}
      {figure !== null && from !== undefined && hex !== from && <Line from={from} to={hex} />}
    </>
  )
}

function Line({ from, to }: { from: Hex; to: Hex }) {
  const [x1, y1] = middleOf(from)
  const [x2, y2] = middleOf(to)
  return (
    <g className="tt-line">
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <g transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}>
        <circle r="11" />
        <text y="4.500">{apart(from, to)}</text>
      </g>
    </g>
  )
}

/** The row of the best loaded weapon that shoots, by what it needs at five hexes. */
function bestAccuracy(view: View, id: FigureId): Accuracy | undefined {
  const shooting = (view.trippers[id]?.gear ?? []).flatMap(({ what, loaded }) =>
    loaded && what in WEAPONS && !WEAPONS[what as keyof typeof WEAPONS].blast && what !== ('claymore' as GearKind)
      ? WEAPONS[what as keyof typeof WEAPONS].modes.flatMap(({ accuracy }) => (accuracy === 'X' ? [] : [accuracy]))
      : [],
  )
  return shooting.sort((a, b) => neededToHit(a, 5) - neededToHit(b, 5))[0]
}
