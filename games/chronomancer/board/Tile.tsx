/** Tiles: on the board their words between two portals, in the Time Stream both halves at once. */
import { t } from '@anachron/kit'
import { FACE, type Face, type FaceId } from '../content/index.ts'
import { Coin, Good, Printed } from './Tokens.tsx'

/** What a face gives, as a picture. */
export function Gives({ face, at: [x, y], size }: { face: Face; at: readonly [number, number]; size: number }) {
  const [first, second] = face.colours
  if (!first) return null
  if (face.action === 'artifact') return <Good kind="artifact" colour={first} at={[x, y]} size={size} />
  if (second)
    return (
      <>
        <Good kind="relic" colour={first} at={[x - size * 0.24, y - size * 0.2]} size={size * 0.78} />
        <Good kind="relic" colour={second} at={[x + size * 0.28, y + size * 0.24]} size={size * 0.78} />
      </>
    )
  return (
    <>
      <Good kind="relic" colour={first} at={[x - size * 0.08, y - size * 0.08]} size={size * 0.9} />
      <Coin at={[x + size * 0.42, y + size * 0.4]} r={size * 0.25} />
    </>
  )
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function wordsOf({ action, colours }: Face): string[] {
  const [first = '', second = ''] = colours
  if (action === 'artifact') return [t(capital(first)), t('Artifact')]
  return action === 'relicOfTwo'
    ? [t`${t(capital(first))} or`, t(second), t('Relic')]
    : [t(capital(first)), t('Relic'), t('or gold')]
}

interface TileProps {
  face: FaceId
  width: number
  height: number
}

/** A tile on the board from its top left corner: the portals lie over its edges. */
export function Tile({ face: id, width, height, words, room }: TileProps & { words: boolean; room: number }) {
  const face = FACE[id]
  const lines = wordsOf(face)
  return (
    <g className="ch-tile" data-side={face.side}>
      <Ground width={width} height={height} />
      {words &&
        lines.map((line, i) => (
          <text
            key={line}
            className="ch-ti ch-tile-word"
            fontSize={room < 58 ? 12.5 : 14}
            x={width / 2}
            y={height / 2 + 5 + (i - (lines.length - 1) / 2) * 15.5}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
    </g>
  )
}

const Ground = ({ width, height }: { width: number; height: number }) => (
  <>
    <rect className="ch-tile-face" width={width} height={height} rx={5} />
    <rect className="ch-tile-edge" x={3.5} y={3.5} width={width - 7} height={height - 7} rx={3} />
  </>
)

/** Both halves of a tile: what it gives and costs on the left, what it only costs on the right. */
export function WholeTile({ face: id, width, height }: TileProps) {
  const face = FACE[id]
  const r = Math.min(24, height / 2 - 6)
  const middle = height / 2
  const size = Math.min(28, height * 0.42)
  return (
    <g className="ch-tile" data-side={face.side}>
      <Ground width={width} height={height} />
      <path className="ch-half" d={`M0 ${middle - r}A${r} ${r} 0 0 1 0 ${middle + r}Z`} />
      <path className="ch-half" d={`M${width} ${middle - r}A${r} ${r} 0 0 0 ${width} ${middle + r}Z`} />
      <Gives face={face} at={[width * 0.44, height * 0.37]} size={size} />
      <Printed {...face.actionHalf} at={[width * 0.44, height - 11]} />
      <Printed
        {...face.costHalf}
        at={[width - 10 - (face.costHalf.hours + face.costHalf.corruption > 1 ? 4 : 0), middle]}
        size={12}
      />
    </g>
  )
}
