import type { MatchLog } from '@anachron/kernel'

/**
 * A match on record, fetched when it is wanted: `recorded(() => import('../fixtures/first-game.json', { with: { type:
 * 'json' } }))`.
 */
export const recorded = (load: () => Promise<{ default: object }>) => async (): Promise<MatchLog> =>
  (await load()).default as MatchLog
