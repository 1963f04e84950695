import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLogFault, readLog, replay, stateAt, wrongWithPosition } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { EXAMPLES, type Rank } from '../content/index.ts'
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
    if (isLogFault(log)) throw new Error(render(log.fault))
    const match = replay(game, log)
    if (isLogFault(match)) throw new Error(render(match.fault))
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
/** The first Timeline is fought, the second one is about to be deployed. */
const secondDeployment = (): State => war(['2 3', '2 3'], { pause: true, options: { maxTimelines: 12 } }).state
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

  it('[TLB-8] [TLB-54] [TLB-60] sides, Days and Timelines that another match would have', () => {
    expect(said(newGame(4), (state) => state.sides.reverse())).toMatch(/sides/)
    expect(said(newGame(), (state) => state.survivors.push(0))).toMatch(/a side that is not there/)
    expect(said(newGame(), (state) => Object.assign(state, { start: 2 }))).toMatch(/has no seat/)
    expect(said(newGame(), (state) => Object.assign(state, { timeline: 13 }))).toMatch(/more Timelines/)
    expect(said(newGame(), (state) => Object.assign(state, { day: -1 }))).toMatch(/before the first/)
    expect(said(newGame(), (state) => Object.assign(state, { quiet: 4 }))).toMatch(/stagnation/)
    expect(said(secondDeployment(), (state) => state.survivors.fill(0, 0, 1))).toMatch(/wipeout/)
    expect(said(newGame(), (state) => Object.assign(state.options, { maxTimelines: 25 }))).toMatch(/other options/)
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

  it('[TLB-5] [TLB-17] players who hold or have what they cannot', () => {
    const give = (from: Rank[], to: Rank[]) => to.push(...from.splice(0, 1))
    expect(said(newGame(), (_, { hand, deck }) => give(hand, deck.pool))).toMatch(/too many cards or too few/)
    expect(said(newGame(), (_, { hand }) => hand.reverse())).toMatch(/in order/)
    expect(said(bombs(), (_, { deck, laid }) => give(deck.pool, laid))).toMatch(/nobody deploys/)
    expect(said(bombs(), (_, player) => Object.assign(player, { toDeploy: 1 }))).toMatch(/wrong players/)
    expect(said(bombs(), (_, player) => Object.assign(player, { deployed: 3 }))).toMatch(/as were deployed/)
    expect(said(newGame(), (_, player) => Object.assign(player, { vp: 999 }))).toMatch(/more points/)
    const third = (_: State, player: Player): void => {
      const all = [...player.hand, ...player.deck.pool].sort((a, b) => a - b)
      Object.assign(player, { laid: all.splice(0, 2), playing: all.shift(), toDeploy: 0, hand: all.splice(0, 4) })
      player.deck.pool = all
    }
    expect(said(newGame(), third)).toMatch(/nobody may play/)
  })

  it('frames that no flow puts upon each other', () => {
    expect(said(newGame(), (state) => state.stack.splice(0))).toMatch(/Nothing is under way/)
    expect(said(newGame(), (state) => state.stack.shift())).toMatch(/fit together/)
    expect(said(bombs(), (state) => state.stack.push({ kind: 'deploy', at: 'cards' }))).toMatch(/fit together/)
    expect(said(bombs(), (state) => Object.assign(state.stack[1] as object, { at: 'aim' }))).toMatch(/too late/)
    expect(said(bombs(), (state) => Object.assign(state.stack[1] as object, { card: 1 }))).toMatch(/nothing to decide/)
  })

  it('[TLB-11] cards that lie where none was deployed', () => {
    expect(said(bombs(), (_, __, card) => Object.assign(card, { seq: 2 }))).toMatch(/numbered/)
    expect(said(bombs(), (_, __, card) => Object.assign(card, { day: -2 }))).toMatch(/before this Timeline/)
    expect(said(secondDeployment(), (_, __, card) => Object.assign(card, { damage: 1 }))).toMatch(/been fought/)
  })

  it('[TLB-20] [TLB-34] [TLB-50] Units that cannot be as they are', () => {
    const unit = (change: Partial<Card>, id = 1) =>
      said(bombs(), (state) => Object.assign(state.cards[id] as Card, change))
    expect(unit({})).toBeUndefined()
    expect(unit({ used: true })).toMatch(/like a Support/)
    expect(unit({ inPlay: false })).toMatch(/too late/)
    expect(unit({ damage: 1 }, 2)).toMatch(/before it arrived/)
    expect(unit({ level: 1 })).toMatch(/Level/)
    expect(unit({ damage: 13 })).toMatch(/damage/)
    expect(unit({ budget: 9 })).toMatch(/covers/)
    expect(unit({ aim: 'rear' })).toMatch(/aims/)
    expect(unit({ turrets: 1 })).toMatch(/attachments/)
    expect(unit({ copy: 2 })).toMatch(/the same/)
  })

  it('[TLB-33] Supports that cannot be as they are', () => {
    expect(said(bombs(), (_, __, bomb) => Object.assign(bomb, { inPlay: true }))).toMatch(/like a Unit/)
    expect(said(bombs(), (_, __, bomb) => Object.assign(bomb, { host: 1 }))).toMatch(/where it cannot/)
  })

  it('[TLB-55] a result that the table does not show', () => {
    expect(said(over(), () => {})).toBeUndefined()
    expect(said(over(), ({ result }) => result?.payoff.reverse())).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'agreed' }))).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'concede' }))).toMatch(/giving up/)
  })
})
