import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settingsFrom } from '../../src/settings.ts'
import { Browser, ownServer } from '../visitor.ts'
import { mailServer } from './mail-server.ts'

const HOUR = 3_600_000
let mails: Awaited<ReturnType<typeof mailServer>>
let server: Awaited<ReturnType<typeof ownServer>>
let now = Date.UTC(2026, 5, 1, 12)
beforeAll(async () => {
  mails = await mailServer()
  server = await ownServer({ publicUrl: 'http://anachron.example', smtpUrl: mails.url }, undefined, { now: () => now })
})
beforeEach(() => {
  now += 3 * HOUR
})
afterAll(async () => {
  await server.close()
  await mails.close()
})

const linkIn = (address: string, kind: string): string =>
  new RegExp(`(/${kind}/\\S+)`).exec(mails.to(address).at(-1)?.text ?? '')?.[1] as string

const form = (link: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${link}`, { method: 'POST', body: new URLSearchParams(fields), headers })

/** Somebody with a name, a passphrase and a confirmed address. */
async function known(name: string) {
  const browser = new Browser(server.port)
  const { id } = await browser.session()
  await server.host.store.changePerson(id, { name })
  await browser.fetch('POST', '/api/me/passphrase', { passphrase: `the first one of ${name}` })
  const address = `${name.toLowerCase()}@example.org`
  expect((await browser.fetch('PUT', '/api/me/mail', { address })).status).toBe(200)
  expect((await form(linkIn(address, 'confirm'), {})).status).toBe(200)
  mails.got.length = 0
  return { browser, id, name, address }
}

test('a lost passphrase is replaced by whoever reads the confirmed address: once, within the hour, everybody else out', async () => {
  const { browser, id, name, address } = await known('Rosa')
  expect((await new Browser(server.port).fetch('POST', '/api/recover', { address: 'ROSA@example.org' })).status).toBe(
    200,
  )
  await expect.poll(() => mails.to('ROSA@example.org').length).toBe(1)
  const link = linkIn('ROSA@example.org', 'recover')
  expect(await (await fetch(`http://127.0.0.1:${server.port}${link}`)).text()).toContain(name)
  expect((await form(link, { passphrase: 'short' })).status).toBe(400)
  const done = await form(link, { passphrase: 'the second one of Rosa' })
  expect(done.status).toBe(200)
  expect(done.headers.getSetCookie().join()).toContain(`anachron=${id}.`)
  expect((await form(link, { passphrase: 'the third one of Rosa' })).status).toBe(404)
  expect((await browser.session()).id).not.toBe(id)
  const enter = (passphrase: string) => new Browser(server.port).fetch('POST', '/api/login', { name, passphrase })
  expect((await enter('the first one of Rosa')).status).toBe(403)
  expect((await enter('the second one of Rosa')).status).toBe(200)
  expect(address).toBe('rosa@example.org')
})

test('a link that is an hour old, made up, or for something else changes nothing', async () => {
  const { browser, id, address } = await known('Olga')
  await browser.fetch('POST', '/api/recover', { address })
  await expect.poll(() => mails.to(address).length).toBe(1)
  const link = linkIn(address, 'recover')
  expect((await form(link.replace('recover', 'confirm'), {})).status).toBe(404)
  expect((await form(`${link}x`, { passphrase: 'a long enough phrase' })).status).toBe(404)
  now += HOUR
  expect((await form(link, { passphrase: 'a long enough phrase' })).status).toBe(404)
  expect((await browser.session()).id).toBe(id)
})

test('nobody learns whether an address is known, and nobody’s letter box is filled', async () => {
  const { address } = await known('Vera')
  const asks = async (to: string) => {
    const answer = await new Browser(server.port).fetch('POST', '/api/recover', { address: to })
    return [answer.status, await answer.text()]
  }
  expect(await asks('nobody@example.org')).toEqual(await asks(address))
  await expect.poll(() => mails.to(address).length).toBe(1)
  expect(mails.to('nobody@example.org')).toEqual([])
  const answers: unknown[] = []
  for (let i = 0; i < 8; i++) answers.push((await asks(address))[0])
  expect(answers).toContain(429)
  // What was not refused may still be on its way.
  expect(mails.to(address).length).toBeLessThan(6)
})

test('an address that is not confirmed recovers nothing; one that is taken off is told so', async () => {
  const { browser, address } = await known('Ines')
  const other = 'ines-other@example.org'
  expect((await browser.fetch('PUT', '/api/me/mail', { address: other })).status).toBe(200)
  await expect
    .poll(() => mails.to(address).map(({ headers }) => headers.subject))
    .toEqual(['Your address at Anachron was taken off'])
  mails.got.length = 0
  for (const to of [address, other]) await browser.fetch('POST', '/api/recover', { address: to })
  await browser.fetch('PUT', '/api/me/mail', { address: null })
  expect(mails.got).toEqual([])
  for (const bad of ['nonsense', 'a@b\r\nBcc: c@d.example', '', 7])
    expect((await browser.fetch('PUT', '/api/me/mail', { address: bad })).status).toBe(400)
})

test('without a mail server mail is off, and says so; pushes and webhooks are there', async () => {
  const plain = await ownServer()
  const browser = new Browser(plain.port)
  await browser.session()
  expect(await browser.json('GET', '/api/me/telling')).toMatchObject({ sendsMail: false, pushKey: expect.any(String) })
  expect(await browser.json('PUT', '/api/me/mail', { address: 'a@example.org' })).toEqual({
    reason: 'This server sends no mail.',
  })
  expect((await browser.fetch('POST', '/api/recover', { address: 'a@example.org' })).status).toBe(409)
  const key = (await browser.json<{ pushKey: string }>('GET', '/api/me/telling')).pushKey
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  // Pushes never lead into the server's own network, nor in the clear.
  const keys = { p256dh: key, auth: 'a'.repeat(22) }
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'http://93.184.216.34/push',
    'ftp://a.example/',
  ])
    expect((await browser.fetch('POST', '/api/me/push', { endpoint, keys, name: 'Phone' })).status).toBe(400)
  await plain.close()
})

test('SMTP_URL needs PUBLIC_URL, and both are read', () => {
  expect(() => settingsFrom({ SMTP_URL: 'smtp://mail.example' })).toThrow('PUBLIC_URL')
  expect(() => settingsFrom({ SMTP_URL: 'mail', PUBLIC_URL: 'https://a.example' })).toThrow('SMTP_URL')
  const { smtpUrl, mailFrom } = settingsFrom({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://a.example' })
  expect([smtpUrl, mailFrom]).toEqual(['smtp://mail.example', 'Anachron <anachron@a.example>'])
  expect(settingsFrom({}).smtpUrl).toBeUndefined()
})

test('passkeys: nothing that is made up lets anybody in, and a number has none', async () => {
  const browser = new Browser(server.port)
  await browser.session()
  expect((await browser.fetch('POST', '/api/enter/options')).status).toBe(400)
  const named = { origin: 'http://anachron.example' }
  const options = (await (await browser.fetch('POST', '/api/enter/options', undefined, named)).json()) as object
  expect(options).toMatchObject({ rpId: 'anachron.example', userVerification: 'required' })
  const response = { id: 'made-up', rawId: 'made-up', type: 'public-key', response: {}, clientExtensionResults: {} }
  expect((await browser.fetch('POST', '/api/enter', { response }, named)).status).toBe(403)
  expect((await browser.fetch('POST', '/api/enter', { response: 7 }, named)).status).toBe(400)
  expect((await browser.fetch('POST', '/api/me/passkeys', { response, name: 'Key' }, named)).status).toBe(400)
  expect(
    (await browser.fetch('POST', '/api/me/passkeys/options', undefined, { origin: 'http://evil.example' })).status,
  ).toBe(403)
})
