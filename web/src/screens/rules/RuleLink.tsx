import { t } from '@anachron/kit'
import { createContext, use } from 'react'
import { useSettings } from '../../app/settings.ts'

/** Opens the rulebook at a rule; the table shows it beside the board. */
export const OpenRule = createContext<(rule: string) => void>(() => {})

/** Leads to a rule. A small sign, so that sentences read as sentences; its id for who wants to see ids. */
export function RuleLink({ rule }: { rule: string }) {
  const open = use(OpenRule)
  const { ruleIds } = useSettings()
  return (
    <button
      type="button"
      className="rule-id rule-button"
      data-rule-id={rule}
      onClick={() => open(rule)}
      aria-label={t`Rule ${rule}`}
      title={t`Rule ${rule}`}
    >
      {ruleIds ? rule : '§'}
    </button>
  )
}
