import type { ReactNode } from 'react'
import { RuleLink } from '../rules/RuleLink.tsx'

export interface PromptProps {
  /** Who decides, or what is going on. */
  who: string
  words: string
  rule?: string | null | undefined
  yours: boolean
  seats: readonly number[]
  /** Goes by: two lines of it are enough, the log keeps the rest. */
  brief?: boolean
  children?: ReactNode
}

/** The line that always says whose decision it is and what is asked of them. */
export function Prompt({ who, words, rule, yours, seats, brief, children }: PromptProps) {
  return (
    <div className="prompt" data-yours={yours || undefined} data-brief={brief || undefined}>
      <span className="prompt-lamp" aria-hidden="true" data-seat={seats[0]} />
      <p className="prompt-words">
        <strong>{who}</strong> {words} {rule && <RuleLink rule={rule} />}
      </p>
      {children && <div className="prompt-doors">{children}</div>}
    </div>
  )
}
