/** Looking at the past: which entry, and what the host says it looked like. */
import type { Sight, Told } from '@anachron/wire'
import { useCallback, useEffect, useState } from 'react'
import type { Table } from '../../client/table.ts'

export interface Past {
  sight: Sight
  told: Told | null
}

export interface Looking {
  /** The entry looked at; absent: the present. */
  at: number | undefined
  past: Past | undefined
  trouble: string | undefined
  look(entry: number | undefined): void
}

export function useLooking(table: Table, newest: number, as: number, startAt: number | undefined): Looking {
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
        setPast({ sight: answer.sight, told: answer.told })
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
  return { at: inPast ? at : undefined, past: inPast && past?.sight.entry === at ? past : undefined, trouble, look }
}
