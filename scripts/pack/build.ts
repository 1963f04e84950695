import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type UserConfig } from 'tsdown'
import { gameIcons } from '../../kit/build/icons.ts'
import { rulebooks } from '../../web/build/rulebooks.ts'
import { inRoot } from '../root.mjs'
import type { Room } from './packages.ts'

/** Workers and their like are named by their files, which have another ending once they are published. */
const OWN_FILE = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g
const ownFiles = {
  name: 'own-files',
  // The same number of signs: what maps say of the rest stays true.
  transform: (code: string) => ({ code: code.replaceAll(OWN_FILE, "new URL('$1.js', import.meta.url)"), map: null }),
}

/** Source files that are reached by their names alone. */
const reachedByName = (folder: string): string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: inRoot(), exclude: ['**/node_modules/**', '**/test/**'] }).flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(OWN_FILE)].map(([, name]) => join(dirname(file), `${name}.ts`)),
  )

/** The JavaScript of a package with its source maps, a file for a file, as the sources lie. */
export async function buildScripts({ folder, manifest, more }: Room, into: string): Promise<void> {
  const entries = Object.values({ ...manifest.exports, ...more }).filter((path) => /\.tsx?$/.test(path))
  const config: UserConfig = {
    cwd: inRoot(folder),
    entry: [...entries, ...reachedByName(folder).map((file) => inRoot(file))],
    outDir: into,
    unbundle: true,
    root: inRoot(folder),
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    sourcemap: true,
    dts: false,
    hash: false,
    outExtensions: () => ({ js: '.js' }),
    tsconfig: inRoot('tsconfig.json'),
    logLevel: 'warn',
    report: false,
    plugins: [gameIcons() as never, rulebooks() as never, ownFiles],
    deps: { neverBundle: [/\.css$/, /^(?!@anachron\/kit\/icons\/)[@a-z]/] },
  }
  await build(config)
  for (const file of globSync('{src,board}/**/*.css', { cwd: inRoot(folder) }))
    copy(inRoot(folder, file), join(into, file))
}

/** Declarations name files as the sources do; what is published has other endings. */
const asPublished = (text: string): string =>
  text
    .replaceAll(/((?:from|import\()\s*["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1.js$2')
    // Styles have no types.
    .replaceAll(/^import ["'][^"']+\.css["'];?\n/gm, '')

/** Puts the declarations of a package beside its JavaScript. */
export function layTypes(room: Room, types: string, into: string): void {
  const from = join(types, room.folder)
  for (const file of globSync('**/*.d.ts', { cwd: from, exclude: room.folder === 'games' ? ['*/**'] : [] })) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    writeFileSync(join(into, file), asPublished(readFileSync(join(from, file), 'utf8')))
  }
  for (const file of globSync('{src,board}/**/*.d.ts', { cwd: inRoot(room.folder) }))
    copy(inRoot(room.folder, file), join(into, file))
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** What lies in a package besides code: how to use it, and whose it is. */
export function layPapers({ folder }: Room, into: string): void {
  for (const paper of ['LICENSE', 'NOTICE.md']) copy(inRoot(paper), join(into, paper))
  for (const paper of ['README.md', 'RULES.md'])
    if (existsSync(inRoot(folder, paper))) copy(inRoot(folder, paper), join(into, paper))
}
