// Which file needs which, across rooms too.
import { posix } from 'node:path'
import { packageNamed, roomOf } from './rooms.mjs'

/**
 * @typedef {import('./packages.mjs').Manifest} Manifest
 * @typedef {import('./packages.mjs').Source} Source
 */

/**
 * @param {readonly Source[]} sources
 * @param {ReadonlyMap<string, Manifest>} manifests by room
 * @returns {Map<string, string[]>} by file; types count
 */
export function fileGraph(sources, manifests) {
  const known = new Set(sources.map(({ file }) => file))
  const doors = exportedFiles(manifests)
  return new Map(
    sources.map(({ file, imports }) => {
      const needed = imports
        .filter(({ resolved }) => !resolved)
        .map(({ specifier }) => {
          if (!specifier.startsWith('.')) return doors.get(specifier) ?? ''
          return posix.join(posix.dirname(file), specifier)
        })
      return [file, needed.filter((there) => known.has(there))]
    }),
  )
}

/**
 * @param {readonly Source[]} sources
 * @param {ReadonlyMap<string, Manifest>} manifests by room
 * @returns {Map<string, string[]>} by name of the package; tests count, and so do types
 */
export function packageGraph(sources, manifests) {
  const names = new Set([...manifests.values()].map(({ name }) => name))
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const { file, imports } of sources) {
    const here = manifests.get(roomOf(file))?.name
    if (!here || roomOf(file) === '') continue
    const needed = imports.map(({ specifier }) => packageNamed(specifier))
    const others = needed.filter((name) => name !== here && names.has(name))
    graph.set(here, [...new Set([...(graph.get(here) ?? []), ...others])])
  }
  return graph
}

/** @param {ReadonlyMap<string, Manifest>} manifests */
function exportedFiles(manifests) {
  return new Map(
    [...manifests].flatMap(([room, { name, exports = {} }]) =>
      Object.entries(exports).map(([door, target]) => [posix.join(name, door), posix.join(room, target)]),
    ),
  )
}
