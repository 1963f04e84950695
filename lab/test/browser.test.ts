import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const NEEDS_NODE = /^(node:|piscina|linkedom|tinybench|boardgame\.io)/

/** Every file and package that a file pulls in at run time. */
function pulledIn(file: string, seen = new Map<string, string>()): Map<string, string> {
  for (const [, names, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(.*?)from '([^']+)'|^import '([^']+)'/gms,
  )) {
    const onlyTypes = /^\{[^}]*\}/.test(names ?? '') && !/[{,]\s*(?!type )\w/.test(names ?? '')
    if (onlyTypes) continue
    const target = from.startsWith('.') ? join(dirname(file), from) : from
    if (seen.has(target)) continue
    seen.set(target, file)
    if (from.startsWith('.')) pulledIn(target, seen)
  }
  return seen
}

test('the part of the lab that runs in a browser pulls in nothing that needs Node', () => {
  const all = pulledIn(join(import.meta.dirname, '../src/browser.ts'))
  expect(all.size).toBeGreaterThan(15)
  expect([...all].filter(([what]) => NEEDS_NODE.test(what))).toEqual([])
})
