import type { ReactNode } from 'react'

/** Among the answers: what was begun is put back, by Escape too (`data-back` says that it is meant). */
export const BackAnswer = ({ children, back }: { children: ReactNode; back(): void }) => (
  <button type="button" className="button quiet" data-back onClick={back}>
    {children}
  </button>
)
