// Reads every source file of the project and reports each import that the table of arrows forbids.
import { existsSync, readFileSync } from 'node:fs'
import { projectFiles } from '../files.mjs'
import { inRoot } from '../root.mjs'
import { forbiddenImports } from './check.mjs'

/** @type {Map<string, Set<string>>} */
const known = new Map()

const sources = projectFiles().filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/fixtures/'))
const problems = sources.flatMap((file) => forbiddenImports(file, readFileSync(inRoot(file), 'utf8'), declaredPackages))

for (const problem of problems) console.error(problem)
console.log(`${sources.length} files, ${problems.length} forbidden imports`)
process.exitCode = problems.length > 0 ? 1 : 0

/** @param {string} room */
function declaredPackages(room) {
  const seen = known.get(room)
  if (seen) return seen
  const file = inRoot(room, 'package.json')
  const { dependencies, devDependencies, optionalDependencies } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
  known.set(room, names)
  return names
}
