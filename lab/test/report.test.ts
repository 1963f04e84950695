import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, seeded } from '@anachron/kernel'
import { parseHTML } from 'linkedom'
import { afterAll, expect, test } from 'vitest'
import { ticTacToe } from '../src/bench/tic-tac-toe.ts'
import { runLab } from '../src/index.ts'
import { tallyOutcome } from '../src/play/chunk.ts'
import { Insider } from '../src/play/insider.ts'
import { planFor } from '../src/play/plan.ts'
import { compare } from '../src/report/compare.ts'
import { contentRows } from '../src/report/content.ts'
import { findings } from '../src/report/findings.ts'
import { reportPage } from '../src/report/html.ts'
import { askWords } from '../src/report/option-words.ts'
import { reportOf } from '../src/report/report.ts'
import { paper } from '../src/report/run.ts'
import { spreadOf } from '../src/report/spread.ts'
import { emptyTally, type InsideTally } from '../src/stats/tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'anachron-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CARDS = ['sword', 'shield', 'pebble', 'ghost'].map((id) => ({ id, kind: 'card', name: `The ${id}` }))

/** Any game, as far as its content goes: every event is a card drawn by a seat. */
const cards = {
  ...ticTacToe,
  content: CARDS,
  tags: ({ id, seat }: { id: string; seat: number }) => [{ id, how: 'drawn', seat }],
} as unknown as AnyGame

/** Matches in which the first seat wins 60 %, whoever has the sword 20 % more, and the pebble means nothing. */
function dealtMatches(games: number) {
  const chance = seeded('cards')
  const tally = emptyTally(2, true)
  const insider = new Insider(cards, 2, tally.inside as InsideTally)
  for (let i = 0; i < games; i++) {
    const sword = chance.pick('', 2)
    insider.begin()
    insider.event({ kind: 'drawn', rule: 'TTT-1', id: 'sword', seat: sword } as never)
    if (chance.pick('', 3) === 0)
      insider.event({ kind: 'drawn', rule: 'TTT-1', id: 'pebble', seat: chance.pick('', 2) } as never)
    const first = chance.pick('', 100) < (sword === 0 ? 70 : 50)
    const outcome = { result: { reason: 'line', rule: 'TTT-1', payoff: first ? [1, 0] : [0, 1] }, decisions: [3, 2] }
    tallyOutcome(tally, outcome)
    insider.end(outcome)
  }
  return tally
}

test('what helps is told from what does not, within seats', () => {
  const rows = contentRows(cards, dealtMatches(20_000))
  const sword = rows.find(({ id }) => id === 'sword')
  const pebble = rows.find(({ id }) => id === 'pebble')
  expect(sword).toMatchObject({ name: 'The sword', how: 'drawn', times: 20_000, stands: true })
  expect(sword?.effect?.low).toBeLessThan(0.2)
  expect(sword?.effect?.high).toBeGreaterThan(0.2)
  expect(sword?.reach.value).toBeCloseTo(0.5, 5)
  expect(pebble?.stands).toBe(false)
  expect(Math.abs(pebble?.effect?.value ?? 1)).toBeLessThan(0.03)
})

test('content and rules that never occur are named', async () => {
  const plan = await planFor('tic-tac-toe', { games: 100 })
  const report = reportOf(plan, cards, dealtMatches(100))
  expect(report.contentNeverSeen.map(({ id }) => id)).toEqual(['shield', 'ghost'])
  expect(report.rulesNeverSeen).toEqual([])
  const silent = { ...cards, rulebook: { ...cards.rulebook, 'TTT-2': 'Manners' } }
  expect(reportOf(plan, silent as AnyGame, dealtMatches(100)).rulesNeverSeen).toEqual([
    { rule: 'TTT-2', section: 'Manners' },
  ])
})

test('what befalls everybody is counted but not compared', () => {
  const tally = emptyTally(2, true)
  const storm = { ...cards, tags: () => [{ id: 'pebble', how: 'met' }] } as unknown as AnyGame
  const insider = new Insider(storm, 2, tally.inside as InsideTally)
  for (let i = 0; i < 400; i++) {
    insider.begin()
    if (i % 3 === 0) insider.event({ kind: 'storm', rule: 'TTT-1' })
    const outcome = { result: { reason: 'line', rule: 'TTT-1', payoff: i % 2 ? [1, 0] : [0, 1] }, decisions: [1, 1] }
    tallyOutcome(tally, outcome)
    insider.end(outcome)
  }
  const [row] = contentRows(storm, tally)
  expect(row).toMatchObject({ id: 'pebble', how: 'met', times: 134, stands: false })
  expect(row?.effect).toBeUndefined()
})

test('too few cases are not compared', () => {
  for (const row of contentRows(cards, dealtMatches(40))) expect(row.effect).toBeUndefined()
})

test('a change of the lead is a change of who stands clearly best', () => {
  const tally = emptyTally(2, true).inside as InsideTally
  const insider = new Insider({ ...cards, score: ([a]: [number]) => [a, 1 - a] } as unknown as AnyGame, 2, tally)
  insider.begin()
  for (const standing of [0.5, 0.7, 0.505, 0.6, 0.3])
    insider.asked({ ask: 'turn.mark', rule: 'TTT-1', seats: [0], secret: false }, 0, 3, [standing] as never)
  insider.end({ result: { reason: 'line', rule: 'TTT-1', payoff: [1, 0] }, decisions: [5, 0] })
  expect(tally.leadChanges).toEqual({ 2: 1 })
  expect(tally.asks['turn.mark']).toEqual({ times: 5, options: 15 })
})

test('spreads give mean, quantiles and ends', () => {
  const { mean, low, median, high, min, max } = spreadOf({ 1: 10, 2: 80, 10: 10 })
  expect(mean.value).toBeCloseTo(2.7)
  expect([min, low, median, high, max]).toEqual([1, 1, 2, 10, 10])
})

test('two sets of options are compared by their differences', async () => {
  const plan = await planFor('tic-tac-toe', { games: 20_000 })
  const a = reportOf(plan, cards, dealtMatches(20_000))
  const b = { ...a, options: { big: true }, length: spreadOf({ 9: 20_000 }) }
  const schema = { big: { kind: 'flag' as const, label: 'A big board', default: false, rule: 'X-1' } }
  const { rows, words } = compare({ ...a, options: { big: false } }, b, schema)
  expect(words).toEqual({ a: 'A big board: no', b: 'A big board: yes' })
  expect(rows.find(({ what }) => what === 'decisions per match')).toMatchObject({ a: 5, b: 9, sure: true })
  expect(rows.find(({ what }) => what.startsWith('payoff of seat 1'))).toMatchObject({ sure: false })
})

test('the page stands alone: no script that runs, nothing to fetch, the figures inside', async () => {
  const plan = await planFor('tic-tac-toe', { games: 2000 })
  const report = reportOf(plan, cards, dealtMatches(2000))
  const { document } = parseHTML(reportPage(paper(), { ...report, title: 'Swords & <b>Shields</b>' }))
  expect(document.querySelector('h1')?.textContent).toBe('Swords & <b>Shields</b>')
  expect(document.querySelectorAll('[src], link, script:not([type="application/json"])')).toHaveLength(0)
  expect(document.querySelectorAll('figure svg').length).toBeGreaterThanOrEqual(5)
  expect(JSON.parse(document.querySelector('#report')?.textContent ?? '')).toMatchObject({ games: 2000 })
})

test('a run that was stopped goes on from its file and ends as if it had not been', async () => {
  const whole = await runLab('tic-tac-toe', { games: 6000, seed: 9, workers: 2, out: join(folder, 'whole') })
  const stop = new AbortController()
  const partly = await runLab('tic-tac-toe', {
    games: 6000,
    seed: 9,
    workers: 2,
    out: join(folder, 'resumed'),
    signal: stop.signal,
    onProgress: ({ done }) => done >= 1500 && stop.abort(),
  })
  expect(partly.finished).toBe(false)
  expect(partly.report.games).toBeLessThan(6000)
  const starts: number[] = []
  const resumed = await runLab('tic-tac-toe', {
    games: 6000,
    seed: 9,
    workers: 1,
    out: join(folder, 'resumed'),
    onProgress: ({ done }) => starts.push(done),
  })
  expect(starts[0]).toBeGreaterThan(partly.report.games)
  expect(resumed.report).toEqual(whole.report)
  expect(readFileSync(join(folder, 'resumed.html'), 'utf8')).toBe(readFileSync(join(folder, 'whole.html'), 'utf8'))
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})

test('what another plan has left is not taken for this one’s', async () => {
  const out = join(folder, 'other')
  writeFileSync(`${out}.partial.json`, '{"plan": {"game": "chess"}, "partial": {"done": 99}}')
  const { report, finished } = await runLab('tic-tac-toe', { games: 700, workers: 1, out })
  expect(report.games).toBe(700)
  expect(finished).toBe(true)
})

test('bots that differ and keep their seats tell nothing about the seats, and the report says so', async () => {
  const plan = await planFor('tic-tac-toe', { games: 100 })
  const report = reportOf(plan, cards, dealtMatches(100))
  const [same] = findings({ ...report, bots: ['greedy', 'greedy'] })
  const [differ] = findings({ ...report, bots: ['greedy', 'random'] })
  expect(same).toMatch(/first seat/)
  expect(differ).toMatch(/strength and seat together/)
  expect(differ).not.toMatch(/advantage/)
})

test('an ask is named in plain letters', () => {
  expect(askWords('fieldBattle.aimAt')).toBe('field battle: aim at')
})
