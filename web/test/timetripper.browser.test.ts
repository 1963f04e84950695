import { readFileSync } from 'node:fs'
import { type GameModule, loadGame } from '@anachron/games'
import { begin, type MatchLog, optionsFor, play, seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, followGuide, movedOn, myTurn, noticing, openBox, playByKeys, playNow } from './site/playing.ts'
import { openSite } from './site/site.ts'
import { expectNoSidewaysScroll, PHONE, shot, violations } from './site/visit.ts'

const site = openSite()

/** What a plain soul presses first: what is loud, fire, an enemy; then the turn is over. */
const WISHES = [
  '.tt-kit-poster[data-lit]',
  '.tt-fire[data-lit]',
  '.answers .first[data-lit]',
  '.tt-way-chip[data-lit]',
  '.tt-figure[data-lit]',
  '.tt-ray-end[data-lit]',
  '.tt-way[data-lit]',
  '.answers [data-lit]',
  '.table [data-lit]',
]

async function wish(page: Page): Promise<Locator> {
  await page.locator('.table [data-lit]').first().waitFor({ state: 'attached' })
  for (const selector of WISHES) {
    const found = page.locator(selector).first()
    if ((await found.count()) > 0) return found
  }
  throw new Error('nothing is lit')
}

/** Whoever is aimed at is fired at; where a thing stands for several actions, pressing it offers them. */
async function takeFirstOffer(page: Page, before: number): Promise<void> {
  for (const offer of [page.locator('.tt-fire[data-lit]'), page.locator('.inspector[data-pressed] .button.first')])
    if ((await entry(page)) === before && (await offer.count()) > 0) await offer.click()
}

async function openExample(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.waitForSelector('.tt')
  await myTurn(page)
}

test('TimeTripper: a whole trip by clicks alone, from the rucksack to the end', async () => {
  const { page, complaints, leave } = await site.visit()
  await playNow(page, 'TimeTripper')
  for (let n = 0; (await myTurn(page)) === 'turn'; n++) {
    expect(n, 'the trip ends some day').toBeLessThan(300)
    const before = await entry(page)
    await (await wish(page)).click()
    await takeFirstOffer(page, before)
    await movedOn(page, before)
  }
  expect(await page.locator('.result h2').innerText()).toMatch(/Lost in time|Home/)
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: another by keyboard alone', async () => {
  const { page, complaints, leave } = await site.visit()
  const { keyboard } = page
  await page.waitForSelector('.box')
  const box = await openBox(page, 'TimeTripper')
  await box.getByRole('button', { name: 'Go alone' }).focus()
  await keyboard.press('Enter')
  await page.waitForSelector('.tt')
  await playByKeys(page, 400)
  expect(await page.locator('.result h2').innerText()).toMatch(/Lost in time|Home/)
  expect(complaints).toEqual([])
  await leave()
})

test('[TT-7.41] TimeTripper: what he dropped lies under his feet, and is picked up by an order', async () => {
  const { page, leave } = await site.visit('#/rules/timetripper')
  await openExample(page, /Open this position: E5/)
  const carried = page.locator('.tt-kit [data-lit]', { hasText: 'M16' })
  await carried.click()
  // Nobody drops a thing by merely pressing it.
  await page.locator('.inspector[data-pressed] .button.first', { hasText: 'Drop the M16' }).click()
  await carried.waitFor({ state: 'detached' })
  await page.locator('.answers [data-lit]', { hasText: 'Pick up the M16' }).click()
  await carried.waitFor()
  await leave()
})

test('TimeTripper: an enemy is pressed, a burst is one press more, and the dice lie there to be read', async () => {
  const { page, complaints, leave } = await site.visit('#/rules/timetripper', {
    settings: { pace: 'normal' },
  })
  await openExample(page, /Open this position: E5/)
  const before = await entry(page)
  await page.locator('.tt-figure[data-lit]').first().click()
  await page.getByRole('radio', { name: /burst/ }).click()
  const tracer = await noticing(page, '.tt-now .tt-tracer')
  const dice = await noticing(page, '.tt-dice[data-tone]')
  expect(await entry(page)).toBe(before)
  await page.locator('.tt-fire').click()
  await tracer()
  await dice()
  // A burst goes on until a roll empties the magazine, or until he is down and the rest goes into the grass.
  await page.locator('.tt-kit .tt-empty').waitFor()
  await expect.poll(() => page.locator('.tt-dice text').textContent()).toMatch(/^\d+: (empty!|.*\b(killed|disabled))$/)
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: what cannot be reached says why', async () => {
  const { page, leave } = await site.visit('#/rules/timetripper')
  await openExample(page, /Open this position: E6/)
  await page.locator('.tt-hex-spot[aria-disabled]').first().hover()
  await page.locator('.inspector-why').waitFor()
  await page.locator('.inspector-why [data-rule-id="TT-7.22"]').waitFor()
  await leave()
})

/** Any battle at its first stage, with nobody about: a trip's first battle under another number. */
async function battlePositions(): Promise<(number: number) => MatchLog> {
  const { game } = (await loadGame('timetripper')) as GameModule
  const set = optionsFor(game, {}, 1)
  if ('fault' in set) throw new Error(render(set.fault))
  const chance = seeded('battle cards')
  const state = begin(game, set.options, 1, chance)
  play(game, state, chance, 0, { do: 'ready' })
  return (number) => {
    const position = JSON.parse(JSON.stringify(state))
    const display = number <= 36 ? 0 : 1
    Object.assign(position, { units: [], visited: [number] })
    Object.assign(position.battle, { number, markers: [] })
    Object.assign(position.time, { display, cell: position.time.layout[display].indexOf(number) })
    return {
      format: 'anachron-match',
      formatVersion: 1,
      game: game.id,
      version: game.version,
      options: set.options,
      seats: 1,
      origin: { kind: 'position', state: position, words: `Battle ${number}` },
      entries: [],
    }
  }
}

/** What the card of a battle, opened from a file, says of special rules. */
async function specialRulesOn(page: Page, match: MatchLog, number: number): Promise<string[]> {
  await page.goto(`${site.url}#/about`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(match)) })
  await page.locator('.tt-where-am-i').click()
  await page.locator('.tt-battle .tt-number', { hasText: new RegExp(`^${number}$`) }).waitFor()
  return page.locator('.tt-battle .tt-specials p').allInnerTexts()
}

/** By battle, how many special rules the table of the rulebook names; a battle that is another one's double has its. */
function namedSpecialRules(): Map<number, number> {
  const page = readFileSync(new URL('../../games/timetripper/RULES.md', import.meta.url), 'utf8')
  const named = new Map<number, number>()
  const doubles: [number, number][] = []
  for (const [row, number = ''] of page.matchAll(/^\| (\d+) \| [A-Z].* \|$/gm)) {
    const [, double] = /as battle (\d+)/.exec(row) ?? []
    if (double) doubles.push([Number(number), Number(double)])
    else named.set(Number(number), row.match(/TT-B/g)?.length ?? 0)
  }
  for (const [number, double] of doubles) named.set(number, named.get(double) ?? 0)
  return named
}

test('TimeTripper: the card of every battle says all of its special rules in words', async () => {
  const { page, complaints, leave } = await site.visit()
  const positionOf = await battlePositions()
  const named = namedSpecialRules()
  expect(named.size).toBe(72)
  for (const [number, rules] of named) {
    const said = await specialRulesOn(page, positionOf(number), number)
    expect(said.length, `battle ${number}`).toBe(rules)
    for (const words of said) expect(words, `battle ${number}`).toMatch(/^[A-Z].{10,}\.$/)
  }
  expect(complaints).toEqual([])
  await leave()
})

/** Nothing on a phone is too small for a thumb; the 121 hexes of a field share its width. */
async function expectThumbsFit(page: Page): Promise<void> {
  const small = await page.$$eval('.table [data-lit]:not(.tt-map *, .tt-star)', (lit) =>
    lit.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height) < 40 ? [`${one.getAttribute('class')} ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
}

test.each(['night', 'paper', 'contrast'] as const)(
  'TimeTripper: no violations on %s: rucksack, field, weapons, charts; on paper at 360 px',
  async (ground) => {
    const phone = ground === 'paper'
    const { page, complaints, leave } = await site.visit('#/rules/timetripper', {
      settings: { ground },
      ...(phone ? { viewport: PHONE, hasTouch: true } : {}),
    })
    const look = async (name: string): Promise<void> => {
      expect(await violations(page, name)).toEqual([])
      await shot(page, `timetripper-${name}-${ground}-${phone ? 360 : 1440}`)
      if (!phone) return
      await expectNoSidewaysScroll(page)
      await expectThumbsFit(page)
    }
    await openExample(page, /Open this position: E1,/)
    await look('packing')
    await page.goto(`${site.url}#/rules/timetripper`)
    await openExample(page, /Open this position: E14/)
    await page.locator('.tt-figure[data-lit]').first().click()
    await page.locator('.tt-fire[data-lit]').waitFor()
    await look('weapons')
    await page.goto(`${site.url}#/rules/timetripper`)
    await openExample(page, /Open this position: E10, from 19/)
    await look('charts')
    expect(complaints).toEqual([])
    await leave()
  },
)

test('TimeTripper: the guided first game goes from its first note to a match of one’s own', async () => {
  const { page, complaints, leave } = await site.visit('#/guide/timetripper')
  const done = await followGuide(page)
  await done.click()
  await page.waitForSelector('.timeline')
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: the second lesson marks every press to its end, and its trip is nobody’s', async () => {
  const { page, complaints, leave } = await site.visit('#/guide/timetripper/2')
  const done = await followGuide(page)
  await done.waitFor()
  await page.goto(`${site.url}#/workshop/timetripper`)
  await page.locator('.tt-trips h1').waitFor()
  expect(await page.locator('.tt-trips').innerText()).toContain('Every place you land in leaves a stamp here.')
  expect(complaints).toEqual([])
  await leave()
})

test('TimeTripper: a picture of the rulebook beside a match gives no answers', async () => {
  const { page, leave } = await site.visit('#/rules/timetripper')
  await openExample(page, /Open this position: E6/)
  const answers = await page.locator('.answers').innerText()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.locator('.plate .tt-packing').waitFor()
  expect(await page.locator('.answers').innerText()).toBe(answers)
  expect(answers).not.toContain('Ready')
  await leave()
})

/** The first stage of a trip with three grenades, somebody two hexes away. */
async function withGrenades(): Promise<MatchLog> {
  const { game } = (await loadGame('timetripper')) as GameModule
  const set = optionsFor(game, {}, 1)
  if ('fault' in set) throw new Error(render(set.fault))
  const chance = seeded('grenades')
  const state = begin(game, set.options, 1, chance)
  for (const action of [...new Array(3).fill({ do: 'buy', what: 'm26' }), { do: 'ready' }])
    play(game, state, chance, 0, action)
  const position = JSON.parse(JSON.stringify(state))
  position.units[0].hex = position.trippers[0].hex + 2
  return {
    format: 'anachron-match',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    options: set.options,
    seats: 1,
    origin: { kind: 'position', state: position, words: 'With grenades' },
    entries: [],
  }
}

test('[TT-8.42] TimeTripper: a weapon pressed on the belt is used on the enemy pressed next', async () => {
  const { page, leave } = await site.visit('#/about')
  const match = JSON.stringify(await withGrenades())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(match) })
  const chosen = page.locator('.tt-way-chip[aria-checked=true]')
  const enemy = page.locator('.tt-figure[data-lit]').first()
  await enemy.click()
  expect(await chosen.innerText()).toContain('M16')
  await page.getByRole('button', { name: 'Aim at nobody' }).click()
  await page.locator('.tt-thing', { hasText: 'M26' }).click()
  await enemy.click()
  expect(await chosen.innerText()).toContain('M26')
  expect(await page.locator('.tt-fire').innerText()).toContain('Throw')
  // What was in the hand is read about no longer.
  await page.locator('.inspector[data-pressed]').waitFor({ state: 'detached' })
  await leave()
})

test('[TT-15.21a] TimeTripper: followers fight on in one press, and whoever takes it back is asked again', async () => {
  const { page, complaints, leave } = await site.visit('#/about')
  const file = new URL('../../games/timetripper/fixtures/awed-soldiers.match.json', import.meta.url)
  // Part of a match is a log and no file: what seals a file is for all of it.
  const { hash: _hash, seal: _seal, ...log } = JSON.parse(readFileSync(file, 'utf8'))
  // Three of them wait for orders.
  const match = JSON.stringify({ ...log, entries: log.entries.slice(0, 81) })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(match) })
  const fightOn = page.getByRole('button', { name: 'They fight on' })
  await fightOn.click()
  await page.locator('.prompt-words', { hasText: '’s turn' }).waitFor()
  expect(await entry(page)).toBeGreaterThan(81 + 3)
  expect(await page.getByRole('button', { name: 'Fight on', exact: true }).getAttribute('aria-pressed')).toBe('true')
  const after = await entry(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await fightOn.waitFor()
  expect(await entry(page)).toBeLessThan(after)
  expect(complaints).toEqual([])
  await leave()
})
