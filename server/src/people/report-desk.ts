import { openStore } from '../store/open.ts'
import type { KeptReport } from '../store/reports.ts'

/** With what people are called; whoever is forgotten has no name. */
export interface NamedReport extends KeptReport {
  byName: string | null
  personName: string | null
}

/** What people have reported, the oldest first; with `all` also what has been dealt with. */
export async function reportsIn(database: string, { all }: { all: boolean }): Promise<NamedReport[]> {
  const store = await openStore(database)
  try {
    const reports = await store.reports.list({ all })
    const people = await store.people([...new Set(reports.flatMap(({ by, person }) => [by ?? [], person].flat()))])
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return reports.map((report) => ({
      ...report,
      byName: names.get(report.by ?? '') ?? null,
      personName: names.get(report.person) ?? null,
    }))
  } finally {
    await store.close()
  }
}

/** Notes that a report has been dealt with; false when none of that id waits. */
export async function closeReport(database: string, id: string): Promise<boolean> {
  const store = await openStore(database)
  try {
    return await store.reports.close(id, Date.now())
  } finally {
    await store.close()
  }
}
