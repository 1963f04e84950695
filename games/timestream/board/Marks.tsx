/** Arrows over the field: who would strike at whom, and what the rival has struck since one last decided. */
import { cardOf } from '../content/index.ts'
import type { Action, Event, PlayerView, Strike, View } from '../rules/types.ts'
import { arrowOf, type Field, type Sides } from './geometry.ts'
import { useHeld } from './held.ts'
import { below, type Lane, lanesOf } from './layout.ts'
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
  /** What it is meant for lies behind the location, not in it. */
  past: boolean
  tone: Blow | 'danger'
}

/** Which of the six lanes a strike runs in. */
const laneOf = (view: View, strike: Pick<Strike, 'with' | 'phase'>, seat: number): number => {
  const owner = strike.with === 'advance' ? seat : 1 - seat
  return lanesOf(view).findIndex((lane) => lane.owner === owner && lane.phase === strike.phase)
}

type Struck = Extract<Event, { kind: 'strike' }>

/** Whether a strike went past the location. What fell there has left its place empty. */
function wentPast(view: View, { with: kind, seat, phase, target, targetCard }: Struck): boolean {
  const there = view.players[kind === 'advance' ? seat : 1 - seat]?.locations[phase - 1]
  if (there) return there.id !== target
  const { type, keywords } = cardOf(targetCard)
  return type !== 'event-chain' && !keywords.includes('intrude')
}

const sidesOf = (view: View, at: number, up: boolean): Sides => {
  const [own, other] = [below(view), 1 - below(view)]
  const lane = lanesOf(view)[at] as Lane
  const unitsOf = (seat: number): number => {
    const { advances, obstacles } = view.players[seat] as PlayerView
    return ((seat === lane.owner ? advances : obstacles)[lane.phase - 1] ?? []).length
  }
  return up ? [unitsOf(own), unitsOf(other)] : [unitsOf(other), unitsOf(own)]
}

const isLocation = (view: View, unit: number): boolean =>
  view.players.some(({ locations }) => locations.some((there) => there?.id === unit))

/** What the rival has struck since one last decided; it stays until one decides again. */
const struckAt = (view: View, happened: readonly Event[]): Arrow[] =>
  happened.flatMap((event) =>
    event.kind === 'strike' && event.seat !== view.viewer
      ? [{ lane: laneOf(view, event, event.seat), up: false, past: wentPast(view, event), tone: 'danger' as const }]
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
      const lane = laneOf(view, strike, seat)
      return blows ? [{ lane, up: true, past: strike.at === 'unit', tone: blows.blow }] : []
    }),
    ...held.ways.flatMap(({ play, outcome }) =>
      outcome.target && (play.kind === 'advance' || play.kind === 'obstacle')
        ? [
            {
              lane: laneOf(view, { with: play.kind, phase: play.phase }, seat),
              up: true,
              past: !isLocation(view, outcome.target.unit),
              tone: outcome.target.blow,
            },
          ]
        : [],
    ),
  ]
  return (
    <svg className="ts-over" width={field.width} height={field.height} aria-hidden="true">
      {arrows.map(({ lane, up, past, tone }) => {
        const { shaft, head, turn } = arrowOf(field, lane, up ? 1 : -1, past ? sidesOf(view, lane, up) : undefined)
        return (
          <g key={`${lane}${up}${past}${tone}`} data-tone={tone}>
            <path className="ts-shaft" d={shaft} />
            <path
              className="ts-head"
              d="M-10 3L0 -10L10 3z"
              transform={`translate(${head}) rotate(${turn})${past && field.tall ? ' scale(.7)' : ''}`}
            />
          </g>
        )
      })}
    </svg>
  )
}
