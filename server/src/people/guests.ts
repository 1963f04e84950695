import type { Host } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'

const DAY = 86_400_000
/** People looked at in one go, and how often: a large server is gone through in small steps. */
const AT_A_TIME = 500
const EVERY = 5_000

/**
 * Forgets, again and again, guests who never did anything: no table, nothing kept, nothing said, no name of their own.
 */
export function sweepGuests(host: Host, store: ServerStore, days: number): () => void {
  if (days === 0) return () => {}
  let after = ''
  const look = async (): Promise<void> => {
    const { idle, last } = await store.guests.idle(after, host.clock.now() - days * DAY, AT_A_TIME)
    // Who is here just now may be about to do something.
    const gone = idle.filter((id) => !host.sessions.has(id))
    if (gone.length > 0) await store.guests.drop(gone)
    after = last ?? ''
  }
  const timer = setInterval(() => void look().catch((error: unknown) => host.complain('sweep guests', error)), EVERY)
  return () => clearInterval(timer)
}
