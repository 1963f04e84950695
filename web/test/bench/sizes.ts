/** What a visitor downloads: the JavaScript of the shelf, and what each game adds when it is opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = join(import.meta.dirname, '..', '..', 'dist')

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

export interface Sizes {
  /** Gzipped bytes of JavaScript of the shelf with all its covers. */
  shelf: number
  /** The table's own screens, without any game. */
  table: number
  /** By game: its rules, words and board, beyond shelf and table. */
  games: Record<string, number>
}

/** What they may weigh at most. */
export const LIMITS = { shelf: 150_000, game: 130_000 }

const zipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const key of keys) walk(key)
  return seen
}

export function sizes(): Sizes {
  const manifest = JSON.parse(readFileSync(join(DIST, 'bundle.json'), 'utf8')) as Manifest
  const weigh = (keys: Iterable<string>): number =>
    [...new Set([...keys].map((key) => (manifest[key] as Chunk).file))]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + zipped(file), 0)
  const named = (part: RegExp): string[] => Object.keys(manifest).filter((key) => part.test(key))
  const shelf = closure(manifest, ['index.html', ...named(/board\/cover\.tsx$/)])
  const table = closure(manifest, named(/TableScreen\.tsx$/))
  const parts = named(/games\/[^/]+\/(rules\/game\.ts|bot\.ts|board\/index\.tsx)$/)
  const games: Record<string, number> = {}
  for (const id of new Set(parts.map((key) => /games\/([^/]+)\//.exec(key)?.[1] ?? ''))) {
    const own = closure(
      manifest,
      parts.filter((key) => key.includes(`games/${id}/`)),
    )
    games[id] = weigh([...own].filter((one) => !shelf.has(one) && !table.has(one)))
  }
  return { shelf: weigh(shelf), table: weigh([...table].filter((one) => !shelf.has(one))), games }
}
