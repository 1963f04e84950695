// Compares one file's imports with the table of arrows.
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { areas, closedDoors } from './table.mjs'

/**
 * @typedef {(room: string) => Set<string>} DeclaredPackages the packages that a room's package.json names
 * @param {string} file path from the root
 * @param {string} text its source
 * @param {DeclaredPackages} declared
 * @returns {string[]} one sentence for each forbidden import
 */
export function forbiddenImports(file, text, declared) {
  const area = areas.find((candidate) => candidate.files.test(file))
  if (!area) return [`${file} lies in no known room: add it to scripts/arrows/table.mjs`]
  const here = roomOf(file)
  return importsOf(file, text).flatMap((found) => {
    const why = refusal(area, here, file, found, declared)
    return why ? [`${file}:${found.line} ${area.name} may not import '${found.specifier}': ${why}`] : []
  })
}

/**
 * @param {import('./table.mjs').Area} area
 * @param {string} here
 * @param {string} file
 * @param {import('./imports.mjs').Import} found
 * @param {DeclaredPackages} declared
 * @returns {string | undefined}
 */
function refusal(area, here, file, { specifier, typeOnly }, declared) {
  if (specifier.startsWith('.')) {
    const there = posix.normalize(posix.join(posix.dirname(file), specifier))
    const mayReachOut = here === '' || (area.name === 'tests' && roomOf(there) === '')
    if (roomOf(there) !== here && !mayReachOut) {
      return 'another room is reached by its package name, never by a path'
    }
    return crossesInside(file, there)
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    return area.node ? undefined : `${area.reason} (Node's own modules are missing in a browser)`
  }
  const [scope = '', name = '', ...rest] = specifier.split('/')
  if (scope === '@anachron') return refusedRoom(area, here, name, rest.join('/'), typeOnly, specifier, declared)
  return refusedPackage(area, here, scope.startsWith('@') ? `${scope}/${name}` : scope, typeOnly, declared)
}

/**
 * @param {import('./table.mjs').Area} area
 * @param {string} here
 * @param {string} name
 * @param {string} subpath
 * @param {boolean} typeOnly
 * @param {string} specifier
 * @param {DeclaredPackages} declared
 */
function refusedRoom(area, here, name, subpath, typeOnly, specifier, declared) {
  const ownName = here.split('/').at(-1)
  if (name === ownName) return undefined
  const target = name === 'web' ? (subpath.startsWith('kit') ? 'web/kit' : 'web') : isGame(name) ? 'game' : name
  const allowed = area.may.includes(target) || (typeOnly && area.may.includes(`type:${target}`))
  if (!allowed) {
    if (area.may.includes(`type:${target}`)) return `types only (\`import type\`): ${area.reason}`
    return closedDoors[target] ?? area.reason
  }
  if (here === '' || declared(here).has(`@anachron/${name}`)) return undefined
  return `${here}/package.json does not declare ${specifier.split('/').slice(0, 2).join('/')}`
}

/**
 * @param {import('./table.mjs').Area} area
 * @param {string} here
 * @param {string} name
 * @param {boolean} typeOnly
 * @param {DeclaredPackages} declared
 */
function refusedPackage(area, here, name, typeOnly, declared) {
  if (area.packages && !area.packages.includes(name)) return area.reason
  if (declared(here).has(name) || (area.name === 'tests' && declared('').has(name))) return undefined
  if (typeOnly && declared(here).has(`@types/${name}`)) return undefined
  return `${here}/package.json does not declare it`
}

/**
 * Inside a game, rules and content never look at the board; inside web, the kit never looks at the app.
 * @param {string} file
 * @param {string} there
 */
function crossesInside(file, there) {
  const isTest = /\/test\/|\.test\.tsx?$/.test(file)
  if (isTest) return undefined
  if (/^games\/[^/]+\//.test(file) && !file.includes('/board/') && there.includes('/board/')) {
    return 'rules, content and bots know no board: they run where there is no screen'
  }
  if (/^games\/[^/]+\/(rules|content)\//.test(file) && /^games\/[^/]+\/bot(\.ts|\/)/.test(there)) {
    return 'rules do not know who plays'
  }
  if (file.startsWith('web/src/kit/') && !there.startsWith('web/src/kit/')) {
    return 'the kit is used by boards and must not pull in the app'
  }
  if (/^kernel\/src\//.test(file) && !/\/(laws|testing)\//.test(file) && /\/(laws|testing)\//.test(there)) {
    return 'the laws need the test runner; the kernel itself needs nothing'
  }
  return undefined
}

/** @param {string} file */
function roomOf(file) {
  const parts = file.split('/')
  if (parts.length === 1 || parts[0] === 'scripts') return ''
  // games/test holds what is tested of all games at once; everything else below games/ is one game.
  if (parts[0] === 'games' && parts.length > 2 && parts[1] !== 'test') return `games/${parts[1]}`
  return parts[0] ?? ''
}

const ROOMS = new Set(['kernel', 'hex', 'games', 'bots', 'lab', 'wire', 'host', 'server', 'web', 'cli'])

/** @param {string} name */
const isGame = (name) => !ROOMS.has(name)
