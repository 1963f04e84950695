// `npm run pack`: publishable packages of the rooms and games in dist/packages, as tarballs in dist/tarballs, each
// looked at by publint and attw. `npm run pack -- kernel create` packs some; `--unchecked` looks at none.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot } from '../root.mjs'
import { say, secondsSince } from '../say.mjs'
import { buildScripts, layPapers, layTypes } from './build.ts'
import { CREATOR, layCreator } from './creator.ts'
import { publishedManifest } from './manifest.ts'
import { type Room, rooms } from './packages.ts'
import { typesConfig } from './types.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { unchecked: { type: 'boolean', default: false }, into: { type: 'string', default: inRoot('dist') } },
})
const isChecked = !values.unchecked
const into = resolve(values.into)
const TYPES = join(into, 'types')
const STAGE = join(into, 'packages')
const TARBALLS = join(into, 'tarballs')
const began = performance.now()

/** Runs a program of node_modules; its words are shown when it fails. */
function run(script: string, args: readonly string[], cwd = inRoot()): void {
  const ran = spawnSync(process.execPath, [inRoot('node_modules', script), ...args], { cwd, encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(`${script} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`)
}

async function lay(room: Room): Promise<string> {
  const folder = join(STAGE, room.manifest.name.replace('@anachron/', ''))
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  await buildScripts(room, dist)
  layTypes(room, TYPES, dist)
  layPapers(room, folder)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(room), null, 2)}\n`)
  return folder
}

function pack(folder: string): string {
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', TARBALLS], { cwd: folder, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(packed.stderr)
  const said = JSON.parse(packed.stdout) as { filename: string }[] | Record<string, { filename: string }>
  const [{ filename }] = (Array.isArray(said) ? said : Object.values(said)) as [{ filename: string }]
  return join(TARBALLS, filename)
}

function check(folder: string, tarball: string): void {
  run('publint/src/cli.js', ['run', folder, '--strict', '--pack', 'false'])
  // What lays out a game is run and never imported.
  if (basename(folder) === CREATOR) return
  // Published for `import` in Node and for bundlers; styles have no types.
  run('@arethetypeswrong/cli/dist/index.js', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './grounds.css',
    './RULES.md',
    './icons.d.ts',
    './package.json',
  ])
}

rmSync(STAGE, { recursive: true, force: true })
rmSync(TARBALLS, { recursive: true, force: true })
mkdirSync(TARBALLS, { recursive: true })
const all = rooms().filter(({ folder }) => wanted.length === 0 || wanted.some((one) => folder.endsWith(one)))
rmSync(TYPES, { recursive: true, force: true })
run('typescript/bin/tsc', ['-p', typesConfig(all, TYPES)])
say(`types in ${secondsSince(began)} s`)
const folders: string[] = []
for (const room of all) folders.push(await lay(room))
if (wanted.length === 0 || wanted.includes('create')) folders.push(layCreator(STAGE))
for (const folder of folders) {
  const tarball = pack(folder)
  if (isChecked) check(folder, tarball)
}
rmSync(TYPES, { recursive: true, force: true })
say(
  `${readdirSync(TARBALLS).length} packages in ${TARBALLS}${isChecked ? ', checked' : ''}, in ${secondsSince(began)} s`,
)
