import { Icon } from '@anachron/web/kit'
import { FACE, type Face, type FaceId, FRAME_HALVES, type FrameId } from '../content/index.ts'
import { coins, gears, person } from './pictures.ts'
import { Good, Printed } from './Tokens.tsx'

export interface TileProps {
  face: FaceId
  width: number
  height: number
  r: number
  /** Leaves out the words in the middle. */
  terse?: boolean
}

/** A tile from its top left corner: its action half bulges from the left edge, its cost half from the right one. */
export function Tile({ face: id, width, height, r, terse = false }: TileProps) {
  const face = FACE[id]
  const middle = height / 2
  return (
    <g className="ch-tile" data-side={face.side}>
      <rect className="ch-tile-face" width={width} height={height} rx={7} />
      <rect className="ch-tile-edge" x={3} y={3} width={width - 6} height={height - 6} rx={5} />
      <path className="ch-half" d={`M0 ${middle - r}A${r} ${r} 0 0 1 0 ${middle + r}Z`} />
      <path className="ch-half" d={`M${width} ${middle - r}A${r} ${r} 0 0 0 ${width} ${middle + r}Z`} />
      <Gives face={face} middle={middle} r={r} />
      <Printed {...face.actionHalf} at={[r * 0.46, middle + r * 0.3]} />
      <Printed {...face.costHalf} at={[width - r * 0.46, middle]} />
      {terse ? (
        <text className="ch-tile-name" x={width / 2} y={middle + 4} textAnchor="middle" fontSize={11}>
          {face.tile}
        </text>
      ) : (
        <TileWords face={face} x={width / 2} y={middle} />
      )}
    </g>
  )
}

/** What the tile gives, on its action half. */
function Gives({ face, middle, r }: { face: Face; middle: number; r: number }) {
  const [first, second] = face.colours
  if (!first) return null
  const y = middle - r * 0.32
  const x = r * 0.46
  if (face.action === 'artifact') return <Good kind="artifact" colour={first} at={[x, y]} size={r * 0.66} />
  if (second)
    return (
      <>
        <Good kind="relic" colour={second} at={[x + r * 0.14, y + r * 0.1]} size={r * 0.5} />
        <Good kind="relic" colour={first} at={[x - r * 0.18, y - r * 0.16]} size={r * 0.5} />
      </>
    )
  return (
    <>
      <Good kind="relic" colour={first} at={[x - r * 0.06, y]} size={r * 0.58} />
      <g className="ch-gold">
        <Icon body={coins} size={r * 0.36} at={[x + r * 0.12, y + r * 0.06]} />
      </g>
    </>
  )
}

const KIND = { artifact: 'Artifact', relicOrSponsorship: 'Relic or', relicOfTwo: 'Relic' } as const

function TileWords({ face, x, y }: { face: Face; x: number; y: number }) {
  const second = face.action === 'relicOrSponsorship' ? 'Sponsorship' : face.colours.join(' or ')
  return (
    <g className="ch-tile-words" textAnchor="middle">
      <text className="ch-tile-title" x={x} y={y - 8}>
        {face.action === 'relicOrSponsorship' ? `${face.colours[0]} ${KIND[face.action]}` : KIND[face.action]}
      </text>
      <text className="ch-tile-title" x={x} y={y + 8}>
        {second}
      </text>
      <text className="ch-tile-name" x={x} y={y + 28}>
        {face.tile} · {face.side}
      </text>
    </g>
  )
}

/** A half printed on the frame, beside the Time Machine. */
export function FrameHalf({ id, at, r }: { id: FrameId; at: readonly [number, number]; r: number }) {
  const { action, icons } = FRAME_HALVES[id]
  const [x, y] = at
  const right = id === 'topRight' || id === 'bottomRight'
  return (
    <g className="ch-frame-half" transform={`translate(${x} ${y})`}>
      <path className="ch-half" d={`M0 ${-r}A${r} ${r} 0 0 ${right ? 1 : 0} 0 ${r}Z`} />
      {action && (
        <g className="ch-gold">
          <Icon body={action === 'recruit' ? person : gears} size={r * 0.6} at={[r * 0.12, -r * 0.62]} />
        </g>
      )}
      <Printed {...icons} at={right ? [r * 0.46, r * 0.3] : [-r * 0.46, 0]} />
    </g>
  )
}
