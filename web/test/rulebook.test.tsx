import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown, parse } from '../src/screens/rules/markdown.tsx'

describe.each(shelf.map(({ id }) => id))('the rulebook page of %s', (id) => {
  test('has a place to link to for every rule that the game cites', async () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'games', id, 'RULES.md'), 'utf8')
    const marking = {
      rule: (rule: string, children: React.ReactNode) => <div data-rule={rule}>{children}</div>,
      afterHeading: () => null,
    }
    const html = renderToStaticMarkup(<Markdown tokens={parse(page)} marking={marking} />)
    const module = await loadGame(id)
    const lost = Object.keys(module?.game.rulebook ?? {}).filter((rule) => !html.includes(`data-rule="${rule}"`))
    expect(lost).toEqual([])
    expect(html).not.toContain('&amp;amp;')
  })
})
