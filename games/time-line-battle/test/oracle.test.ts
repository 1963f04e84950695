import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyJson } from '@anachron/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runOracle as oracle } from './oracle/run.ts'

const file = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'oracle.json'), 'utf8'))
type Position = { id: string; cards: { rank: string }[]; decisions: { legal: string[] }[]; expected: { vp: number[] } }
const lists: [string, Position[]][] = ['examples', 'positions', 'multiplayer'].map((list) => [list, file[list]])

describe('resolved Timelines worked out independently', () => {
  it('are all 132 there', () => {
    expect(lists.map(([, positions]) => positions.length)).toEqual([12, 100, 20])
  })

  for (const [list, positions] of lists)
    it.each(positions.map((position) => ({ id: position.id, position })))(`${list} $id`, ({ position }) => {
      expect(oracle({ ...file, examples: [position], positions: [], multiplayer: [] })).toEqual({ passed: 1 })
    })

  it('count what passed before the first difference, and say where it is', () => {
    const changed = copyJson(file)
    changed.positions[2].expected.days[0].battle.wasted += 1
    const { wasted } = file.positions[2].expected.days[0].battle
    expect(oracle(changed)).toEqual({
      passed: 14,
      failure: {
        id: file.positions[2].id,
        path: 'expected.days[0].battle.wasted',
        expected: wasted + 1,
        got: wasted,
      },
    })
  })

  it('differ when a legal answer is missing, a decision is missing, or one is too many', () => {
    const withDecisions = (change: (decisions: { legal: string[]; choice: string }[]) => void): unknown => {
      const position = copyJson(file.examples[4])
      change(position.decisions)
      return oracle({ ...file, examples: [position], positions: [], multiplayer: [] })
    }
    const at = (path: string) => ({ passed: 0, failure: expect.objectContaining({ id: 'E5', path }) })
    expect(withDecisions((all) => all[2]?.legal.shift())).toEqual(at('decisions[2].legal'))
    expect(withDecisions((all) => all.pop())).toEqual(at('decisions[3]'))
    expect(withDecisions((all) => all.push(all[0] as never))).toEqual(at('decisions[4]'))
  })
})

describe('files that cannot be run', () => {
  const position = file.examples[2]
  const faultOf = (change: object): unknown => oracle({ ...file, examples: [{ ...position, ...change }] })

  it('get one sentence each', () => {
    expect(oracle(null)).toEqual({ fault: 'This is not a file of resolved Timelines of Time Line Battle.' })
    expect(oracle({ format: file.format, version: 2 })).toEqual({
      fault: 'This file has version 2; version 1 can be read.',
    })
    expect(oracle({ format: file.format, version: 1 })).toEqual({
      fault: 'This file has none of the lists examples, positions, multiplayer.',
    })
    expect(oracle({ ...file, positions: 7 })).toEqual({ fault: '“positions” is not a list of positions.' })
    expect(faultOf({ sides: [0, 0] })).toEqual({
      fault: 'examples[0] (E3): sides does not put each player on one of at least two sides.',
    })
    expect(faultOf({ firstDay: -3 })).toEqual({ fault: 'examples[0] (E3): firstDay is not -1, as in Timeline 2.' })
    expect(faultOf({ cards: [{ ...position.cards[0], rank: '11' }] })).toEqual({
      fault: 'examples[0] (E3): cards[0] has rank "11", which no card has.',
    })
    expect(faultOf({ cards: [...position.cards, position.cards[0]] })).toEqual({
      fault: 'examples[0] (E3): two cards have the same id.',
    })
    expect(faultOf({ decisions: [{ ...position.decisions[0], choice: 'P1.3.1' }] })).toEqual({
      fault: 'examples[0] (E3): decisions[0] has a choice that is not among its legal answers.',
    })
    expect(faultOf({ expected: null })).toEqual({ fault: 'examples[0] (E3): it does not say what is expected.' })
  })

  it('never make it throw, whatever they hold', () => {
    const answers = (value: unknown): void => {
      const outcome = oracle(value)
      expect('fault' in outcome || outcome.passed >= 0).toBe(true)
    }
    fc.assert(fc.property(fc.anything(), answers), { numRuns: 300 })
    const paths = ['players', 'sides', 'timeline', 'startPlayer', 'cards', 'decisions', 'expected', 'id']
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (key, value) =>
        answers({ ...file, examples: [{ ...position, [key]: value }] }),
      ),
      { numRuns: 300 },
    )
  })
})
