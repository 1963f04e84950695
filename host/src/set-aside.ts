import type { Line } from './ledger.ts'
import type { ListRow, Store } from './store.ts'

/** Closes a table that brings down whoever looks at it, without looking at it: the rules have no part in this. */
export async function setAside(store: Store, id: string, at: number, reason: string): Promise<boolean> {
  for (;;) {
    const summary = await store.summary(id)
    if (!summary || summary.phase === 'closed') return false
    const n = (await store.linesAfter(id, 0)).length + 1
    const line: Line = { n, at, by: null, event: { do: 'close', reason, aside: true } }
    const closed: ListRow = { summary: { ...summary, phase: 'closed', waiting: [], touched: at }, due: null }
    if ((await store.append(id, line, closed)) === 'stored') return true
  }
}
