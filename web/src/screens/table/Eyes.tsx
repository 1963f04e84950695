import type { Table } from '../../client/table.ts'

const EVERYTHING = -2

/** Once a match is over, anybody may look at it through anybody's eyes. */
export function Eyes({ table, names, as }: { table: Table; names: readonly string[]; as: number }) {
  return (
    <label className="eyes">
      <span className="note">Through the eyes of</span>
      <select className="field" value={as} onChange={(e) => table.watchAs(Number(e.target.value))}>
        {names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
        <option value={-1}>a spectator</option>
        <option value={EVERYTHING}>somebody who knows everything</option>
      </select>
    </label>
  )
}
