/** What is played over the lanes: strikes, what falls in them, and the chain that grows. */
import { type Effect, STAGE, t } from '@anachron/kit'
import type { Event } from '../rules/types.ts'
import { unitPiece } from './layout.ts'

export function effects(event: Event): Effect[] {
  switch (event.kind) {
    case 'strike':
      return strike(event)
    case 'voided':
      return [
        { kind: 'burst', at: unitPiece(event.unit), size: 'large' },
        { kind: 'shake', at: STAGE },
      ]
    case 'returned':
      return [{ kind: 'ring', at: unitPiece(event.unit), seat: event.seat }]
    case 'unlocked':
      return [{ kind: 'shake', at: unitPiece(event.unit) }]
    case 'stunned':
      return [
        { kind: 'shake', at: unitPiece(event.unit) },
        { kind: 'stamp', at: unitPiece(event.unit), text: t('Stunned') },
      ]
    case 'played':
      return played(event)
    case 'drew':
      return event.cards?.includes(TIMESTREAM) ? home(event.seat) : []
    default:
      return []
  }
}

const TIMESTREAM = 'TS-TS-01'

/** The card that everybody waits for. */
const home = (seat: number): Effect[] => [
  { kind: 'ring', at: `hand-${TIMESTREAM}`, seat },
  { kind: 'number', at: `hand-${TIMESTREAM}`, text: t('The way home'), tone: 'gain', sound: 'bell' },
]

/** Both strike at the same time: what each sends, and against what. */
function strike(event: Extract<Event, { kind: 'strike' }>): Effect[] {
  const [ours, theirs] = [unitPiece(event.unit), unitPiece(event.target)]
  const [energy = 0, back = 0] = event.energy
  const [resistance = 0, shield = 0] = event.resistance
  const landing = 0.28
  const blow = (at: string, by: number, against: number): Effect[] =>
    by >= against
      ? [
          { kind: 'burst', at, after: landing },
          { kind: 'shake', at, after: landing },
          { kind: 'number', at, text: `${by} ≥ ${against}`, tone: 'loss', after: landing },
        ]
      : by > 0
        ? [{ kind: 'number', at, text: `${by} < ${against}`, tone: 'shield', after: landing }]
        : []
  return [
    { kind: 'tracer', from: ours, to: theirs, seat: event.seat },
    ...(back > 0 ? ([{ kind: 'tracer', from: theirs, to: ours, seat: 1 - event.seat }] as const) : []),
    ...blow(theirs, energy, shield),
    ...blow(ours, back, resistance),
  ]
}

function played({ play, unit, seat }: Extract<Event, { kind: 'played' }>): Effect[] {
  if (unit !== null && play.kind === 'lock')
    return [
      { kind: 'ring', at: unitPiece(unit), seat, after: 0.25 },
      { kind: 'number', at: unitPiece(unit), text: t('Locked'), tone: 'gain', after: 0.25 },
    ]
  if (play.kind === 'timestream') return [{ kind: 'ring', at: STAGE, seat }]
  if (unit === null || (play.kind !== 'fill' && play.kind !== 'lock' && play.kind !== 'link')) return []
  return [{ kind: 'ring', at: unitPiece(unit), seat, after: 0.3 }]
}
