/**
 * Every rule of every rulebook is somewhere in the code and in the name of at least one test; every id cited exists.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRulebook } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'

const games = join(import.meta.dirname, '..')
const pages = globSync('*/RULES.md', { cwd: games }).map((page) => page.replaceAll('\\', '/'))

const textOf = (id: string, patterns: readonly string[]): string =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: join(games, id) }))
    .filter((file) => basename(file) !== 'rulebook.ts')
    .map((file) => readFileSync(join(games, id, file), 'utf8'))
    .join('\n')

/** An id as a whole word: EX-1 is not in EX-10, TT-7.1 is not in TT-7.13. */
const cited = (rule: string, text: string): boolean =>
  new RegExp(`(?<![A-Za-z0-9-])${rule.replaceAll('.', '\\.')}(?![A-Za-z0-9-]|\\.[0-9])`).test(text)

describe.each(pages.map((page) => page.split('/')[0] as string))('the rules of %s', (id) => {
  const rules = Object.keys(parseRulebook(readFileSync(join(games, id, 'RULES.md'), 'utf8')))
  const code = textOf(id, ['rules/**/*.ts', 'content/**/*.ts', '*.ts'])
  const tests = textOf(id, ['test/**/*.test.ts'])

  it('are there', () => {
    expect(existsSync(join(games, id, 'rules', 'rulebook.ts'))).toBe(true)
    expect(rules.length).toBeGreaterThan(0)
  })

  it('are all in the code', () => {
    expect(rules.filter((rule) => !cited(rule, code))).toEqual([])
  })

  it('are all in the name of a test', () => {
    expect(rules.filter((rule) => !tests.includes(`[${rule}]`))).toEqual([])
  })

  it('are the only ones that tests name', () => {
    const named = [...tests.matchAll(/\[([A-Z]+-[A-Za-z0-9.]+)\]/g)].map((match) => match[1] as string)
    const prefix = `${(rules[0] as string).split('-')[0]}-`
    expect([...new Set(named)].filter((rule) => rule.startsWith(prefix) && !rules.includes(rule))).toEqual([])
  })
})
