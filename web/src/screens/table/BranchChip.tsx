import { Glyph, t } from '@anachron/kit'
import { tableHref } from '../shelf/start.ts'
import { useTable } from './table-context.ts'

/** That this match is a branch, with the way back to the match it left. */
export function BranchChip() {
  const { info, place } = useTable()
  if (!info.branchOf) return null
  const { table, entry } = info.branchOf
  return (
    <a className="branch-chip" href={tableHref(place, table, { at: entry })} title={t('To the match it left')}>
      <Glyph name="branch" /> <span>{t`Branch from entry ${entry}`}</span>
    </a>
  )
}
