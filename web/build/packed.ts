/** Puts packed copies beside the files of the build, for servers that hand out what is there. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(css|html|js|json|svg|txt|webmanifest)$/
/** Smaller ones are not worth it. */
const PACKED_FROM = 1024
/** The two steps above it take three times as long for a twelfth less. */
const QUALITY = 9

export function packed(): Plugin {
  let outDir = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    // After all others have written theirs.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const all = await readdir(outDir, { recursive: true })
        await Promise.all(all.filter((name) => PACKED.test(name)).map((name) => pack(join(outDir, name))))
      },
    },
  }
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < PACKED_FROM) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
