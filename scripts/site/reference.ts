import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/** Where the contract of a game is written. */
const FILES = ['game', 'flow', 'chance/chance', 'menu', 'window', 'together', 'secrets', 'match', 'log', 'engine']

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** An exported thing with the comment above it: up to where it closes at the left edge, or to the end of its line. */
const EXPORTED =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:\/\/[^\n]*\n)*export (?:abstract )?(interface|type|function|const|class) (\w+)([^\n]*(?:\n(?:[ )}\]|][^\n]*|))*)/gm

const prose = (comment = ''): string =>
  comment
    .replaceAll(/^\/\*\*|\*\/$|^ ?\* ?/gm, '')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

/** Of functions and values only how they are called; what shapes are made of is the contract itself. */
function signature(kind: string, rest: string): string {
  if (kind === 'interface' || kind === 'type') return rest.trimEnd()
  const [first = ''] = rest.split(/ \{\n| =>|\n\}/)
  return first.trimEnd()
}

/** The reference of the kernel, made from the comments in its code. */
export function reference(): string {
  const sections = FILES.map((name) => {
    const text = readFileSync(inRoot('kernel/src', `${name}.ts`), 'utf8')
    const things = [...text.matchAll(EXPORTED)].map(
      ([, comment, kind = '', called = '', rest = '']) =>
        `<h3 id="${called}">${called}</h3>${prose(comment?.trim())}<pre><code>${escaped(`${kind} ${called}${signature(kind, rest)}`)}</code></pre>`,
    )
    return `<h2 id="${name}">kernel/src/${name}.ts</h2>${things.join('\n')}`
  })
  return `<h1>Reference of the contract</h1>${sections.join('\n')}`
}
