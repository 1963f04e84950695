import { t } from '@anachron/kit'
import { createContext, use } from 'react'

/** Opens the rulebook at a rule; the table shows it beside the board. */
export const OpenRule = createContext<(rule: string) => void>(() => {})

/** The id of a rule; pressing it opens the rulebook there. */
export function RuleLink({ rule }: { rule: string }) {
  const open = use(OpenRule)
  return (
    <button type="button" className="rule-id rule-button" onClick={() => open(rule)} aria-label={t`Rule ${rule}`}>
      {rule}
    </button>
  )
}
