import { useCallback, useEffect, useRef, useState } from 'react'
import type { Looking } from '../looking.ts'

/** An ending takes the stage when the match ends before one's eyes; whoever comes later finds it beside the board. */
export function useEnding(
  over: boolean,
  busy: boolean,
  look: Looking['look'],
): { isOpen: boolean; open(): void; close(): void } {
  const [isOpen, setOpen] = useState(false)
  const wasOver = useRef(over)
  useEffect(() => {
    if (!over) wasOver.current = false
    if (!over || busy || wasOver.current) return
    wasOver.current = true
    setOpen(true)
  }, [over, busy])
  const open = useCallback(() => {
    // It stands before the end of the match, whatever was looked at.
    look(undefined)
    setOpen(true)
  }, [look])
  const close = useCallback(() => setOpen(false), [])
  return { isOpen: isOpen && over, open, close }
}
