// `npm run pack:try`: the tarballs of `npm run pack` as somebody outside gets them. Installed by npm into an empty
// folder, on Node 22 and 24: the game that `npm create anachron-game` lays out is checked, its laws are run, it is
// played; every other package is imported, every game played; and the board is built by Vite and played in a
// browser.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findOrInstallChromium } from '../chromium.mjs'
import { say } from '../say.mjs'
import { createGame, install, isPacked, run } from './outside.ts'
import { rooms } from './packages.ts'
import { playInBrowser } from './page.ts'

const NODES = ['22.23.3', '24.21.0']

const folder = mkdtempSync(join(tmpdir(), 'anachron-outside-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const names = rooms().map(({ manifest }) => manifest.name)
if (![...names, 'create-anachron-game'].every(isPacked)) throw new Error('There is nothing to try: npm run pack')

/** A Node of a version, from npm. */
function nodeOf(version: string): string {
  const own = join(folder, `node-${version}`)
  mkdirSync(own)
  writeFileSync(join(own, 'package.json'), '{}')
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  run('npm', ['install', '--no-audit', '--no-fund', `${name}@${version}`], own)
  return join(own, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Imports every entry that runs without a browser, and plays every game by chance. */
const EVERYTHING = `import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { playRandomly } from '@anachron/kernel/testing'
import { shelf } from '@anachron/games'
const require = createRequire(import.meta.url)
for (const name of ${JSON.stringify(names)}) {
  const { exports } = JSON.parse(readFileSync(require.resolve(name + '/package.json'), 'utf8'))
  for (const [entry, target] of Object.entries(exports))
    if (typeof target === 'object' && entry !== './board' && name !== '@anachron/kit') await import(name + entry.slice(1))
}
for (const { title, load } of shelf) {
  const { game } = await load()
  const { log, state } = playRandomly(game, { seed: 'outside', most: 3000 })
  console.log(title + ': ' + log.entries.length + ' answers' + (state.result ? ', over' : ''))
}
`

const game = createGame(folder)
say('laid out')
install(game, names)
say('installed by npm from the tarballs')
writeFileSync(join(game, 'everything.mjs'), EVERYTHING)
for (const version of NODES) {
  const node = nodeOf(version)
  say(`Node ${run(node, ['--version'], game).trim()}`)
  run(node, ['node_modules/typescript/bin/tsc', '-p', '.'], game)
  const laws = run(node, ['node_modules/vitest/vitest.mjs', 'run'], game)
  say(`  its tests and laws: ${/Tests\D+(\d+ passed)/.exec(stripVTControlCharacters(laws))?.[1]}`)
  say(`  a match between bots: ${run(node, ['play.ts'], game).trim().split('\n').at(-1)}`)
  for (const line of run(node, ['everything.mjs'], game).trim().split('\n')) say(`  ${line}`)
}
run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], game)
say(`in a browser: ${await playInBrowser(join(game, 'dist'), await findOrInstallChromium())}`)
