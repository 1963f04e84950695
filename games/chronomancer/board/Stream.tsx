/** The Time Stream: the tiles that a shift can bring in. Pointing at one shows the workshop after it. */
import { say } from '@anachron/kernel/words'
import { Spot, t } from '@anachron/kit'
import { FACE, type FaceId } from '../content/index.ts'
import type { Shop, View } from '../rules/types.ts'
import { tile } from '../words/phrases.ts'
import { columnAhead } from './columns.ts'
import { usePreview, watch } from './preview.ts'
import { said } from './said.ts'
import type { Box } from './scene-layout.ts'
import { WholeTile } from './Tile.tsx'

interface StreamProps {
  view: View
  seat: number
  box: Box
  title: boolean
}

export function Stream({ view, seat, box, title }: StreamProps) {
  const { stream } = view.shops[seat] as Shop
  const { preview } = usePreview()
  const gap = 4
  const width = (box.width - (stream.length - 1) * gap) / Math.max(1, stream.length)
  const shown = preview?.kind === 'shift' && seat === view.viewer
  return (
    <>
      {title && (
        <text className="ch-caption" x={box.x + 2} y={box.y - 5}>
          <tspan className="ch-ti">{seat === view.viewer ? t('Your Time Stream') : t('Their Time Stream')}</tspan>
          <tspan dx={8}>
            {shown
              ? t`shown as if shifted into the ${t(columnAhead(view, seat))} column`
              : t('what a shift can bring in')}
          </tspan>
        </text>
      )}
      {stream.map((face, i) => (
        <StreamTile
          key={FACE[face].tile}
          face={face}
          at={[box.x + i * (width + gap), box.y]}
          width={width}
          height={box.height}
          seat={seat}
          mine={seat === view.viewer}
          leaving={shown && preview.tile === face}
        />
      ))}
    </>
  )
}

interface StreamTileProps {
  face: FaceId
  at: readonly [number, number]
  width: number
  height: number
  seat: number
  mine: boolean
  /** Shown as already on its way to the board. */
  leaving: boolean
}

function StreamTile({ face, at, width, height, seat, mine, leaving }: StreamTileProps) {
  const watching = usePreview()
  return (
    <g {...(mine ? watch(watching, { kind: 'shift', tile: face }) : {})}>
      <Spot
        piece={`tile-${seat}-${FACE[face].tile}`}
        at={at}
        className="ch-stream-tile"
        label={said(say`${tile(face)}, in the Time Stream`)}
        facts={[said(say`On its back: ${tile(FACE[face].flipped)}.`)]}
        action={mine ? { kind: 'shift', tile: face } : undefined}
      >
        <g data-leaving={leaving || undefined}>
          <WholeTile face={face} width={width} height={height} />
        </g>
        <rect className="halo" x={-1} y={-1} width={width + 2} height={height + 2} rx={6} />
      </Spot>
    </g>
  )
}
