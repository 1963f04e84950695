import { networkInterfaces } from 'node:os'
import { reportsIn } from '@anachron/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickLit, entry, inStep, invite, openBox } from './site/playing.ts'
import { proxyTo } from './site/proxy.ts'
import { TestServer } from './site/server.ts'
import { openSite } from './site/site.ts'
import { PHONE, shot, type Visitor, violations, violationsOnEveryGround } from './site/visit.ts'

const site = openSite({ ownServer: true })

/** Somebody who goes by a name. */
async function named(name: string, to = '', wishes: Parameters<typeof site.visit>[1] = {}): Promise<Visitor> {
  const visitor = await site.visit('#/about', wishes)
  await visitor.page.evaluate(callMe, name)
  await visitor.page.goto('about:blank')
  await visitor.page.goto(new URL(to, site.url).href)
  return visitor
}

/** Runs in the page. */
async function callMe(name: string): Promise<void> {
  await fetch('/api/session', { method: 'POST' })
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`)
  await new Promise<void>((done) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ do: 'rename', id: `name-${Math.random()}`.replace('.', ''), name }))
    socket.onmessage = () => done()
  })
  socket.close()
}

/** Two people at a table of their own, and the way there. */
async function twoAtTable(wishes: Parameters<typeof site.visit>[1] = {}) {
  const ann = await named('Ann')
  const link = await invite(ann.page)
  const bob = await named('Bob', '', wishes)
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const { page } of [ann, bob]) await page.locator('.table [data-lit]').first().waitFor()
  return { ann, bob, link }
}

const leave = async (...visitors: Visitor[]): Promise<void> => {
  for (const visitor of visitors) await visitor.leave()
}

const say = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Say something').fill(words)
  await page.keyboard.press('Enter')
}

test('terms are told before one sits down, on the card and at the free seat, and are kept at the table', async () => {
  const ann = await named('Ann', '#/setup/time-line-battle')
  const { page } = ann
  await page.getByLabel('Seat 2').selectOption({ label: 'Open: whoever follows the link' })
  await page.getByLabel(/Show this table to everybody/).check()
  await page.getByText('For the match', { exact: true }).click()
  await page.getByLabel('Minutes each').fill('7')
  await page.getByLabel('Seconds more after every answer').fill('20')
  await page.getByText('A bot plays on', { exact: true }).click()
  // Where strangers meet against a clock there are none, unless somebody wants them.
  expect(await page.getByLabel(/^Hints/).isChecked()).toBe(false)
  // Bots from outside come to no listed table unless somebody welcomes them.
  expect(await page.getByLabel(/^Bots of other people/).isChecked()).toBe(false)
  await page.getByLabel(/^Bots of other people/).check()
  await page.getByLabel('Quiet Timelines before the game ends').fill('6')
  expect(await violations(page, 'setup')).toEqual([])
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByRole('heading', { name: 'Waiting for people' }).waitFor()

  const bob = await named('Bob')
  const card = bob.page.locator('.matches li', { hasText: 'Ann' })
  for (const words of [
    '7 minutes each for the match, 20 seconds more',
    'No hints',
    'Bots welcome',
    'Quiet Timelines before the game ends: 6',
  ])
    await card.getByText(words).waitFor()
  await card.getByRole('link').click()
  const terms = bob.page.getByLabel('Terms of this table')
  for (const words of [
    '7 minutes each',
    'a bot takes the seat',
    'None: bots say nothing',
    'Other people’s may sit down',
    'Quiet Timelines',
  ])
    await terms.getByText(words).first().waitFor()
  expect(await violations(bob.page, 'a free seat')).toEqual([])
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  for (const one of [ann, bob]) {
    await one.page.locator('.table [data-lit]').first().waitFor()
    for (const name of ['Hint', 'Branch here'])
      expect(await one.page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
  }
  await page.keyboard.press('h')
  await page.locator('.trouble', { hasText: 'without hints' }).waitFor()
  await leave(ann, bob)
})

test('a table whose people have gone is marked among the open ones', async () => {
  const ann = await named('Forsaken', '#/setup/time-line-battle')
  await ann.page.getByLabel('Seat 2').selectOption({ label: 'Open: whoever follows the link' })
  await ann.page.getByLabel(/Show this table to everybody/).check()
  await ann.page.getByRole('button', { name: 'Set the table' }).click()
  await ann.page.getByRole('heading', { name: 'Waiting for people' }).waitFor()
  const bob = await named('Bob')
  const card = bob.page.locator('.matches li', { hasText: 'Forsaken' })
  await card.getByText('waiting for people').waitFor()
  await ann.leave()
  await card.getByText('nobody is at the table').waitFor()
  await bob.leave()
})

test('what is said is counted until it is read, has its time and its links, and can be muted', async () => {
  const { ann, bob } = await twoAtTable({ viewport: PHONE })
  await ann.page.getByRole('tab', { name: 'Chat' }).click()
  await say(ann.page, 'look at https://example.org/rules. javascript:alert(1)')
  await say(ann.page, 'well?')
  const button = bob.page.locator('.bar-side')
  await button.locator('.count', { hasText: '2' }).waitFor()
  await expect.poll(() => bob.page.title()).toMatch(/\((2|3)\)/)
  await button.click()
  const lines = bob.page.getByRole('list', { name: /^Chat/ })
  await lines.getByText('2 new').waitFor()
  const links = lines.getByRole('link')
  expect(
    await links.evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('rel')])),
  ).toEqual([['https://example.org/rules', 'noopener noreferrer nofollow ugc']])
  expect(await lines.locator('time').first().innerText()).toMatch(/^\d\d:\d\d$/)
  await button.locator('.count').waitFor({ state: 'detached' })
  expect(await bob.page.title()).not.toContain('(3)')
  expect(await violations(bob.page, 'chat')).toEqual([])
  await lines.getByRole('button', { name: /^Ann/ }).first().click()
  await bob.page.getByRole('button', { name: 'Mute', exact: true }).click()
  await bob.page.getByText('Ann is muted.').waitFor()
  await say(ann.page, 'are you there?')
  await say(bob.page, 'quiet here')
  await ann.page.getByText('quiet here').waitFor()
  expect(await bob.page.getByText('are you there?').count()).toBe(0)
  await bob.page.reload()
  await bob.page.locator('.bar-side').click()
  await bob.page.getByRole('tab', { name: /^Chat/ }).click()
  await bob.page.getByRole('button', { name: 'Unmute' }).click()
  await bob.page.getByText('are you there?').waitFor()
  await leave(ann, bob)
})

test('a line, and whoever sits there, are reported to whoever runs the server; nobody else learns of it', async () => {
  const { ann, bob } = await twoAtTable({ viewport: PHONE })
  await ann.page.getByRole('tab', { name: 'Chat' }).click()
  await say(ann.page, 'you play like a cabbage')
  await bob.page.locator('.bar-side').click()
  await bob.page.getByRole('tab', { name: /^Chat/ }).click()
  const lines = bob.page.getByRole('list', { name: /^Chat/ })
  await lines.getByRole('button', { name: /^Ann/ }).first().click()
  await bob.page.getByRole('button', { name: 'Report…' }).click()
  await bob.page.locator('.about-person blockquote', { hasText: 'cabbage' }).waitFor()
  expect(await violations(bob.page, 'reporting')).toEqual([])
  await bob.page.getByLabel(/^What is wrong/).fill('rude')
  await bob.page.keyboard.press('Enter')
  await bob.page.getByText('can read your report now').waitFor()
  await bob.page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  await ann.page.getByRole('button', { name: /^Mute or report/ }).click()
  await ann.page.getByRole('button', { name: 'Report…' }).click()
  expect(await violations(ann.page, 'reporting a person')).toEqual([])
  await ann.page.getByRole('button', { name: 'Send the report' }).click()
  await ann.page.getByText('can read your report now').waitFor()
  const reports = await reportsIn(site.server.data, { all: false })
  expect(reports.map(({ byName, personName, said, why }) => [byName, personName, said?.text, why])).toEqual([
    ['Bob', 'Ann', 'you play like a cabbage', 'rude'],
    ['Ann', 'Bob', undefined, ''],
  ])
  await leave(ann, bob)
})

test('who waits and who has come without sitting down yet hear each other; a phone shares the link', async () => {
  const ann = await named('Ann', '', { viewport: PHONE })
  await ann.page.evaluate(() => {
    navigator.share = async ({ url } = {}) => void document.body.setAttribute('data-shared', String(url))
  })
  const link = await invite(ann.page)
  expect(await ann.page.getByLabel('Say something').count()).toBe(0)
  expect(await ann.page.locator('main').getByText('Time Line Battle').first().isVisible()).toBe(true)
  await ann.page.getByRole('button', { name: 'Share…' }).click()
  await expect.poll(() => ann.page.locator('body').getAttribute('data-shared')).toBe(link)
  const bob = await named('Bob')
  await bob.page.goto(link)
  await say(bob.page, 'Five minutes?')
  await ann.page.getByText('Five minutes?').waitFor()
  await say(ann.page, 'Gladly.')
  await bob.page.getByText('Gladly.').waitFor()
  expect(await violations(bob.page, 'gathering with talk')).toEqual([])
  await leave(ann, bob)
})

test('onlookers talk in a room of their own, and players hear them when it is over', async () => {
  const { ann, bob, link } = await twoAtTable()
  const cat = await named('Cat')
  await cat.page.goto(link)
  await cat.page.getByRole('tab', { name: /^Chat/ }).click()
  await say(cat.page, 'Bob has a bomb')
  await cat.page.getByRole('tab', { name: 'Players' }).click()
  await cat.page.getByText('Here only those who play talk.').waitFor()
  await ann.page.getByRole('tab', { name: /^Chat/ }).click()
  await ann.page.getByText('One person looks on.').waitFor()
  await say(ann.page, 'good luck')
  await cat.page.getByText('good luck').waitFor()
  expect(await ann.page.getByText('Bob has a bomb').count()).toBe(0)
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  await ann.page.getByRole('button', { name: 'Give up', exact: true }).click()
  await ann.page.getByRole('button', { name: 'Give up: yes' }).click()
  await ann.page.locator('.ending').waitFor()
  await ann.page.getByRole('button', { name: 'Look at the board' }).click()
  await ann.page.getByRole('tab', { name: /^Chat/ }).click()
  await ann.page.getByRole('tab', { name: /^Onlookers/ }).click()
  await ann.page.getByText('Bob has a bomb').waitFor()
  await leave(ann, bob, cat)
})

test('the end names the person whose match it was, and a rematch is theirs', async () => {
  const { ann, bob } = await twoAtTable()
  await bob.page.getByRole('tab', { name: 'Seats' }).click()
  await bob.page.getByRole('button', { name: /^Let a bot play for me/ }).click()
  await ann.page.locator('.seat .note', { hasText: 'for Bob' }).waitFor()
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  await ann.page.getByText('A bot plays for Bob, as they wished.').waitFor()
  expect(await violations(ann.page, 'the seat menu')).toEqual([])
  await ann.page.getByRole('button', { name: 'Give up', exact: true }).click()
  await ann.page.getByRole('button', { name: 'Give up: yes' }).click()
  await ann.page.locator('.ending').waitFor()
  expect(await ann.page.locator('.ending').innerText()).toContain('Bob')
  await bob.page.locator('.ending-word', { hasText: 'You won' }).waitFor()
  await bob.page.locator('.ending').getByRole('button', { name: 'Rematch' }).click()
  const offered = ann.page.getByRole('status', { name: 'Rematch' })
  await ann.page.getByText('Bob wants a rematch').waitFor()
  await shot(ann.page, 'rematch-night-1440')
  await offered.getByRole('button', { name: 'Not now' }).click()
  await offered.waitFor({ state: 'detached' })
  // Who has offered waits at the new table, and learns there that it has come to nothing.
  await bob.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
  await bob.page.goBack()
  await bob.page.locator('.ending, .result').getByRole('button', { name: 'Rematch' }).first().click()
  await offered.getByRole('button', { name: 'Play again' }).click()
  for (const { page } of [ann, bob]) await page.locator('.table [data-lit]').first().waitFor()
  expect(new URL(ann.page.url()).hash).toBe(new URL(bob.page.url()).hash)
  await leave(ann, bob)
})

/** Buttons in the line of news that stand out of it, or out of the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const line = document.querySelector('.news')?.getBoundingClientRect() ?? new DOMRect()
    const isCut = (at: DOMRect): boolean =>
      at.top < line.top - 1 || at.bottom > line.bottom + 1 || at.left < line.left || at.right > line.right + 1
    const doors = [...document.querySelectorAll('.news .button')].filter((door) => door.checkVisibility())
    return doors.filter((door) => isCut(door.getBoundingClientRect())).map((door) => door.textContent ?? '')
  })

test('on a phone what somebody wants is answered in its line, with no button cut off', async () => {
  const { ann, bob } = await twoAtTable({ viewport: PHONE })
  for (const { page } of [ann, bob]) await clickLit(page)
  await inStep(ann.page, bob.page, 1)
  await ann.page.keyboard.press('u')
  await bob.page.getByRole('button', { name: 'Allow it' }).waitFor()
  expect(await cutOff(bob.page)).toEqual([])
  expect(await violations(bob.page, 'an offer on a phone')).toEqual([])
  await bob.page.getByRole('button', { name: 'No', exact: true }).click()
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  await ann.page.getByRole('button', { name: 'Give up', exact: true }).click()
  await ann.page.getByRole('button', { name: 'Give up: yes' }).click()
  await bob.page.getByRole('button', { name: 'Look at the board' }).click()
  await ann.page.locator('.ending').getByRole('button', { name: 'Rematch' }).click()
  await bob.page.locator('.news').getByRole('button', { name: 'Play again' }).waitFor()
  expect(await cutOff(bob.page)).toEqual([])
  expect(await violationsOnEveryGround(bob.page, 'a rematch on a phone')).toEqual([])
  await leave(ann, bob)
})

test('a decision at another table is told in the line of news, elsewhere at the foot of the page, over nothing', async () => {
  const { ann, bob, link } = await twoAtTable()
  await ann.page.setViewportSize(PHONE)
  await ann.page.goto(`${site.url}#/`)
  const other = await invite(ann.page)
  await ann.page.goto(link)
  await ann.page.locator('.table [data-lit]').first().waitFor()
  const cat = await named('Cat')
  await cat.page.goto(other)
  await cat.page.getByRole('button', { name: 'Sit here' }).click()
  const told = ann.page.getByRole('status').getByRole('link', { name: 'Your decision at Time Line Battle' })
  await ann.page.locator('.news').getByText('Your decision at').waitFor()
  expect(await told.count()).toBe(1)
  expect(await cutOff(ann.page)).toEqual([])
  expect(await violations(ann.page, 'told at a table')).toEqual([])
  await ann.page.evaluate(() => {
    location.hash = '#/rules/time-line-battle'
  })
  const search = ann.page.getByLabel('Search the rules')
  await search.waitFor()
  await told.waitFor()
  // It lies over nothing that cannot be scrolled away from under it.
  const foot = await ann.page.locator('.turn-notice').boundingBox()
  expect(foot?.y).toBeGreaterThan(PHONE.height / 2)
  await search.click()
  expect(await violations(ann.page, 'told on a page')).toEqual([])
  await told.click()
  await expect.poll(() => ann.page.url()).toContain(other.split('/t/')[1])
  await told.waitFor({ state: 'detached' })
  await leave(ann, bob, cat)
})

test('a substitute may take a seat that was left; nobody who has played another', async () => {
  const { ann, bob, link } = await twoAtTable()
  await bob.page.getByRole('tab', { name: 'Seats' }).click()
  await bob.page.getByRole('button', { name: /^Leave my seat to a substitute/ }).click()
  await bob.page.getByRole('button', { name: 'Yes, stand up' }).click()
  await bob.page.getByRole('button', { name: 'Take my seat back' }).first().waitFor()
  await ann.page.getByRole('tab', { name: 'Seats' }).click()
  await ann.page.getByText('Whoever follows the link may sit down.').waitFor()
  const cat = await named('Cat')
  await cat.page.goto(link)
  await cat.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.locator('.seat', { hasText: 'Cat' }).waitFor()
  await leave(ann, bob, cat)
})

test('while the network is frozen for 70 seconds no clock runs on the screen; afterwards the right one does, and own moves are no news', async () => {
  const proxy = await proxyTo(Number(new URL(site.url).port))
  const ann = await named('Ann', '#/setup/time-line-battle')
  await ann.page.getByLabel('Seat 2').selectOption({ label: 'Open: whoever follows the link' })
  await ann.page.getByText('30 min', { exact: true }).click()
  await ann.page.getByRole('button', { name: 'Set the table' }).click()
  const link = await ann.page.getByLabel('Link to this table').inputValue()
  const bob = await named('Bob')
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  const through = await ann.page.context().newPage()
  await ann.page.close()
  // Its own time can be made to pass.
  await through.clock.install()
  await through.goto(link.replace(site.url, `http://127.0.0.1:${proxy.port}/`))
  await through.locator('.table [data-lit]').first().waitFor()
  expect(await through.locator('.clock[data-held]').count()).toBe(0)
  const before = await entry(through)
  proxy.freeze()
  await through.locator('.connection[data-lost]').waitFor()
  await through.locator('.clock[data-held]').first().waitFor()
  const shown = await through.locator('.clock').allInnerTexts()
  await through.locator('.table [data-lit]').first().click()
  await bob.page.getByText('away').first().waitFor()
  await through.clock.runFor(70_000)
  await through.locator('.connection').waitFor()
  expect(await through.locator('.clock').allInnerTexts()).toEqual(shown)
  expect(await entry(bob.page)).toBe(before)
  proxy.thaw()
  await through.locator('.connection').waitFor({ state: 'detached' })
  await inStep(through, bob.page, before)
  await through.locator('.clock[data-held]').waitFor({ state: 'detached' })
  expect(await through.getByText('while you were away').count()).toBe(0)
  await leave(ann, bob)
  await proxy.close()
})

test('at localhost the app warns, or links to the address of the network; a link to a table opens it', async () => {
  const ann = await named('Ann')
  const link = await invite(ann.page)
  expect(link).toMatch(/\/t\/[\w-]+$/)
  await ann.page.getByText('Only this machine can open this link.').waitFor()
  const bob = await site.visit(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).waitFor()
  expect(bob.page.url()).toContain('#/table/server/')
  await leave(ann, bob)
})

/** An address of this machine that no browser takes for a secure one. */
const inNetwork = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.runIf(inNetwork)(
  'without TLS the link is copied all the same; it can be shared, and read by a phone',
  async () => {
    const server = await TestServer.start({ HOST: '0.0.0.0' })
    const address = server.url.replace('127.0.0.1', inNetwork as string)
    const { page, leave: goes } = await site.visit(address)
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator && !!navigator.clipboard])).toEqual([
      false,
      false,
    ])
    const link = await invite(page)
    expect(link.startsWith(address)).toBe(true)
    await page.getByRole('img', { name: /code for phones/ }).waitFor()
    expect(await page.getByText('Only this machine').count()).toBe(0)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const field = page.getByLabel('Your name at this table')
    await field.fill('')
    await field.focus()
    await page.keyboard.press('Control+v')
    expect(await field.inputValue()).toBe(link.slice(0, (await field.inputValue()).length))
    expect((await field.inputValue()).length).toBeGreaterThan(20)
    await goes()
    const local = await site.visit(server.url.replace('127.0.0.1', 'localhost'))
    expect((await invite(local.page)).startsWith(`http://${inNetwork}`)).toBe(true)
    await local.page.getByText('Whoever is in the same network').waitFor()
    await local.leave()
    await server.stop()
  },
)

test('a match can be put away while it is played, and is found among all by name; a link opened twice is one match', async () => {
  const { ann, bob } = await twoAtTable()
  await bob.page.getByRole('button', { name: 'Share' }).click()
  const carried = await bob.page.getByLabel(/A link that carries the match itself/).inputValue()
  await ann.page.goto(`${site.url}#/`)
  await ann.page.getByRole('button', { name: /^Put away: Time Line Battle/ }).click()
  // Others may be watched, too.
  const yours = ann.page.locator('.matches').first()
  await yours.locator('li', { hasText: 'Bob' }).waitFor({ state: 'detached' })
  await ann.page.getByRole('link', { name: 'Search all your matches' }).click()
  await ann.page.getByLabel('Those I have put away').check()
  await ann.page.getByLabel('With').fill('bo')
  await ann.page.locator('.matches li', { hasText: 'Bob' }).waitFor()
  expect(await violations(ann.page, 'all matches')).toEqual([])
  await ann.page.getByRole('button', { name: /^Bring back/ }).click()
  await ann.page.getByText('No match fits.').waitFor()
  for (let times = 0; times < 2; times++) {
    await bob.page.goto('about:blank')
    await bob.page.goto(carried)
    await bob.page.locator('.stage').waitFor()
  }
  await bob.page.goto(`${site.url}#/matches`)
  await bob.page.locator('.matches li').first().waitFor()
  expect(await bob.page.locator('.matches li', { hasText: 'this browser' }).count()).toBe(1)
  await leave(ann, bob)
})

test('whoever waits in another tab learns from the title that the friend has come', async () => {
  const ann = await named('Ann')
  const link = await invite(ann.page)
  await ann.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await ann.page.title()).not.toMatch(/\(\d\)/)
  const bob = await named('Bob')
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit here' }).click()
  await expect.poll(() => ann.page.title()).toMatch(/\(\d\)/)
  await leave(ann, bob)
})

test('the rulebook forgives two slips, shows no signs of its setting, and prints alone', async () => {
  const { page, leave: goes } = await site.visit('#/rules/timetripper')
  await page.getByLabel('Search the rules').fill('weapno')
  const hits = page.locator('.rule-search li button')
  await hits.first().waitFor()
  await page.getByLabel('Search the rules').fill('recruit')
  for (const text of await hits.allInnerTexts()) expect(text).not.toMatch(/[*_`]/)
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.rules-contents', '.masthead']) expect(await page.locator(gone).first().isVisible()).toBe(false)
  expect(await page.locator('.rules-page').isVisible()).toBe(true)
  await goes()
})

test('walking in time changes the address, and a press of Back does not walk', async () => {
  const { page, leave: goes } = await site.visit('')
  const box = await openBox(page, 'Time Line Battle')
  await box
    .getByRole('button', { name: /\bkeen\b/ })
    .first()
    .click()
  await page.locator('.table [data-lit]').first().waitFor()
  await clickLit(page)
  await page.keyboard.press('[')
  await expect.poll(() => page.url()).toMatch(/\?at=\d+$/)
  await page.keyboard.press('n')
  await expect.poll(() => page.url()).not.toMatch(/at=/)
  // What was said at a table is not heard once more after leaving it.
  await page.goto(`${site.url}#/about`)
  await expect.poll(() => page.locator('body > .unseen[role=status]').allTextContents()).toEqual([''])
  await goes()
})
