/** Arrows over the field: who would strike at whom, and what the rival has struck since one last decided. */
import type { Action, Event, Strike, View } from '../rules/types.ts'
import type { Field } from './geometry.ts'
import { useHeld } from './held.ts'
import { lanesOf } from './layout.ts'
import { type Blow, blowsOf } from './outcomes.ts'

interface MarksProps {
  view: View
  field: Field
  options: readonly Action[]
  happened: readonly Event[]
}

interface Arrow {
  lane: number
  /** From one's own side of the stream, or from the rival's. */
  up: boolean
  tone: Blow | 'danger'
}

/** Which of the six lanes a strike runs in. */
const laneOf = (view: View, strike: Pick<Strike, 'with' | 'phase'>, seat: number): number => {
  const owner = strike.with === 'advance' ? seat : 1 - seat
  return lanesOf(view).findIndex((lane) => lane.owner === owner && lane.phase === strike.phase)
}

/** What the rival has struck since one last decided; it stays until one decides again. */
const struckAt = (view: View, happened: readonly Event[]): Arrow[] =>
  happened.flatMap((event) =>
    event.kind === 'strike' && event.seat !== view.viewer
      ? [{ lane: laneOf(view, event, event.seat), up: false, tone: 'danger' as const }]
      : [],
  )

export function Marks({ view, field, options, happened }: MarksProps) {
  const held = useHeld()
  const seat = view.viewer
  const strikes = held.card === undefined ? options.filter((one): one is Strike => one.kind === 'strike') : []
  const arrows: Arrow[] = [
    ...(held.card === undefined ? struckAt(view, happened) : []),
    ...strikes.flatMap((strike) => {
      const blows = blowsOf(view, seat, strike)
      return blows ? [{ lane: laneOf(view, strike, seat), up: true, tone: blows.blow }] : []
    }),
    ...held.ways.flatMap(({ play, outcome }) =>
      outcome.target && (play.kind === 'advance' || play.kind === 'obstacle')
        ? [{ lane: laneOf(view, { with: play.kind, phase: play.phase }, seat), up: true, tone: outcome.target.blow }]
        : [],
    ),
  ]
  const { tall, stream, broad, middles } = field
  return (
    <svg className="ts-over" width={field.width} height={field.height} aria-hidden="true">
      {arrows.map(({ lane, up, tone }) => {
        const along = middles[lane] as number
        const bank = up ? 1 : -1
        const edge = stream + (bank * broad) / 2
        const [from, to] = [edge + bank * 9, edge - bank * 3]
        const [x, y] = tall ? [to, along] : [along, to]
        const turn = tall ? (up ? -90 : 90) : up ? 0 : 180
        return (
          <g key={`${lane}${up}${tone}`} data-tone={tone}>
            <path className="ts-shaft" d={tall ? `M${from} ${along}H${to}` : `M${along} ${from}V${to}`} />
            <path className="ts-head" d="M-10 3L0 -10L10 3z" transform={`translate(${x} ${y}) rotate(${turn})`} />
          </g>
        )
      })}
    </svg>
  )
}
