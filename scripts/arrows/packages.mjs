// A package.json tells the truth: it names what its room uses, nothing else, and exports files that are there.
import { builtinModules } from 'node:module'
import { isTest, packageNamed, roomOf } from './rooms.mjs'

/**
 * @typedef {object} Manifest what is read of a package.json
 * @property {string} name
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 *
 * @typedef {object} Source
 * @property {string} file path from the root
 * @property {import('./imports.mjs').Import[]} imports
 */

/**
 * @param {string} room
 * @param {Manifest} manifest
 * @param {readonly Source[]} sources of the whole project
 * @returns {string[]} one sentence for each package that the room imports and its package.json does not name
 */
export function undeclared(room, manifest, sources) {
  const declared = declaredBy(manifest)
  return [...usedPackages(room, sources)].flatMap(([name, { file, byType }]) => {
    if (name === manifest.name || declared.has(name) || (byType && declared.has(`@types/${name}`))) return []
    // Scripts of the whole project reach its rooms as workspaces.
    if (room === '' && name.startsWith('@anachron/')) return []
    return [`${pathOf(room)} does not name ${name}, which ${file} imports`]
  })
}

/**
 * @param {string} room
 * @param {Manifest} manifest
 * @param {readonly Source[]} sources of the whole project
 * @param {readonly { file: string, text: string }[]} styles all style sheets: they take fonts from packages
 * @returns {string[]} one sentence for each package that is named and not used, or used by tests alone
 */
export function needless(room, manifest, sources, styles) {
  const used = usedPackages(room, sources)
  const drawnFrom = (/** @type {string} */ name) =>
    styles.some(({ file, text }) => roomOf(file) === room && text.includes(`${name}/`))
  return [...declaredBy(manifest)].flatMap((name) => {
    const use = used.get(name.replace('@types/', ''))
    if (!use && !drawnFrom(name)) return [`${pathOf(room)} names ${name}, which nothing in ${room} imports`]
    if (use?.testOnly && manifest.dependencies?.[name]) {
      return [`${pathOf(room)} names ${name}, which only tests import: it belongs to its devDependencies`]
    }
    return []
  })
}

/** @param {string} room */
const pathOf = (room) => (room ? `${room}/package.json` : 'package.json')

/** @param {Manifest} manifest */
const declaredBy = ({ dependencies, devDependencies }) => new Set(Object.keys({ ...dependencies, ...devDependencies }))

/**
 * @param {string} room
 * @param {readonly Source[]} sources
 * @returns {Map<string, { file: string, byType: boolean, testOnly: boolean }>} each package with one file that needs it
 */
function usedPackages(room, sources) {
  const used = new Map()
  for (const { file, imports } of sources) {
    if (roomOf(file) !== room) continue
    const named = imports.filter(({ specifier }) => !isOwnOrNodes(specifier))
    // JSX is compiled into calls of react.
    if (file.endsWith('.tsx')) named.push({ specifier: 'react', typeOnly: false, resolved: false, line: 1 })
    for (const { specifier, typeOnly } of named) {
      const name = packageNamed(specifier)
      const before = used.get(name)
      used.set(name, {
        file: before?.file ?? file,
        byType: typeOnly && before?.byType !== false,
        testOnly: isTest(file) && before?.testOnly !== false,
      })
    }
  }
  return used
}

/** @param {string} specifier */
const isOwnOrNodes = (specifier) =>
  specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier)

/**
 * @param {string} room
 * @param {Manifest} manifest
 * @param {readonly string[]} files all of the project
 * @returns {string[]} one sentence for each export without a file
 */
export function exportsOfNothing(room, manifest, files) {
  return Object.entries(manifest.exports ?? {}).flatMap(([name, target]) => {
    const [before = '', after] = target.replace('./', `${room}/`).split('*')
    const isThere = (/** @type {string} */ file) =>
      after === undefined ? file === before : file.startsWith(before) && file.endsWith(after)
    return files.some(isThere) ? [] : [`${pathOf(room)} exports ${name}, but there is no ${target}`]
  })
}
