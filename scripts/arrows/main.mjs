// Reads every source file of the project and reports each import that the table of arrows forbids, circles of imports,
// and each package.json that does not say what its room uses.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { projectFiles } from '../files.mjs'
import { inRoot } from '../root.mjs'
import { forbiddenImports } from './check.mjs'
import { fileGraph, packageGraph } from './graph.mjs'
import { importsOf } from './imports.mjs'
import { fileCycles, packageCycles } from './judge-cycles.mjs'
import { exportsOfNothing, needless, undeclared } from './packages.mjs'

const files = projectFiles()
const sources = files
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/fixtures/'))
  .map((file) => ({ file, imports: importsOf(file, read(file)) }))
const styles = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, text: read(file) }))
/** @type {Map<string, import('./packages.mjs').Manifest>} */
const manifests = new Map(
  files
    .filter((file) => posix.basename(file) === 'package.json')
    .map((file) => [posix.dirname(file).replace(/^\.$/, ''), JSON.parse(read(file))]),
)

const problems = [
  ...sources.flatMap(({ file, imports }) => forbiddenImports(file, imports)),
  ...[...manifests].flatMap(([room, manifest]) => [
    ...undeclared(room, manifest, sources),
    // The tools of the whole project are started, not imported.
    ...(room === '' ? [] : needless(room, manifest, sources, styles)),
    ...exportsOfNothing(room, manifest, files),
  ]),
  ...packageCycles(packageGraph(sources, manifests)),
  ...fileCycles(fileGraph(sources, manifests)),
]

for (const problem of problems) console.error(problem)
console.log(`${sources.length} files, ${manifests.size} packages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

/** @param {string} file */
function read(file) {
  return readFileSync(inRoot(file), 'utf8')
}
