/**
 * Rules travel as the page people read. The game itself needs only their ids, so their texts are left out of its bundle;
 * `RULES.md?rules` gives them by id where they are searched.
 */
import { readFileSync } from 'node:fs'
import { parseRulebook } from '@anachron/kernel'
import type { Plugin } from 'vite'

const QUERY = '?rules'
const MODULE = /[\\/]games[\\/][^\\/]+[\\/]rules[\\/]rulebook\.ts$/

export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(QUERY)) {
        const rules = parseRulebook(readFileSync(id.slice(0, -QUERY.length), 'utf8'))
        return `export default ${JSON.stringify(rules)}`
      }
      if (!MODULE.test(id)) return undefined
      const page = id.replace(/rules[\\/]rulebook\.ts$/, 'RULES.md')
      const ids = Object.keys(parseRulebook(readFileSync(page, 'utf8')))
      return `const bare = { section: '', text: '' }\nexport const rulebook = Object.fromEntries(${JSON.stringify(ids.join(' '))}.split(' ').map((id) => [id, bare]))`
    },
  }
}
