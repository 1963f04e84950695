/** Looking at the past: which entry, and what the host says it looked like. */
import type { EntryEvents, MatchView } from '@anachron/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { href, parseRoute, settle } from '../../app/route.ts'
import type { ClientTable } from '../../client/table.ts'

export interface Past {
  matchView: MatchView
  entryEvents: EntryEvents | null
}

export interface Looking {
  /** The entry looked at; absent: the present. */
  at: number | undefined
  past: Past | undefined
  trouble: string | undefined
  look(entry: number | undefined): void
}

export function useLooking(table: ClientTable, newest: number, as: number, startAt: number | undefined): Looking {
  const [at, setAt] = useState<number | undefined>(startAt)
  const [past, setPast] = useState<Past>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    if (at === undefined) return
    let wanted = true
    table.client.request('look', { table: table.id, entry: at, as }).then(
      (answer) => {
        if (!wanted) return
        setTrouble(undefined)
        setPast({ matchView: answer.matchView, entryEvents: answer.entryEvents })
      },
      (problem: Error) => wanted && setTrouble(problem.message),
    )
    return () => {
      wanted = false
    }
  }, [table, at, as])
  const look = useCallback((entry: number | undefined) => {
    setAt(entry)
    if (entry === undefined) setPast(undefined)
  }, [])
  const inPast = at !== undefined && at < newest
  useAddress(inPast ? at : undefined)
  return { at: inPast ? at : undefined, past: inPast && past?.matchView.entry === at ? past : undefined, trouble, look }
}

/** The address says which moment is looked at, so that it can be kept and sent; walking in time is no step back. */
function useAddress(at: number | undefined): void {
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    const { path } = parseRoute(location.hash)
    if (path[0] === 'table') settle(href(...path, at === undefined ? {} : { at }))
  }, [at])
}
