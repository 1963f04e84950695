import { begin, seeded, wrongWithPosition } from '@anachron/kernel'
import { fateOf, foreignPositions } from '@anachron/kernel/laws'
import { playing } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { check } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import type { Minute, State } from '../rules/types.ts'
import { plan } from './plan.ts'

const TABLE = { options: { target: 10 }, seats: 2 }

const burying = (): State => begin(game, TABLE.options, TABLE.seats, seeded(1))
function turn(): State {
  const t = playing(game, burying(), seeded(1))
  for (const seat of [0, 1]) t.does(seat, { kind: 'bury', minute: t.state.hands[seat]?.[0] as Minute })
  return t.state
}
function grab(): State {
  const t = playing(game, turn(), seeded(1))
  t.does(0, { kind: 'play', minute: t.state.hands[0]?.[0] as Minute })
  return t.state
}
function over(): State {
  const t = playing(game, grab(), seeded(1))
  t.does(1, { kind: 'concede' })
  return t.state
}

/** What is said of a position after a change. */
function said(state: State, change: (state: State) => void): string | undefined {
  expect(check(state, TABLE)).toBeUndefined()
  change(state)
  return check(state, TABLE)
}
const top = (state: State): object => state.stack.at(-1) as object

describe('positions that are refused', () => {
  it('what is no state at all, or has numbers out of range', () => {
    const outOfRange = 'Something in the position is missing or has a value that it cannot have.'
    for (const given of [undefined, null, 7, [], {}]) expect(check(given, TABLE)).toBe(outOfRange)
    expect(said(turn(), (state) => Object.assign(state, { points: [3e7, 0] }))).toBe(outOfRange)
    expect(said(turn(), (state) => Object.assign(state, { more: 1 }))).toBe(outOfRange)
  })

  it('another table', () => {
    expect(check(turn(), { ...TABLE, seats: 3 })).toMatch(/number of players/)
    expect(check(turn(), { ...TABLE, options: { target: 5 } })).toMatch(/other options/)
  })

  it('[EX-1] a card in two places', () => {
    expect(said(turn(), ({ discards, deck }) => discards.push(deck.pool[0] as Minute))).toMatch(/two places/)
  })

  it('[EX-2] cards buried that nobody holds, or after somebody has played', () => {
    const answers = [{ kind: 'bury', minute: 9 }, null]
    expect(said(burying(), (state) => Object.assign(top(state), { answers }))).toMatch(/cannot have/)
    expect(said(burying(), (state) => Object.assign(top(state), { waiting: [1] }))).toMatch(/do not hold/)
    expect(said(burying(), ({ points }) => points.fill(1))).toMatch(/played before/)
    expect(said(burying(), ({ hands, deck }) => deck.pool.push(...(hands[0] ?? []).splice(0, 1)))).toMatch(/A hand has/)
    expect(said(turn(), ({ buried, deck }) => deck.pool.push(...(buried[0] ?? []).splice(0)))).toMatch(/have buried/)
  })

  it('[EX-5] [EX-7] hands that are not filled up, and answers to nothing', () => {
    expect(said(turn(), ({ hands, deck }) => deck.pool.push(...(hands[0] ?? []).splice(0, 1)))).toMatch(/A hand has/)
    expect(said(grab(), (state) => Object.assign(top(state), { seat: 1 }))).toMatch(/A hand has/)
    expect(said(grab(), (state) => Object.assign(top(state), { order: [0] }))).toMatch(/not played/)
    expect(said(grab(), (state) => Object.assign(top(state), { passes: 1 }))).toMatch(/not played/)
    expect(said(turn(), (state) => state.stack.push({ kind: 'round', at: 'play', turn: 0 }))).toMatch(/fit together/)
    expect(said(burying(), (state) => state.stack.push({ kind: 'round', at: 'play', turn: 0 }))).toMatch(/fit together/)
  })

  it('[EX-9] [EX-11] a result that the table does not show, or none where there is one', () => {
    expect(said(turn(), ({ points }) => points.fill(10))).toMatch(/goes on/)
    expect(said(over(), ({ result }) => result?.payoff.fill(1))).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'empty' }))).toMatch(/result/)
  })
})

/** How many of so many changed positions were played to an end. */
function playedOf(positions: number, changed: Partial<typeof game> = {}, policies = plan.policies): number {
  const tried = { ...game, ...changed }
  let played = 0
  let n = 0
  for (const position of foreignPositions(game, plan as never, 'foreign/example')) {
    if (n++ === positions) break
    if (fateOf(tried, position, 200, `foreign/${n}`, policies as never) === 'played') played++
  }
  return played
}

describe('changed positions', () => {
  // Games on the shelf are tried by games/test/foreign.test.ts, in a thread with a deadline.
  it('10000 are refused or play to an end', () => {
    expect(playedOf(10_000)).toBeGreaterThan(100)
  })

  const breaks = (): never => {
    throw new Error('it breaks')
  }
  it.each<[string, Partial<typeof game>]>([
    ['a view', { view: breaks }],
    ['the words of an event', { words: { ...game.words, event: breaks } }],
    ['giving up', { anytime: { options: () => [{ kind: 'concede' }], take: breaks } }],
  ])('%s that breaks is noticed', (_, changed) => {
    expect(() => playedOf(500, changed)).toThrow('it breaks')
  })

  it('a player that breaks is noticed, and a check that lets everything pass', () => {
    expect(() => playedOf(1000, {}, [{ name: 'clumsy', choose: breaks }])).toThrow('it breaks')
    expect(() => playedOf(1000, {}, [{ name: 'hasty', choose: () => 0, rollout: breaks }])).toThrow('it breaks')
    expect(() => playedOf(500, { check: () => undefined })).toThrow()
    expect(() => playedOf(500, { check: () => 'No.' })).toThrow('refused without a sentence')
  })
})

it('a game without a check takes no positions from elsewhere', () => {
  const { check: _gone, ...without } = game
  expect(render(wrongWithPosition(without, turn(), TABLE) ?? '')).toBe(
    `${game.title} takes no positions from elsewhere.`,
  )
  expect(wrongWithPosition(game, turn(), TABLE)).toBeUndefined()
})
