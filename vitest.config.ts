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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
  },
})
