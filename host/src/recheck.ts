import { hashOf, isLogFault, type Match, refusal } from '@anachron/kernel'
import { fold } from './fold.ts'
import { openMatch } from './opening.ts'
import { freshState } from './state.ts'
import type { Store } from './store.ts'
import type { Surroundings } from './surroundings.ts'

/** How a stored match fares under the rules now installed. */
export interface Rechecked {
  table: string
  game: string
  version: number
  entries: number
  /** Why it would go differently; absent when it would not. */
  fault?: string
}

/** Replays every stored match, answer by answer, against the rules now installed. */
export async function* recheck(store: Store, loadGame: Surroundings['loadGame']): AsyncGenerator<Rechecked> {
  for (let page = await store.tables('', 100); page.length > 0; page = await store.tables(page.at(-1) ?? '', 100))
    for (const table of page) {
      const checked = await recheckTable(store, loadGame, table)
      if (checked) yield checked
    }
}

async function recheckTable(
  store: Store,
  loadGame: Surroundings['loadGame'],
  table: string,
): Promise<Rechecked | undefined> {
  const record = await store.load(table)
  if (!record) return undefined
  const { header, lines } = record
  const told: Rechecked = { table, game: header.game, version: header.version, entries: 0 }
  const loaded = await loadGame(header.game)
  if (!loaded) return { ...told, fault: 'No such game is installed.' }
  const { game } = loaded
  const state = freshState(header, game)
  try {
    for (const line of lines) {
      const { deed } = line
      if (deed.do === 'start') {
        const opened = openMatch(header, game, deed.rolls ?? [])
        if (isLogFault(opened)) return { ...told, fault: opened.fault }
      }
      if (deed.do === 'act' && state.match) {
        const refused = refusal(game, state.match.state, deed.seat, deed.action)
        if (refused) return { ...told, fault: `Entry ${told.entries + 1}: ${refused.reason} (${refused.rule})` }
      }
      fold(state, line)
      const match = state.match as Match | null
      told.entries = match?.log.entries.length ?? 0
      if (deed.do === 'act' && deed.hash !== undefined && match && hashOf(match.state) !== deed.hash)
        return { ...told, fault: `Entry ${told.entries}: it leads to another state than it did then.` }
    }
  } catch (error) {
    return {
      ...told,
      fault: `Entry ${told.entries + 1}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    }
  }
  return state.closed !== null && header.version !== game.version ? { ...told, fault: state.closed } : told
}
