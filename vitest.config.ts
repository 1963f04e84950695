import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './kit/build/icons.ts'
import { UNFINISHED } from './scripts/unfinished.mjs'
import { rulebooks } from './web/build/rulebooks.ts'

const RULES = ['{kernel,hex,kit,bots,lab,wire,host}/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}']
const PROGRAMS = ['{server,web,cli,scripts}/**/*.test.{ts,tsx}']
const BROWSER = '**/*.browser.test.{ts,tsx}'
const DATABASE = '**/*.pg.test.{ts,tsx}'
const NOT_OURS = ['**/node_modules/**', '**/dist/**']
/** Whoever asks for one by name gets it. */
const LEFT_OUT = process.env.ANACHRON_UNFINISHED ? [] : UNFINISHED.map(({ suite }) => suite)

/*
 * Four kinds of suite. `npm test` runs the first two kinds in its first stage, and then the others, for which it
 * starts what they need: browser suites drive the Chromium at $CHROMIUM, database suites use the Postgres at $PGURL.
 */
export default defineConfig({
  // Boards draw with icons that are cut out of a large set one by one, and quote rules from their page.
  plugins: [gameIcons(), rulebooks()],
  test: {
    // A busy machine may take its time: these are for what would never end. Tests say what happens, not how fast.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    passWithNoTests: true,
    // One more than there are cores: some suite always waits, for a server that starts or a deadline that passes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Rules keep nothing outside their state: suites share a process and its modules, which are loaded once.
      { extends: true, test: { name: 'rules', include: RULES, exclude: NOT_OURS, isolate: false } },
      { extends: true, test: { name: 'programs', include: PROGRAMS, exclude: [...NOT_OURS, BROWSER, DATABASE] } },
      // One process, one browser and one server for one suite after the other. What fails is tried once more, and
      // named at the end: a browser on a busy machine may lose a press.
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER], exclude: [...NOT_OURS, ...LEFT_OUT], isolate: false, retry: 1 },
      },
      { extends: true, test: { name: 'database', include: [DATABASE], exclude: NOT_OURS } },
    ],
  },
})
