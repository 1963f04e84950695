import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '../../scripts/files.mjs'
import { inRoot } from '../../scripts/root.mjs'

test('whatever moves without end stands still while nobody is there: it takes --ambience', () => {
  const restless = projectFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(inRoot(file), 'utf8').match(/animation[^:;{}]*:[^;]*\binfinite\b[^;]*;/g) ?? [])
  expect(restless.length).toBeGreaterThan(10)
  expect(restless.filter((rule) => !rule.includes('var(--ambience, running)'))).toEqual([])
})
