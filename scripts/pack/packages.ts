import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/** What a room's package.json says that matters for packing. */
export interface Manifest {
  name: string
  description: string
  exports: Record<string, string>
  sideEffects?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A package to publish. */
export interface Room {
  /** From the root. */
  folder: string
  manifest: Manifest
  /** Further entries that are published and not used inside the house. */
  more: Record<string, string>
}

const ROOMS = ['kernel', 'hex', 'kit', 'bots', 'wire', 'lab', 'games']
/** It is what `create-anachron-game` lays out, and no game to install. */
const NOT_PUBLISHED = ['example']

const read = (folder: string): Manifest => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as Manifest

export const VERSION = (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version

/** The games that are published, as folders. */
const gameFolders = (): string[] =>
  readdirSync(inRoot('games'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !NOT_PUBLISHED.includes(one.name))
    .map(({ name }) => `games/${name}`)
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))

/** Everything that is published but the package that lays out a game. */
export const rooms = (): Room[] =>
  [...ROOMS, ...gameFolders()].map((folder) => ({
    folder,
    manifest: read(folder),
    more: existsSync(inRoot(folder, 'board/index.tsx')) ? { './board': './board/index.tsx' } : {},
  }))
