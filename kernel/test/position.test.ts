import { describe, expect, it } from 'vitest'
import { begin, copyJson, isLogFault, replay, seeded, startFrom, wrongWithPosition } from '../src/index.ts'
import { render } from '../src/words/index.ts'
import { type CoinTypes, coinGame } from './coin.ts'

/** Whatever the game's own check lets pass. */
const trusting = { ...coinGame, check: () => undefined }
const TABLE = { options: { sides: 2 }, seats: 2 }
const position = () => copyJson(begin(coinGame, TABLE.options, 2, seeded('position')) as never) as CoinTypes['State']
/** What is said of a position after a change to it, by a game that is changed, too. */
const said = (change: (state: CoinTypes['State']) => void, more: object = {}): string | undefined => {
  const state = position()
  change(state)
  const wrong = wrongWithPosition({ ...trusting, ...more }, state, TABLE)
  return wrong && render(wrong)
}
const asking = (ask: object) => ({
  flows: { ...coinGame.flows, table: { act: { ...coinGame.flows.table.act, ...ask } } },
})

describe('a position that somebody has sent', () => {
  it('is taken where nothing is wrong with it', () => expect(said(() => {})).toBeUndefined())

  it.each<[string, (state: CoinTypes['State']) => unknown]>([
    ['a frame that no flow knows', ({ stack }) => stack.push({ kind: 'cellar', at: 'act' } as never)],
    ['an entry that its flow does not have', ({ stack }) => Object.assign(stack[0] as object, { at: 'dance' })],
    ['an entry that every object has', ({ stack }) => Object.assign(stack[0] as object, { at: 'constructor' })],
    ['a frame that is nothing', ({ stack }) => stack.push(null as never)],
  ])('is refused with %s', (_what, change) => expect(said(change)).toContain('does not know'))

  it.each<[string, (state: CoinTypes['State']) => unknown]>([
    ['more frames than ever wait', ({ stack }) => stack.push(...Array.from({ length: 300 }, () => stack[0] as never))],
    ['no stack', (state) => Object.assign(state, { stack: 'deep' })],
  ])('is refused with %s', (_what, change) => expect(said(change)).toContain('what is under way'))

  it('is refused where it is neither under way nor over', () => {
    const result = { reason: 'stop', rule: 'C-2' as const, payoff: [0, 1] }
    expect(said((state) => Object.assign(state, { result }))).toContain('neither under way nor over')
    expect(said(({ stack }) => stack.splice(0))).toContain('neither under way nor over')
  })

  it('is refused where nobody could go on', () => {
    expect(said(() => {}, asking({ seats: () => [] }))).toContain('Nobody is asked')
    expect(said(() => {}, asking({ seats: () => [7] }))).toContain('who has no seat')
    expect(said(() => {}, asking({ options: () => [] }))).toContain('cannot answer')
    expect(said(() => {}, asking({ options: () => Array(600).fill({ kind: 'wait' }) }))).toContain('cannot answer')
  })

  it('is refused where the rules throw at it, and where they cannot check it', () => {
    const throws = () => {
      throw new Error('what is this?')
    }
    expect(said(() => {}, { check: throws })).toBe('The position is not one of this game.')
    expect(said(() => {}, { check: undefined })).toContain('takes no positions from elsewhere')
  })

  it('is refused where it is over: who has won would be whoever the sender names', () => {
    const { log } = startFrom(trusting, { state: position(), ...TABLE, words: 'a position' })
    const won = { ...position(), stack: [], result: { reason: 'stop', rule: 'C-2', payoff: [1, 0] } }
    const forged = { ...log, origin: { kind: 'position', state: won, words: 'I have won' } } as typeof log
    expect(replay(trusting, forged)).toMatchObject({ fault: expect.stringContaining('over already') })
    expect(isLogFault(replay(trusting, log))).toBe(false)
  })
})
