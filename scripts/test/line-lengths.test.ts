import { expect, test } from 'vitest'
import { longComments, longProse } from '../line-lengths.mjs'

const long = 'word '.repeat(30).trim()

test.each([
  ['a paragraph', long],
  ['an item of a list', `  - ${long}`],
])('%s longer than the page is found', (_what, line) => {
  expect(longProse(`Short.\n${line}\n`)).toEqual([2])
})

test.each([
  ['a table', `| ${long} |`],
  ['code', `\`\`\`\n${long}\n\`\`\``],
  ['a heading', `# ${long}`],
  ['an address', `- https://example.org/${'x'.repeat(200)}`],
  ['120 letters of more than one byte', `${'é'.repeat(59)} ${'é'.repeat(60)}`],
])('%s is not prose that can be wrapped', (_what, text) => {
  expect(longProse(text)).toEqual([])
})

test.each([`// ${long}`, `  /** ${long} */`, `   * ${long}`, `{/* ${long} */}`])('the comment %s is found', (line) => {
  expect(longComments(`const a = 1\n${line}`)).toEqual([2])
})

test.each([`const text = '${long}'`, `// biome-ignore lint/a: ${long}`, '// short'])('%s is let be', (line) => {
  expect(longComments(line)).toEqual([])
})
