// `npm run site`: docs, rulebooks and the reference of the contract as pages in dist/site. They need no server; the
// search is in them.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import MiniSearch from 'minisearch'
import { inRoot } from '../root.mjs'
import { say } from '../say.mjs'
import { GROUPS, type Page, sitePages } from './pages.ts'

const SEARCH = {
  idField: 'href',
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'href'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, page: 2 }, combineWith: 'AND' },
} as const

/** By the colours and shapes of the app; faces are the reader's own. */
const STYLE = readFileSync(join(import.meta.dirname, 'site.css'), 'utf8')
const FIND = readFileSync(join(import.meta.dirname, 'find.js'), 'utf8')

/** A part of a page from one heading to the next: what a search finds. */
interface Section {
  href: string
  title: string
  page: string
  text: string
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function sectionsOf({ file, title, html }: Page): Section[] {
  const [before = '', ...parts] = html.split(/(?=<h[2-4] id=")/)
  const sections = new Map<string, Section>([[file, { href: file, title, page: title, text: textOf(before) }]])
  for (const part of parts) {
    const [, id = '', heading = ''] = /^<h[2-4] id="([^"]*)">(.*?)<\/h/s.exec(part) ?? []
    const href = `${file}#${id}`
    const text = `${sections.get(href)?.text ?? ''} ${textOf(part)}`
    sections.set(href, { href, title: textOf(heading), page: title, text })
  }
  return [...sections.values()]
}

function navigation(at: string, all: readonly Page[]): string {
  const link = ({ file, title }: Page): string =>
    `<li><a href="${file}"${file === at ? ' aria-current="page"' : ''}>${title}</a></li>`
  return GROUPS.map((group) => {
    const pages = all.filter((page) => page.group === group)
    return `<h2>${group}</h2><ul>${pages.map(link).join('')}</ul>`
  }).join('')
}

const written = (page: Page, all: readonly Page[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${page.title}</title><style>${STYLE}</style></head><body>
<a class="skip" href="#text">To the text</a><header><a class="house" href="index.html">Anachron</a>
<a class="to-pages" href="#pages">Pages</a>
<label>Search <input id="find" type="search" autocomplete="off"></label></header>
<div id="found" role="status"></div>
<nav id="pages" aria-label="Pages">${navigation(page.file, all)}</nav><main id="text">${page.html}</main>
<script src="minisearch.js"></script><script src="search.js"></script></body></html>
`

/** Writes the site into a folder. */
export function writeSite(into: string): number {
  const pages = sitePages()
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const index = new MiniSearch<Section>({ ...SEARCH, fields: [...SEARCH.fields], storeFields: [...SEARCH.storeFields] })
  index.addAll(pages.flatMap(sectionsOf))
  for (const page of pages) writeFileSync(join(into, page.file), written(page, pages))
  cpSync(inRoot('docs/pictures'), join(into, 'pictures'), { recursive: true })
  const library = createRequire(inRoot('web/package.json')).resolve('minisearch')
  writeFileSync(join(into, 'minisearch.js'), readFileSync(library.replace(/dist\/.*$/, 'dist/umd/index.js')))
  const known = `const INDEX=${JSON.stringify(index)}\nconst SEARCH=${JSON.stringify(SEARCH)}\n`
  writeFileSync(join(into, 'search.js'), known + FIND)
  return pages.length
}

if (import.meta.main) {
  const into = resolve(process.argv[2] ?? inRoot('dist/site'))
  say(`${writeSite(into)} pages in ${into}`)
}
