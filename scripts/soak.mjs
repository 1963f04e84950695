// `npm run soak`: the suites that look longer at the same things than `npm test` has time for.
import { spawnSync } from 'node:child_process'
import { inRoot, root } from './root.mjs'

const SUITES = ['games/test/foreign.test.ts', 'games/test/undo.test.ts', 'games/time-line-battle/test/laws.test.ts']

const env = { ...process.env, SOAK: '1' }
const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...SUITES]
process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env }).status ?? 1
