import type { Host } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'

const EVERY = 5_000
/** Tables that are looked at in one go: a large server is gone through in small steps. */
const AT_A_TIME = 500
/** Whoever plays comes back within this time after a restart, and other processes have said who looks through them. */
const BEGIN_AFTER = 60_000
/** A line that young is still waited for by whoever wrote it. */
const YOUNG = 60_000
/** What nobody was told of for so long, they are not told now. */
const OLD = 3 * 86_400_000
const REMEMBERED = 20_000

/**
 * Finds, again and again, tables that wait for somebody who has not been told: the process that would have told them
 * has died. Telling twice is no danger, because a question is told of once (D-102).
 */
export function recallUntold(host: Host, store: ServerStore): () => void {
  const { clock } = host
  const begin = clock.now() + BEGIN_AFTER
  /** As it was touched when it was last looked into. */
  const lookedInto = new Map<string, number>()
  let after = ''
  let stopped = false
  let cancel: () => void = () => {}

  const look = async (): Promise<void> => {
    const now = clock.now()
    if (now < begin) return
    const { found, last } = await store.told.untold(after, now - OLD, now - YOUNG, AT_A_TIME)
    const fresh = found.filter(({ table, touched }) => lookedInto.get(table) !== touched)
    const reachable = new Set(await store.told.reachable([...new Set(fresh.flatMap(({ people }) => people))]))
    if (lookedInto.size > REMEMBERED) lookedInto.clear()
    for (const { table, touched, people } of fresh) {
      const wanted = people.some((person) => reachable.has(person) && !host.isLookingAt(person, table))
      if (!wanted) continue
      lookedInto.set(table, touched)
      await host.remind(table)
    }
    after = last ?? ''
  }
  const again = (): void => {
    if (stopped) return
    cancel = clock.later(EVERY, () => {
      look()
        .catch((error: unknown) => host.complain('look for who was not told', error))
        .finally(again)
    })
  }
  again()
  return () => {
    stopped = true
    cancel()
  }
}
