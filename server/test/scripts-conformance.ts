/** Bots from outside by plain HTTP, the same on both databases. */

import { WIRE_VERSION } from '@anachron/wire'
import { scriptAnswers } from '@anachron/wire/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endToken, newToken } from '../src/people/token-desk.ts'
import { Browser, ownServer } from './visitor.ts'

interface TableTold {
  as: number
  n: number
  view: object
  options: { action: object; words: string; odds?: { chance: number }[] }[]
  info: { listed: string; seats: { person?: string; name?: string }[] }
  result: object | null
  reason?: string
}

/** What is answered, by the end of the path; else a table. */
const ANSWERS: Record<string, keyof typeof scriptAnswers> = { act: 'act', sit: 'sit', tables: 'tables' }

interface MadeBot {
  bot: { id: string; name: string; scopes: string[]; used: number | null }
  token: string
}

export function scriptsConformance(kind: string, openDatabase: () => Promise<string | undefined>): void {
  describe(`bots from outside, ${kind}`, () => {
    let server: Awaited<ReturnType<typeof ownServer>>
    let database: string
    let bot: { person: { id: string }; token: string }
    beforeAll(async () => {
      const other = await openDatabase()
      server = await ownServer(other === undefined ? {} : { database: other })
      database = other ?? server.file
      bot = await newToken(database, 'Marvin', ['look', 'play'])
    })
    afterAll(() => server.close())

    const http = async (token: string, path: string, body?: object): Promise<{ status: number; told: TableTold }> => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const told: unknown = await answer.json()
      const kind = answer.ok ? (ANSWERS[path.split('/').at(-1) ?? ''] ?? 'table') : 'refusal'
      expect(scriptAnswers[kind].safeParse(told).error, `${path}: ${answer.status}`).toBeUndefined()
      return { status: answer.status, told: told as TableTold }
    }
    /** Ten requests a second are a bot's; a match is longer than a burst. */
    const patient: typeof http = async (...asked) => {
      const answer = await http(...asked)
      if (answer.status !== 429) return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
      return patient(...asked)
    }
    const withAnn = async (listed: 'private' | 'open' = 'private', welcomesBots = false) => {
      const ann = await new Browser(server.port).connect()
      const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
      const made = await ann.ask('create', { game: 'example', listed, welcomesBots, seats })
      await ann.ask('watch', { table: made.table, as: 0 })
      return { ann, table: made.table }
    }

    test('a bot sits down by a link, is marked as one, and plays a match to its end', async () => {
      const { ann, table } = await withAnn()
      expect((await http(bot.token, `/api/table/${table}/sit`, { seat: 1 })).status).toBe(200)
      let seen = (await http(bot.token, `/api/table/${table}`)).told
      expect(seen.info.seats[1]).toMatchObject({ person: bot.person.id, name: 'Marvin (bot)' })
      expect(bot.person.id).toMatch(/^bot-/)
      for (let i = 0; i < 200 && seen.result === null; i++) {
        if (seen.options.length > 0) {
          const { action, words } = seen.options[0] as TableTold['options'][number]
          expect(words).not.toBe('')
          const acted = await patient(bot.token, `/api/table/${table}/act`, { seat: 1, basedOn: seen.n, action })
          expect(acted.status).toBe(200)
        } else {
          const { matchView, n } = await ann.play(seen.n)
          const [action] = matchView.options
          if (action) await ann.ask('act', { table, seat: 0, basedOn: n, action })
        }
        seen = (await patient(bot.token, `/api/table/${table}`)).told
      }
      expect(seen.result).not.toBeNull()
    })

    test('a bot sees what its seat sees and nothing else, and answers for no other seat', async () => {
      const { ann, table } = await withAnn()
      const stranger = await newToken(database, 'Eddie', ['look', 'play'])
      await http(stranger.token, `/api/table/${table}/sit`, { seat: 1 })
      const third = await newToken(database, 'Onlooker', ['look', 'play'])
      const mine = (await http(stranger.token, `/api/table/${table}`)).told
      const { matchView, n } = await ann.play()
      expect(mine.as).toBe(1)
      expect(mine.view).not.toEqual(matchView.view)
      const { told } = await http(third.token, `/api/table/${table}`)
      expect(told).toMatchObject({ as: -1, options: [] })
      expect(told.view).toEqual((await ann.ask('look', { table, entry: 0, as: -1 })).matchView.view)
      const [action] = matchView.options
      for (const { token } of [stranger, third])
        expect((await http(token, `/api/table/${table}/act`, { seat: 0, basedOn: n, action })).status).toBe(409)
    })

    test('a bot is kept from tables that are open to people, from what its token does not allow, and by an end', async () => {
      const { table } = await withAnn('open')
      const fresh = await newToken(database, 'Guest', ['look', 'play'])
      expect((await http(fresh.token, `/api/table/${table}/sit`, { seat: 1 })).told.reason).toContain('open to people')
      const looker = await newToken(database, 'Looker', ['look'])
      expect((await http(looker.token, `/api/table/${table}/sit`, { seat: 1 })).status).toBe(403)
      expect((await http(looker.token, `/api/table/${table}`)).status).toBe(200)
      const widened = looker.token.replace('~look~', '~look+play~')
      expect((await http(widened, `/api/table/${table}/sit`, { seat: 1 })).status).toBe(401)
      expect((await new Browser(server.port, `anachron=${looker.token}`).session()).name).toMatch(/^Guest /)
      expect(await endToken(database, looker.token)).toBe(true)
      expect((await http(looker.token, `/api/table/${table}`)).status).toBe(401)
      expect((await http(fresh.token, '/api/table/none-such-table')).status).toBe(404)
      expect((await http(fresh.token, `/api/table/${table}/act`, { seat: 1 })).status).toBe(400)
    })

    test('a bot finds listed tables where people welcome bots, and sits down there', async () => {
      const { table: forPeople } = await withAnn('open')
      const { table, ann } = await withAnn('open', true)
      await withAnn('private', true)
      const guest = await newToken(database, 'Welcome', ['look', 'play'])
      const found = async (): Promise<string[]> => {
        const { told } = await http(guest.token, '/api/tables')
        return (told as unknown as { tables: { table: string }[] }).tables.map((one) => one.table)
      }
      expect(await found()).toEqual([table])
      // People who come to it are told before they sit down.
      expect((await ann.ask('lobby', {})).open.find((one) => one.table === table)?.welcomesBots).toBe(true)
      expect((await http(guest.token, `/api/table/${forPeople}/sit`, { seat: 1 })).status).toBe(409)
      expect((await http(guest.token, `/api/table/${table}/sit`, { seat: 1 })).status).toBe(200)
      expect(await found()).toEqual([])
      const { told } = await http(guest.token, `/api/table/${table}`)
      expect(told.info.seats[1]?.name).toBe('Welcome (bot)')
    })

    test('the stream tells of tables that the bot sits at, and of no others', async () => {
      const hearer = await newToken(database, 'Hearer', ['look', 'play'])
      const stop = new AbortController()
      const headers = { authorization: `Bearer ${hearer.token}` }
      const stream = await fetch(`http://127.0.0.1:${server.port}/api/stream`, { headers, signal: stop.signal })
      await withAnn('open')
      const { table } = await withAnn()
      await http(hearer.token, `/api/table/${table}/sit`, { seat: 1 })
      let heard = ''
      for await (const piece of stream.body as ReadableStream<Uint8Array>) {
        heard += new TextDecoder().decode(piece)
        if (heard.includes(table) && heard.trim().endsWith('}')) break
      }
      const lines = heard.split('\n').filter((line) => line !== '')
      for (const line of lines) {
        expect(JSON.parse(line).summary.table).toBe(table)
        expect(scriptAnswers.line.safeParse(JSON.parse(line)).error).toBeUndefined()
      }
      stop.abort()
    })

    test('by WebSocket a bot comes in with its token alone, and does what that allows', async () => {
      const { token } = await newToken(database, 'Socket', ['look', 'play'])
      for (const way of ['header', 'protocol'] as const) {
        const { ann, table } = await withAnn()
        const line = await new Browser(server.port).connectBot(token, way)
        expect(line.socket.protocol).toBe(way === 'header' ? '' : 'anachron')
        expect(await line.ask('hello', { version: WIRE_VERSION })).toMatchObject({ you: { name: 'Socket (bot)' } })
        await line.ask('sit', { table, seat: 1 })
        expect(await line.ask('watch', { table })).toMatchObject({ as: 1 })
        const mine = await line.play()
        expect(mine.matchView.view).not.toEqual((await ann.play()).matchView.view)
        expect(await line.ask('look', { table, entry: 0, as: 0 })).toMatchObject({ m: 'refusal' })
        line.socket.close()
      }
      const looker = await newToken(database, 'Peeker', ['look'])
      const line = await new Browser(server.port).connectBot(looker.token)
      const { table } = await withAnn()
      expect(await line.ask('watch', { table })).toMatchObject({ m: 'ok', as: -1 })
      expect(await line.ask('sit', { table, seat: 1 })).toMatchObject({ m: 'refusal', code: 'not-yours' })
      await expect(new Browser(server.port).connectBot(`${looker.token}x`)).rejects.toThrow('401')
      line.socket.close()
    })

    test('a bot is no person: no open tables, no other name, no talk, and limits of its own', async () => {
      const { token } = await newToken(database, 'Alone', ['look', 'play'])
      const line = await new Browser(server.port).connectBot(token)
      const { table } = await withAnn('open')
      const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
      const refused = [
        await line.ask('sit', { table, seat: 1 }),
        await line.ask('create', { game: 'example', listed: 'open', seats }),
        await line.ask('rename', { name: 'Ann' }),
        await line.ask('chat', { table, text: 'hello' }),
        await line.ask('hint', { table, seat: 1 }),
      ]
      for (const answer of refused) expect(answer).toMatchObject({ m: 'refusal', code: 'not-yours' })
      expect(await line.ask('create', { game: 'example', seats })).toMatchObject({ m: 'ok' })
      const many = await Promise.all(Array.from({ length: 60 }, () => line.ask('ping', {})))
      expect(many.some((answer) => answer.m === 'refusal' && answer.code === 'limit')).toBe(true)
      const more = await Promise.all([1, 2, 3].map(() => new Browser(server.port).connectBot(token)))
      await expect(new Browser(server.port).connectBot(token)).rejects.toThrow('429')
      for (const one of [line, ...more]) one.socket.close()
    })

    test('people make bots on their page, see when they were used, and end them with all that is theirs', async () => {
      const ann = new Browser(server.port)
      await ann.session()
      const made = await ann.json<MadeBot>('POST', '/api/me/bots', { name: 'Ada’s', scopes: ['look', 'play'] })
      expect(made.bot).toMatchObject({ name: 'Ada’s (bot)', scopes: ['look', 'play'], used: null })
      for (const wrong of [
        { name: '', scopes: ['look'] },
        { name: 'x', scopes: ['all'] },
        { name: 'x', scopes: [] },
        {},
      ])
        expect((await ann.fetch('POST', '/api/me/bots', wrong)).status).toBe(400)
      const line = await new Browser(server.port).connectBot(made.token)
      const { bots } = await ann.json<{ bots: MadeBot['bot'][] }>('GET', '/api/me/bots')
      expect(bots).toEqual([{ ...made.bot, used: expect.any(Number) }])
      expect(JSON.stringify(await ann.json('GET', '/api/me/everything'))).not.toContain(made.token.split('.')[2])
      const other = new Browser(server.port)
      await other.session()
      expect((await other.fetch('DELETE', `/api/me/bots/${made.bot.id}`)).status).toBe(404)
      const closed = new Promise((resolve) => line.socket.once('close', resolve))
      expect(await ann.json('DELETE', `/api/me/bots/${made.bot.id}`)).toEqual({ bots: [] })
      await closed
      expect((await http(made.token, '/api/table/none-such-table')).status).toBe(401)
      for (let i = 0; i < 10; i++) await ann.fetch('POST', '/api/me/bots', { name: `b${i}`, scopes: ['look'] })
      expect((await ann.fetch('POST', '/api/me/bots', { name: 'more', scopes: ['look'] })).status).toBe(409)
    })

    test('whoever is forgotten takes their bots along', async () => {
      const ann = new Browser(server.port)
      await ann.session()
      const made = await ann.json<MadeBot>('POST', '/api/me/bots', { name: 'Orphan', scopes: ['look'] })
      expect((await http(made.token, '/api/table/none-such-table')).status).toBe(404)
      await ann.fetch('DELETE', '/api/me')
      expect((await http(made.token, '/api/table/none-such-table')).status).toBe(401)
    })
  })
}
