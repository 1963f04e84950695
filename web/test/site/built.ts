/** The app under test is the build that people get; it is made anew when its sources are newer. */
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWeb, webBuildIsStale } from '../../../scripts/web-build.mjs'

const LOCK = join(tmpdir(), `anachron-web-build-${process.ppid}`)

/** Several suites may want it at the same time: one builds, the others wait. */
export async function ensureBuilt(): Promise<void> {
  // There is one: `npm test` has made it, or somebody tests a build of their own.
  if (process.env.ANACHRON_APP) return
  for (;;) {
    try {
      mkdirSync(LOCK)
      break
    } catch {
      await wait(100)
    }
  }
  try {
    if (webBuildIsStale() && !buildWeb()) throw new Error('The web app could not be built.')
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}
