import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpack } from '@anachron/wire/carried'
import { MATCH_PLACE, pageWith } from '@anachron/wire/embed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsFrom } from '../src/settings.ts'
import { ownServer, twoAtTable } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-embed-'))
const PAGE = Buffer.concat([Buffer.from(`<i>${MATCH_PLACE}</i>`), Buffer.from([0xff, 0x80])])
const CLUB = 'https://club.example.org'
let server: Awaited<ReturnType<typeof ownServer>>
beforeAll(async () => {
  mkdirSync(join(folder, 'embed'))
  for (const page of ['example', 'example.rules']) writeFileSync(join(folder, 'embed', `${page}.html`), PAGE)
  server = await ownServer({ app: folder, embedOrigins: [CLUB] })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
const get = (path: string, port = server.port): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)

test('a finished match is a page that may be framed where the operator allows it, without any rights', async () => {
  const { ann, table } = await twoAtTable(server.port, 'example')
  expect((await get(`/embed/table/${table}`)).status).toBe(409)
  const { n, matchView } = await ann.play()
  await ann.ask('act', { table, seat: 0, basedOn: n, action: matchView.anytime[0] as never })
  const answer = await get(`/embed/table/${table}`)
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${CLUB}`)
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("default-src 'none'")
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=windows-1252')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0x80]))
  expect(await unpack(/<i>(.*)<\/i>/s.exec(bytes.toString('latin1'))?.[1] ?? '')).toMatchObject({ game: 'example' })
  expect((await get('/embed/table/none-such-table')).status).toBe(404)
})

test('positions of a rulebook too; every other page may be framed by nobody, and so may these by default', async () => {
  expect((await get('/embed/game/example')).headers.get('content-security-policy')).toContain(CLUB)
  for (const path of ['/embed/game/chess', '/embed/game/..%2Findex']) expect((await get(path)).status).toBe(404)
  for (const path of ['/api', '/embed/game/chess'])
    expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const other = await ownServer({ app: folder })
  const closed = await get('/embed/game/example', other.port)
  expect(closed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  await other.close()
})

test('what is set as an origin must be one, because it goes into a header', () => {
  expect(settingsFrom({ EMBED_ORIGINS: `${CLUB}, *` }).embedOrigins).toEqual([CLUB, '*'])
  for (const wrong of ['club', `${CLUB}/path`, `${CLUB}; script-src *`])
    expect(() => settingsFrom({ EMBED_ORIGINS: wrong })).toThrow('EMBED_ORIGINS')
})

test('a match cannot break out of its place in the page', async () => {
  const name = '</script><script>alert(1)</script> ☃'
  const filled = Buffer.from(await pageWith(PAGE, { name })).toString('latin1')
  expect(filled).not.toContain('<script')
  expect(await unpack(/<i>(.*)<\/i>/s.exec(filled)?.[1] ?? '')).toEqual({ name })
})
