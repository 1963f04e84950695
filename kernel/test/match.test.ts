import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  act,
  branch,
  type Ctx,
  decision,
  exportMatch,
  hashOf,
  importMatch,
  isLogFault,
  isRefusal,
  type Match,
  type MatchLog,
  markOf,
  options,
  readLog,
  refusal,
  replay,
  rewind,
  scripted,
  seeded,
  startMatch,
  stateAt,
  undoable,
} from '../src/index.ts'
import { faultIn } from '../src/testing/index.ts'
import { render } from '../src/words/index.ts'
import { type CoinTypes, coinGame } from './coin.ts'

function newMatch(first = 1, second = 2): Match<CoinTypes> {
  const match = startMatch(coinGame, { seats: 2, chance: () => scripted(first, second) })
  if (isLogFault(match)) throw new Error(render(match.fault))
  return match
}

const does = (match: Match<CoinTypes>, action: CoinTypes['Action'], ...rolls: number[]) => {
  const played = act(match, 0, action, scripted(...rolls))
  if (isRefusal(played)) throw new Error(render(played.reason))
  return played
}

describe('flows', () => {
  it('run called flows in the order of the calls, and a flow that is done skips the rest of itself', () => {
    const match = newMatch()
    does(match, { kind: 'wait' })
    expect(match.state.trace).toEqual(['first', 'after', 'second'])
    expect(match.state.stack).toEqual([{ kind: 'table', at: 'act' }])
  })

  it('that never wait are stopped, and the stack is printed', () => {
    const endless = { ...coinGame, flows: { ...coinGame.flows, table: { spin: () => 'spin' } } }
    const start = () => startMatch(endless as typeof coinGame, { seats: 2, chance: () => scripted(1, 1) })
    expect(start).toThrow(
      /200000 steps, events, calls and draws without a decision\nstack, running frame last:\n {2}{"kind":"table","at":"spin"}/,
    )
  })

  it('are stopped inside a step, too, when it says, calls or draws without end', () => {
    const steps = {
      says: (ctx: Ctx<CoinTypes>) => {
        for (;;) ctx.emit({ kind: 'waited' } as never)
      },
      calls: (ctx: Ctx<CoinTypes>) => {
        for (;;) ctx.call({ kind: 'table' } as never)
      },
      draws: (ctx: Ctx<CoinTypes>) => {
        for (;;) ctx.chance.pick('for ever', 2)
      },
      rolls: (ctx: Ctx<CoinTypes>) => {
        for (;;) ctx.chance.roll('for ever', 6)
      },
      shuffles: (ctx: Ctx<CoinTypes>) => {
        for (;;) ctx.chance.shuffle('for ever', [1, 2, 3])
      },
    }
    for (const step of Object.values(steps)) {
      const endless = { ...coinGame, flows: { ...coinGame.flows, table: { step } } } as typeof coinGame
      const state = coinGame.setup({ sides: 2 }, 2, scripted(1, 1))
      const start = () => startMatch({ ...endless, setup: () => state }, { seats: 2, chance: () => seeded(1) })
      expect(start).toThrow('without a decision')
    }
  })

  it('that lead nowhere say where', () => {
    const lost = { ...coinGame, flows: { ...coinGame.flows, table: { step: () => 'nowhere' } } }
    expect(() => startMatch(lost as typeof coinGame, { seats: 2, chance: () => scripted(1, 1) })).toThrow(
      'no entry “nowhere” in flow table',
    )
  })
})

describe('an answer', () => {
  it('that is not allowed is refused with the rule, and nothing changes', () => {
    const match = newMatch()
    const before = JSON.stringify([match.state, match.log])
    expect(act(match, 0, { kind: 'guess', side: 9 }, seeded(1))).toEqual({
      rule: 'C-1',
      reason: 'A coin has no side 9.',
    })
    expect(act(match, 1, { kind: 'wait' }, seeded(1))).toEqual({ rule: 'C-1', reason: 'It is not your decision now.' })
    expect(JSON.stringify([match.state, match.log])).toBe(before)
  })

  it('of any shape at all is refused without a throw: 10,000 random values', () => {
    const match = newMatch()
    const before = JSON.stringify([match.state, match.log])
    const listed = options(coinGame, match.state, 0).map((action) => JSON.stringify(action))
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, maxDepth: 4 }),
        fc.integer({ min: -3, max: 5 }),
        (value, seat) => {
          fc.pre(!listed.includes(JSON.stringify(value)))
          const refused = refusal(coinGame, match.state, seat, value)
          expect(refused && render(refused.reason).length).toBeGreaterThan(8)
        },
      ),
      { numRuns: 10_000 },
    )
    expect(JSON.stringify([match.state, match.log])).toBe(before)
  })

  it('may come out of turn where the game allows it at any time', () => {
    const match = newMatch()
    const played = act(match, 1, { kind: 'stop' }, seeded(1))
    expect(isRefusal(played)).toBe(false)
    expect(match.state.result).toEqual({ reason: 'stop', rule: 'C-2', payoff: [1, 0] })
    expect(act(match, 0, { kind: 'wait' }, seeded(1))).toEqual({ rule: 'C-2', reason: 'The match is over.' })
    expect(decision(coinGame, match.state)).toBeUndefined()
  })

  it('cannot be changed from outside after it was given', () => {
    const match = newMatch()
    const action = { kind: 'wait' } as { kind: string }
    act(match, 0, action, seeded(1))
    action.kind = 'toss'
    expect(match.log.entries[0]?.action).toEqual({ kind: 'wait' })
  })
})

describe('a log', () => {
  it('replays to the same state, and to any entry of it', () => {
    const match = newMatch()
    for (let i = 0; i < 80; i++) does(match, { kind: 'toss' }, 1 + (i % 2))
    const again = replay(coinGame, match.log)
    if (isLogFault(again)) throw new Error(render(again.fault))
    expect(hashOf(again.state)).toBe(hashOf(match.state))
    expect(stateAt(match, 41).coins[0]).toBe(1)
    expect(stateAt(match, 42).coins[0]).toBe(2)
  })

  it('of another game, version or option set is refused in one sentence', () => {
    const { log } = newMatch()
    const fault = (change: object) => {
      const read = readLog({ ...log, ...change })
      const replayed = isLogFault(read) ? read : replay(coinGame, read)
      return faultIn(replayed) ?? 'none'
    }
    expect(fault({ game: 'chess' })).toBe('This is a match of “chess”, not of Coin.')
    expect(fault({ version: 2 })).toBe('This match was played by version 2 of the rules of Coin; these are version 3.')
    expect(fault({ options: { colour: 1 } })).toBe('There is no option “colour”. There is: sides.')
    expect(fault({ options: { sides: 7 } })).toBe('Option “sides”: it is a number from 2 to 6.')
    expect(fault({ seats: 3 })).toBe('Coin is for 2 seats.')
    expect(fault({ formatVersion: 9 })).toMatch('format version 9')
    expect(fault({ format: 'gif' })).toBe('This is not a match of Anachron.')
  })

  it('with an action of another game or a wrong roll names the entry', () => {
    const match = newMatch()
    does(match, { kind: 'toss' }, 2)
    const entry = (change: object) => {
      const entries = [{ seat: 0, action: { kind: 'toss' }, rolls: [2], ...change }]
      const found = replay(coinGame, { ...match.log, entries })
      return { entry: isLogFault(found) && found.entry, fault: faultIn(found) }
    }
    expect(entry({ action: { kind: 'castle' } })).toEqual({
      entry: 1,
      fault: 'That is not one of the options now. (C-1)',
    })
    expect(entry({ rolls: [3] })).toEqual({ entry: 1, fault: 'roll 1 for “toss/0” is 3, not 1 to 2' })
    expect(entry({ rolls: [1, 1] })).toEqual({ entry: 1, fault: '1 of its rolls were not used' })
    expect(entry({ rolls: [] })).toEqual({ entry: 1, fault: 'no roll left for “toss/0”: 0 were written down' })
  })

  it('as a file notices every single flipped bit', () => {
    const match = newMatch()
    does(match, { kind: 'toss' }, 2)
    does(match, { kind: 'guess', side: 2 })
    const text = JSON.stringify(exportMatch(match))
    expect(isLogFault(importMatch(coinGame, readLog(JSON.parse(text)) as never))).toBe(false)
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 7; bit++) {
        const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1)
        let value: unknown
        try {
          value = JSON.parse(flipped)
        } catch {
          continue
        }
        const read = readLog(value)
        expect(isLogFault(read), flipped.slice(Math.max(0, at - 20), at + 20)).toBe(true)
      }
    }
  })
})

describe('undo', () => {
  it('goes back over answers that told nobody anything', () => {
    const match = newMatch()
    does(match, { kind: 'wait' })
    does(match, { kind: 'wait' })
    expect(undoable(match)).toBe(0)
    rewind(match, 1)
    expect(match.state.trace).toEqual(['first', 'after', 'second'])
  })

  it('stops at a roll', () => {
    const match = newMatch()
    does(match, { kind: 'wait' })
    does(match, { kind: 'toss' }, 1)
    does(match, { kind: 'wait' })
    expect(undoable(match)).toBe(2)
  })

  it('stops where somebody was told a secret', () => {
    const match = newMatch()
    does(match, { kind: 'peek' })
    does(match, { kind: 'wait' })
    expect(undoable(match)).toBe(1)
  })
})

describe('a branch', () => {
  it('of a running match holds only what its maker knows, and says so', () => {
    const match = newMatch(1, 2)
    does(match, { kind: 'wait' })
    const others = new Set<number | undefined>()
    for (let seed = 0; seed < 30; seed++) {
      const imagined = branch(match, 'm1', 1, 0, seeded(seed))
      expect(imagined.state.coins[0]).toBe(1)
      expect(imagined.log.branchOf).toEqual({ match: 'm1', entry: 1 })
      expect(imagined.log.origin).toMatchObject({ kind: 'position', words: 'as seat 1 may imagine it after entry 1' })
      others.add(imagined.state.coins[1])
    }
    expect(others).toEqual(new Set([1, 2]))
  })

  it('of a finished match has the same past and can be played on from there', () => {
    const match = newMatch(1, 2)
    does(match, { kind: 'toss' }, 2)
    does(match, { kind: 'guess', side: 1 })
    const again = branch(match, 'm1', 1, 0, seeded(1))
    expect(again.state.coins).toEqual([2, 2])
    does(again, { kind: 'guess', side: 2 })
    expect(again.state.result?.payoff).toEqual([1, 0])
    const replayed = replay(coinGame, again.log)
    expect(isLogFault(replayed)).toBe(false)
  })
})

describe('what a file says of itself', () => {
  const log = (): Record<string, unknown> => {
    const { hash: _hash, seal: _seal, ...rest } = exportMatch(newMatch())
    return JSON.parse(JSON.stringify(rest))
  }
  const position = { kind: 'position', state: {}, words: 'a position' }

  it('is taken where it is what it should be', () => {
    const told = { notes: { names: ['Ann', 'Bob'], times: [1, 2] }, branchOf: { match: 'other', entry: 3 }, mark: 'ab' }
    expect(isLogFault(readLog({ ...log(), ...told }))).toBe(false)
    expect(isLogFault(readLog({ ...log(), origin: position }))).toBe(false)
  })

  it.each<[string, object]>([
    ['words that are not text', { origin: { ...position, words: { no: 'text' } } }],
    ['words without end', { origin: { ...position, words: 'x'.repeat(500_000) } }],
    ['no words', { origin: { kind: 'position', state: {} } }],
    ['a match it left that is no name', { branchOf: { match: { a: 1 }, entry: 0 } }],
    ['a match it left with a name without end', { branchOf: { match: 'x'.repeat(1000), entry: 0 } }],
    ['an entry it left that is no number', { branchOf: { match: 'other', entry: -1 } }],
    ['a match it left that is nothing', { branchOf: 7 }],
    ['names that are no texts', { notes: { names: [{}] } }],
    ['names without end', { notes: { names: ['x'.repeat(1000)] } }],
    ['too many names', { notes: { names: Array(100).fill('Ann') } }],
    ['times that are no times', { notes: { times: ['now'] } }],
    ['notes that are a list', { notes: [1] }],
    ['a mark that is no text', { mark: {} }],
    ['a mark without end', { mark: 'x'.repeat(1000) }],
    ['seats beyond all tables', { seats: 1e6 }],
    ['a version below all versions', { version: -1 }],
    ['a seat that nobody has', { entries: [{ seat: 1e9, action: {} }] }],
    ['too many entries', { entries: Array(100_001).fill({ seat: 0, action: {} }) }],
  ])('%s: refused with a sentence', (_what, change) => {
    const read = readLog({ ...log(), ...change })
    expect(isLogFault(read) && render(read.fault).length).toBeGreaterThan(10)
  })

  it('a mark is that of the key, the start and the match it left', () => {
    const [key, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
    const start = log() as unknown as MatchLog
    const mark = markOf(key, start)
    expect(markOf(key, { ...start, entries: [], notes: {} })).toBe(mark)
    expect(markOf(other, start)).not.toBe(mark)
    for (const change of [
      { origin: position },
      { seats: 3 },
      { options: { a: 1 } },
      { branchOf: { match: 'x', entry: 1 } },
    ])
      expect(markOf(key, { ...start, ...change } as MatchLog)).not.toBe(mark)
  })
})
