import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The full path of a program on the PATH.
 * @param {string} program
 */
export function onPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
