import { describe, expect, it } from 'vitest'
import { SPACES, type SpaceId } from '../content/index.ts'
import { assistantMoves, chronomancerMoves } from '../rules/movement.ts'
import { day, events, move, nextOutOfBag, shopOf, standing, townSquare } from './day.ts'

/** Chronomancer, Assistant, where the Assistant may go, where the Chronomancer may go. */
const TABLE: readonly (readonly [SpaceId, SpaceId, string, string])[] = [
  ['LC', 'LA', 'T1 T2 T3 RA', ''],
  ['LC', 'T1', 'T2 T3 RA', ''],
  ['LC', 'T2', 'T3 RA', 'T1'],
  ['LC', 'T3', 'RA', 'T1 T2'],
  ['LC', 'RA', '', 'T1 T2 T3 RC'],
  ['T1', 'T2', 'T3 RA', ''],
  ['T1', 'T3', 'RA', 'T2'],
  ['T1', 'RA', '', 'T2 T3 RC'],
  ['T2', 'T3', 'RA', ''],
  ['T2', 'RA', '', 'T3 RC'],
  ['T3', 'RA', '', 'RC'],
  ['RC', 'RA', 'B1 B2 B3 LA', ''],
  ['RC', 'B1', 'B2 B3 LA', ''],
  ['RC', 'B2', 'B3 LA', 'B1'],
  ['RC', 'B3', 'LA', 'B1 B2'],
  ['RC', 'LA', '', 'B1 B2 B3 LC'],
  ['B1', 'B2', 'B3 LA', ''],
  ['B1', 'B3', 'LA', 'B2'],
  ['B1', 'LA', '', 'B2 B3 LC'],
  ['B2', 'B3', 'LA', ''],
  ['B2', 'LA', '', 'B3 LC'],
  ['B3', 'LA', '', 'LC'],
]

/** Every position that moves can lead to from the start. */
function reachable(): Set<string> {
  const seen = new Set(['LC LA'])
  for (const position of seen) {
    const [c, a] = position.split(' ') as [SpaceId, SpaceId]
    for (const to of assistantMoves(c, a)) seen.add(`${c} ${to}`)
    for (const to of chronomancerMoves(c, a)) seen.add(`${to} ${a}`)
  }
  return seen
}

describe('the ring', () => {
  it.each(TABLE)(
    '[CH-C13] [CH-C24] from %s and %s the Assistant goes to “%s”, the Chronomancer to “%s”',
    (c, a, toA, toC) => {
      expect(assistantMoves(c, a).join(' ')).toBe(toA)
      expect(chronomancerMoves(c, a).join(' ')).toBe(toC)
    },
  )

  it('[CH-C29] has 22 reachable positions, exactly those of the table, and a move in each', () => {
    const seen = reachable()
    expect(seen.size).toBe(22)
    expect([...seen].sort()).toEqual(TABLE.map(([c, a]) => `${c} ${a}`).sort())
    for (const [c, a] of TABLE) {
      expect(c).not.toBe(a)
      expect(assistantMoves(c, a).length + chronomancerMoves(c, a).length).toBeGreaterThan(0)
    }
  })

  it('[CH-C12] [CH-C14] has ten spaces, the Chronomancer’s before the Assistant’s in each Time Machine', () => {
    expect(SPACES).toHaveLength(10)
    expect(SPACES.indexOf('LA') - SPACES.indexOf('LC')).toBe(1)
    expect(SPACES.indexOf('RA') - SPACES.indexOf('RC')).toBe(1)
  })

  it('[CH-C29] takes 2 to 8 turns from one Time Machine to the next', () => {
    const turns = new Map<string, Set<number>>([['LC LA', new Set([0])]])
    const queue = ['LC LA']
    for (const position of queue) {
      if (position === 'RC RA') continue
      const [c, a] = position.split(' ') as [SpaceId, SpaceId]
      const next = [
        ...assistantMoves(c, a).map((to) => `${c} ${to}`),
        ...chronomancerMoves(c, a).map((to) => `${to} ${a}`),
      ]
      for (const to of next) {
        const lengths = turns.get(to) ?? new Set()
        const before = lengths.size
        for (const length of turns.get(position) ?? []) lengths.add(length + 1)
        turns.set(to, lengths)
        if (lengths.size > before) queue.push(to)
      }
    }
    const lengths = [...(turns.get('RC RA') ?? [])]
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 8])
  })
})

describe('what figures may not do', () => {
  const refused = (c: SpaceId, a: SpaceId, figure: 'chronomancer' | 'assistant', to: SpaceId) => {
    const play = day()
    standing(shopOf(play), c, a)
    return play.refuses(0, move(figure, to)).rule
  }

  it('[CH-C26] the Assistant is locked in until the Chronomancer comes', () => {
    expect(refused('T1', 'RA', 'assistant', 'B1')).toBe('CH-C26')
  })
  it('[CH-C25] the Assistant cannot go through a Time Machine', () => {
    expect(refused('LC', 'T2', 'assistant', 'B1')).toBe('CH-C25')
  })
  it('[CH-C27] the Chronomancer cannot overtake', () => {
    expect(refused('LC', 'T2', 'chronomancer', 'T3')).toBe('CH-C27')
  })
  it('[CH-C28] the Chronomancer cannot share the Assistant’s space', () => {
    expect(refused('LC', 'T2', 'chronomancer', 'T2')).toBe('CH-C28')
  })
  it('[CH-C24] [CH-C31] neither stands on the other’s space of a Time Machine', () => {
    expect(refused('LC', 'T2', 'assistant', 'RC')).toBe('CH-C24')
    expect(refused('T1', 'RA', 'chronomancer', 'RA')).toBe('CH-C31')
  })
  it('[CH-C23] nobody moves on the spot', () => {
    expect(refused('LC', 'T2', 'assistant', 'T2')).toBe('CH-C23')
  })
})

describe('the booklet’s example of six turns', () => {
  it('[CH-C22] [CH-C25] [CH-C26] [CH-C27] [CH-R39] runs as told', () => {
    // The other player is far ahead on the Clock, so that all turns are ours.
    const play = day({
      prepare(state) {
        townSquare(state, ['W6', 'A6', 'Z6', 'N6'])
        state.pieces.forEach((piece, i) => {
          if (i > 0) piece.hour = 11
        })
        nextOutOfBag(state, 'RGBYRGBYRGBYRGBYRGBY')
      },
    })
    const shop = shopOf(play)
    const moves = (): string[] =>
      play.options(0).flatMap((action) => (action.kind === 'move' ? [`${action.figure[0]} ${action.to}`] : []))
    const finish = (until: () => boolean): void => {
      while (!until()) play.does(0, play.options(0)[0] as never)
    }
    const atMove = (): boolean => play.asked()?.ask === 'turn.move'

    expect(moves(), 'turn 1: only the Assistant').toEqual(['a T1', 'a T2', 'a T3', 'a RA'])
    play.does(0, move('assistant', 'T3'))
    expect(play.asked()?.ask, 'he recruits').toBe('recruit.card')
    finish(atMove)
    expect(moves(), 'turn 2: either').toEqual(['a RA', 'c T1', 'c T2'])
    play.forget()
    play.does(0, move('chronomancer', 'T2'))
    expect(play.asked()?.ask, 'a portal action').toBe('goods.good')
    finish(() => play.asked()?.ask === 'freeze.token')
    expect(shop.assistant, 'turn 3: the Assistant’s only move was made at once').toBe('RA')
    finish(atMove)
    expect(moves(), 'turn 4: only the Chronomancer').toEqual(['c T3', 'c RC'])
    play.does(0, move('chronomancer', 'T3'))
    expect(play.asked()?.ask).toBe('recruit.card')
    finish(() => play.asked()?.ask === 'shift.tile')
    expect(shop.chronomancer, 'turn 5: the Time Machine was his only move').toBe('RC')
    finish(atMove)
    expect(moves(), 'turn 6: the Assistant is free, and must move').toEqual(['a B1', 'a B2', 'a B3', 'a LA'])
    expect(events(play.events, 'moved').map(({ to }) => to)).toEqual(['T2', 'RA', 'T3', 'RC'])
  })
})
