import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame, shelf } from '@anachron/games'
import { type Figure, t } from '@anachron/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { viewAt } from '../src/screens/rules/glimpse.ts'
import { parse } from '../src/screens/rules/markdown.tsx'
import { RulesPage } from '../src/screens/rules/RulesPage.tsx'

const found = import.meta.glob<{ figures: readonly Figure[] }>('../../games/*/board/rule-figures.tsx')

const fileOf = (id: string): string => `../../games/${id}/board/rule-figures.tsx`
/** A game may be on the shelf before anybody has drawn for it. */
const drawn = shelf.map(({ id }) => id).filter((id) => fileOf(id) in found)

describe.each(drawn)('the pictures of the rulebook of %s', (id) => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'games', id, 'RULES.md'), 'utf8')
  const load = async (): Promise<readonly Figure[]> => (await found[fileOf(id)]?.())?.figures ?? []

  test('each stands once in the page, in words too', async () => {
    const figures = await load()
    expect(figures.length).toBeGreaterThanOrEqual(7)
    const html = renderToStaticMarkup(<RulesPage markdown={page} examples={[]} figures={figures} at={undefined} />)
    const places = (text: string): number => html.split(escaped(text)).length - 1
    for (const figure of figures) {
      const [caption, words] = [t(figure.caption), t(figure.words)]
      expect([caption, places(`<figcaption>${caption}`)]).toEqual([caption, 1])
      expect(words).not.toBe('')
    }
    expect(parse(page).length).toBeGreaterThan(0)
  })

  test('each draws something, from a moment that its match really has', async () => {
    const { game } = (await loadGame(id)) ?? {}
    if (!game) throw new Error(`no game ${id}`)
    for (const figure of await load()) {
      const picture =
        'Drawing' in figure
          ? renderToStaticMarkup(<figure.Drawing />)
          : renderToStaticMarkup(<figure.Picture {...viewAt(game, await figure.glimpse.match(), figure.glimpse)} />)
      expect([figure.caption, picture.length > 200]).toEqual([figure.caption, true])
    }
  })
})

/** As React writes it. */
const escaped = (text: string): string => {
  const [tag, words] = text.split('<figcaption>')
  return `${tag}<figcaption>${(words ?? '').replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`
}
