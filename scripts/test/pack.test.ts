/*
 * What is published, as somebody outside gets it, without a network: the packages that a game of one's own needs, from
 * their tarballs. `npm run pack:try` does the same with all of them, by npm, on two versions of Node and in a browser.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGame, installWithoutNetwork, run } from '../pack/outside.ts'
import { inRoot } from '../root.mjs'

const NEEDED = ['@anachron/kernel', '@anachron/bots', '@anachron/kit']
const folder = mkdtempSync(join(tmpdir(), 'anachron-outside-'))
const TARBALLS = join(folder, 'tarballs')
let game: string
beforeAll(() => {
  run(
    process.execPath,
    ['scripts/pack/main.ts', '--unchecked', '--into', folder, 'kernel', 'bots', 'kit', 'create'],
    inRoot(),
  )
  game = createGame(folder, TARBALLS)
  installWithoutNetwork(game, NEEDED, TARBALLS)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a game that was laid out compiles against the published types', () => {
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], game)
})

test('it passes its tests and every law, and is played by bots', () => {
  const said = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], game)
  const [, failed, passed] = /Tests {2}(?:(\d+) failed \| )?(\d+) passed/.exec(stripVTControlCharacters(said)) ?? []
  expect(failed).toBeUndefined()
  expect(Number(passed)).toBeGreaterThan(30)
  expect(run(process.execPath, ['play.ts'], game)).toMatch(/(wins?|share the win)\.\n$/)
})

test('its board is built by Vite, with its styles', () => {
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], game)
  expect(readFileSync(join(game, 'dist/index.html'), 'utf8')).toMatch(/<link rel="stylesheet"/)
})

test('what is published is JavaScript with types, maps, a licence and a page to read, and no sources', () => {
  for (const name of NEEDED) {
    const own = join(game, 'node_modules', name)
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('private')
    for (const paper of ['README.md', 'LICENSE']) expect(readFileSync(join(own, paper), 'utf8')).not.toBe('')
    const { types, default: file } = manifest.exports['.']
    expect(readFileSync(join(own, types), 'utf8')).not.toMatch(/from ['"]\.[^'"]*\.tsx?['"]/)
    expect(readFileSync(join(own, file), 'utf8')).not.toMatch(/from ['"][^'"]*\.tsx?['"]/)
    expect(globSync('dist/**/*.js.map', { cwd: own }).length).toBeGreaterThan(10)
  }
})
