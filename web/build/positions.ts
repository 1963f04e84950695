/** Where the rulebooks of the games can be opened: found by running the code of their boards while the app is built. */
import { join, resolve } from 'node:path'
import type { AnyBoard, Figure } from '@anachron/kit'
import { gameIcons } from '@anachron/kit/vite'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { rulebooks } from './rulebooks.ts'

/** Where nothing is drawn there is nothing to be styled. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0styles' : undefined),
  load: (source) => (source === '\0styles' ? '' : undefined),
}

/** Runs the code of boards here, without drawing anything. */
export const inNode = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [gameIcons(), rulebooks(), withoutStyles],
  })

/** The positions of a rulebook, by the rule or heading they stand at: those to open, and moments that figures show. */
export async function positionsOf(game: string, vite: ViteDevServer): Promise<Record<string, object>> {
  const load = (file: string) => vite.ssrLoadModule(join(game, 'board', file))
  const { board } = (await load('index.tsx')) as { board: AnyBoard }
  const { figures } = (await load('rule-figures.tsx')) as { figures: readonly Figure[] }
  const positions: Record<string, object> = {}
  for (const figure of figures) {
    if (!('glimpse' in figure)) continue
    const { match, entry = 0, seat = 0 } = figure.glimpse
    positions[figure.at] ??= { match: await match(), at: entry, as: seat }
  }
  for (const { at, match } of board.examples ?? []) positions[at] = { match: await match() }
  return positions
}
