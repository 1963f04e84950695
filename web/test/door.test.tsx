import { shelf } from '@anachron/games'
import { madeUp } from '@anachron/kernel/testing'
import { english, type Language } from '@anachron/kernel/words'
import { ago, dayOf, figure, momentOf, percent, rich, speak, t } from '@anachron/kit'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import About from '../src/screens/about/About.tsx'
import { Clock, NO_CLOCK } from '../src/screens/setup/Clock.tsx'
import { Terms } from '../src/screens/terms/Terms.tsx'
import { Erasure } from '../src/screens/you/Erasure.tsx'

/** Whatever goes through is marked, so that what does not can be seen. */
const MARKED: Language = { ...english, message: (key) => `⟦${key}⟧`, term: (text) => `⟦${text}⟧` }

/** What is read of a page, attributes included, without what is marked. */
function unmarked(html: string): string {
  const attributes = [...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, words]) => words)
  let text = [html.replace(/<[^>]*>/g, ' '), ...attributes].join(' ')
  while (/⟦[^⟦⟧]*⟧/.test(text)) text = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return text
}

/** Names are the same in every language. */
const NAMES = ['Anachron', ...shelf.map(({ title }) => title)]

afterEach(() => speak(english))

describe('a screen in another language', () => {
  const terms = { game: 'timestream', clock: null, hints: false, privateTalk: true, welcomesBots: true, differs: {} }
  test.each<[string, ReactElement]>([
    ['about', <About key="" />],
    ['setup: the clock', <Clock key="" value={{ ...NO_CLOCK, kind: 'move' }} onChange={() => {}} />],
    ['terms', <Terms key="" of={terms} schema={{}} />],
    ['erasure', <Erasure key="" hasServer />],
  ])('%s has not a word of English left', (_, screen) => {
    speak(MARKED)
    const html = renderToStaticMarkup(screen)
    expect(html.split('⟦').length).toBeGreaterThan(5)
    const left = NAMES.reduce((text, name) => text.replaceAll(name, ''), unmarked(html))
    expect(left.match(/\p{L}{2,}/gu)).toBeNull()
  })

  test('says things in an order of its own, links and counts included', () => {
    speak(madeUp({ messages: { 'See {0} of {1}.': '{1}: vid {0}!' }, terms: { 'the rules': 'la lexa' } }))
    expect(renderToStaticMarkup(<p>{rich`See ${<a href="#r">{t('the rules')}</a>} of ${'ada’s table'}.`}</p>)).toBe(
      '<p>ada’s table: vid <a href="#r">la lexa</a>!</p>',
    )
    expect(t`See ${2} of ${'Ada'}.`).toBe('Ada: vid 2!')
  })

  test('writes numbers, chances and times as its country does', () => {
    const at = Date.UTC(2026, 10, 19, 12)
    const told = () => [figure(12_345.5, 1), percent(0.58), percent(0.001), dayOf(at), ago(at - 180_000, at)]
    expect(told()).toEqual(['12,345.5', '58 %', '<1 %', '19 Nov 2026', '3 minutes ago'])
    speak({ ...madeUp({ messages: { '{0} %': '%{0}' }, terms: { '<1 %': '%<1' } }), tag: 'tr' })
    expect(told()).toEqual(['12.345,5', '%58', '%<1', '19 Kas 2026', '3 dakika önce'])
    expect([momentOf(at, at), momentOf(at - 86_400_000, at)]).toEqual([
      expect.stringMatching(/^\d\d:\d\d$/),
      expect.stringMatching(/^18 Kas \d\d:\d\d$/),
    ])
  })

  test('names are left as their people write them, also where a sentence begins', () => {
    expect(t`${'ada'} has sat down.`).toBe('ada has sat down.')
  })
})
