import { expect, test } from 'vitest'
import { foreignWords } from '../foreign-words.mjs'

// Put together here, so that this file names none of them either.
const host = ['registry', 'npmjs', 'org'].join('.')
const path = (...parts: string[]) => parts.join('/')

test.each([
  [`"resolved": "https://${host}/zod/-/zod-4.6.7.tgz"`, "a package registry's host"],
  [`read('${path('..', 'shared', 'rules', 'timetripper.md')}')`, 'a path outside the project'],
  [`see ${path('', 'work', 'main', 'kernel')}`, 'a path of one machine'],
  [`'${path('', 'home', 'ada', 'anachron')}'`, 'a path of one machine'],
])('%s is reported', (text, what) => {
  expect(foreignWords(`first line\n${text}`)).toEqual([expect.objectContaining({ what, line: 2 })])
})

test.each([
  'clone equal and unshared',
  "import { pool } from './framework/pool.ts'",
  'the registry of games',
  "fetch('/api/work')",
])('%s is fine', (text) => {
  expect(foreignWords(text)).toEqual([])
})
