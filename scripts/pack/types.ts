import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import type { Room } from './packages.ts'

const SOURCES = ['src', 'build', 'rules', 'content', 'words', 'player', 'board']

/** A tsconfig.json by which the declarations of some packages are made, all of them at once. Gives its path. */
export function typesConfig(rooms: readonly Room[], into: string): string {
  mkdirSync(into, { recursive: true })
  const config = {
    extends: inRoot('tsconfig.json'),
    compilerOptions: {
      rootDir: inRoot(),
      outDir: into,
      typeRoots: [inRoot('node_modules/@types')],
      types: ['node', inRoot('node_modules/vite/client.d.ts')],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      tsBuildInfoFile: null,
    },
    include: rooms.flatMap(({ folder }) =>
      folder === 'games' ? [inRoot('games/*.ts')] : SOURCES.map((name) => inRoot(folder, name)),
    ),
  }
  const path = join(into, 'tsconfig.json')
  writeFileSync(path, JSON.stringify(config))
  return path
}
