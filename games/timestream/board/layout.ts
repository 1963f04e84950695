import type { Phase } from '../content/index.ts'
import type { Action, Play, Strike, Unit, View } from '../rules/types.ts'

/**
 * The six columns of the table as the player below sees it: the own lanes to the left, the rival's to the right, turned
 * round.
 */
export interface Lane {
  owner: number
  phase: Phase
}

export const below = (view: View): number => (view.viewer === 1 ? 1 : 0)

/** Whose Power Cells are chosen among now: answers name a kind of cell, and both players may have it (TS-86). */
export function whoseCells({ stack, viewer }: Pick<View, 'stack' | 'viewer'>): number {
  const frame = stack.at(-1)
  return frame?.kind === 'ability' && frame.at === 'freeze' ? 1 - viewer : viewer
}

export function lanesOf(view: View): Lane[] {
  const own = below(view)
  return [
    ...([1, 2, 3] as const).map((phase) => ({ owner: own, phase })),
    ...([3, 2, 1] as const).map((phase) => ({ owner: 1 - own, phase })),
  ]
}

export const unitPiece = (unit: Unit | number): string => `unit-${typeof unit === 'number' ? unit : unit.id}`
export const phasePiece = (owner: number, kind: 'advance' | 'obstacle' | 'location', phase: Phase): string =>
  `${kind}-${owner}-${phase}`

/** Everything that can be played from the hand: these actions name a card and a place. */
export const isPlay = (action: Action): action is Play =>
  'card' in action && action.kind !== 'card' && action.kind !== 'useCell'

/**
 * A press lays a Power Cell down, since there is one row for all of them, and chooses where cards are chosen; what can
 * be laid in several places, or is paid for, is picked up first.
 */
export const isDoneByPress = (plays: readonly Play[]): boolean => plays.every(({ kind }) => kind === 'cell')

/** Whether a play would put its card here. */
export function goesTo(
  play: Play,
  viewer: number,
  owner: number,
  kind: 'advance' | 'obstacle' | 'location',
  phase: Phase,
): boolean {
  switch (play.kind) {
    case 'fill':
    case 'lock':
      return kind === 'location' && owner === viewer && play.location === phase
    case 'intrude':
      return kind === 'location' && owner !== viewer && play.location === phase
    case 'advance':
    case 'obstacle':
      return kind === play.kind && owner === viewer && play.phase === phase
    default:
      return false
  }
}

/** The two units of a strike. */
export function unitsOfStrike(view: View, seat: number, strike: Strike): (Unit | null | undefined)[] {
  const own = view.players[seat]
  const other = view.players[1 - seat]
  const at = strike.phase - 1
  const striker = (strike.with === 'advance' ? own?.advances : own?.obstacles)?.[at]?.[0]
  const target =
    strike.at === 'location'
      ? (strike.with === 'advance' ? own : other)?.locations[at]
      : (strike.with === 'advance' ? other?.obstacles : other?.advances)?.[at]?.[0]
  return [striker, target]
}
