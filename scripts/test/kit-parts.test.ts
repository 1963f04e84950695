import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { projectFiles } from '../files.mjs'
import { inRoot } from '../root.mjs'

const INDEX = 'kit/src/index.ts'
/** Why these stay all the same. */
const ALONE: Readonly<Record<string, string>> = {
  useKeepsakes: 'a game cannot keep anything by itself: the app says where',
  SOUND_NAMES: 'a test of the app holds the sounds of all boards against it',
  speak: 'whoever adds a second language says so with it; until then only tests do',
}

const parse = (file: string) => parseSync(file, readFileSync(inRoot(file), 'utf8')).module

/** Values that the kit offers, and the file that each comes from. */
const parts = new Map<string, string>()
for (const { entries } of parse(INDEX).staticExports)
  for (const { exportName, moduleRequest, isType } of entries)
    if (exportName.name && moduleRequest && !isType)
      parts.set(exportName.name, join(dirname(INDEX), moduleRequest.value))

const roomOf = (file: string): string => file.split('/', file.startsWith('games/') ? 2 : 1).join('/')

/** What a file imports or passes on, and where from. */
function namesIn(file: string): { name: string; from: string }[] {
  const { staticImports, staticExports } = parse(file)
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ name: importName.name ?? '', from: moduleRequest.value })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ importName, moduleRequest }) => ({
        name: importName.name ?? '',
        from: moduleRequest?.value ?? '',
      })),
    ),
  ]
}

/** Who uses each: games, the app, other parts of the kit. */
const users = new Map([...parts.keys()].map((name) => [name, new Set<string>()]))
const sources = ['games', 'web/src', 'kit/src']
  .flatMap((folder) => projectFiles(inRoot(folder)))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
for (const file of sources)
  for (const { name, from } of namesIn(file)) {
    const isOwn = file !== INDEX && parts.get(name) === join(dirname(file), from)
    if (from === '@anachron/kit' || isOwn) users.get(name)?.add(roomOf(file))
  }

test('a part of the kit has two users, of which the app and the kit itself may be one, or lives in its game', () => {
  expect(parts.size).toBeGreaterThan(20)
  const lonely = [...users].filter(([, of]) => of.size < 2 && !of.has('web'))
  expect(lonely.map(([name, of]) => `${name} is used by ${[...of].join() || 'nobody'}`)).toEqual(
    Object.keys(ALONE).map((name) => expect.stringMatching(`^${name} is used by `)),
  )
})
