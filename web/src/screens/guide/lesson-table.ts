/** A lesson is followed at a table of its own. It is nobody’s match: no list has it, and it goes with the lesson. */
import type { Guide } from '@anachron/kit'
import { here } from '../../client/places.ts'

export async function openLesson(guide: Guide): Promise<string> {
  const { table } = await here().request('import', { file: await guide.match() })
  // Whoever closes the tab leaves it lying; nobody finds it among their matches.
  await here().request('put-away', { kind: 'table', of: table, away: true })
  return table
}

/** Best effort: what stays is out of sight. */
export function closeLesson(table: string): void {
  here()
    .request('remove', { table })
    .catch(() => {})
}
