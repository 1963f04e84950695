// Whether node_modules already holds what the lock file asks for.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

export const installMark = inRoot('node_modules', '.installed')

export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

export function isInstalled() {
  if (existsSync(installMark) && readFileSync(installMark, 'utf8') === lockHash()) return true
  if (!hasEveryLockedPackage()) return false
  writeFileSync(installMark, lockHash())
  return true
}

// After `npm install` the lock file is new but node_modules is right: npm's own list of what it installed tells.
function hasEveryLockedPackage() {
  const installedList = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = packagesOf(inRoot('package-lock.json'))
  const present = packagesOf(installedList)
  return Object.entries(wanted).every(([path, wish]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = present[path]
    if (!found) return wish.optional === true
    return found.version === wish.version && found.integrity === wish.integrity
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
