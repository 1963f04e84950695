// Prose that has to be read sideways: lines of docs, and comments in code, longer than the formatter makes lines of
// code. The formatter itself wraps neither (D-084).
import { readFileSync } from 'node:fs'
import { projectFiles } from './files.mjs'
import { inRoot } from './root.mjs'

const WIDTH = 120

/** As many long comments as there were when the check was made. May only go down. */
const COMMENTS_LEFT = 0

const isProse = (/** @type {string} */ file) => /^([^/]+|docs\/.*)\.md$/.test(file)
const isCode = (/** @type {string} */ file) => /\.(tsx?|mjs|css)$/.test(file)

/** @param {string} line */
const isLong = (line) => [...line].length > WIDTH

/**
 * @param {string} text a Markdown page
 * @returns {number[]} the lines that are too long; tables and code are not prose, and a single long word cannot be wrapped
 */
export function longProse(text) {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode
    const [first = '', ...rest] = line
      .trim()
      .replace(/^([-*]|\d+\.) /, '')
      .split(' ')
    if (isCode || !isLong(line) || rest.length === 0 || /^(\||#|!\[)/.test(first)) return []
    return [index + 1]
  })
}

/**
 * @param {string} text source code
 * @returns {number[]} the lines that are comments and too long; what a tool reads has to stay in one line
 */
export function longComments(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      isLong(line) && /^\s*(\/\/|\/?\*|\{\/\*)/.test(line) && !/biome-ignore|@type|@param|@returns/.test(line)
        ? [index + 1]
        : [],
    )
}

/**
 * @param {(file: string) => boolean} wanted
 * @param {(text: string) => number[]} long
 */
const found = (wanted, long) =>
  projectFiles()
    .filter(wanted)
    .flatMap((file) => long(readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`))

if (process.argv[1] === import.meta.filename) {
  const prose = found(isProse, longProse)
  const comments = found(isCode, longComments)
  for (const place of prose) console.error(`${place} is longer than ${WIDTH} columns`)
  if (comments.length > COMMENTS_LEFT || process.argv.includes('--list'))
    for (const place of comments) console.error(`${place} is a comment longer than ${WIDTH} columns`)
  if (comments.length < COMMENTS_LEFT)
    console.log(`set COMMENTS_LEFT in scripts/line-lengths.mjs to ${comments.length}`)
  console.log(`${prose.length} long lines of prose, ${comments.length} long comments (at most ${COMMENTS_LEFT})`)
  process.exitCode = prose.length > 0 || comments.length > COMMENTS_LEFT ? 1 : 0
}
