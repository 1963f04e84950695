/** What has been said at a table, as far as this person wants to read it, and what of it is new to them. */
import { playSound } from '@anachron/kit'
import type { ChatLine } from '@anachron/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notice } from '../../../app/notice.ts'
import { countUnseen } from '../../../app/title.ts'
import type { ClientTable, TableState } from '../../../client/table.ts'
import { useMuted } from './muted.ts'

export interface Talk {
  lines: readonly ChatLine[]
  /** By their ids: people whose lines are left out. */
  muted: ReadonlySet<string>
  unread: number
  /** The last line that had been read before those that are new. */
  readTo: number
  /** All that has been said is read now. */
  read(): void
}

const KEY = 'anachron.read'
/** How many tables it is remembered for. */
const MOST = 100

function readMarks(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function saveMark(table: string, n: number): void {
  const { [table]: _, ...others } = readMarks()
  const kept = Object.entries(others).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, n]])))
  } catch {
    // Then they are new again next time.
  }
}

/** `isShown`: the chat can be seen. */
export function useTalk(table: ClientTable, { chat, info }: TableState, isShown: boolean): Talk {
  const muted = useMuted(table.client)
  const you = table.client.you?.id
  const [readTo, setReadTo] = useState(() => readMarks()[table.id] ?? 0)
  const others = chat.filter(({ person }) => person !== you && !muted.has(person))
  const newest = chat.at(-1)?.n ?? 0
  const unread = others.filter(({ n }) => n > readTo).length
  const read = useCallback(() => {
    setReadTo((before) => Math.max(before, newest))
    if (newest > (readMarks()[table.id] ?? 0)) saveMark(table.id, newest)
  }, [table, newest])
  useReading(isShown, read)
  useEffect(() => {
    countUnseen(`chat ${table.id}`, unread)
    return () => countUnseen(`chat ${table.id}`, 0)
  }, [table, unread])
  useCalling(table, others.at(-1), info !== undefined)
  return { lines: chat.filter(({ person }) => !muted.has(person)), muted, unread, readTo, read }
}

/** Whoever has the chat before them, in a page that can be seen, reads it when they leave it or come back to it. */
function useReading(isShown: boolean, read: () => void): void {
  useEffect(() => {
    if (!isShown) return
    const seen = (): void => {
      if (!document.hidden) read()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isShown, read])
}

/** A line that comes while somebody looks elsewhere is heard, and told by the system where they want that. */
function useCalling(table: ClientTable, last: ChatLine | undefined, isOpen: boolean): void {
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (!isOpen) return
    const n = last?.n ?? 0
    const isNews = told.current !== undefined && n > told.current
    told.current = Math.max(told.current ?? 0, n)
    if (!isNews || !last || !document.hidden) return
    playSound('link')
    void notice(`${last.name}: ${last.text}`, `chat ${table.id}`, location.hash)
  }, [table, last, isOpen])
}
