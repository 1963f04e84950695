// The project must work wherever it is cloned: no file may name a package registry's host or a path of one machine.
import { readFileSync } from 'node:fs'
import { projectFiles } from './files.mjs'
import { inRoot } from './root.mjs'

// Written so that this file does not name what it forbids.
/** @type {{ what: string, pattern: RegExp }[]} */
const foreign = [
  {
    what: "a package registry's host",
    pattern: /\b(registry\.[a-z0-9-]+\.[a-z]{2,}|npm\.(pkg\.github|jsr)\.[a-z]+)\b/i,
  },
  { what: 'a path outside the project', pattern: /(?<![\w-])shared\// },
  { what: 'a path of one machine', pattern: /(?<![\w.}/-])\/(work|root|home\/\w+)\// },
]

/**
 * @param {string} text
 * @returns {{ what: string, line: number, found: string }[]}
 */
export function foreignWords(text) {
  return foreign.flatMap(({ what, pattern }) =>
    text.split('\n').flatMap((content, index) => {
      const match = pattern.exec(content)
      return match ? [{ what, line: index + 1, found: match[0] }] : []
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  const files = projectFiles()
  const problems = files.flatMap((file) =>
    foreignWords(readFileSync(inRoot(file), 'utf8')).map(
      ({ what, line, found }) => `${file}:${line} names ${what}: ${found}`,
    ),
  )
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} foreign words`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
