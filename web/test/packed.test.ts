import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packed } from '../build/packed.ts'

const root = mkdtempSync(join(tmpdir(), 'anachron-packed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a build gets packed copies of what is worth it, and they are the same unpacked', async () => {
  const out = join(root, 'dist')
  mkdirSync(join(out, 'assets'), { recursive: true })
  const text = 'export const one = 1\n'.repeat(100)
  const files = {
    'index.html': text,
    'small.js': 'x',
    'icon.png': text,
    'assets/app-1.js': text,
    'assets/app-1.js.map': text,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content)
  const { configResolved, closeBundle } = packed() as unknown as {
    configResolved(config: object): void
    closeBundle: { handler(): Promise<void> }
  }
  configResolved({ root, build: { outDir: 'dist' } })
  await closeBundle.handler()
  const added = readdirSync(out, { recursive: true }).filter((name) => /\.(br|gz)$/.test(String(name)))
  expect(added.sort()).toEqual(['assets/app-1.js.br', 'assets/app-1.js.gz', 'index.html.br', 'index.html.gz'])
  expect(brotliDecompressSync(readFileSync(join(out, 'assets/app-1.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(out, 'index.html.gz'))).toString()).toBe(text)
})
