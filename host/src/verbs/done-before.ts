import type { Call } from '../call.ts'
import type { Line } from '../ledger.ts'
import type { Table } from '../table.ts'

/** Whether a request answers the newest line: then it cannot have been done before. */
export const isNews = ({ state }: Table, basedOn: number | undefined): boolean =>
  basedOn !== undefined && basedOn >= state.n

/** The lines that this request wrote when it came before. */
export async function linesOf(call: Call, table: Table, basedOn: number): Promise<Line[]> {
  if (isNews(table, basedOn)) return []
  const lines = await call.host.store.linesAfter(table.id, basedOn)
  return lines.filter((line) => isOf(call, line))
}

/** Whether this request was done before, and as which line. */
export async function doneBefore(call: Call, table: Table, basedOn?: number): Promise<number | undefined> {
  const { recent, n } = table.state
  // What answers line n cannot have been done at or before it.
  const known = recent.findLast((done) => isOf(call, done) && done.n > (basedOn ?? 0))
  if (known || basedOn === undefined || n - basedOn <= recent.length) return known?.n
  const lines = await call.host.store.linesAfter(table.id, basedOn)
  return lines.find((line) => isOf(call, line))?.n
}

const isOf = ({ person, request }: Call, line: { id?: string; by: string | null }): boolean =>
  line.id === request.id && line.by === person
