// The only build step of the project: the web bundle.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { newestChange, projectFiles } from './files.mjs'
import { inRoot, root } from './root.mjs'

const BUNDLED_ROOMS = ['kernel', 'hex', 'kit', 'games', 'bots', 'lab', 'wire', 'host', 'web']
export const BUILT_APP = inRoot('web', 'dist')
const built = inRoot('web', 'dist', 'index.html')

export const hasWeb = () => existsSync(inRoot('web', 'index.html'))

export function webBuildIsStale() {
  if (!existsSync(built)) return true
  const sources = BUNDLED_ROOMS.flatMap((room) => projectFiles(inRoot(room))).filter((file) => !isTestFile(file))
  return newestChange([...sources, 'package-lock.json']) > statSync(built).mtimeMs
}

/** @param {string} file */
const isTestFile = (file) => /\/(test|fixtures)\//.test(file)

/** @returns {boolean} whether the build succeeded */
export function buildWeb() {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const options = ['build', 'web', '--logLevel', 'warn']
  // The test runner sets NODE_ENV; what is tested must be what is served.
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0
  // Then the pages that show one match by themselves.
  return run(vite, ...options) && run(inRoot('web', 'build', 'embed-main.ts'))
}

if (import.meta.main && !buildWeb()) process.exitCode = 1
