import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLogFault,
  type MatchLog,
  type MatchTerms,
  readLog,
  replay,
  stateAt,
  wrongWithPosition,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { examples } from '../board/examples.ts'
import { check } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import type { Boat, ChronoFrame, ChronoTypes, Options, Piece, Shop, State } from '../rules/types.ts'
import { carryOn, day, move, standing, townSquare } from './day.ts'

/** Every state that a match went through must be taken for what it is. */
function acceptAll(log: MatchLog): void {
  const match = replay(game, log)
  if (isLogFault(match)) throw new Error(render(match.fault))
  const table = { options: log.options as unknown as Options, seats: log.seats }
  for (let n = 0; n <= log.entries.length; n++)
    expect(wrongWithPosition(game, stateAt(match, n), table)).toBeUndefined()
}

describe('positions that are accepted', () => {
  it.each(examples)('$at: $title', async ({ match }) => {
    acceptAll(await match())
  })

  const folder = join(import.meta.dirname, '..', 'fixtures')
  it.each(readdirSync(folder).filter((file) => file.endsWith('.match.json')))('every moment of %s', (file) => {
    const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (isLogFault(log)) throw new Error(render(log.fault))
    acceptAll(log)
  })

  it('[CH-R38] a match given up with an Adventurer in hand', () => {
    const play = day()
    carryOn(play, ({ stack }) => stack.at(-1)?.kind === 'arrival')
    play.does(0, { kind: 'concede' })
    expect(check(play.state, TABLE)).toBeUndefined()
  })
})

const TABLE: MatchTerms<ChronoTypes> = { options: { rogueCard: 'thieves', level: 'apprentice' }, seats: 2 }

/** What is said of a position after a change. */
function said(state: State, change: (state: State, shop: Shop) => void, table = TABLE): string | undefined {
  expect(check(state, table)).toBeUndefined()
  change(state, state.shops[0] as Shop)
  return check(state, table)
}

const morning = (): State => day().state
const until = (seen: (frame: ChronoFrame) => boolean): State => {
  const play = day()
  carryOn(play, ({ stack }) => seen(stack.at(-1) as ChronoFrame))
  return play.state
}
const seating = (): State => until(({ kind, at }) => kind === 'arrival' && at === 'boat')
const selling = (): State => until(({ kind }) => kind === 'sale')
const top = (state: State): ChronoFrame => state.stack.at(-1) as ChronoFrame

/** At T3, about to decide which column the Siege Engineer shifts. */
function recruiting(): State {
  const play = day({
    prepare(state) {
      townSquare(state, ['W8', 'A2', 'Z1', 'N1'])
      standing(state.shops[0] as Shop, 'LC', 'T2')
    },
  })
  play.does(0, move('assistant', 'T3'))
  play.does(0, { kind: 'recruit', card: 'W8' })
  return play.state
}

describe('positions that are refused', () => {
  const OUT_OF_RANGE = 'Something in the position is missing or has a value that it cannot have.'

  it('what is no state at all', () => {
    for (const given of [undefined, null, 7, 'state', [], {}, { stack: [], result: null }])
      expect(check(given, TABLE)).toBe(OUT_OF_RANGE)
  })

  it('numbers that would keep a loop busy for ever', () => {
    expect(said(morning(), (state) => state.corruptionDiscards.fill(3e7, 0, 1))).toBe(OUT_OF_RANGE)
    expect(said(morning(), (state) => state.piers[0]?.fill(3e7, 0, 1))).toBe(OUT_OF_RANGE)
    expect(said(selling(), (state) => Object.assign(top(state), { corruption: 3e7 }))).toBe(OUT_OF_RANGE)
    expect(said(morning(), (state) => Object.assign(state, { round: -3e7 }))).toBe(OUT_OF_RANGE)
  })

  it('[CH-R51] Corruption cards that there are not', () => {
    expect(said(morning(), (state) => state.corruptionDiscards.fill(1, 0, 1))).toMatch(/Corruption card/)
    expect(said(morning(), (_, shop) => shop.corruption.fill(1, 0, 1))).toMatch(/Corruption card/)
  })

  it('hands without end, and keys that nobody knows', () => {
    expect(said(morning(), (state) => state.bag.pool.push(...new Array(100_000).fill('red')))).toBe(OUT_OF_RANGE)
    expect(said(morning(), (state) => Object.assign(state, { more: 1 }))).toBe(OUT_OF_RANGE)
  })

  it('another table', () => {
    expect(said(morning(), () => {}, TABLE)).toBeUndefined()
    expect(check(morning(), { ...TABLE, seats: 3 })).toMatch(/number of players/)
    expect(check(morning(), { ...TABLE, options: { rogueCard: 'cult', level: 'apprentice' } })).toMatch(/options/)
    expect(check(morning(), { ...TABLE, options: { rogueCard: 'random', level: 'apprentice' } })).toBeUndefined()
    expect(said(morning(), (state) => state.pieces.push({ hour: 0, height: 9 }))).toMatch(/one piece/)
  })

  it('[CH-P1] [CH-P2] a Peddler who is not there, or has a card twice', () => {
    const alone = (change: (state: State) => void) => said(day({ seats: 1 }).state, change, { ...TABLE, seats: 1 })
    expect(alone((state) => Object.assign(state, { peddler: null }))).toMatch(/The Peddler plays/)
    expect(alone(({ peddler }) => peddler?.revealed.push(peddler.deck.pool[0] as never))).toMatch(/of the Peddler/)
  })

  it('[CH-C11] [CH-C27] a workshop that cannot be', () => {
    expect(said(morning(), (_, shop) => shop.board.splice(0, 1, shop.board[1] as never))).toMatch(/tile/)
    expect(said(morning(), (_, shop) => standing(shop, 'B1', 'T1'))).toMatch(/figures/)
  })

  it('[CH-R18] [CH-R19] a Clock that nobody could read', () => {
    expect(said(morning(), ({ pieces }) => Object.assign(pieces[0] as Piece, pieces[1]))).toMatch(/on top/)
    expect(said(morning(), (state) => Object.assign(state, { token: 5 }))).toMatch(/before the bell/)
    expect(said(morning(), (state) => Object.assign(state, { rung: true }))).toMatch(/berths/)
  })

  it('[CH-H11] [CH-R33] people who did not come by boat, or twice', () => {
    expect(said(morning(), ({ boats }) => boats[0]?.passengers.push('red'))).toMatch(/Adventurer/)
    expect(said(morning(), ({ boats }) => Object.assign(boats[0] as Boat, { pier: 'S' }))).toMatch(/aboard/)
    expect(said(morning(), ({ piers }) => piers[0]?.fill(1, 0, 1))).toMatch(/come by a boat/)
    const moored: Boat = { passengers: [], pier: 'S' }
    expect(said(morning(), ({ boats }) => boats.splice(0, 2, moored, moored))).toMatch(/berths/)
  })

  it('[CH-R22] a Townsfolk card in two places', () => {
    expect(said(morning(), ({ square, discards }) => discards.push(square[0] as never))).toMatch(/Townsfolk/)
    expect(said(morning(), ({ square }) => square.pop())).toMatch(/Townsfolk/)
  })

  it('frames that no flow puts upon each other, or with other locals', () => {
    expect(said(morning(), (state) => state.stack.shift())).toMatch(/fit together/)
    expect(said(morning(), (state) => state.stack.push({ kind: 'purge', at: 'card', seat: 0, left: 2 }))).toMatch(/fit/)
    expect(said(morning(), (state) => Object.assign(top(state), { seat: 1 }))).toMatch(/not the turn/)
    expect(said(recruiting(), (state) => Object.assign(top(state), { column: 'left' }))).toMatch(/fit together/)
    expect(said(recruiting(), (state) => Object.assign(top(state), { rule: 'CH-C35' }))).toMatch(/fit together/)
    expect(said(recruiting(), (state) => Object.assign(top(state), { seat: 1 }))).toMatch(/same time/)
    expect(said(seating(), (state) => Object.assign(top(state), { mark: 11 }))).toMatch(/on its way/)
    expect(said(seating(), (state) => Object.assign(state.stack[1] as object, { marks: [4] }))).toMatch(/on its way/)
    expect(said(seating(), (state) => Object.assign(state, { phase: 'market' }))).toMatch(/gone home/)
    expect(said(selling(), (state) => Object.assign(state, { phase: 'production' }))).toMatch(/another phase/)
    expect(said(morning(), (_, shop) => Object.assign(shop, { out: true }))).toMatch(/not at the table/)
    expect(said(morning(), (state) => Object.assign(state.stack[0] as object, { sellers: [1] }))).toMatch(
      /before the M/,
    )
    expect(said(selling(), (state) => Object.assign(state.stack[0] as object, { sellers: [] }))).toMatch(/order/)
    expect(said(selling(), (state) => Object.assign(top(state), { earned: [9, 0, 0] }))).toMatch(/fit together/)
  })

  it('[CH-H13] a boat that is to land and cannot', () => {
    const landing = (): State => until(({ at }) => at === 'pier')
    expect(said(landing(), (state) => Object.assign(top(state), { boat: 6 }))).toMatch(/fit together/)
    const another = (state: State): void => {
      Object.assign(top(state), { adventurer: state.bag.pool.pop() })
    }
    expect(said(landing(), another)).toMatch(/fit together/)
  })

  it('[CH-C30] more Frozen Hours than are due', () => {
    const freezing = until(({ kind }) => kind === 'freeze')
    expect(said(freezing, (state) => Object.assign(top(state), { tokens: 3 }))).toMatch(/fit together/)
  })

  it('[CH-R29] [CH-R38] a result that the table does not show', () => {
    const over = (): State => {
      const play = day()
      play.does(1, { kind: 'concede' })
      return play.state
    }
    expect(said(over(), ({ result }) => result?.payoff.reverse())).toMatch(/result/)
    expect(said(over(), ({ result }) => Object.assign(result as object, { reason: 'gold' }))).toMatch(/result/)
    expect(said(over(), ({ shops }) => Object.assign(shops[1] as Shop, { out: false }))).toMatch(/result/)
    expect(said(over(), (state) => Object.assign(state, { phase: 'market' }))).toMatch(/aboard/)
    const ashore = (state: State): void => {
      for (const { passengers } of state.boats) state.bag.pool.push(...passengers.splice(0))
      state.phase = 'market'
    }
    expect(said(over(), ashore)).toMatch(/neither under way nor over/)
    expect(said(morning(), ({ shops }) => Object.assign(shops[1] as Shop, { out: true }))).toMatch(/given up/)
  })
})
