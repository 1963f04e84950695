import { FACE, type FaceId, FIGURES, SLOTS, type SpaceId } from '../content/index.ts'
import type { Shop } from '../rules/types.ts'
import { Good, Person } from './Tokens.tsx'

const SPOTS: Readonly<Record<SpaceId, readonly [number, number]>> = {
  LC: [12, 45],
  LA: [12, 17],
  T1: [28, 17],
  T2: [68, 17],
  T3: [108, 17],
  RC: [124, 17],
  RA: [124, 45],
  B1: [108, 45],
  B2: [68, 45],
  B3: [28, 45],
}

/** A workshop at a glance: its tiles and where the two stand. The words are in the workshop itself. */
export function MiniRing({ shop, seat }: { shop: Shop; seat: number }) {
  return (
    <svg className="ch-mini" viewBox="0 0 136 62" aria-hidden="true" focusable="false">
      <rect className="ch-mini-ground" x={1} y={1} width={134} height={60} rx={14} />
      {shop.board.map((face, i) => (
        <MiniTile key={SLOTS[i]} face={face} x={28 + (i % 2) * 40} y={4 + Math.floor(i / 2) * 28} />
      ))}
      {FIGURES.map((figure) => {
        const [x, y] = SPOTS[shop[figure]]
        return (
          <g key={figure} data-piece={`mini-${seat}-${figure}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Person figure={figure} size={17} />
          </g>
        )
      })}
    </svg>
  )
}

function MiniTile({ face: id, x, y }: { face: FaceId; x: number; y: number }) {
  const face = FACE[id]
  return (
    <g transform={`translate(${x} ${y})`} className="ch-tile" data-side={face.side}>
      <rect className="ch-tile-face" width={39} height={26} rx={3} />
      {face.colours.map((colour, i) => (
        <Good
          key={colour}
          kind={face.action === 'artifact' ? 'artifact' : 'relic'}
          colour={colour}
          at={[20 + (i - (face.colours.length - 1) / 2) * 13, 13]}
          size={12}
        />
      ))}
    </g>
  )
}
