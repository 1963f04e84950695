/** The square counters of the game: a silhouette, four numbers, a stripe for the side. */
import { Icon, SeatMark } from '@anachron/kit'
import type { Line } from '../rules/catalogue.ts'
import type { Tripper, Unit } from '../rules/types.ts'
import { COUNTER } from './lie.ts'
import { MOUNTS, pictureOf, TRIPPER } from './pictures.ts'
import { portraitOf } from './portraits.ts'

const HALF = COUNTER / 2

/** No number is smaller than this on the screen. */
const LEAST = 12

/** Counters are drawn 44 units wide; so large are their numbers where one is `side` pixels wide. */
const figures = (side: number): number => Math.max(COUNTER * 0.285, (LEAST * COUNTER) / side)

function Face({ kind, stripe }: { kind: string; stripe?: string | undefined }) {
  return (
    <>
      <rect className="tt-edge" x={-HALF} y={-HALF + 3.5} width={COUNTER} height={COUNTER} rx="4" />
      <rect className="tt-face" data-kind={kind} x={-HALF} y={-HALF} width={COUNTER} height={COUNTER} rx="4" />
      {stripe ? (
        <path d={`M${-HALF} ${-HALF + 7}v-3a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v3Z`} fill={stripe} />
      ) : (
        <path className="tt-shine" d={`M${-HALF + 1.5} ${-HALF + 4}a3 3 0 0 1 3-2.5h35a3 3 0 0 1 3 2.5`} />
      )}
    </>
  )
}

/** Narrower than this the figure has room for two of its numbers only: what it does, not what it withstands. */
const ROOMY = 40

function Corners({ of, size, all }: { of: readonly [string, string, string, string]; size: number; all: boolean }) {
  const [a, b, c, d] = of
  const [left, right, low] = [-HALF + 2.5, HALF - 2.5, HALF - 3]
  return (
    <g className="tt-corners" fontSize={size}>
      <text x={left} y={-HALF + size * 0.86}>
        {a}
      </text>
      <text x={right} y={-HALF + size * 0.86} textAnchor="end">
        {b}
      </text>
      {all && (
        <>
          <text x={left} y={low}>
            {c}
          </text>
          <text x={right} y={low} textAnchor="end">
            {d}
          </text>
        </>
      )}
    </g>
  )
}

/** Little stars over a head. */
const Stars = () => (
  <g className="tt-stars">
    {[-13, 0, 13].map((x) => (
      <path
        key={x}
        transform={`translate(${x} ${-HALF - 4 + Math.abs(x) / 4})`}
        d="M0-6L1.600-1.800L6-1.600L2.500 1.200L3.700 5.600L0 3.100L-3.700 5.600L-2.500 1.200L-6-1.600L-1.600-1.800Z"
      />
    ))}
  </g>
)

export interface UnitTokenProps {
  unit: Unit
  line: Line
  stunned: boolean
  /** The line of the mount under it. */
  mountLine?: Line | undefined
  ownerSeat?: number | undefined
  /** How many pixels it is wide, so that its numbers can be read. */
  side?: number
}

export function UnitToken({ unit, line, stunned, mountLine, ownerSeat, side = COUNTER }: UnitTokenProps) {
  const corners = [String(unit.attack || 'X'), unit.accuracy, String(unit.defense), unit.detection] as const
  return (
    <g className="tt-token" data-stunned={stunned || undefined}>
      {mountLine && (
        <g transform="translate(6 -7)" className="tt-mount">
          <Face kind="mount" />
          <Icon
            body={/motor/i.test(mountLine.name) ? MOUNTS.motorcycle : MOUNTS.horse}
            size={14}
            at={[HALF - 15, -HALF - 1]}
          />
        </g>
      )}
      <g transform={mountLine ? 'translate(-2 3)' : undefined}>
        <Face kind={line.kind} stripe={ownerSeat === undefined ? undefined : `var(--seat-${ownerSeat % 4})`} />
        <Icon body={pictureOf(line)} size={29} at={[-14.5, side < ROOMY ? -7 : -13.5]} />
        <Corners of={corners} size={figures(side)} all={side >= ROOMY} />
        {unit.endurance !== null && (
          <g className="tt-hardy" transform={`translate(0 ${HALF - 2})`}>
            <rect
              x={-figures(side) * 0.75}
              y={-figures(side) * 0.62}
              width={figures(side) * 1.5}
              height={figures(side) * 1.2}
              rx="3"
            />
            <text y={figures(side) * 0.34} fontSize={figures(side)}>
              {unit.endurance}
            </text>
          </g>
        )}
        {ownerSeat !== undefined && <SeatMark seat={ownerSeat} size={14} at={[-HALF - 4, -HALF - 4]} />}
        {unit.rampaging && (
          <g className="tt-rampant" transform={`translate(0 ${-HALF - 6})`}>
            <circle r="9" />
            <text y="5">!</text>
          </g>
        )}
        {stunned && <Stars />}
      </g>
    </g>
  )
}

/** Somebody who will not get up: half the size, so that others can stand there. */
export function FallenToken({ line }: { line: Line | undefined }) {
  return (
    <g className="tt-fallen">
      <rect className="tt-face" data-kind={line?.kind ?? 'tripper'} x="-15" y="-13" width="30" height="26" rx="3" />
      <Icon body={line ? pictureOf(line) : TRIPPER} size={17} at={[-8.5, -8.5]} />
      <path d="M-10-9L10 9M10-9L-10 9" />
    </g>
  )
}

export interface TripperTokenProps {
  tripper: Tripper
  id: number
  acting: boolean
  side?: number
}

export function TripperToken({ tripper, id, acting, side = COUNTER }: TripperTokenProps) {
  const radio = tripper.gear.some(({ what }) => what === 'radio')
  return (
    <g className="tt-token" data-acting={acting || undefined}>
      {radio && <path className="tt-antenna" d={`M${HALF - 9} ${-HALF}v-14m-6 3q6-7 12 0`} />}
      <Face kind="tripper" stripe={`color-mix(in srgb, var(--seat-${tripper.seat % 4}) 78%, #4a1e00)`} />
      <Icon body={portraitOf(id)} size={35} at={[-21.5, -14.5]} />
      <g className="tt-corners" fontSize={figures(side)}>
        <rect
          className="tt-endurance-pad"
          x={HALF - figures(side) * 1.55}
          y={HALF - figures(side) * 1.12}
          width={figures(side) * 1.5}
          height={figures(side) * 1.08}
          rx="3"
        />
        <text className="tt-endurance" x={HALF - 2.5} y={HALF - 3} textAnchor="end" fontSize={figures(side) * 1.15}>
          {tripper.endurance}
        </text>
      </g>
      <SeatMark seat={tripper.seat} size={15} at={[-HALF - 5, -HALF - 5]} />
    </g>
  )
}

/** What somebody carries in him stands before him on the ground while a way is looked at. */
export const Ghost = ({ seat, id }: { seat: number; id: number }) => (
  <g className="tt-token tt-ghost">
    <Face kind="tripper" stripe={`color-mix(in srgb, var(--seat-${seat % 4}) 78%, #4a1e00)`} />
    <Icon body={portraitOf(id)} size={36} at={[-18, -14.5]} />
  </g>
)
