// Where the project lies, so that every script works from any folder.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts)
