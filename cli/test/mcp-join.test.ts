/** An assistant at a table of a server: by a link and the token of a bot account. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@anachron/kernel'
import { newToken, type Served, serve, settingsFrom } from '@anachron/server'
import { WIRE_VERSION } from '@anachron/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '../src/mcp/joined-table.ts'
import { Matches } from '../src/mcp/matches.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-join-'))
const database = join(folder, 'data.sqlite')
let served: Served
let token: string

beforeAll(async () => {
  const env = { ANACHRON_DATA: database, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_BUDGET: '20' }
  served = await serve(settingsFrom(env))
  token = (await newToken(database, 'Helper', ['look', 'play'])).token
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A private table with a free seat, at which a bot of the house sits. */
async function tableWith(fields: object): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${served.port}/socket`, ['anachron', `bearer.${token}`])
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const asked = (id: string, what: object) =>
    new Promise<{ table: string }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.re === id) resolve(message)
      })
      socket.send(JSON.stringify({ id, ...what }))
    })
  await asked('hello', { do: 'hello', version: WIRE_VERSION })
  const { table } = await asked(`new-${crypto.randomUUID().slice(0, 8)}`, {
    do: 'create',
    game: 'time-line-battle',
    seats: [{ kind: 'open' }, { kind: 'bot', level: 'novice' }],
    ...fields,
  })
  socket.close()
  return `http://127.0.0.1:${served.port}/t/${table}`
}

const numberOf = (text: string): number => Number(/^Decision (\d+): /m.exec(text)?.[1])

describe('an assistant that was given a link', () => {
  it('sits down, sees the table in words, and plays the match to its end', async () => {
    const matches = new Matches(token)
    const place = matches.named(await matches.join(await tableWith({}), 1))
    let text = await place.look()
    expect(text).toMatch(/^The table as you see it:\n/)
    expect(await place.options()).toMatch(/^ {2}1 {2}.+ — .+/)
    expect(await place.analyse(30)).toMatch(/^option \d+, /)
    await expect(place.act(numberOf(text) + 7, { option: 1 })).rejects.toThrow('is past')
    await expect(place.act(numberOf(text), { option: 999 })).rejects.toThrow('Say which option')
    await expect(place.act(numberOf(text), { action: { kind: 'fly' } })).rejects.toThrow(InputError)
    for (let n = 0; n < 300 && !place.isOver; n++) {
      await place.act(numberOf(text), { option: 1 })
      text = await place.look()
    }
    expect(text).toMatch(/The match is over\. .+ \[TLB-\S+\]$/)
  })

  it('is told in a sentence what is missing or wrong', async () => {
    const link = await tableWith({ hints: false })
    await expect(new Matches().join(link, 1)).rejects.toThrow('ANACHRON_TOKEN')
    await expect(new Matches('nobody').join(link, 1)).rejects.toThrow('Send the token')
    const matches = new Matches(token)
    await expect(matches.join('https://example.org', 1)).rejects.toThrow('is not the link of a table')
    await expect(matches.join(link, 2)).rejects.toThrow('Somebody sits there')
    const again = await matches.join(link, 1)
    expect(await matches.join(link, 1)).not.toBe(again)
    expect(await matches.named(again).analyse(30)).toBe('This table is played without hints.')
  })

  it('finds the table in every kind of link', () => {
    const found = { base: 'https://play.example.org/games', table: 'abcd-1234' }
    expect(placeOf('https://play.example.org/games/t/abcd-1234')).toEqual(found)
    expect(placeOf('https://play.example.org/games/#/table/server/abcd-1234?at=3')).toEqual(found)
  })
})
