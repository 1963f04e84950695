import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSite } from '../site/main.ts'

const site = mkdtempSync(join(tmpdir(), 'anachron-site-'))
beforeAll(() => writeSite(site))
afterAll(() => rmSync(site, { recursive: true, force: true }))
const read = (file: string): string => readFileSync(join(site, file), 'utf8')
const pages = (): string[] => readdirSync(site).filter((file) => file.endsWith('.html'))

test('every link between pages leads to a page, every picture is there, and nothing comes from elsewhere', () => {
  const files = new Set([
    ...readdirSync(site),
    ...readdirSync(join(site, 'pictures')).map((name) => `pictures/${name}`),
  ])
  for (const page of pages())
    for (const [, kind, to = ''] of read(page).matchAll(/ (href|src)="([^"]*)"/g)) {
      if (kind === 'src') expect(to, page).not.toMatch(/^https?:/)
      if (!/^[a-z]+:|^#/.test(to)) expect(files, `${page} leads to ${to}`).toContain(to.split('#')[0])
    }
})

test('it can be searched without a server, with errors of typing, and leads to the very section', () => {
  const field = { value: '', oninput() {} }
  const found = {
    shown: [] as { href: string }[],
    replaceChildren: (...shown: { href: string }[]) => (found.shown = shown),
  }
  const document = {
    getElementById: (id: string) => (id === 'find' ? field : found),
    createElement: () => ({}),
  }
  runInNewContext(`${read('minisearch.js')};${read('search.js')}`, { document })
  const first = (words: string): string | undefined => {
    field.value = words
    field.oninput()
    return found.shown[0]?.href
  }
  expect(first('honst players')).toBe('env.html#honest-players')
  expect(first('frame on anoter site')).toBe('embedding.html#a-frame-on-another-site')
  expect(first('Chronomancer assistant rules')).toMatch(/chronomancer/)
  expect(first('no such words at all zzz')).toBeUndefined()
  for (const href of ['env.html#honest-players', 'embedding.html#a-frame-on-another-site']) {
    const [file = '', id = ''] = href.split('#')
    expect(read(file)).toContain(`id="${id}"`)
  }
})

test('every page stands beside the text, in a group of its kind', () => {
  const linked = [...(/<nav[^>]*>(.*?)<\/nav>/s.exec(read('index.html'))?.[1] ?? '').matchAll(/href="([^"]+)"/g)]
  expect(linked.map(([, file]) => file).sort()).toEqual(pages().sort())
})

test('the reference tells the contract with its comments', () => {
  const text = read('reference.html')
  for (const name of ['Game', 'Chance', 'menuAsk', 'windowAsk', 'startMatch', 'decision'])
    expect(text).toContain(`<h3 id="${name}">`)
  expect(text).toMatch(/<h3 id="Game">Game<\/h3><p>[^<]{20,}/)
})
