/**
 * Makes games/<id>/rules/rulebook.ts from games/<id>/RULES.md, so that rule ids are types and the rulebook travels with the code.
 * `npm run rulebook` does all games, with an id only that one; `--check` writes nothing and fails when one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRulebook } from '@anachron/kernel'

const games = join(import.meta.dirname, '..', 'games')
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function rulebookSource(markdown: string): string {
  const rules = Object.entries(parseRulebook(markdown)).map(
    ([id, { section, text }]) => `  '${id}': {\n    section: ${quote(section)},\n    text: ${quote(text)},\n  },`,
  )
  return [
    '// Made from RULES.md by scripts/rulebook.ts. Edit that page instead.',
    '',
    'export const rulebook = {',
    ...rules,
    '} as const',
    '',
    'export type RuleId = keyof typeof rulebook',
    '',
  ].join('\n')
}

/** The games that have a RULES.md. */
const gamesWithRules = (): string[] =>
  readdirSync(games)
    .filter((id) => existsSync(join(games, id, 'RULES.md')))
    .sort()

const rulebookFiles = (id: string): { page: string; module: string } => ({
  page: join(games, id, 'RULES.md'),
  module: join(games, id, 'rules', 'rulebook.ts'),
})

if (import.meta.main) {
  const check = process.argv.includes('--check')
  const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  for (const id of named.length > 0 ? named : gamesWithRules()) {
    const { page, module } = rulebookFiles(id)
    const source = rulebookSource(readFileSync(page, 'utf8'))
    const current = existsSync(module) && readFileSync(module, 'utf8') === source
    if (check && !current) {
      console.error(`${id}: rules/rulebook.ts is not what RULES.md says; run: npm run rulebook ${id}`)
      process.exitCode = 1
    } else if (!current) writeFileSync(module, source)
  }
}
