import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './web/build/icons.ts'

// Three kinds of suite: plain ones; *.browser.test.* drive the Chromium at $CHROMIUM; *.pg.test.* use the Postgres at $PGURL.
// `npm test` starts both when such suites exist and sets the variables.
export default defineConfig({
  // Boards draw with icons that are cut out of a large set one by one.
  plugins: [gameIcons()],
  test: {
    include: ['{kernel,hex,bots,lab,wire,host,server,web,cli,scripts}/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A busy machine may take its time: these are for what would never end. Tests say what happens, not how fast.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    passWithNoTests: true,
    // By itself the runner leaves one core alone, which of two is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
