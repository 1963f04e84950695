import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serve, settingsFrom } from '@anachron/server'
import { mailServer } from '@anachron/server/test/mail-server'
import { pushService } from '@anachron/server/test/push-service'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILT_APP } from '../../scripts/web-build.mjs'
import { clickLit, invite } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { BOT_BUDGET, expectNoSidewaysScroll, PHONE, shot, type Visitor, violationsOnEveryGround } from './site/visit.ts'

/** The server does what is due so many times as often: nobody wants to wait for it here. */
const HURRY = 4
const HOUR = 3_600_000
const TITLE = 'Time Hammer: The Dual'
const site = openSite({ wholeBrowser: true })

let served: Served
let mails: Awaited<ReturnType<typeof mailServer>>
let pushes: Awaited<ReturnType<typeof pushService>>
let url = ''
const folder = mkdtempSync(join(tmpdir(), 'anachron-told-'))
/** What time it is for the server: it goes on, and can be set forward. */
let ahead = 0

beforeAll(async () => {
  ;[mails, pushes] = await Promise.all([mailServer(), pushService()])
  const settings = settingsFrom(
    { SMTP_URL: mails.url, PUBLIC_URL: 'http://localhost', PORT: '0', LIMIT_ADDRESS: '0', PRIVATE_WEBHOOKS: '1' },
    {
      host: 'localhost',
      database: join(folder, 'data.sqlite'),
      app: process.env.ANACHRON_APP ?? BUILT_APP,
      botBudget: BOT_BUDGET,
      // Tests share their process: nobody may end it.
      hangAfter: 0,
      logLevel: 'silent',
    },
  )
  const later = (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, ms / HURRY)
    return () => clearTimeout(timer)
  }
  served = await serve(settings, undefined, undefined, { now: () => Date.now() + ahead, later })
  url = `http://localhost:${served.port}/`
})
afterAll(async () => {
  await served.stop()
  pushes.close()
  await mails.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Links in messages lead to PUBLIC_URL, where a proxy would stand. */
const here = (link: string): string => link.replace(/^http:\/\/localhost\//, url)

/** There is no push service of the browser's here: the device is one of the test's, and so is what it gets. */
async function withDevice(page: Page): Promise<ReturnType<typeof pushes.device>> {
  const device = pushes.device()
  const { endpoint, keys } = device
  await page.context().addInitScript(
    (given) => {
      const subscription = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => kept(false) }
      const kept = (isOn: boolean): boolean => {
        localStorage.setItem('device', isOn ? 'on' : 'off')
        return true
      }
      if (!('PushManager' in window)) return
      PushManager.prototype.subscribe = async () => {
        kept(true)
        return subscription as never
      }
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('device') === 'on' ? (subscription as never) : null
    },
    { endpoint, keys },
  )
  return device
}

async function takesPushes(page: Page): Promise<void> {
  await page.goto(`${url}#/you`)
  // From here on the device is the test's.
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const lever = page.getByRole('switch', { name: /^Push to this device/ })
  await lever.waitFor({ state: 'attached' })
  await page.getByText('Push to this device').click()
  await expect.poll(() => lever.isChecked()).toBe(true)
}

async function takesMail(page: Page, address: string): Promise<void> {
  await page.goto(`${url}#/you`)
  await page.getByLabel('Your address').fill(address)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByText('A letter is on its way').waitFor()
  await confirms(page, address)
  await page.goto(`${url}#/you`)
  await page.getByText(`${address} is confirmed`).waitFor()
}

async function confirms(page: Page, address: string): Promise<void> {
  const link = /(http:\/\/localhost\/confirm\/\S+)/.exec(mails.to(address)[0]?.text ?? '')?.[1] ?? ''
  await page.goto(here(link))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Confirmed' }).waitFor()
}

/** Answers until it is the other's turn; whether the match goes on. */
async function playsOut(page: Page): Promise<boolean> {
  for (let n = 0; n < 60; n++) {
    await page.locator('.prompt, .result').first().waitFor()
    if (await page.locator('.result').isVisible()) return false
    if (!(await page.locator('.prompt[data-yours]').isVisible())) return true
    await clickLit(page, n * 5)
    await page.waitForTimeout(150)
  }
  throw new Error('it is still this person’s turn')
}

const turnsTold = (address: string): number =>
  mails.to(address).filter(({ headers }) => headers.subject?.startsWith('Your turn')).length

test('a day of Time Hammer: each move is told once to who does not look, by push or by mail, and never to who does', async () => {
  const ann: Visitor = await site.visit(url, { viewport: PHONE, permissions: ['notifications'], offline: true })
  const phone = await withDevice(ann.page)
  await takesPushes(ann.page)
  const bob: Visitor = await site.visit(url)
  // Of its own at each try: an address that is confirmed already gets no letter.
  const address = `bob-${crypto.randomUUID()}@example.org`
  await takesMail(bob.page, address)
  await ann.page.goto(`${url}#/`)
  const link = here(await invite(ann.page, TITLE))
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await bob.page.locator('.stage').waitFor()
  // Both look: whoever begins, nobody is told, however long it takes.
  await ann.page.locator('.stage').waitFor()
  const counts = (): [pushed: number, mailed: number] => [phone.got.length, turnsTold(address)]
  ahead += HOUR
  await bob.page.waitForTimeout(4_000 / HURRY)
  expect(counts()).toEqual([0, 0])
  await bob.page.goto('about:blank')
  const away = async ({ page }: Visitor): Promise<void> => void (await page.goto('about:blank'))
  // Bob went while it may have been his turn; Ann looks all the time.
  let isOn = await playsOut(ann.page)
  let told = { ann: 0, bob: 0 }
  for (let move = 0; isOn && move < 4; move++) {
    const isBob = move % 2 === 0
    const [player, other] = isBob ? [bob, ann] : [ann, bob]
    await away(other)
    ahead += HOUR
    told = isBob ? { ...told, bob: told.bob + 1 } : { ...told, ann: told.ann + 1 }
    await expect.poll(counts).toEqual([told.ann, told.bob])
    // Hours later nobody is told of it again.
    ahead += 3 * HOUR
    await player.page.waitForTimeout(4_000 / HURRY)
    expect(counts()).toEqual([told.ann, told.bob])
    const to = isBob
      ? (/http:\/\/localhost\/#\/table\/server\/\S+/.exec(mails.to(address).at(-1)?.text ?? '')?.[0] ?? '')
      : (phone.got.at(-1)?.link ?? '')
    await player.page.goto(here(to))
    isOn = await playsOut(player.page)
  }
  expect(told.ann + told.bob).toBeGreaterThan(3)
  for (const { words } of phone.got) expect(words).toMatch(/^It is your turn in Time Hammer: The Dual with Guest \w+$/)
  expect(pushes.faults).toEqual([])
  await ann.leave()
  await bob.leave()
})

test('whoever is away for longer than the table waits can be gone on without: by a bot, or the win is claimed in two presses', async () => {
  const ann: Visitor = await site.visit(url)
  const link = here(await invite(ann.page))
  const bob: Visitor = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await bob.page.locator('.stage').waitFor()
  await bob.page.goto('about:blank')
  await ann.page.getByText('away').first().waitFor()
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  const claim = ann.page.getByRole('button', { name: /^Claim the win/ })
  await ann.page
    .getByText(/you may in/)
    .first()
    .waitFor()
  expect(await claim.isEnabled()).toBe(false)
  ahead += 25 * HOUR
  await ann.page.getByText('has been away for long').waitFor()
  await shot(ann.page, 'away-night-1440')
  await ann.page.getByRole('button', { name: /^Let a bot play for them/ }).click()
  await ann.page.getByText(/A bot plays for .*, who was away for long/).waitFor()
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Take my seat back' }).first().click()
  await bob.page.locator('.seat[data-self]').waitFor()
  // Back at the table they have all their time again.
  await expect.poll(() => claim.count()).toBe(0)
  await bob.page.goto('about:blank')
  expect(await playsOut(ann.page)).toBe(true)
  await claim.waitFor()
  expect(await claim.isEnabled()).toBe(false)
  ahead += 25 * HOUR
  await ann.page.getByText('has been away for long').waitFor()
  await claim.click()
  await ann.page.getByRole('button', { name: 'Yes, end the match' }).click()
  await ann.page.locator('.ending-word', { hasText: 'You won' }).waitFor()
  await bob.page.goto(link)
  await bob.page.locator('.ending, .result').first().waitFor()
  await ann.leave()
  await bob.leave()
})

/** Runs in the service worker: somebody presses the notice, or the button on it. Where a window is opened is said. */
async function pressed(action: string): Promise<string[]> {
  const opened: string[] = []
  const scope = self as unknown as {
    registration: ServiceWorkerRegistration
    clients: { openWindow(url: string): Promise<null> }
  }
  // Only a real finger may bring a window to the front.
  scope.clients.openWindow = async (url) => {
    opened.push(url)
    return null
  }
  const { WindowClient } = self as unknown as { WindowClient: { prototype: { focus(): Promise<unknown> } } }
  WindowClient.prototype.focus = async () => undefined
  const [notification] = await scope.registration.getNotifications()
  const { NotificationEvent } = self as unknown as { NotificationEvent: new (kind: string, of: object) => Event }
  const event = new NotificationEvent('notificationclick', { notification, action })
  const work: Promise<unknown>[] = []
  Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) })
  self.dispatchEvent(event)
  await Promise.all(work)
  return opened
}

test('a push shows a notice that leads to the table, or stops such notices; none where the page is seen', async () => {
  const { page, leave } = await site.visit(url, { permissions: ['notifications'], offline: true })
  const device = await withDevice(page)
  await takesPushes(page)
  const cdp = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await found
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, data }) => ({ title, data }))
    })
  // A friend has come while nobody looked: the server sends a push, which the browser is handed here.
  await page.goto(`${url}#/`)
  const table = here(await invite(page))
  await page.goto('about:blank')
  const bob = await site.visit(table)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await expect.poll(() => device.got.length).toBe(1)
  const deliver = () =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: url.slice(0, -1),
      registrationId,
      data: JSON.stringify(device.got[0]),
    })
  await page.goto(`${url}#/about`)
  await deliver()
  await page.waitForTimeout(500)
  expect(await shown()).toEqual([])
  // Another page in front of it: headless browsers hide nothing, so the page goes away instead.
  await page.goto('about:blank')
  await deliver()
  await expect.poll(shown).toMatchObject([{ title: device.got[0]?.words, data: { link: device.got[0]?.link } }])

  // Pressed with no page of ours open, it opens one at the table; with one, that one goes there.
  const id = /\/t\/([\w-]+)$/.exec(table)?.[1]
  expect(await worker.evaluate(pressed, '')).toEqual([`${url}#/table/server/${id}`])
  expect(await shown()).toEqual([])
  await deliver()
  await expect.poll(shown).toHaveLength(1)
  await page.goto(`${url}#/about`)
  expect(await worker.evaluate(pressed, '')).toEqual([])
  await page.locator('.table .stage').waitFor()
  expect(page.url()).toBe(`${url}#/table/server/${id}`)

  await page.goto('about:blank')
  await deliver()
  await expect.poll(shown).toHaveLength(1)
  expect(await worker.evaluate(pressed, 'stop')).toEqual([])
  await page.goto(`${url}#/about`)
  const { devices } = await page.evaluate(
    async () => (await fetch('api/me/telling')).json() as Promise<{ devices: [] }>,
  )
  expect(devices).toEqual([])
  await bob.leave()
  await leave()
})

test('a passkey is added, named, lets one in on a fresh browser, and is removed', async () => {
  const { page, complaints, leave } = await site.visit(`${url}#/you`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByLabel('What the others call you').fill('Hedy')
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByText('The others see you as Hedy.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('this passkey lets you in').waitFor()
  const name = page.getByLabel('Name of the passkey')
  await name.fill('Key ring')
  await name.blur()
  expect(await violationsOnEveryGround(page, 'you')).toEqual([])
  await shot(page, 'you-told-1440')
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
  // Somebody else at the same device, who is nobody yet.
  await page.context().clearCookies()
  await page.reload()
  await expect.poll(() => page.getByLabel('What the others call you').inputValue()).not.toBe('Hedy')
  await page.getByText('I have a name here already').click()
  await page.getByRole('button', { name: 'Enter with a passkey' }).click()
  await expect.poll(() => page.getByLabel('What the others call you').inputValue()).toBe('Hedy')
  await expect.poll(() => page.getByLabel('Name of the passkey').inputValue()).toBe('Key ring')
  await page.getByRole('button', { name: 'Remove the passkey Key ring' }).click()
  await page.getByLabel('Name of the passkey').waitFor({ state: 'detached' })
  await page.getByText('I have a name here already').click()
  await page.getByRole('button', { name: 'Enter with a passkey' }).click()
  await page.getByText('does not let anybody in here').waitFor()
  expect(complaints.filter((one) => !one.includes('403'))).toEqual([])
  await leave()
})

test('a phone: an address is confirmed by its letter, a lost passphrase replaced by one; nothing sticks out', async () => {
  const { page, leave } = await site.visit(url, { viewport: PHONE })
  await page.goto(`${url}#/you`)
  await page.getByLabel('What the others call you').fill('Mileva')
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByText('The others see you as Mileva.').waitFor()
  await takesMail(page, 'mileva@example.org')
  await page.getByText('Once a day').click()
  await page.getByText('Quiet hours').click()
  await page.getByLabel('From').selectOption('23')
  await expectNoSidewaysScroll(page)
  await shot(page, 'you-told-360')
  await page.context().clearCookies()
  await page.reload()
  await page.getByText('I have a name here already').click()
  await page.getByText('I have lost my passphrase').click()
  await page.getByLabel('The address you confirmed').fill('mileva@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('a letter is on its way to it').waitFor()
  const recovery = () => /http:\/\/localhost\/recover\/\S+/.exec(mails.to('mileva@example.org').at(-1)?.text ?? '')?.[0]
  await expect.poll(recovery).toBeDefined()
  await page.goto(here(recovery() ?? ''))
  await page.getByLabel(/^New passphrase for Mileva/).fill('relativity in 1905')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('You are Mileva again').waitFor()
  await page.getByRole('link', { name: 'To your page' }).click()
  await page.getByText('The name Mileva is yours').waitFor()
  expect(await page.getByLabel('From').inputValue()).toBe('23')
  await leave()
})
