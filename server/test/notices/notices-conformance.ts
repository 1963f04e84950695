import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Message } from '@anachron/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ServerStore } from '../../src/store/sql-store.ts'
import { Browser, type Line, ownServer } from '../visitor.ts'
import { mailServer } from './mail-server.ts'
import { pushService } from './push-service.ts'

/** Servers do what is due so many times as often: nobody wants to wait for them here. */
const HURRY = 5
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const URL_OF = 'https://anachron.example'

export interface NoticesSubject {
  database?: string
  /** How many processes serve it. */
  servers: number
  close(): Promise<void>
}

type Server = Awaited<ReturnType<typeof ownServer>>

const isAsked = (message: Message): boolean => message.m === 'play' && message.matchView.options.length > 0

/** Two people who are told, on whichever database and by however many processes. */
export function tellsOnce(name: string, open: () => Promise<NoticesSubject>): void {
  describe(`being told, with ${name}`, () => {
    let subject: NoticesSubject
    let servers: Server[] = []
    let mails: Awaited<ReturnType<typeof mailServer>>
    let pushes: Awaited<ReturnType<typeof pushService>>
    /** What time it is for all servers: noon of some day in UTC. */
    let now = Date.UTC(2026, 5, 1, 12)
    let people = 0

    const start = async (): Promise<void> => {
      const settings = {
        ...(subject.database ? { database: subject.database } : {}),
        publicUrl: URL_OF,
        smtpUrl: mails.url,
        privateWebhooks: true,
        limits: { address: 0, person: 0, table: 0, making: 0, connections: 0 },
      }
      const later = (ms: number, run: () => void): (() => void) => {
        const timer = setTimeout(run, ms / HURRY)
        return () => clearTimeout(timer)
      }
      servers = []
      for (let i = 0; i < subject.servers; i++)
        servers.push(await ownServer(settings, undefined, { now: () => now, later }))
    }
    beforeAll(async () => {
      ;[subject, mails, pushes] = await Promise.all([open(), mailServer(), pushService()])
      await start()
    })
    beforeEach(() => {
      // Nothing of the test before is near.
      now += 2 * HOUR
    })
    afterAll(async () => {
      for (const server of servers) await server.close()
      pushes.close()
      await mails.close()
      await subject.close()
      expect(pushes.faults).toEqual([])
    })

    /** The next time it is this hour. */
    const dayAt = (hour: number): number => (Math.floor(now / (24 * HOUR)) + 1) * 24 * HOUR + hour * HOUR
    const server = (i = 0): Server => servers[i % servers.length] as Server
    const storeOf = (): ServerStore => server().host.store as ServerStore

    interface Someone {
      browser: Browser
      line: Line
      id: string
      called: string
    }
    async function somebody(at = 0): Promise<Someone> {
      const browser = new Browser(server(at).port)
      const line = await browser.connect()
      const { id } = await browser.session()
      const called = `Person ${++people}`
      await line.ask('rename', { name: called })
      return { browser, line, id, called }
    }

    /** Two at a table, both looking at it, each through a process of their own. */
    async function two() {
      const [ann, bob] = [await somebody(0), await somebody(1)]
      const table = await tableOf(ann, bob)
      return { ann, bob, table }
    }
    async function tableOf(ann: Someone, bob: Someone): Promise<string> {
      const { table } = await ann.line.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
      await bob.line.ask('sit', { table, seat: 1 })
      await ann.line.ask('watch', { table, as: 0 })
      await bob.line.ask('watch', { table, as: 1 })
      return table
    }
    async function plays({ line }: Someone, table: string): Promise<void> {
      const newest = () => line.inbox.findLast((message) => message.m === 'play' && message.table === table)
      const asked = await line.until((message) => message === newest() && isAsked(message))
      const { n, matchView } = asked as Extract<typeof asked, { m: 'play' }>
      const action = matchView.options[0] as never
      expect(await line.ask('act', { table, seat: matchView.as, basedOn: n, action })).toMatchObject({ m: 'ok' })
    }
    async function takesMail({ browser }: Someone, wishes: object = {}): Promise<string> {
      const address = `p${people}-${Math.random().toString(36).slice(2, 8)}@example.org`
      expect((await browser.fetch('PUT', '/api/me/mail', { address })).status).toBe(200)
      const letter = mails.to(address)[0]
      const link = /https:\/\/anachron\.example(\/confirm\/\S+)/.exec(letter?.text ?? '')?.[1] as string
      expect((await browser.fetch('GET', link)).status).toBe(200)
      // Looking is not confirming.
      expect(await browser.json('GET', '/api/me/telling')).toMatchObject({ mail: { address, confirmed: false } })
      expect((await browser.fetch('POST', link)).status).toBe(200)
      expect((await browser.fetch('POST', link)).status).toBe(404)
      const all = { mail: 'each', quiet: null, zone: 'UTC', ...wishes }
      expect((await browser.fetch('PUT', '/api/me/telling', all)).status).toBe(200)
      return address
    }
    async function takesPush({ browser }: Someone) {
      const device = pushes.device()
      const { endpoint, keys } = device
      const answer = await browser.fetch('POST', '/api/me/push', { endpoint, keys, name: 'Phone' })
      expect(answer.status).toBe(200)
      return { ...device, id: ((await answer.json()) as { id: string }).id }
    }
    /** Closes the page; every process knows it before anything else happens. */
    async function leaves({ line, id }: Someone): Promise<void> {
      const tables = new Set(line.inbox.flatMap((message) => (message.m === 'play' ? [message.table] : [])))
      line.socket.close()
      const isSeen = (): boolean => servers.some(({ host }) => [...tables].some((table) => host.isLookingAt(id, table)))
      await expect.poll(isSeen).toBe(false)
    }
    /** Lets time pass for the servers, and waits until they have done what was due. */
    async function pass(ms: number): Promise<void> {
      // Who has just gone has gone before that.
      await wait(200)
      now += ms
      await wait(3_000 / HURRY)
    }
    const turns = (address: string) => mails.to(address).filter(({ headers }) => /turn/.test(headers.subject ?? ''))

    test('each move once, to who does not look, by push and by mail; never to who looks', async () => {
      const { ann, bob, table } = await two()
      const phone = await takesPush(ann)
      const address = await takesMail(bob)
      await plays(ann, table)
      await pass(MINUTE)
      expect(turns(address)).toEqual([])
      await leaves(bob)
      await pass(MINUTE)
      await expect.poll(() => turns(address).length).toBe(1)
      const [letter] = turns(address)
      expect(letter?.headers.subject).toBe(`Your turn in endless with ${ann.called}`)
      expect(letter?.text).toContain(`${URL_OF}/#/table/server/${table}`)
      expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      await pass(3 * HOUR)
      await expect.poll(() => turns(address).length).toBe(1)
      // Bob comes, plays and stays; Ann has her page hidden.
      bob.line = await bob.browser.connect()
      await bob.line.ask('watch', { table, as: 1 })
      await ann.line.ask('attention', { hidden: true })
      await plays(bob, table)
      await pass(MINUTE)
      await expect.poll(() => phone.got.length).toBe(1)
      expect(phone.got[0]).toMatchObject({
        words: `It is your turn in endless with ${bob.called}`,
        tag: table,
        link: `${URL_OF}/#/table/server/${table}`,
      })
      expect(phone.seen[0]?.toString('latin1')).not.toContain('turn')
      await ann.line.ask('attention', { hidden: false })
      await plays(ann, table)
      await pass(MINUTE)
      await expect.poll(() => phone.got.length).toBe(1)
      await expect.poll(() => turns(address).length).toBe(1)
    })

    test('once for all devices of a person, and on none while one of them is looked at', async () => {
      const { ann, bob, table } = await two()
      const [phone, tablet] = [await takesPush(bob), await takesPush(bob)]
      const desk = await bob.browser.connect()
      await desk.ask('watch', { table, as: 1 })
      await bob.line.ask('attention', { hidden: true })
      await plays(ann, table)
      await pass(MINUTE)
      expect([phone.got, tablet.got]).toEqual([[], []])
      await desk.ask('attention', { hidden: true })
      await pass(MINUTE)
      await expect.poll(() => [phone.got.length, tablet.got.length]).toEqual([1, 1])
    })

    test('what fails is tried again, later each time, and then is there once; play never waits for it', async () => {
      const { ann, bob, table } = await two()
      const phone = await takesPush(bob)
      const address = await takesMail(bob)
      await leaves(bob)
      phone.answers(503)
      mails.putsOff(2)
      await plays(ann, table)
      await pass(MINUTE)
      // Time goes on only once it has been tried: a busy machine may take long.
      await expect.poll(() => [phone.turnedAway(), mails.leftToPutOff()]).toEqual([1, 1])
      phone.answers(201)
      await pass(MINUTE)
      await expect.poll(() => [phone.got.length, mails.leftToPutOff()]).toEqual([1, 0])
      expect(turns(address)).toEqual([])
      await pass(5 * MINUTE)
      await expect.poll(() => [phone.got.length, turns(address).length]).toEqual([1, 1])
      await pass(6 * HOUR)
      await expect.poll(() => [phone.got.length, turns(address).length]).toEqual([1, 1])
    })

    test('a device that is gone is taken off', async () => {
      const { ann, bob, table } = await two()
      const phone = await takesPush(bob)
      phone.answers(410)
      await leaves(bob)
      await plays(ann, table)
      await pass(MINUTE)
      await expect.poll(() => storeOf().told.subscriptions(bob.id)).toEqual([])
    })

    test('several tables at once come in one message; quiet hours and one letter a day are kept', async () => {
      const ann = await somebody()
      const bob = await somebody(1)
      const phone = await takesPush(bob)
      const address = await takesMail(bob, { mail: 'daily', quiet: { from: 20, to: 6 } })
      const tables = [await tableOf(ann, bob), await tableOf(ann, bob), await tableOf(ann, bob)]
      await leaves(bob)
      // It is nine in the evening.
      now = dayAt(21)
      for (const table of tables) await plays(ann, table)
      await pass(MINUTE)
      await pass(2 * HOUR)
      await expect.poll(() => [phone.got.length, turns(address).length]).toEqual([0, 0])
      // Half past six in the morning: the phone may speak, the letter comes at eight.
      await pass(7.5 * HOUR)
      await expect.poll(() => [phone.got.length, turns(address).length]).toEqual([1, 0])
      expect(phone.got[0]).toMatchObject({ words: 'It is your turn at 3 tables', tag: 'anachron' })
      await pass(2 * HOUR)
      await expect.poll(() => turns(address).length).toBe(1)
      for (const table of tables) expect(turns(address)[0]?.text).toContain(table)
    })

    test('nothing is sent of a match that waits no more', async () => {
      now = dayAt(10)
      const { ann, bob, table } = await two()
      const address = await takesMail(bob, { quiet: { from: 0, to: 23 } })
      await bob.line.ask('unwatch', { table })
      await plays(ann, table)
      await pass(MINUTE)
      await bob.line.ask('watch', { table, as: 1 })
      await plays(bob, table)
      await bob.line.ask('unwatch', { table })
      await pass(24 * HOUR)
      expect(turns(address)).toEqual([])
    })

    test('every message carries a link that stops it, for whoever holds it, with one press', async () => {
      const { ann, bob, table } = await two()
      const phone = await takesPush(bob)
      const address = await takesMail(bob)
      const got: { stop: string; text: string }[] = []
      const hook = createServer((request, answer) => {
        request.on('data', (part: Buffer) => got.push(JSON.parse(part.toString())))
        answer.writeHead(204).end()
      })
      await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
      expect((await bob.browser.fetch('PUT', '/api/me/webhook', { url })).status).toBe(200)
      await bob.line.ask('unwatch', { table })
      await plays(ann, table)
      // Another process may hear of the move only after the clock was put on.
      await expect
        .poll(async () => {
          await pass(MINUTE)
          return got.length
        })
        .toBe(1)
      const stops = [
        /<(.+)>/.exec(turns(address)[0]?.headers['list-unsubscribe'] ?? '')?.[1],
        phone.got[0]?.stop,
        got[0]?.stop,
      ].map((link) => link?.replace(URL_OF, '') as string)
      const stranger = new Browser(server().port)
      for (const link of stops) {
        expect(await (await stranger.fetch('GET', link)).text()).toContain('<button')
        expect((await stranger.fetch('POST', `${link}x`)).status).toBe(404)
      }
      expect(await bob.browser.json('GET', '/api/me/telling')).toMatchObject({ webhook: url, wishes: { mail: 'each' } })
      for (const link of stops) {
        // As mail programs do it (RFC 8058): no cookie, no origin, a form.
        const answer = await fetch(`http://127.0.0.1:${server().port}${link}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        })
        expect(answer.status).toBe(200)
      }
      const telling = { webhook: null, devices: [], wishes: { mail: 'off' }, mail: { address } }
      expect(await bob.browser.json('GET', '/api/me/telling')).toMatchObject(telling)
      await bob.line.ask('watch', { table, as: 1 })
      await plays(bob, table)
      await bob.line.ask('unwatch', { table })
      await plays(ann, table)
      await pass(MINUTE)
      await expect.poll(() => [phone.got.length, turns(address).length, got.length]).toEqual([1, 1, 1])
      hook.close()
      hook.closeAllConnections()
    })

    test('a server that dies before it could tell tells when it is back, once; so does another process', async () => {
      const { ann, bob, table } = await two()
      const phone = await takesPush(bob)
      await leaves(bob)
      await plays(ann, table)
      // Within the twenty seconds in which it would have waited for him.
      for (const one of servers) await one.stop()
      await start()
      await pass(30_000)
      expect(phone.got).toEqual([])
      await pass(2 * MINUTE)
      await wait(5_000 / HURRY)
      await pass(MINUTE)
      await expect.poll(() => phone.got.length).toBe(1)
      await pass(HOUR)
      await wait(5_000 / HURRY)
      await pass(MINUTE)
      await expect.poll(() => phone.got.length).toBe(1)
    })

    test('everything about it is taken along and forgotten', async () => {
      const { bob } = await two()
      const phone = await takesPush(bob)
      const address = await takesMail(bob)
      const everything = await bob.browser.json<object>('GET', '/api/me/everything')
      expect(everything).toMatchObject({
        telling: { mail: address },
        devices: [{ name: 'Phone', endpoint: phone.endpoint }],
        passkeys: [],
        told: [],
      })
      expect(JSON.stringify(everything)).not.toContain(phone.keys.auth)
      await bob.browser.fetch('DELETE', '/api/me')
      expect(await storeOf().told.subscriptions(bob.id)).toEqual([])
      expect(await storeOf().told.confirmedBy(address)).toEqual([])
    })
  })
}
