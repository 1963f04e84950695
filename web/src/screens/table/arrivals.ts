import { playSound, t } from '@anachron/kit'
import type { TableInfo } from '@anachron/wire'
import { useEffect, useRef } from 'react'
import { titleOf } from '../../app/games.ts'
import { notice } from '../../app/notice.ts'
import { countUnseen } from '../../app/title.ts'
import { hasSatDown } from '../../words/app.ts'

/** Whoever waits in another tab is told that somebody has sat down. */
export function useArrivals(info: TableInfo | undefined, you: string | undefined): void {
  const before = useRef<ReadonlySet<string>>(undefined)
  const table = info?.table
  useEffect(() => {
    if (!info) return
    const seated = info.seats.flatMap(({ person, name }) => (person && person !== you ? [{ person, name }] : []))
    const known = before.current
    before.current = new Set(seated.map(({ person }) => person))
    const come = known && seated.find(({ person }) => !known.has(person))
    if (!come || !document.hidden || !info.seats.some(({ person }) => person === you)) return
    countUnseen(`came ${info.table}`, 1)
    playSound('turn')
    void notice(t(hasSatDown(come.name ?? t('Somebody'), titleOf(info.game))), info.table, location.hash)
  }, [info, you])
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) countUnseen(`came ${table}`, 0)
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      countUnseen(`came ${table}`, 0)
    }
  }, [table])
}
