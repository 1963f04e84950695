/** Where a rulebook says which option plays another reading of the booklet, there is such an option. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionSchema } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'

const games = join(import.meta.dirname, '..')

/** The last column of the table of deviations, if it is the one about the other reading. */
function otherReadings(page: string): string[] {
  const table = page.split('## Open deviations from the booklet')[1]?.split(/^## /m)[0] ?? ''
  const rows = [...table.matchAll(/^\|(.*)\|$/gm)].map((row) => (row[1] as string).split('|').at(-1)?.trim() ?? '')
  return /reading/i.test(rows[0] ?? '') ? rows.slice(2) : []
}

const plain = (words: string): string => words.replaceAll('’', "'").toLowerCase()

/** Options as a page may name them: by their label, or with the value that is meant. */
const namesOf = (options: OptionSchema): string[] =>
  Object.values(options).flatMap((option) => [
    plain(option.label),
    ...(option.kind === 'choice' ? option.values.map(({ label }) => plain(`${option.label}: ${label}`)) : []),
  ])

const pages = globSync('*/RULES.md', { cwd: games })
  .map((page) => ({ id: page.replaceAll('\\', '/').split('/')[0] as string, page: join(games, page) }))
  .filter(({ page }) => otherReadings(readFileSync(page, 'utf8')).length > 0)

it('there are such pages', () => expect(pages.length).toBeGreaterThan(3))

describe.each(pages)('the deviations of $id', ({ id, page }) => {
  it('name options that exist', async () => {
    const { game } = await import(join(games, id, 'rules', 'game.ts'))
    const named = otherReadings(readFileSync(page, 'utf8')).flatMap((cell) =>
      [...cell.matchAll(/\*([^*]+)\*/g)].map((match) => plain(match[1] as string)),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !namesOf(game.options).includes(name))).toEqual([])
  })

  it('say none where no option is named, or which rule helps', () => {
    for (const cell of otherReadings(readFileSync(page, 'utf8'))) expect(cell).toMatch(/\*|^none|\([A-Z]+-/)
  })
})
