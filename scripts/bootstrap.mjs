// Makes node_modules match the lock file; does nothing when it already does.
// Runs on any Node >= 20.19 and needs no dependency, for it runs before there are any.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { installMark, isInstalled, lockHash } from './installed.mjs'
import { inRoot, root } from './root.mjs'
import { giveUp, say } from './say.mjs'

const OLDEST = { major: 20, minor: 19 }
const PINNED_MAJOR = 24
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  giveUp(
    `Anachron needs Node ${OLDEST.major}.${OLDEST.minor} or newer to start; this is ${process.version}. Install a newer Node.`,
  )
}
if (!isInstalled()) install()
if (!hasRuntime()) {
  giveUp(
    `npm has no Node ${PINNED_MAJOR} for ${process.platform}-${process.arch} and this one is ${process.version}. ` +
      `Install Node ${PINNED_MAJOR} or newer and run the command again.`,
  )
}

function install() {
  say('installing dependencies (npm ci; about half a minute the first time)')
  // The Node that runs npm, not the pinned one: that one lies inside the folder npm is about to replace.
  const [command, ...first] = process.env.npm_execpath
    ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath]
    : ['npm']
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(command, [...first, ...options], { cwd: root, stdio: 'inherit' })
  if (done.status !== 0) {
    giveUp(
      'Installing the dependencies failed; npm says why above. ' +
        'Check that the npm registry can be reached and that this folder can be written to, then run the command again.',
    )
  }
  writeFileSync(installMark, lockHash())
  say('dependencies installed')
}

function hasRuntime() {
  const pinned = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(pinned)) return major >= PINNED_MAJOR
  return spawnSync(pinned, ['--version'], { shell: process.platform === 'win32' }).status === 0
}
