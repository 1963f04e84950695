import { gameIcons } from '@anachron/kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { packed } from './build/packed.ts'
import { rulebooks } from './build/rulebooks.ts'

const isApps = /[\\/](web|wire|host|lab|bots|node_modules)[\\/]/

/**
 * Parts that always come together are one file: a plain server is asked for six at a time, each takes a round trip, and
 * what a file imports is known only when it has come. Games are not among them: what two share, all would load.
 */
const output = {
  // A shared part would be called after all that share it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'first', tags: ['$initial' as const] },
      {
        name: 'part',
        test: (id: string) => isApps.test(id) && !id.includes('game-icons'),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 6000,
      },
    ],
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [gameIcons(), rulebooks(), react(), offline(), packed()],
  worker: {
    format: 'es',
    plugins: () => [gameIcons(), rulebooks()],
    rolldownOptions: { checks: { pluginTimings: false }, output },
  },
  build: {
    target: 'es2024',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 2048,
    manifest: 'bundle.json',
    rolldownOptions: { checks: { pluginTimings: false }, output },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } } },
})
