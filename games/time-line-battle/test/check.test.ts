import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, readLog, replay, stateAt, wrongWithPosition } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../content/index.ts'
import { check } from '../rules/check.ts'
import { game, openExample } from '../rules/game.ts'
import type { Card, Player, State } from '../rules/types.ts'
import { newGame } from './hand.ts'
import { war } from './war.ts'

const tableOf = (state: State) => ({ options: { ...state.options }, seats: state.players.length })

describe('positions that are accepted', () => {
  it.each(EXAMPLES)('example $id of the rulebook', (example) => {
    const state = openExample(example)
    expect(wrongWithPosition(game, state, tableOf(state))).toBeUndefined()
  })

  const folder = join(import.meta.dirname, '..', 'fixtures')
  it.each(readdirSync(folder).filter((file) => file.endsWith('.match.json')))('every moment of %s', (file) => {
    const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (isLogFault(log)) throw new Error(log.fault)
    const match = replay(game, log)
    if (isLogFault(match)) throw new Error(match.fault)
    for (let n = 0; n <= log.entries.length; n++) {
      const state = stateAt(match, n)
      expect(wrongWithPosition(game, state, tableOf(state))).toBeUndefined()
    }
  })
})

/** What is said of a position after a change. The table is that of the match before it. */
function said(state: State, change: (state: State, player: Player, card: Card) => void): string | undefined {
  const table = tableOf(state)
  change(state, state.players[0] as Player, state.cards[0] as Card)
  return check(state, table)
}
/** Two Bombs that each could hit one of two Units: the first is being asked about. */
const bombs = (): State => war(['-1: K 2 | 0: 3 4', '-1: K 5 | 0: 6 7'], { pause: true }).state
const over = (): State => war(['2 3', '10 6']).state

describe('positions that are refused', () => {
  const OUT_OF_RANGE = 'Something in the position is missing or has a value that it cannot have.'

  it('what is no state at all', () => {
    for (const given of [undefined, null, 7, 'state', [], {}, { stack: [], result: null }])
      expect(check(given, tableOf(newGame()))).toBe(OUT_OF_RANGE)
  })

  it('numbers that would keep a loop busy for ever', () => {
    expect(said(newGame(), (state) => state.sides.splice(1, 1, 3e7))).toBe(OUT_OF_RANGE)
    expect(said(bombs(), (state) => Object.assign(state, { day: -3e7 }))).toBe(OUT_OF_RANGE)
    expect(said(bombs(), (_, __, card) => Object.assign(card, { day: -3e7 }))).toBe(OUT_OF_RANGE)
    expect(said(newGame(), (_, player) => Object.assign(player, { toDeploy: 0.5 }))).toBe(OUT_OF_RANGE)
  })

  it('hands without end, and keys that nobody knows', () => {
    expect(said(newGame(), (_, player) => player.hand.push(...new Array(100_000).fill(1)))).toBe(OUT_OF_RANGE)
    expect(said(newGame(), (state) => Object.assign(state, { more: 1 }))).toBe(OUT_OF_RANGE)
  })

  it('[TLB-60] sides and Days that another match would have', () => {
    expect(said(newGame(4), (state) => state.sides.reverse())).toMatch(/sides/)
    expect(said(newGame(), (state) => Object.assign(state.options, { maxTimelines: 25 }))).toMatch(/other options/)
    expect(said(newGame(), (state) => Object.assign(state, { day: -1 }))).toMatch(/before the first/)
    const state = newGame()
    expect(check(state, { ...tableOf(state), seats: 3 })).toMatch(/number of players/)
  })

  it('[TLB-2] a card that lies in two places', () => {
    expect(said(newGame(), (_, player) => player.deck.bottom.push(...player.deck.pool.slice(0, 1)))).toMatch(
      /two places/,
    )
    expect(said(newGame(), (_, player) => player.deck.pool.pop())).toMatch(/missing/)
  })

  it('[TLB-12] an opening that cannot be made', () => {
    const supports = (_: State, player: Player): void => {
      const all = [...player.hand, ...player.deck.pool].sort((a, b) => a - b)
      player.hand = all.slice(-5)
      player.deck.pool = all.slice(0, -5)
    }
    expect(said(newGame(), supports)).toMatch(/opening/)
    expect(said(newGame(2, { opening: 'any' }), supports)).toBeUndefined()
  })

  it('[TLB-13] more deployments than were earned', () => {
    expect(said(newGame(), (_, player) => Object.assign(player, { toDeploy: 3, allowance: 3 }))).toMatch(/earned/)
    expect(said(newGame(), (_, player) => Object.assign(player, { toDeploy: 1 }))).toMatch(/too many cards or too few/)
  })

  it('frames that no flow puts upon each other', () => {
    expect(said(newGame(), (state) => state.stack.shift())).toMatch(/fit together/)
    expect(said(bombs(), (state) => state.stack.push({ kind: 'deploy', at: 'cards' }))).toMatch(/fit together/)
    expect(said(bombs(), (state) => Object.assign(state.stack[1] as object, { at: 'aim' }))).toMatch(/too late/)
    expect(said(bombs(), (state) => Object.assign(state.stack[1] as object, { card: 1 }))).toMatch(/nothing to decide/)
  })

  it('[TLB-20] [TLB-34] [TLB-50] Units that cannot be as they are', () => {
    const unit = (state: State): Card => state.cards[1] as Card
    expect(said(bombs(), () => {})).toBeUndefined()
    expect(said(bombs(), (state) => Object.assign(unit(state), { inPlay: false }))).toMatch(/too late/)
    expect(said(bombs(), (state) => Object.assign(unit(state), { level: 1 }))).toMatch(/Level/)
    expect(said(bombs(), (state) => Object.assign(unit(state), { damage: 13 }))).toMatch(/damage/)
    expect(said(bombs(), (state) => Object.assign(unit(state), { turrets: 1 }))).toMatch(/attachments/)
    expect(said(bombs(), (state) => Object.assign(unit(state), { copy: 2 }))).toMatch(/the same/)
  })

  it('[TLB-55] a result that the table does not show', () => {
    expect(said(over(), () => {})).toBeUndefined()
    expect(said(over(), ({ result }) => result?.payoff.reverse())).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'agreed' }))).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'concede' }))).toMatch(/giving up/)
  })
})
