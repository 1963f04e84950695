/**
 * What is under the pointer, told on the field: lines and ranges, needed numbers, cones, blasts, how far an enemy gets.
 */
import { t } from '@anachron/kit'
import { neededToHit, THROW_RANGE, WEAPONS } from '../content/index.ts'
import type { Accuracy } from '../content/types.ts'
import { apart, coneOf, HEXES } from '../rules/display.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isTripper, lineOf } from '../rules/state.ts'
import type { FigureId, Heading, Hex, View } from '../rules/types.ts'
import { entryOf } from './labels.ts'
import { useLie } from './lie.ts'
import { type Pointing, usePointer } from './pointing.ts'
import { actorOf, covered, hexOfFigure, unitIn } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex)

function Cells({ hexes, className, text }: { hexes: readonly Hex[]; className: string; text?: (hex: Hex) => string }) {
  const lie = useLie()
  return (
    <g className={className}>
      {hexes.map((hex) => {
        const [x, y] = lie.at(hex)
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <polygon points={lie.corners(hex)} />
            {text && <text y="5">{text(hex)}</text>}
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

export interface AimingProps {
  view: View
  hovered: Hovered | undefined
  /** Who was pressed to be attacked. */
  aimed?: FigureId | undefined
}

export function Aiming({ view, hovered, aimed }: AimingProps) {
  const { at } = usePointer()
  const actor = actorOf(view)
  const from = actor === null ? undefined : hexOfFigure(view, actor)
  return (
    <g className="tt-aiming" {...UNSPOKEN}>
      <Standing view={view} />
      {from !== undefined && <Sight view={view} from={from} at={aimed ?? topOf(view, 'attack')?.target} />}
      {at && <Pointed at={at} />}
      {hovered && !at && <UnderPointer view={view} hovered={hovered} from={from} />}
    </g>
  )
}

/** What the open decision has fixed so far: the string of hexes, the hex of the grenade. */
function Standing({ view }: { view: View }) {
  const attack = topOf(view, 'attack')
  const grenade = topOf(view, 'grenade')
  if (attack && attack.hexes.length > 1)
    return <Cells hexes={attack.hexes} className="tt-string" text={(hex) => String(attack.hexes.indexOf(hex) + 1)} />
  if (grenade?.at === 'confirm') return <Blast view={view} what={grenade.what} hex={grenade.hex} />
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
  return (
    <>
      <Cells hexes={hexes} className="tt-ranges" text={(hex) => String(Math.max(2, needed(hex)))} />
      <Legend words={t('What two dice must reach to hit')} />
    </>
  )
}

/** What the numbers in the hexes are. */
function Legend({ words }: { words: string }) {
  const { width, height } = useLie()
  const wide = words.length * 7 + 20
  return (
    <g className="tt-chip" transform={`translate(${width / 2} ${height - 18})`}>
      <rect x={-wide / 2} y="-12" width={wide} height="24" rx="4" />
      <text y="4.500">{words}</text>
    </g>
  )
}

export function Blast({ view, what, hex }: { view: View; what: 'm26' | 'm1'; hex: Hex }) {
  const rings = WEAPONS[what].blast ?? []
  const taken = covered(view)
  const hexes = ALL.filter((one) => apart(one, hex) < rings.length)
  return (
    <Cells
      hexes={hexes}
      className="tt-blast"
      text={(one) => (taken.has(one) ? '' : String(rings[apart(one, hex)] ?? ''))}
    />
  )
}

interface UnderPointerProps {
  view: View
  hovered: Hovered
  from: Hex | undefined
}

function UnderPointer({ view, hovered, from }: UnderPointerProps) {
  const { hex, figure } = hovered
  const grenade = topOf(view, 'grenade')
  if (grenade?.at === 'aim')
    return from !== undefined && apart(from, hex) <= THROW_RANGE ? (
      <Blast view={view} what={grenade.what} hex={hex} />
    ) : null
  const unit = figure === null || isTripper(figure) ? undefined : unitIn(view, figure)
  const mine = view.battle?.mine
  if (figure === null && mine && mine.hex === hex)
    return <Cells hexes={coneOf(mine.hex, mine.facing)} className="tt-cone" />
  const enters = unit && !unit.fallen ? entryOf(boardOf(view), unit) : null
  return (
    <>
      {unit && enters && unit.owner === null && lineOf(view, unit).kind !== 'mount' && (
        <Cells hexes={ALL.filter((one) => one !== unit.hex && enters(one))} className="tt-reach" />
      )}
      {figure !== null && from !== undefined && hex !== from && <Line from={from} to={hex} />}
    </>
  )
}

/** White corners around whoever is aimed at, and how far off he is. */
function Sight({ view, from, at }: { view: View; from: Hex; at: FigureId | undefined }) {
  const lie = useLie()
  const hex = at === undefined ? undefined : hexOfFigure(view, at)
  if (hex === undefined) return null
  const [x, y] = lie.at(hex)
  const R = lie.side(hex) * 0.76
  const c = 9
  return (
    <g className="tt-sight">
      <Line from={from} to={hex} />
      <path
        className="tt-sight-corners"
        d={`M${x - R} ${y - R + c}v${-c}h${c}M${x + R - c} ${y - R}h${c}v${c}M${x + R} ${y + R - c}v${c}h${-c}M${x - R + c} ${y + R}h${-c}v${-c}`}
      />
    </g>
  )
}

function Line({ from, to }: { from: Hex; to: Hex }) {
  const lie = useLie()
  const [x1, y1] = lie.at(from)
  const [x2, y2] = lie.at(to)
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
