/** The flat square counters of the game: a silhouette, four numbers, a stripe for the side. */
import { Icon, SeatMark } from '@anachron/web/kit'
import type { Line } from '../rules/catalogue.ts'
import type { Tripper, Unit } from '../rules/types.ts'
import { MOUNTS, pictureOf, TRIPPER } from './pictures.ts'

/** The side of a counter; it just fits into a hex. */
export const COUNTER = 44
const HALF = COUNTER / 2

function Face({ kind, stripe }: { kind: string; stripe?: string | undefined }) {
  return (
    <>
      <rect className="tt-face" data-kind={kind} x={-HALF} y={-HALF} width={COUNTER} height={COUNTER} rx="3" />
      {stripe && <rect x={-HALF} y={-HALF} width={COUNTER} height="5" rx="2" fill={stripe} />}
    </>
  )
}

function Corners({ of }: { of: readonly [string, string, string, string] }) {
  const [a, b, c, d] = of
  return (
    <g className="tt-corners">
      <text x={-HALF + 3} y={-HALF + 12}>
        {a}
      </text>
      <text x={HALF - 3} y={-HALF + 12} textAnchor="end">
        {b}
      </text>
      <text x={-HALF + 3} y={HALF - 3.5}>
        {c}
      </text>
      <text x={HALF - 3} y={HALF - 3.5} textAnchor="end">
        {d}
      </text>
    </g>
  )
}

/** Little stars over a head. */
const Stars = () => (
  <g className="tt-stars">
    {[-13, 0, 13].map((x) => (
      <path
        key={x}
        transform={`translate(${x} ${-HALF + 1 - Math.abs(x) / -4})`}
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
}

export function UnitToken({ unit, line, stunned, mountLine, ownerSeat }: UnitTokenProps) {
  const corners = [String(unit.attack || 'X'), unit.accuracy, String(unit.defense), unit.detection] as const
  return (
    <g className="tt-token" data-stunned={stunned || undefined}>
      {mountLine && (
        <g transform="translate(6 -6)" className="tt-mount">
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
        <Icon body={pictureOf(line)} size={24} at={[-12, -11.5]} />
        <Corners of={corners} />
        {unit.endurance !== null && (
          <g className="tt-hardy" transform={`translate(${HALF - 1} 0)`}>
            <circle r="8.500" />
            <text y="3.800">{unit.endurance}</text>
          </g>
        )}
        {ownerSeat !== undefined && <SeatMark seat={ownerSeat} size={14} at={[-HALF - 4, -HALF - 4]} />}
        {unit.rampaging && (
          <text className="tt-rampant" y={-HALF - 1}>
            runs wild
          </text>
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
      <rect className="tt-face" data-kind={line?.kind ?? 'tripper'} x="-12" y="-12" width="24" height="24" rx="2" />
      <Icon body={line ? pictureOf(line) : TRIPPER} size={17} at={[-8.5, -8.5]} />
      <path d="M-11-11L11 11M11-11L-11 11" />
    </g>
  )
}

export function TripperToken({ tripper, acting }: { tripper: Tripper; acting: boolean }) {
  const radio = tripper.gear.some(({ what }) => what === 'radio')
  return (
    <g className="tt-token" data-acting={acting || undefined}>
      {acting && (
        <rect className="tt-acting" x={-HALF - 4} y={-HALF - 4} width={COUNTER + 8} height={COUNTER + 8} rx="6" />
      )}
      <Face kind="tripper" stripe={`var(--seat-${tripper.seat % 4})`} />
      <Icon body={TRIPPER} size={29} at={[-15, -15]} />
      <g className="tt-corners">
        <text className="tt-endurance" x={HALF - 3} y={HALF - 3.5} textAnchor="end">
          {tripper.endurance}
        </text>
        <text x={-HALF + 3} y={HALF - 3.5}>
          4
        </text>
      </g>
      {radio && <path className="tt-antenna" d={`M${HALF - 9} ${-HALF + 16}v-24m-4 3q4-6 8 0m-11-3q7-9 14 0`} />}
      <SeatMark seat={tripper.seat} size={15} at={[-HALF - 4, -HALF - 4]} />
    </g>
  )
}
