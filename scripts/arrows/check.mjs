// Compares one file's imports with the table of arrows.
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { isTest, packageNamed, ROOMS, roomOf } from './rooms.mjs'
import { areas, closedDoors } from './table.mjs'

/**
 * @param {string} file path from the root
 * @param {readonly import('./imports.mjs').Import[]} imports
 * @returns {string[]} one sentence for each forbidden import
 */
export function forbiddenImports(file, imports) {
  const area = areas.find((candidate) => candidate.files.test(file))
  if (!area) return [`${file} lies in no known room: add it to scripts/arrows/table.mjs`]
  const here = roomOf(file)
  return imports.flatMap((found) => {
    const why = found.resolved ? undefined : refusal(area, here, file, found)
    return why ? [`${file}:${found.line} ${area.name} may not import '${found.specifier}': ${why}`] : []
  })
}

/**
 * @param {import('./table.mjs').Area} area
 * @param {string} here
 * @param {string} file
 * @param {import('./imports.mjs').Import} found
 * @returns {string | undefined}
 */
function refusal(area, here, file, { specifier, typeOnly }) {
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
  const [scope, room = '', subpath = ''] = specifier.split('/')
  if (scope === '@anachron') return refusedRoom(area, here, room, subpath, typeOnly)
  return !area.packages || area.packages.includes(packageNamed(specifier)) ? undefined : area.reason
}

/**
 * @param {import('./table.mjs').Area} area
 * @param {string} here
 * @param {string} name
 * @param {string} subpath
 * @param {boolean} typeOnly
 */
function refusedRoom(area, here, name, subpath, typeOnly) {
  const ownName = here.split('/').at(-1)
  if (name === ownName) return undefined
  const target = isGame(name) ? 'game' : name
  if (target === 'kernel' && subpath === 'words' && area.may.includes('kernel/words')) return undefined
  if (area.may.includes(target) || (typeOnly && area.may.includes(`type:${target}`))) return undefined
  if (area.may.includes(`type:${target}`)) return `types only (\`import type\`): ${area.reason}`
  return closedDoors[target] ?? area.reason
}

/**
 * Inside a game, rules and content never look at the board; inside the kernel, nothing looks at the laws.
 * @param {string} file
 * @param {string} there
 */
function crossesInside(file, there) {
  if (isTest(file)) return undefined
  if (/^games\/[^/]+\//.test(file) && !/\/(board|page)\//.test(file) && there.includes('/board/')) {
    return 'rules, content and bots know no board: they run where there is no screen'
  }
  if (/^games\/[^/]+\/(rules|content)\//.test(file) && /^games\/[^/]+\/player\//.test(there)) {
    return 'rules do not know who plays'
  }
  if (/^kernel\/src\//.test(file) && !/\/(laws|testing)\//.test(file) && /\/(laws|testing)\//.test(there)) {
    return 'the laws need the test runner; the kernel itself needs nothing'
  }
  return undefined
}

/** @param {string} name */
const isGame = (name) => !ROOMS.has(name)
