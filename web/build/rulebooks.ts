/**
 * `RULES.md?rules` gives the rules of the page by their ids, `RULES.md?rules=TT-B` only those whose ids begin so:
 * whoever shows or searches the text of a rule imports it from there. The game itself knows only ids (D-082).
 */
import { readFileSync } from 'node:fs'
import { parseRulebook } from '@anachron/kernel'
import type { Plugin } from 'vite'

const ASKED = /^(.*RULES\.md)\?rules(?:=(.*))?$/

export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    enforce: 'pre',
    load(id) {
      const [, page, start = ''] = ASKED.exec(id) ?? []
      if (page === undefined) return undefined
      const rules = Object.entries(parseRulebook(readFileSync(page, 'utf8'))).filter(([rule]) => rule.startsWith(start))
      return `export default ${JSON.stringify(Object.fromEntries(rules))}`
    },
  }
}
