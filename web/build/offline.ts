/**
 * Makes the service worker know every file of the build, so that after the first visit the whole app works without a
 * network. The worker itself is written by hand (src/offline.ts); this only puts the list and its hash at the top.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

export function offline(): Plugin {
  let publicDir = ''
  let outDir = ''
  let root = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync(publicDir)]
        .filter((file) => !/\.map$|^sw\.js$|^\.|bundle\.json$/.test(file))
        .sort()
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)))
      await build({
        configFile: false,
        logLevel: 'silent',
        root,
        publicDir: false,
        define: { __FILES__: JSON.stringify(files), __HASH__: JSON.stringify(hash.digest('hex').slice(0, 16)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2024',
          copyPublicDir: false,
          lib: { entry: join(root, 'src/offline.ts'), formats: ['es'], fileName: () => 'sw.js' },
        },
      })
    },
  }
}
