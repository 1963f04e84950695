import { gameIcons } from '@anachron/kit/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { packed } from './build/packed.ts'
import { rulebooks } from './build/rulebooks.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [gameIcons(), rulebooks(), react(), offline(), packed()],
  worker: {
    format: 'es',
    plugins: () => [gameIcons(), rulebooks()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    target: 'es2024',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 2048,
    manifest: 'bundle.json',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } } },
})
