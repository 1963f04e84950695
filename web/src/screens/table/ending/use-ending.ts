import { useCallback, useEffect, useRef, useState } from 'react'

/** An ending takes the stage when the match ends before one's eyes; whoever comes later finds it beside the board. */
export function useEnding(over: boolean, busy: boolean): { isOpen: boolean; open(): void; close(): void } {
  const [isOpen, setOpen] = useState(false)
  const wasOver = useRef(over)
  useEffect(() => {
    if (!over) wasOver.current = false
    if (!over || busy || wasOver.current) return
    wasOver.current = true
    setOpen(true)
  }, [over, busy])
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  return { isOpen: isOpen && over, open, close }
}
