import { shelf } from '@anachron/games'
import { madeUp } from '@anachron/kernel/testing'
import { english, type Language } from '@anachron/kernel/words'
import { rich, speak, t } from '@anachron/kit'
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

  test('names are left as their people write them, also where a sentence begins', () => {
    expect(t`${'ada'} has sat down.`).toBe('ada has sat down.')
  })
})
