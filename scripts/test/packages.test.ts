import { describe, expect, test } from 'vitest'
import { importsOf } from '../arrows/imports.mjs'
import { exportsOfNothing, type Manifest, needless, undeclared } from '../arrows/packages.mjs'

const source = (file: string, text: string) => ({ file, imports: importsOf(file, text) })
const game = (more: Partial<Manifest>): Manifest => ({ name: '@anachron/chess', ...more })
const ROOM = 'games/chess'

const rules = source('games/chess/rules/game.ts', "import { done } from '@anachron/kernel'")
const board = source('games/chess/board/index.tsx', "import pawn from '@anachron/kit/icons/pawn'")
const laws = source('games/chess/test/laws.test.ts', "import { test } from 'vitest'\nimport '@anachron/chess'")

describe('a package that is imported and not named', () => {
  test('by rules, by a board, by JSX and by tests', () => {
    expect(undeclared(ROOM, game({}), [rules, board, laws])).toEqual([
      'games/chess/package.json does not name @anachron/kernel, which games/chess/rules/game.ts imports',
      'games/chess/package.json does not name @anachron/kit, which games/chess/board/index.tsx imports',
      'games/chess/package.json does not name react, which games/chess/board/index.tsx imports',
      'games/chess/package.json does not name vitest, which games/chess/test/laws.test.ts imports',
    ])
  })

  test('resolved by hand', () => {
    const found = [
      "import.meta.resolve('@anachron/web/bench')",
      "createRequire(import.meta.url)('axe-core')",
      "createRequire(import.meta.url).resolve('pg/x.js')",
    ].flatMap((text) => undeclared('cli', { name: '@anachron/cli' }, [source('cli/src/main.ts', text)]))
    expect(found.map((sentence) => sentence.split(' ')[4])).toEqual(['@anachron/web,', 'axe-core,', 'pg,'])
  })

  test('types may come from a package of types, values may not', () => {
    const manifest: Manifest = { name: '@anachron/server', devDependencies: { '@types/ws': '1' } }
    const type = source('server/src/a.ts', "import type { WebSocket } from 'ws'")
    const value = source('server/src/b.ts', "import { WebSocket } from 'ws'")
    expect(undeclared('server', manifest, [type])).toEqual([])
    expect(undeclared('server', manifest, [type, value])).toHaveLength(1)
  })

  test('another room and Node are nobody’s concern here', () => {
    const others = [source('kernel/src/a.ts', "import 'zod'"), source('games/chess/test/record.ts', "import 'node:fs'")]
    expect(undeclared(ROOM, game({}), others)).toEqual([])
  })
})

describe('a package that is named and not imported', () => {
  test('is too much, with its types', () => {
    const manifest = game({ dependencies: { '@anachron/hex': '*' }, devDependencies: { '@types/react': '19' } })
    expect(needless(ROOM, manifest, [rules], [])).toEqual([
      'games/chess/package.json names @anachron/hex, which nothing in games/chess imports',
      'games/chess/package.json names @types/react, which nothing in games/chess imports',
    ])
  })

  test('what only tests import is a devDependency', () => {
    expect(needless(ROOM, game({ dependencies: { vitest: '5' } }), [laws], [])).toEqual([
      'games/chess/package.json names vitest, which only tests import: it belongs to its devDependencies',
    ])
    expect(needless(ROOM, game({ devDependencies: { vitest: '5' } }), [laws], [])).toEqual([])
  })

  test('fonts are taken by style sheets', () => {
    const manifest: Manifest = { name: '@anachron/web', dependencies: { '@fontsource/inter': '5' } }
    const style = { file: 'web/src/fonts.css', text: 'src: url("@fontsource/inter/files/inter.woff2")' }
    expect(needless('web', manifest, [], [style])).toEqual([])
    expect(needless('web', manifest, [], [{ ...style, file: 'kit/src/fonts.css' }])).toHaveLength(1)
  })
})

test('what is exported is there', () => {
  const files = ['games/chess/rules/game.ts', 'games/chess/fixtures/mate.match.json']
  const manifest = game({
    exports: {
      '.': './rules/game.ts',
      './board': './board/index.tsx',
      './fixtures/*': './fixtures/*',
      './a/*': './a/*',
    },
  })
  expect(exportsOfNothing(ROOM, manifest, files)).toEqual([
    'games/chess/package.json exports ./board, but there is no ./board/index.tsx',
    'games/chess/package.json exports ./a/*, but there is no ./a/*',
  ])
})
