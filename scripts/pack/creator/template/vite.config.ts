import { gameIcons } from '@anachron/kit/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: 'page',
  base: './',
  plugins: [gameIcons()],
  build: { outDir: '../dist', emptyOutDir: true },
  // Laws look at thousands of positions; a busy machine may take its time.
  test: { root: '.', testTimeout: 300_000 },
})
