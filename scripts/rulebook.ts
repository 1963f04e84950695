/**
 * Makes games/<id>/rules/rulebook.ts from games/<id>/RULES.md: the ids of its rules, so that they are types. The texts
 * stay on the page (D-082). `npm run rulebook` does all games, with an id only that one; `--check` writes nothing and
 * fails when one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRulebook } from '@anachron/kernel'

const games = join(import.meta.dirname, '..', 'games')
const quote = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`

const LINE = 120

/** A section with its ids, in as many lines as they need. */
function listed(section: string, ids: readonly string[]): string {
  const whole = `  ${quote(section)}: [${ids.map(quote).join(', ')}],`
  if (whole.length <= LINE) return whole
  const lines = ['   ']
  for (const id of ids.map(quote)) {
    const last = lines.length - 1
    const longer = `${lines[last]} ${id},`
    if (longer.length <= LINE) lines[last] = longer
    else lines.push(`    ${id},`)
  }
  return [`  ${quote(section)}: [`, ...lines, '  ],'].join('\n')
}

function rulebookSource(markdown: string): string {
  const sections = Map.groupBy(Object.entries(parseRulebook(markdown)), ([, { section }]) => section)
  return [
    '// The ids of the rules in RULES.md, made by `npm run rulebook`. Edit that page instead.',
    "import { ruleSections } from '@anachron/kernel'",
    '',
    'const contents = {',
    ...[...sections].map(([section, rules]) =>
      listed(
        section,
        rules.map(([id]) => id),
      ),
    ),
    '} as const',
    '',
    'export type RuleId = (typeof contents)[keyof typeof contents][number]',
    '',
    '/** Every rule with the section it stands in. */',
    'export const rulebook = ruleSections<RuleId>(contents)',
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
