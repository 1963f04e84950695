import {
  act,
  decision,
  exportMatch,
  hashOf,
  importMatch,
  isLogFault,
  isRefusal,
  optionsFor,
  readLog,
  refusal,
  seeded,
} from '@anachron/kernel'
import { faultIn, playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'

describe('bad days', () => {
  it('10,000 random values as actions are refused with a rule, and nothing changes', () => {
    const moments = [0, 5, 12, 20, 28, 33].map((most, seed) =>
      playRandomly(game, { seed: seed + 3, most, seats: 2 + (seed % 3) }),
    )
    const running = moments.filter(({ state }) => state.result === null)
    expect(running.length).toBeGreaterThan(2)
    const before = running.map(({ state }) => hashOf(state))
    let n = 0
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }), (value) => {
        const match = running[n++ % running.length] as (typeof running)[number]
        const seat = decision(game, match.state)?.seats[0] ?? 0
        const refused = act(match, seat, value, seeded(n))
        if (!isRefusal(refused)) throw new Error('was taken')
        expect(Object.hasOwn(game.rulebook, refused.rule)).toBe(true)
        expect(render(refused.reason).length).toBeGreaterThan(8)
      }),
      { numRuns: 10_000 },
    )
    expect(running.map(({ state }) => hashOf(state))).toEqual(before)
  })

  it('actions shaped like ours with nonsense in them are refused', () => {
    const match = playRandomly(game, { seed: 4, most: 6 })
    const before = hashOf(match.state)
    const kind = fc.constantFrom('deploy', 'bottom', 'keep', 'bomb', 'attach', 'aim', 'watch', 'withdraw')
    const shaped = fc.record({
      kind,
      rank: fc.anything(),
      target: fc.anything(),
      host: fc.anything(),
      at: fc.anything(),
    })
    fc.assert(
      fc.property(shaped, fc.integer({ min: -2, max: 5 }), (action, seat) => {
        expect(refusal(game, match.state, seat, action)?.reason).toBeTruthy()
      }),
      { numRuns: 1000 },
    )
    expect(hashOf(match.state)).toBe(before)
  })

  it('unknown options and wrong numbers of seats get a sentence', () => {
    expect(faultIn(optionsFor(game, { bombs: 3 }, 2))).toBe(
      'There is no option “bombs”. There is: sides, quietTimelines, maxTimelines, opening, bombReach, tieOrder, lastLevel.',
    )
    expect(faultIn(optionsFor(game, { opening: 'bombs' }, 2))).toBe('Option “opening”: it is one of units, any.')
    expect(faultIn(optionsFor(game, {}, 9))).toBe('Time Line Battle is for 2 to 8 seats.')
  })

  it('a log of another version, or with an action of another game, is refused', () => {
    const file = exportMatch(playRandomly(game, { seed: 8 }))
    const { hash: _hash, seal: _seal, ...log } = file
    const faultOf = (change: object): string | undefined => {
      const read = readLog({ ...log, ...change })
      if (isLogFault(read)) return faultIn(read)
      return faultIn(importMatch(game, read))
    }
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ version: 99 })).toContain('99')
    expect(faultOf({ entries: [{ seat: 0, action: { kind: 'jump', hex: 7 } }, ...log.entries.slice(1)] })).toContain(
      'not one of the options',
    )
  })
})
