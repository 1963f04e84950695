import { type ReactNode, useRef } from 'react'
import { walk } from './arrows.ts'
import { useFlights } from './flights.ts'
import { useFocusKept } from './focus.ts'

/** Where a board stands: pieces on it travel, and arrow keys walk between what is lit. */
export function Stage({ picture, beat, children }: { picture: unknown; beat: number; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  useFlights(stage, picture, beat)
  useFocusKept(stage)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={stage}
      className="stage"
      role="group"
      aria-label="Board"
      tabIndex={-1}
      onKeyDown={(e) => {
        if (!e.altKey && !e.ctrlKey && !e.metaKey && walk(e.key, e.currentTarget)) e.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
