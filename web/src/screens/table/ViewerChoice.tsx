import { t } from '@anachron/kit'
import { useTable } from './table-context.ts'

const SPECTATOR = -1
const EVERYTHING = -2

/** Once a match is over, anybody may look at it as any viewer. */
export function ViewerChoice() {
  const { table, names, matchView } = useTable()
  return (
    <label className="viewer-choice">
      <span className="note">{t('Through the eyes of')}</span>
      <select className="field" value={matchView.as} onChange={(e) => table.watchAs(Number(e.target.value))}>
        {names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
        <option value={SPECTATOR}>{t('a spectator')}</option>
        <option value={EVERYTHING}>{t('somebody who knows everything')}</option>
      </select>
    </label>
  )
}
