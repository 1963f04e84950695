import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { setAsideConformance } from './set-aside-conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-aside-'))
afterAll(() => rmSync(folder, { recursive: true }))
let made = 0
setAsideConformance('SQLite', async () => join(folder, `${++made}.sqlite`))
