import { type ReactNode, useRef } from 'react'
import { walk } from './arrows.ts'
import { useFlights } from './flights.ts'

/** Where a board stands: pieces on it travel, and arrow keys walk between what is lit. */
export function Stage({ picture, beat, children }: { picture: unknown; beat: number; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  useFlights(stage, picture, beat)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys pressed on the things inside bubble up to here
    <div
      ref={stage}
      className="stage"
      onKeyDown={(e) => {
        if (!e.altKey && !e.ctrlKey && !e.metaKey && walk(e.key, e.currentTarget)) e.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
