import type { TableSummary } from '@anachron/wire'
import { useEffect, useSyncExternalStore } from 'react'

/** Another table at which a decision was last asked for, until one goes there or says later. */
let elsewhere: TableSummary | undefined
/** Screens that say it themselves, at a place of their own. */
let tellers = 0
const listeners = new Set<() => void>()

const listen = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
const changed = (): void => {
  for (const tell of listeners) tell()
}

export function noteTurn(summary: TableSummary | undefined): void {
  elsewhere = summary
  changed()
}

export const useTurnElsewhere = (): TableSummary | undefined => useSyncExternalStore(listen, () => elsewhere)
export const useIsToldOnScreen = (): boolean => useSyncExternalStore(listen, () => tellers > 0)

/** As long as whoever calls this is shown, nothing is laid over the page. */
export function useTelling(): void {
  useEffect(() => {
    tellers++
    changed()
    return () => {
      tellers--
      changed()
    }
  }, [])
}
