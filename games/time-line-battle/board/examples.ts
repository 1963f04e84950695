/** The worked examples of the rulebook as positions to open. */
import type { MatchLog } from '@anachron/kernel'
import type { Example } from '@anachron/kit'
import { EXAMPLES } from '../content/examples.ts'
import { game } from '../rules/game.ts'
import { openExample } from '../rules/position.ts'

export const examples: readonly Example[] = EXAMPLES.map((example) => ({
  at: example.id,
  title: example.title,
  match: async (): Promise<MatchLog> => {
    const state = openExample(example)
    return {
      format: 'anachron-match',
      formatVersion: 1,
      game: game.id,
      version: game.version,
      options: { ...state.options },
      seats: state.players.length,
      origin: { kind: 'position', state: state as never, words: `Example ${example.id}: ${example.title}` },
      entries: [],
    }
  },
}))
