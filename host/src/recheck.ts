import { cited, hashOf, isLogFault, type Match, refusal } from '@anachron/kernel'
import { given, type Sentence, say } from '@anachron/kernel/words'
import { applyLine } from './apply-line.ts'
import type { LoadGame } from './load-game.ts'
import { openMatch } from './opening.ts'
import { freshState } from './state.ts'
import type { Store } from './store.ts'

/** How a stored match fares under the rules now installed. */
export interface Rechecked {
  table: string
  game: string
  version: number
  entries: number
  /** Why it would go differently; absent when it would not. */
  fault?: Sentence
}

/** Replays every stored match, answer by answer, against the rules now installed. */
export async function* recheck(store: Store, loadGame: LoadGame): AsyncGenerator<Rechecked> {
  for (let page = await store.tables('', 100); page.length > 0; page = await store.tables(page.at(-1) ?? '', 100))
    for (const table of page) {
      const checked = await recheckTable(store, loadGame, table)
      if (checked) yield checked
    }
}

async function recheckTable(store: Store, loadGame: LoadGame, table: string): Promise<Rechecked | undefined> {
  const record = await store.load(table)
  if (!record) return undefined
  const { header, lines } = record
  const checked: Rechecked = { table, game: header.game, version: header.version, entries: 0 }
  const loaded = await loadGame(header.game)
  if (!loaded) return { ...checked, fault: 'No such game is installed.' }
  const { game } = loaded
  const state = freshState(header, game)
  try {
    for (const line of lines) {
      const { event } = line
      if (event.do === 'start') {
        const opened = openMatch(header, game, event.rolls ?? [])
        if (isLogFault(opened)) return { ...checked, fault: opened.fault }
      }
      if (event.do === 'act' && state.match) {
        const refused = refusal(game, state.match.state, event.seat, event.action)
        if (refused) return { ...checked, fault: say`Entry ${checked.entries + 1}: ${cited(refused)}` }
      }
      applyLine(state, line)
      const match = state.match as Match | null
      checked.entries = match?.log.entries.length ?? 0
      if (event.do === 'act' && event.hash !== undefined && match && hashOf(match.state) !== event.hash)
        return { ...checked, fault: say`Entry ${checked.entries}: it leads to another state than it did then.` }
    }
  } catch (error) {
    return {
      ...checked,
      fault: say`Entry ${checked.entries + 1}: ${given(String(error instanceof Error ? error.message.split('\n')[0] : error))}`,
    }
  }
  return state.closed !== null && header.version !== game.version ? { ...checked, fault: state.closed } : checked
}
