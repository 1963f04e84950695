import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../root.mjs'

const page = readFileSync(inRoot('docs/decisions.md'), 'utf8')
const found = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, id = '']) => id)

test('the list of decisions names each of them once, in the order of the page', () => {
  const decisions = found(/^## (D-\d+)/gm)
  expect(decisions.length).toBeGreaterThan(100)
  expect(new Set(decisions).size).toBe(decisions.length)
  expect(found(/^\| \[(D-\d+)\]/gm)).toEqual(decisions)
})
