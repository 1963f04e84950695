/** The Record Track: Endurance of everybody, and for the one in focus what his load leaves of it. */
import { SeatMark, Spot, t } from '@anachron/kit'
import { MAX_ENDURANCE, recordTrackAllowance } from '../content/index.ts'
import { halfPounds, weightPoints } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { tripperFacts } from './labels.ts'
import { markOf } from './marks.ts'
import { tripperName } from './names.ts'

const SPACE = 36
const ACROSS = 11
const BOXES = Array.from({ length: MAX_ENDURANCE + 1 }, (_, box) => box)

/** The middle of a box: the track turns back like a ribbon. */
function placeOf(box: number): readonly [number, number] {
  const row = Math.floor(box / ACROSS)
  const column = row % 2 === 0 ? box % ACROSS : ACROSS - 1 - (box % ACROSS)
  return [(column + 0.5) * SPACE, (row + 0.5) * SPACE]
}

export function RecordTrack({ view, who }: { view: View; who: FigureId }) {
  const focus = view.trippers[who] as Tripper
  const points = weightPoints(halfPounds(view.own, focus.gear))
  const box = focus.endurance - points
  return (
    <svg
      className="tt-track"
      viewBox={`-1 -1 ${SPACE * ACROSS + 2} ${SPACE * 2 + 2}`}
      aria-label={t`Record Track${markOf('recordTrack')}`}
    >
      {BOXES.map((n) => (
        <Box key={n} box={n} />
      ))}
      {BOXES.map((n) => (
        <Load key={n} box={n} isTaken={n > box && n <= focus.endurance} />
      ))}
      {box >= 0 && <Allowance box={box} focus={focus} points={points} who={who} />}
      <Everybody view={view} />
      <Experience of={focus.experience} />
    </svg>
  )
}

function Box({ box }: { box: number }) {
  const [x, y] = placeOf(box)
  return (
    <g className="tt-space" transform={`translate(${x} ${y})`}>
      <rect x={-SPACE / 2} y={-SPACE / 2} width={SPACE} height={SPACE} />
      <text y={-SPACE / 2 + SPACE * 0.3} textAnchor="middle" fontSize={SPACE * 0.24}>
        {box}
      </text>
    </g>
  )
}

/** What a box allows, and whether the load takes it. */
function Load({ box, isTaken }: { box: number; isTaken: boolean }) {
  const [x, y] = placeOf(box)
  return (
    <g transform={`translate(${x} ${y})`}>
      {isTaken && <rect className="tt-load" x={-SPACE / 2} y={-SPACE / 2} width={SPACE} height={SPACE} />}
      <text className="tt-allowance" x={SPACE / 2 - 3} y={SPACE / 2 - 3} textAnchor="end">
        {recordTrackAllowance(box)}
      </text>
    </g>
  )
}

interface AllowanceProps {
  box: number
  focus: Tripper
  points: number
  who: FigureId
}

function Allowance({ box, focus, points, who }: AllowanceProps) {
  return (
    <Spot
      className="tt-slide"
      at={placeOf(box)}
      label={t`Movement Allowance ${recordTrackAllowance(box)}`}
      facts={[
        t`Endurance ${focus.endurance} less ${points} for what ${tripperName(who)} carries: box ${box} of the Record Track${markOf('recordTrack')}.`,
      ]}
    >
      <rect className="tt-box" x={-SPACE / 2 + 1.5} y={-SPACE / 2 + 1.5} width={SPACE - 3} height={SPACE - 3} />
    </Spot>
  )
}

function Everybody({ view }: { view: View }) {
  const here = view.trippers.flatMap((tripper, id) =>
    tripper.alive && tripper.place !== 'lost' ? [{ tripper, id }] : [],
  )
  const alone = here.length === 1
  return here.map(({ tripper, id }, i) => {
    const [x, y] = placeOf(tripper.endurance)
    return (
      <Spot
        key={id}
        className="tt-slide"
        at={alone ? [x - 4, y + 2] : [x - 9 + (i % 2) * 15, y - 6 + (i > 1 ? 15 : 0)]}
        label={t`${tripperName(id)}, Endurance ${tripper.endurance}`}
        facts={tripperFacts(view, id)}
      >
        <SeatMark seat={tripper.seat} size={alone ? 20 : 15} at={alone ? [-10, -8] : [-7, -6]} />
      </Spot>
    )
  })
}

function Experience({ of }: { of: number }) {
  const [x, y] = placeOf(Math.min(of, MAX_ENDURANCE))
  return (
    <Spot
      className="tt-slide"
      at={[x + 9, y - 9]}
      label={t`Experience ${of}`}
      facts={[t('One for each jump. Lowers the roll that commands the flux; not above it, and the Time Hole opens.')]}
    >
      <path
        className="tt-experience"
        d="M0-8L2-2.500L8-2.300L3.400 1.500L5 7.400L0 4L-5 7.400L-3.400 1.500L-8-2.300L-2-2.500Z"
      />
    </Spot>
  )
}
