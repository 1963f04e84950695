import type { AnyGame } from '@anachron/kernel'
import { hush } from '@anachron/kit'
import type { MatchView, SeatInfo, TableInfo } from '@anachron/wire'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { AtTable } from './table-context.ts'

/** Whether the screen changes hands: each guest is somebody of their own, all other seats of this person are one. */
export const changesHands = (seats: readonly SeatInfo[], from: number, to: number): boolean =>
  from !== to && (seats[from]?.guest === true || seats[to]?.guest === true)

/** The other seat at this screen that has to decide next; nothing while the seat looking on is asked itself. */
export function nextSeatOf(matchView: MatchView, mine: readonly number[]): number | undefined {
  if (mine.length < 2 || !matchView.decision || matchView.decision.seats.includes(matchView.as)) return undefined
  return matchView.decision.seats.find((seat) => mine.includes(seat))
}

/** Whether nobody at this table knows what others may not see. */
export const isOpen = (game: Pick<AnyGame, 'open'>, options: TableInfo['options']): boolean =>
  game.open?.(options as never) ?? false

export interface DrawnCurtain {
  /** Who is to open it. */
  seat: number
  open(): void
}

/**
 * Drawn while the screen changes hands. Where it need not, the next seat is looked at by itself. `still`: nothing is
 * being shown, and nobody looks at the past.
 */
export function useCurtain(
  at: Pick<AtTable, 'game' | 'info' | 'matchView' | 'mine' | 'table'>,
  still: boolean,
): DrawnCurtain | undefined {
  const { table, game, info, matchView, mine } = at
  const settings = useSettings()
  const [begun, setBegun] = useState(false)
  const hides = settings.curtain && !isOpen(game.game, info.options)
  const shared = info.seats.some(({ guest }, seat) => guest && mine.includes(seat))
  // Who has just come to a shared screen may not be the one whose hand would be seen.
  const first = !begun && shared && hides && mine.includes(matchView.as) && matchView.result === null
  const next = nextSeatOf(matchView, mine) ?? (first ? matchView.as : undefined)
  const due = next !== undefined && still
  const open = useCallback(() => {
    setBegun(true)
    if (next !== undefined) table.watchAs(next)
  }, [table, next])
  const isDrawn = due && hides && (first || changesHands(info.seats, matchView.as, next))
  useEffect(() => {
    if (due && !isDrawn) open()
  }, [due, isDrawn, open])
  useEffect(() => {
    if (isDrawn) hush()
  }, [isDrawn])
  return isDrawn ? { seat: next, open } : undefined
}
