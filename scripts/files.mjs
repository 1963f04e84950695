// Every file that belongs to the project: what is tracked or would be.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './root.mjs'

const NOT_OURS = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results', 'shots'])
const NOT_OURS_AT_THE_TOP = new Set(['data'])

/**
 * @param {string} [folder] where to begin; the whole project unless told
 * @returns {string[]} paths from the root, with forward slashes
 */
export function projectFiles(folder = root) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || (folder === root && NOT_OURS_AT_THE_TOP.has(entry.name))) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return projectFiles(path)
    return entry.isFile() ? [relative(root, path).split(sep).join('/')] : []
  })
}

/** @param {string[]} files paths from the root */
export const newestChange = (files) => Math.max(0, ...files.map((file) => statSync(join(root, file)).mtimeMs))
