/** The Record Track: Endurance of everybody, and for the one in focus what his load leaves of it. */
import { SeatMark, Spot, Track } from '@anachron/web/kit'
import { MAX_ENDURANCE, recordTrackAllowance } from '../content/index.ts'
import { halfPounds, weightPoints } from '../rules/equipment.ts'
import type { FigureId, Tripper, View } from '../rules/types.ts'
import { tripperName } from '../words/names.ts'
import { tripperFacts } from './labels.ts'
import { markOf } from './marks.ts'

const SPACE = 36
const ACROSS = 11
const SPACES = Array.from({ length: MAX_ENDURANCE + 1 }, (_, box) => ({ label: box }))

export function RecordTrack({ view, who }: { view: View; who: FigureId }) {
  const focus = view.trippers[who] as Tripper
  const points = weightPoints(halfPounds(view.own, focus.gear))
  const box = focus.endurance - points
  const here = view.trippers.flatMap((tripper, id) =>
    tripper.alive && tripper.place !== 'lost' ? [{ tripper, id }] : [],
  )
  return (
    <svg
      className="tt-track"
      viewBox={`-1 -1 ${SPACE * ACROSS + 2} ${SPACE * 2 + 2}`}
      aria-label={`Record Track${markOf('recordTrack')}`}
    >
      <Track spaces={SPACES} space={SPACE} across={ACROSS}>
        {(place) => (
          <>
            {SPACES.map((_, n) => {
              const [x, y] = place(n)
              const loaded = n > box && n <= focus.endurance
              return (
                <g key={n} transform={`translate(${x} ${y})`}>
                  {loaded && <rect className="tt-load" x={-SPACE / 2} y={-SPACE / 2} width={SPACE} height={SPACE} />}
                  <text className="tt-allowance" x={SPACE / 2 - 3} y={SPACE / 2 - 3} textAnchor="end">
                    {recordTrackAllowance(n)}
                  </text>
                </g>
              )
            })}
            {box >= 0 && (
              <Spot
                className="tt-slide"
                at={place(box)}
                label={`Movement Allowance ${recordTrackAllowance(box)}`}
                facts={[
                  `Endurance ${focus.endurance} less ${points} for what ${tripperName(who)} carries: box ${box} of the Record Track${markOf('recordTrack')}.`,
                ]}
              >
                <rect
                  className="tt-box"
                  x={-SPACE / 2 + 1.5}
                  y={-SPACE / 2 + 1.5}
                  width={SPACE - 3}
                  height={SPACE - 3}
                />
              </Spot>
            )}
            {here.map(({ tripper, id }, i) => {
              const [x, y] = place(tripper.endurance)
              return (
                <Spot
                  key={`e${id * 1}`}
                  className="tt-slide"
                  at={here.length === 1 ? [x - 4, y + 2] : [x - 9 + (i % 2) * 15, y - 6 + (i > 1 ? 15 : 0)]}
                  label={`${tripperName(id)}, Endurance ${tripper.endurance}`}
                  facts={tripperFacts(view, id)}
                >
                  <SeatMark
                    seat={tripper.seat}
                    size={here.length === 1 ? 20 : 15}
                    at={here.length === 1 ? [-10, -8] : [-7, -6]}
                  />
                </Spot>
              )
            })}
            {(() => {
              const [x, y] = place(Math.min(focus.experience, MAX_ENDURANCE))
              return (
                <Spot
                  className="tt-slide"
                  at={[x + 9, y - 9]}
                  label={`Experience ${focus.experience}`}
                  facts={[
                    'One for each jump. Lowers the roll that commands the flux; not above it, and the Time Hole opens.',
                  ]}
                >
                  <path
                    className="tt-experience"
                    d="M0-8L2-2.500L8-2.300L3.400 1.500L5 7.400L0 4L-5 7.400L-3.400 1.500L-8-2.300L-2-2.500Z"
                  />
                </Spot>
              )
            })()}
          </>
        )}
      </Track>
    </svg>
  )
}
