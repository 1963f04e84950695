import type { EntryEvents } from '@anachron/wire'

/**
 * After which entry the match stands once a seat's last decision is taken back, or the whole plan that it was part of.
 * What gave itself is passed over: it would give itself again.
 */
export function beforeLastOf(entryEvents: readonly EntryEvents[], seat: number): number | undefined {
  const own = entryEvents.findLast((one) => one.seat === seat && !one.itself)
  return own && own.entry > 0 ? (own.plan ?? own.entry) - 1 : undefined
}
