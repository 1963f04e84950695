import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownServer } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-app-'))
const app = join(folder, 'app')
const PAGE = '<!doctype html><title>Anachron</title>'
const SCRIPT = 'export const later = true\n'.repeat(200)
const SCRIPT_TYPE = 'application/javascript; charset=utf-8'
let server: Awaited<ReturnType<typeof ownServer>>

beforeAll(async () => {
  server = await ownServer({ app })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = IncomingMessage & { body: Buffer }

/** As written: a path is not tidied up on its way. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) =>
    request({ port: server.port, host: '127.0.0.1', path, headers, method }, async (answer) =>
      resolve(Object.assign(answer, { body: Buffer.concat(await answer.toArray()) })),
    )
      .on('error', reject)
      .end(),
  )

test('an app that is not built yet is not there, and is as soon as it is', async () => {
  for (const headers of [{}, { accept: 'text/html' }]) expect((await ask('/', headers)).statusCode).toBe(404)
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(join(app, 'index.html'), PAGE)
  writeFileSync(join(app, 'assets', 'app-1234.js'), SCRIPT)
  writeFileSync(join(app, 'manifest.webmanifest'), '{}')
  expect((await ask('/')).body.toString()).toBe(PAGE)
})

describe('a page', () => {
  test('is asked for again each time, and comes with the usual headers', async () => {
    const { headers } = await ask('/')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('is what every address shows that is no file, to whoever wants a page', async () => {
    const screen = await ask('/no/such/file', { accept: 'text/html,*/*' })
    expect([screen.statusCode, screen.body.toString()]).toEqual([200, PAGE])
    expect(screen.headers['cache-control']).toBe('no-cache')
    expect((await ask('/no/such/file')).statusCode).toBe(404)
    expect((await ask('/api/none', { accept: 'text/html' })).statusCode).toBe(404)
    expect((await ask('/no/such/file', { accept: 'text/html' }, 'POST')).statusCode).toBe(404)
  })
})

describe('a file', () => {
  const path = '/assets/app-1234.js'

  test('whose name carries a hash is kept for good; one that is not there is not', async () => {
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const none = await ask('/assets/none-9999.js')
    expect(none.statusCode).toBe(404)
    expect(none.headers['cache-control'] ?? '').not.toContain('immutable')
    expect((await ask('/manifest.webmanifest')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json',
    })
  })

  test('is sent as it is when there is nothing packed beside it', async () => {
    const plain = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers).toMatchObject({ 'content-type': SCRIPT_TYPE, vary: 'accept-encoding' })
    expect(plain.body.toString()).toBe(SCRIPT)
  })

  test('is sent packed to those who can unpack it', async () => {
    const packed = '/assets/packed-5678.js'
    writeFileSync(join(app, packed), SCRIPT)
    writeFileSync(join(app, `${packed}.br`), brotliCompressSync(SCRIPT))
    writeFileSync(join(app, `${packed}.gz`), gzipSync(SCRIPT))
    const br = await ask(packed, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': SCRIPT_TYPE,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    const gz = await ask(packed, { 'accept-encoding': 'gzip' })
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT)
    expect((await ask(packed, { 'accept-encoding': 'br;q=0' })).body.toString()).toBe(SCRIPT)
    expect((await ask(packed)).body.toString()).toBe(SCRIPT)
  })

  test('is not sent again to those who have it, and is once it changed', async () => {
    const changing = '/assets/later-5678.js'
    writeFileSync(join(app, changing), SCRIPT)
    const { etag } = (await ask(changing)).headers
    const same = await ask(changing, { 'if-none-match': etag as string })
    expect([same.statusCode, same.body.length]).toEqual([304, 0])
    writeFileSync(join(app, changing), `${SCRIPT}changed`)
    expect((await ask(changing, { 'if-none-match': etag as string })).body.toString()).toBe(`${SCRIPT}changed`)
  })

  test('can be asked about, and for a part of it', async () => {
    const about = await ask(path, {}, 'HEAD')
    expect([about.statusCode, about.body.length]).toEqual([200, 0])
    expect(about.headers['content-length']).toBe(String(SCRIPT.length))
    const part = await ask(path, { range: 'bytes=7-11' })
    expect([part.statusCode, part.body.toString()]).toEqual([206, SCRIPT.slice(7, 12)])
    expect((await ask(path, { range: 'bytes=999999-' })).statusCode).not.toBe(200)
  })
})

describe('nothing outside the app is served', () => {
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/./../secret.txt',
    '/.hidden',
    '/assets/.hidden.js',
    '/.hidden/inside.js',
    '/assets',
    '/assets/',
    '/%00',
    '/index.html%00.js',
  ]
  beforeAll(() => {
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    writeFileSync(join(app, 'assets', '.hidden.js'), 'secret')
    mkdirSync(join(app, '.hidden'), { recursive: true })
    writeFileSync(join(app, '.hidden', 'inside.js'), 'secret')
  })
  for (const path of paths)
    test(JSON.stringify(path), async () => {
      const { statusCode, body } = await ask(path)
      expect(statusCode).toBe(404)
      expect(JSON.parse(body.toString())).toEqual({ reason: 'There is nothing at this address.' })
    })

  test('what cannot be read as an address is refused', async () => {
    expect((await ask('/%zz')).statusCode).toBe(400)
  })
})
