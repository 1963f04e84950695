import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Marked } from 'marked'
import { inRoot } from '../root.mjs'
import { reference } from './reference.ts'

/** A page of the site: its file, what it is called, and its text as HTML. */
export interface Page {
  file: string
  title: string
  html: string
  group: Group
}

/** In which order the pages stand beside the text. */
export const GROUPS = ['Begin', 'Rulebooks', 'Play and host', 'Build a game', 'Open to others', 'Measured'] as const
type Group = (typeof GROUPS)[number]

/** Where a page stands, by the first pattern that its file fits. */
const PLACES: readonly [RegExp, Group][] = [
  [/^(index|tour|glossary|changelog|notice)\./, 'Begin'],
  [/^rules-/, 'Rulebooks'],
  [/^(serving|lab|promises)\./, 'Play and host'],
  [/^(adding-a-game|kit|reference|bots|packages|contributing|decisions)\./, 'Build a game'],
  [/^(write-a-bot|mcp|env|embedding|wire)\./, 'Open to others'],
]
const groupOf = (file: string): Group => PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? 'Measured'

/** The Markdown that the site is made of, by the file it becomes. */
const SOURCES = (): Record<string, string> => ({
  'README.md': 'index.html',
  'CONTRIBUTING.md': 'contributing.html',
  'CHANGELOG.md': 'changelog.html',
  'NOTICE.md': 'notice.html',
  'kit/README.md': 'kit.html',
  'wire/README.md': 'wire.html',
  ...Object.fromEntries(globSync('docs/**/*.md', { cwd: inRoot() }).map((file) => [file, named(file)])),
  ...Object.fromEntries(
    globSync('games/*/RULES.md', { cwd: inRoot() })
      .filter((file) => !file.includes('/example/'))
      .map((file) => [file, `rules-${file.split('/')[1]}.html`]),
  ),
})

const named = (file: string): string =>
  `${file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')}.html`

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Where a link of a page leads on the site: to a page, a picture, or nowhere (a file of the code, in words alone). */
function onSite(from: string, href: string, pages: Record<string, string>): string | undefined {
  if (/^[a-z]+:|^#/.test(href)) return href
  const [path = '', hash] = href.split('#')
  const there = new URL(path, `file:///${from}`).pathname.slice(1)
  const page = pages[there]
  if (page) return hash === undefined ? page : `${page}#${hash}`
  return there.startsWith('docs/pictures/') ? `pictures/${basename(there)}` : undefined
}

function pageOf(source: string, file: string, pages: Record<string, string>): Page {
  const text = readFileSync(inRoot(source), 'utf8')
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens)
        return `<h${depth} id="${slug(words)}">${words}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const to = onSite(source, href, pages)
        return to === undefined ? words : `<a href="${to}">${words}</a>`
      },
      image({ href, text: words }) {
        const to = onSite(source, href, pages)
        return to === undefined ? words : `<img src="${to}" alt="${words}">`
      },
    },
  })
  const title = /^# (.+)$/m.exec(text)?.[1] ?? file
  return { file, title, group: groupOf(file), html: marked.parse(text, { async: false }) }
}

/** Everything that is written down, as pages. */
export function sitePages(): Page[] {
  const pages = SOURCES()
  const written = Object.entries(pages).map(([source, file]) => pageOf(source, file, pages))
  const file = 'reference.html'
  return [...written, { file, title: 'Reference of the contract', group: groupOf(file), html: reference() }]
}
