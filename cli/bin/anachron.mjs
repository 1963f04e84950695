#!/usr/bin/env node
// Starts the command on the pinned Node whatever Node called it: an older one cannot read our TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PINNED_MAJOR = 24
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) {
  await import('../src/main.ts')
} else {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(pinned)) {
    console.error(
      `Anachron needs Node ${PINNED_MAJOR} or newer; this is ${process.version}. Run \`npm run bootstrap\` in ${root}, or install Node ${PINNED_MAJOR}.`,
    )
    process.exit(2)
  }
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
