/** The positions of the rulebook, to open and play. */
import type { MatchLog } from '@anachron/kernel'
import type { Example } from '@anachron/kit'
import { EXAMPLES } from '../content/examples.ts'
import { game } from '../rules/game.ts'
import { layOut } from '../rules/position.ts'

const OPTIONS = Object.fromEntries(Object.entries(game.options).map(([key, option]) => [key, option.default]))

export const examples: readonly Example[] = EXAMPLES.map((example) => ({
  at: example.rule,
  title: example.title,
  match: async (): Promise<MatchLog> => ({
    format: 'anachron-match',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    options: OPTIONS,
    seats: 2,
    origin: { kind: 'position', state: layOut(example) as never, words: example.title },
    entries: [],
  }),
}))
