import { Answers } from '@anachron/kit'
import type { ReactNode } from 'react'
import { useSettings } from '../../app/settings.ts'
import { RuleLink } from '../rules/RuleLink.tsx'

export interface PromptProps {
  /** Who decides, or what is going on. */
  who: string
  /** That is plain to see: it is only read aloud. */
  plain?: boolean
  words: string
  rule?: string | null | undefined
  yours: boolean
  seats: readonly number[]
  /** Tells what is going on, and goes by. */
  brief?: boolean
  /** What can be done about it; stands among the answers. */
  children?: ReactNode
}

/** As many letters fit the line in its usual size. */
const SHORT = 60
const LONG = 105

/** Always says whose decision it is and what is asked of them. Longer words are smaller, never cut off. */
export function Prompt({ who, plain = false, words, rule, yours, seats, brief, children }: PromptProps) {
  const { ruleIds } = useSettings()
  const letters = (plain ? 0 : who.length) + words.length
  const size = letters <= SHORT ? undefined : letters <= LONG ? 'long' : 'longest'
  return (
    <div className="prompt" data-yours={yours || undefined} data-brief={brief || undefined} data-size={size}>
      <span className="prompt-lamp" aria-hidden="true" data-seat={seats[0]} />
      <p className="prompt-words">
        <strong className={plain ? 'unseen' : undefined}>{who}</strong> {words}{' '}
        {rule && (!brief || ruleIds) && <RuleLink rule={rule} />}
      </p>
      {children && <Answers>{children}</Answers>}
    </div>
  )
}
