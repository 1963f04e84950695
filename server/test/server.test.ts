import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '../src/http/address.ts'
import { Limit } from '../src/limits.ts'
import { type Guesser, Guessing, guessersAt } from '../src/people/guessing.ts'
import { Identities } from '../src/people/identity.ts'
import type { ServerStore } from '../src/store/sql-store.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

let server: Awaited<ReturnType<typeof ownServer>>
const app = join(tmpdir(), `anachron-app-${process.pid}`)
beforeAll(async () => {
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Anachron</title>')
  writeFileSync(join(app, 'assets', 'app-1234.js'), 'export {}')
  server = await ownServer({ app })
})
afterAll(async () => {
  await server.close()
  rmSync(app, { recursive: true, force: true })
})

describe('people', () => {
  test('a guest is somebody at once, and stays who they are', async () => {
    const browser = new Browser(server.port)
    const answer = await browser.fetch('POST', '/api/session')
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/)
    const first = (await answer.json()) as { id: string }
    expect(await browser.session()).toMatchObject({ id: first.id, protected: false })
  })

  test('a cookie cannot be made up or changed', async () => {
    const browser = new Browser(server.port)
    const { id } = await browser.session()
    const [name, signature] = browser.cookie.split('=')[1]?.split('.') ?? []
    for (const forged of [
      `${name}.${'A'.repeat(43)}`,
      `someone-else.${signature}`,
      `${name}`,
      `.${signature}`,
      '%00',
    ]) {
      const liar = new Browser(server.port, `anachron=${forged}`)
      expect((await liar.session()).id).not.toBe(id)
    }
  })

  test('a passphrase protects a name, opens it on another device, and makes older cookies void', async () => {
    const browser = new Browser(server.port)
    const { id } = await browser.session()
    const line = await browser.connect()
    await line.ask('rename', { name: 'Ada L.' })
    const guest = browser.cookie
    expect((await browser.fetch('POST', '/api/me/passphrase', { passphrase: 'short' })).status).toBe(400)
    expect((await browser.fetch('POST', '/api/me/passphrase', { passphrase: 'a long enough phrase' })).status).toBe(200)
    expect((await new Browser(server.port, guest).session()).id).not.toBe(id)
    const phone = new Browser(server.port)
    expect(await phone.json('POST', '/api/login', { name: 'ada l.', passphrase: 'wrong' })).toMatchObject({
      reason: expect.stringContaining('do not belong together'),
    })
    const known = await phone.json<{ id: string }>('POST', '/api/login', {
      name: 'ada l.',
      passphrase: 'a long enough phrase',
    })
    expect(known.id).toBe(id)
    const other = await new Browser(server.port).connect()
    expect(await other.ask('rename', { name: 'ADA L.' })).toMatchObject({ m: 'refusal' })
    const changed = await phone.fetch('POST', '/api/me/passphrase', {
      passphrase: 'another long phrase',
      current: 'wrong',
    })
    expect(changed.status).toBe(403)
  })

  test('a new passphrase sends out whoever is in by the old one, on every device, and they must enter again', async () => {
    const browser = new Browser(server.port)
    await browser.session()
    const stolen = new Browser(server.port, browser.cookie)
    const lines = [await browser.connect(), await stolen.connect()]
    const closed = Promise.all(lines.map(({ socket }) => new Promise((resolve) => socket.on('close', resolve))))
    expect((await browser.fetch('POST', '/api/me/passphrase', { passphrase: 'a long enough phrase' })).status).toBe(200)
    expect(await closed).toEqual([1008, 1008])
    await expect(stolen.connect()).rejects.toThrow('401')
    expect(await (await browser.connect()).ask('lobby', {})).toMatchObject({ m: 'ok' })
  })

  test('whoever came in by a cookie that is void by now is found when signs of life are asked for', async () => {
    // Long enough for a sign of life to come back on a busy machine: who gives none is cut off, too.
    const watchful = await ownServer({ pingEvery: 2_000 })
    const [stays, goes] = [new Browser(watchful.port), new Browser(watchful.port)]
    const [staying, going] = [await stays.connect(), await goes.connect()]
    const closed = new Promise((resolve) => going.socket.on('close', resolve))
    // As another process would, whose word was lost.
    await watchful.host.store.changePerson((await goes.session()).id, { passphrase: 'changed elsewhere' })
    expect(await closed).toBe(1008)
    expect(await staying.ask('lobby', {})).toMatchObject({ m: 'ok' })
    await watchful.close()
  })

  test('whoever leaves ends that session for good, also for a copy of its cookie; other devices stay', async () => {
    const browser = new Browser(server.port)
    const { id } = await browser.session()
    await browser.json('POST', '/api/me/passphrase', { passphrase: 'a long enough phrase' })
    const phone = new Browser(server.port)
    const { name } = await browser.session()
    await phone.json('POST', '/api/login', { name, passphrase: 'a long enough phrase' })
    const stolen = new Browser(server.port, browser.cookie)
    const line = await stolen.connect()
    const closed = new Promise((resolve) => line.socket.on('close', resolve))
    await browser.fetch('DELETE', '/api/session')
    expect(await closed).toBe(1008)
    await expect(stolen.connect()).rejects.toThrow('401')
    expect((await stolen.session()).id).not.toBe(id)
    expect((await phone.session()).id).toBe(id)
    await phone.connect()
  })

  test('one’s other sessions can be ended, and this one goes on', async () => {
    const browser = new Browser(server.port)
    const { id } = await browser.session()
    const stolen = new Browser(server.port, browser.cookie)
    expect(await browser.json('DELETE', '/api/me/sessions')).toMatchObject({ id })
    expect((await browser.session()).id).toBe(id)
    await expect(stolen.connect()).rejects.toThrow('401')
    expect((await new Browser(server.port).fetch('DELETE', '/api/me/sessions')).status).toBe(401)
  })

  test('a cookie of an earlier version lets in, until one leaves', async () => {
    const browser = new Browser(server.port)
    const { id } = await browser.session()
    const identities = await Identities.open(server.host.store as ServerStore)
    const old = `anachron=${id}.${identities.sign(`${id}\n`)}`
    const again = new Browser(server.port, old)
    expect((await again.session()).id).toBe(id)
    expect(again.cookie).not.toBe(old)
    await again.fetch('DELETE', '/api/session')
    expect((await new Browser(server.port, old).session()).id).not.toBe(id)
  })

  describe('whoever guesses is slowed', () => {
    const limits = { address: 0, person: 0, table: 0, making: 0, connections: 0 }
    const guess = async (port: number, name: string, from: string) => {
      const sent = { name, passphrase: 'guess' }
      return (await new Browser(port).fetch('POST', '/api/login', sent, { 'x-forwarded-for': from })).status
    }
    const lookedAt = (statuses: number[]): number => statuses.filter((status) => status === 403).length

    test('at one name from one address, and many tries at one moment are counted like one after the other', async () => {
      const behind = await ownServer({ trustProxy: 1, limits })
      const written = ['Victim', 'VICTIM', 'Vic\u200btim', ' Victim']
      const statuses = await Promise.all(
        Array.from({ length: 30 }, (_, i) => guess(behind.port, written[i % 4] as string, '203.0.113.1')),
      )
      expect(lookedAt(statuses)).toBe(4)
      expect(statuses.filter((status) => status === 429)).toHaveLength(26)
      await behind.close()
    })

    test('at many names from one address, and at one name from many', async () => {
      const guessing = new Guessing(server.host.store as ServerStore, () => 1_000_000)
      const many = Array.from({ length: 100 }, (_, i) => i)
      const free = async (guessers: (i: number) => Guesser[]) =>
        (await Promise.all(many.map((i) => guessing.try(guessers(i))))).filter((wait) => wait === 0).length
      expect(await free((i) => guessersAt(`Name ${i}`, '203.0.113.9'))).toBe(13)
      expect(await free((i) => guessersAt('Name', `198.51.100.${i}`))).toBe(31)
    })

    test('but nobody on a device of theirs, whoever else guesses', async () => {
      const behind = await ownServer({ trustProxy: 1, limits })
      const owner = new Browser(behind.port)
      const { name, id } = await owner.session()
      await owner.json('POST', '/api/me/passphrase', { passphrase: 'a long enough phrase' })
      await owner.fetch('DELETE', '/api/session')
      const store = behind.host.store as ServerStore
      // As if they had guessed for hours, each time as soon as they might.
      for (const { who, free } of guessersAt(name, '203.0.113.1'))
        for (let i = free + 12; i >= 0; i--) await store.identities.countGuess(who, free, Date.now() - i * 900_000)
      const enter = (browser: Browser) =>
        browser.fetch(
          'POST',
          '/api/login',
          { name, passphrase: 'a long enough phrase' },
          { 'x-forwarded-for': '203.0.113.1' },
        )
      expect((await enter(new Browser(behind.port))).status).toBe(429)
      const answer = await enter(owner)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id })
      // A cookie that somebody has made up opens nothing.
      const liar = new Browser(behind.port, owner.cookie)
      liar.devices = `anachron-devices=${id}.device.${'A'.repeat(43)}`
      expect((await enter(liar)).status).toBe(429)
      await behind.close()
    })
  })

  test('everything of one’s own can be taken along, and be forgotten', async () => {
    const { ann, bob, table } = await twoAtTable(server.port, 'example')
    await ann.ask('chat', { table, text: 'I live at …' })
    const browser = new Browser(server.port)
    const mine = await browser.connect()
    await mine.ask('rename', { name: 'Leaver' })
    const { table: alone } = await mine.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'you' }] })
    const { table: shared } = await mine.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
    await bob.ask('sit', { table: shared, seat: 1 })
    await bob.ask('watch', { table: shared, as: 1 })
    await mine.ask('watch', { table: shared })
    await mine.ask('chat', { table: shared, text: 'remember me' })
    await mine.ask('keep', { game: 'example', name: 'mine', value: { deck: 1 } })
    const { id } = await browser.session()
    const all = await browser.json<{ said: object[]; tables: object[]; keepsakes: object[] }>(
      'GET',
      '/api/me/everything',
    )
    expect(all.said).toMatchObject([{ text: 'remember me' }])
    expect(all.tables).toHaveLength(2)
    expect(all.keepsakes).toMatchObject([{ game: 'example', name: 'mine', value: { deck: 1 } }])
    expect(JSON.stringify(all)).not.toContain('I live at')
    const closed = new Promise((resolve) => mine.socket.on('close', resolve))
    expect((await browser.fetch('DELETE', '/api/me')).status).toBe(200)
    expect(await closed).toBe(1008)
    expect(JSON.stringify(await bob.ask('watch', { table: shared, as: 1 }))).not.toContain('remember me')
    expect(await bob.ask('watch', { table: alone })).toMatchObject({ m: 'refusal', code: 'unknown' })
    const info = await bob.until((message) => message.m === 'table' && message.info.seats[0]?.kind === 'bot')
    expect(JSON.stringify(info)).not.toContain('Leaver')
    expect(await server.host.store.keepsakes(id)).toEqual([])
    expect(await server.host.store.seen(id, shared)).toBeUndefined()
    const { lines } = (await server.host.store.load(shared)) ?? { lines: [] }
    expect(JSON.stringify(lines)).not.toContain('remember me')
    expect((await browser.fetch('GET', '/api/me/everything')).status).toBe(401)
  })
})

describe('doors', () => {
  test('pages of other origins may neither post nor connect', async () => {
    const browser = new Browser(server.port)
    await browser.session()
    const evil = { origin: 'https://evil.example' }
    expect((await browser.fetch('POST', '/api/session', undefined, evil)).status).toBe(403)
    expect((await browser.fetch('DELETE', '/api/me', undefined, evil)).status).toBe(403)
    const status = await new Promise((resolve) => {
      browser
        .socket(evil)
        .on('unexpected-response', (_request, answer) => resolve(answer.statusCode))
        .on('error', () => {})
    })
    expect(status).toBe(403)
  })

  test('nobody connects without having said who they are', async () => {
    const status = await new Promise((resolve) => {
      new Browser(server.port)
        .socket()
        .on('unexpected-response', (_request, answer) => resolve(answer.statusCode))
        .on('error', () => {})
    })
    expect(status).toBe(401)
  })

  test('every page comes with the usual headers; scripts from here only', async () => {
    const answer = await new Browser(server.port).fetch('GET', '/', undefined, { accept: 'text/html' })
    expect(await answer.text()).toContain('Anachron')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const asset = await new Browser(server.port).fetch('GET', '/assets/app-1234.js')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await new Browser(server.port).fetch('GET', '/../../etc/passwd')).status).toBe(404)
  })

  test('browsers are told to use TLS where it is used, for names below this one only where that is wished', async () => {
    const told = async (given: object) => {
      const own = await ownServer({ publicUrl: 'https://play.example.org', ...given })
      const answer = await new Browser(own.port).fetch('GET', '/healthz')
      await own.close()
      return answer.headers.get('strict-transport-security')
    }
    expect(await told({})).toMatch(/^max-age=\d+$/)
    expect(await told({ hstsSubdomains: true })).toMatch(/includeSubDomains/)
    expect(await told({ publicUrl: undefined })).toBeNull()
  })

  test('a whole class behind one address gets the app; other requests are counted', async () => {
    const school = await ownServer({ app, limits: { address: 5, person: 0, table: 0, making: 0, connections: 0 } })
    const browser = new Browser(school.port)
    const statuses = async (path: string) => {
      const found = new Set<number>()
      for (let i = 0; i < 700; i++) found.add((await browser.fetch('GET', path)).status)
      return [...found]
    }
    expect(await statuses('/assets/app-1234.js')).toEqual([200])
    expect(await statuses('/api/me/everything')).toContain(429)
    await school.close()
  })

  test('a body that is too large is refused before it is read', async () => {
    const answer = await new Browser(server.port).fetch('POST', '/api/login', {
      name: 'x'.repeat(100_000),
      passphrase: '',
    })
    expect(answer.status).toBe(413)
  })

  test('behind a proxy visitors are told apart by what the proxy says, not by what they say themselves', async () => {
    const behind = await ownServer({
      trustProxy: 1,
      limits: { address: 0, person: 0, table: 0, making: 0, connections: 2 },
    })
    const browser = new Browser(behind.port)
    await browser.session()
    const enter = (from: string) =>
      new Promise<number>((resolve) => {
        const socket = browser.socket({ 'x-forwarded-for': from })
        socket.on('open', () => resolve(101))
        socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
        socket.on('error', () => {})
      })
    expect(await enter('203.0.113.1, 198.51.100.7')).toBe(101)
    expect(await enter('203.0.113.2, 198.51.100.7')).toBe(101)
    expect(await enter('203.0.113.3, 198.51.100.7')).toBe(429)
    expect(await enter('203.0.113.3, 198.51.100.8')).toBe(101)
    await behind.close()
  })

  test('a long request counts for many: nobody keeps the server busy with whole matches', async () => {
    let now = 0
    const limit = new Limit(10, 4, () => now)
    expect([limit.allows('a', 30), limit.allows('a', 30), limit.allows('b')]).toEqual([true, false, true])
    now += 2_000
    expect([limit.allows('a', 30), limit.allows('a')]).toEqual([true, false])
    now += 60_000
    expect(limit.allows('a', 1_000)).toBe(true)
    const strict = await ownServer({ limits: { address: 25, person: 0, table: 0, making: 0, connections: 0 } })
    const line = await new Browser(strict.port).connect()
    const file = 'x'.repeat(90 * 1024)
    expect(await line.ask('verify', { file })).toMatchObject({ m: 'ok' })
    expect(await line.ask('verify', { file })).toMatchObject({ m: 'refusal', code: 'limit' })
    expect(await line.ask('lobby', {})).toMatchObject({ m: 'ok' })
    await strict.close()
  })

  test('limits count a household as one, whichever of its addresses it comes from', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
    expect(networkOf('2001:db8:1:2::')).toBe(networkOf('2001:0DB8:1:2:ffff::'))
    expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.7'))
    expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'))
  })

  test('health, readiness and metrics', async () => {
    const browser = new Browser(server.port)
    expect((await browser.fetch('GET', '/healthz')).status).toBe(200)
    expect(await browser.json('GET', '/readyz')).toEqual({ ready: true })
    // Whoever asks from this machine may be a proxy that does not say for whom.
    expect((await browser.fetch('GET', '/metrics')).status).toBe(403)
    const watched = await ownServer({ metricsToken: 'a token' })
    const read = (authorization: string) =>
      new Browser(watched.port).fetch('GET', '/metrics', undefined, { authorization })
    await (await new Browser(watched.port).connect()).ask('lobby', {})
    expect(await (await read('Bearer a token')).text()).toContain('anachron_requests_total{verb="lobby"}')
    expect((await read('Bearer another')).status).toBe(403)
    await watched.close()
  })
})

describe('word by webhook', () => {
  test('never leads into the server’s own network', async () => {
    const browser = new Browser(server.port)
    await browser.session()
    expect((await browser.fetch('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:9/hook' })).status).toBe(400)
  })
})
