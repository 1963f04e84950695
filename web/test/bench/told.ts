/** What the bench says of its figures. */
import type { FirstVisit } from './first-visit.ts'
import { LIMITS, type Sizes } from './sizes.ts'

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const most = (limit: number): string => `(at most ${limit / 1000})`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

export const weightLines = ({ shelf, table, games }: Sizes): string[] => [
  'JavaScript, gzip',
  `  the shelf                ${kB(shelf)}   ${most(LIMITS.shelf)}`,
  `  the table                ${kB(table)} more`,
  ...Object.entries(games).map(([id, bytes]) => `  ${id.padEnd(24)} ${kB(bytes)} more   ${most(LIMITS.game)}`),
]

export const visitLine = ({ game, readable, board, playable, bytes, files }: FirstVisit): string =>
  `${game}, first visit over slow 4G: shelf ${seconds(readable)}, board ${seconds(board)}, playable ${seconds(playable)}; ${kB(bytes)} in ${files} files`
