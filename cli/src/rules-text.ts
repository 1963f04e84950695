import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseRulebook, type Rulebook } from '@anachron/kernel'

const { resolve } = createRequire(import.meta.url)

/** The rules of a game as its RULES.md tells them. */
export const rulebookOf = (game: string): Rulebook =>
  parseRulebook(readFileSync(resolve(`@anachron/${game}/RULES.md`), 'utf8'))

/** A rule by its id, the rules that hold a word, or all of them; empty when there is none. */
export function rulesText(rulebook: Rulebook, what?: string): string {
  const wanted = what?.trim().toLowerCase() ?? ''
  const all = Object.entries(rulebook)
  const exact = all.filter(([id]) => id.toLowerCase() === wanted)
  const found =
    exact.length > 0
      ? exact
      : all.filter(([id, { text, section }]) => `${id} ${section} ${text}`.toLowerCase().includes(wanted))
  let section = ''
  return found
    .map(([id, rule]) => {
      const heading = rule.section === section ? '' : `${section === '' ? '' : '\n'}${rule.section}\n`
      section = rule.section
      return `${heading}  ${id}  ${rule.text}`
    })
    .join('\n')
}
