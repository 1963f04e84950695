import {
  act,
  begin,
  isInnocent,
  isLogFault,
  type Match,
  options,
  parseOptions,
  seeded,
  startMatch,
} from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { cardOf } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { worthOfPick } from '../player/picking.ts'
import { answering } from '../rules/answering.ts'
import { deckFaults, listOf } from '../rules/deck-building.ts'
import { game } from '../rules/game.ts'
import { faultOfBuilt, proposedDeck } from '../rules/limited/building.ts'
import { somePool } from '../rules/limited/flow.ts'
import { fromStock, PACK, PACKED } from '../rules/limited/packs.ts'
import type { Action, LimitedFrame, NamedDeck, Options, TimestreamTypes } from '../rules/types.ts'

function start(decksFrom: Options['decksFrom'], seed = 'limited'): Playing<TimestreamTypes> {
  const parsed = parseOptions(game.options, { decksFrom })
  if ('fault' in parsed) throw new Error(render(parsed.fault))
  const chance = seeded(seed)
  return playing(game, begin(game, parsed.options as unknown as Options, 2, chance), chance)
}

const frameOf = (t: Playing<TimestreamTypes>): LimitedFrame => {
  const frame = t.state.stack.at(-1)
  if (frame?.kind !== 'limited') throw new Error('nobody is picking')
  return frame
}

/** The own player picks for both until decks are built. */
function drafted(t: Playing<TimestreamTypes>): Playing<TimestreamTypes> {
  while (t.asked()?.ask === 'limited.pick') {
    const seat = t.asked()?.seats[0] as number
    const listed = t.options(seat)
    t.does(seat, listed[bot.choose(game.view(t.state, seat), seat, listed, seeded(1))] as Action)
  }
  return t
}

describe('packs', () => {
  it('[TS-97] have fifteen different cards, none of which anybody can have anyway', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { packs } = frameOf(start('draft', `pack/${seed}`))
      for (const pack of packs) {
        expect(new Set(pack).size).toBe(15)
        expect(pack.filter((id) => fromStock(id) > 0)).toEqual([])
        for (const location of [1, 2, 3] as const)
          expect(pack.some((id) => cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(location))).toBe(
            true,
          )
      }
    }
    expect(PACKED).toHaveLength(103)
  })
})

describe('a draft', () => {
  it('[TS-98] takes a card unseen and passes the others on once both have taken one', () => {
    const t = start('draft')
    const [first, second] = frameOf(t).packs.map((pack) => pack.slice()) as [string[], string[]]
    t.does(1, { kind: 'pick', card: second[3] as string })
    expect(t.asked()?.seats).toEqual([0])
    expect(frameOf(t).packs[0]).toEqual(first)
    t.does(0, { kind: 'pick', card: first[0] as string })
    expect(frameOf(t).packs).toEqual([second.toSpliced(3, 1), first.slice(1)])
    expect(frameOf(t).pools).toEqual([[first[0]], [second[3]]])
    expect(t.asked()?.seats).toEqual([0, 1])
  })

  it('[TS-98] nobody takes a card that is in the other pack', () => {
    const t = start('draft')
    const [first, second] = frameOf(t).packs as [string[], string[]]
    const theirs = second.find((id) => !first.includes(id)) as string
    expect(t.refuses(0, { kind: 'pick', card: theirs }).rule).toBe('TS-98')
  })

  it('[TS-98] goes on for three packs each: forty-five cards', () => {
    const t = drafted(start('draft'))
    expect(t.asked()).toMatchObject({ ask: 'limited.build', rule: 'TS-97', seats: [0, 1] })
    expect(frameOf(t).pools.map(({ length }) => length)).toEqual([45, 45])
    expect(t.events.filter(({ kind }) => kind === 'packsOpened')).toHaveLength(2)
  })

  it('[TS-98] tells nobody else what was taken', () => {
    const t = start('draft')
    const [told] = t.does(0, t.options(0)[4] as Action)
    expect(game.redact(told as never, 1)).toEqual({ kind: 'picked', rule: 'TS-98', seat: 0 })
    const seen = game.view(t.state, 1).stack.at(-1) as LimitedFrame
    expect(seen.pools[0]).toEqual(['?'])
    expect(new Set(seen.packs[0])).toEqual(new Set(['?']))
  })

  it('[TS-98] whose time is up takes what is worth most', () => {
    const listed: Action[] = ['TS-OB-12', 'TS-OB-25', 'TS-AD-01'].map((card) => ({ kind: 'pick', card }))
    expect(answering.timeUp(listed)).toEqual({ kind: 'pick', card: 'TS-OB-25' })
  })

  it('[TS-98] the own player takes what it lacks for a location before a better card of a kind it has', () => {
    const pool = ['TS-E1-02', 'TS-E1-03', 'TS-E1-04', 'TS-E1-06', 'TS-E2-01', 'TS-E2-06', 'TS-E2-07']
    expect(worthOfPick(pool, 'TS-E3-01')).toBeGreaterThan(worthOfPick(pool, 'TS-E1-05'))
    expect(worthOfPick([], 'TS-E1-05')).toBeGreaterThan(worthOfPick([], 'TS-E3-01'))
  })
})

it('[TS-98] who has picked better stands better', () => {
  const t = start('draft')
  frameOf(t).packs[0]?.splice(0, 2, 'TS-OB-25', 'TS-OB-12')
  const after = (card: string): number => {
    const state = game.clone(t.state)
    playing(game, state, seeded(1)).does(0, { kind: 'pick', card })
    return game.score(state)[0] as number
  }
  expect(after('TS-OB-25')).toBeGreaterThan(after('TS-OB-12'))
})

describe('sealed', () => {
  it('[TS-99] gives each player five packs at once', () => {
    const t = start('sealed')
    expect(t.asked()?.ask).toBe('limited.build')
    expect(frameOf(t).pools.map(({ length }) => length)).toEqual([5 * PACK, 5 * PACK])
  })
})

describe('a deck from packs', () => {
  it.each([10, 45, 75])('[TS-97] that is proposed from %i cards keeps all rules of building', (size) => {
    for (let seed = 0; seed < 60; seed++) {
      const pool = somePool(size, seeded(`${size}/${seed}`))
      expect(faultOfBuilt(proposedDeck(pool, 'Proposal'), pool)).toBeUndefined()
    }
  })

  it('[TS-97] has no card that its player did not get, and more of the stock only as TS-11 allows', () => {
    const t = start('sealed')
    const deck = (t.options(0)[0] as { deck: NamedDeck }).deck
    const absent = PACKED.find(({ id }) => !frameOf(t).pools[0]?.includes(id))?.id as string
    const { 'TS-PC-01': ancient = 0, ...rest } = deck.list
    const exchanged = (card: string): Action => ({
      kind: 'deck',
      deck: { name: 'Mine', list: { ...rest, 'TS-PC-01': ancient - 1, [card]: (rest[card] ?? 0) + 1 } },
    })
    expect(t.refuses(0, exchanged(absent)).rule).toBe('TS-97')
    expect(t.refuses(0, exchanged('TS-PC-03')).rule).toBe('TS-11')
    expect(t.refuses(0, { kind: 'deck', deck: 'TS-DK-1' }).rule).toBe('TS-94')
    t.does(0, exchanged('TS-PC-02'))
    t.does(1, t.options(1)[0] as Action)
    expect(t.state.players.map(({ deck }) => deck.pool.length)).toEqual([50, 50])
    expect(deckFaults(listOf(t.state.players[0]?.list as NamedDeck))).toEqual([])
  })

  it('[TS-97] is closed until the game is over, whatever was said of lists', () => {
    const match = startMatch(game, { options: { decksFrom: 'sealed' }, seats: 2, chance: () => seeded('closed') })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const played = match as Match<TimestreamTypes>
    for (const seat of [0, 1]) act(played, seat, options(game, played.state, seat)[0], seeded(seat))
    const listOfRival = () => game.view(played.state, 0).players[1]?.list
    expect(listOfRival()).toBeNull()
    act(played, 1, { kind: 'concede' }, seeded(1))
    expect(listOfRival()).toMatchObject({ name: 'Sealed deck' })
  })

  it('[TS-97] may be built anew as long as the other builds: only that there is one was told', () => {
    const match = startMatch(game, { options: { decksFrom: 'sealed' }, seats: 2, chance: () => seeded('anew') })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const played = match as Match<TimestreamTypes>
    for (const seat of [1, 0]) act(played, seat, options(game, played.state, seat)[0], seeded(seat))
    expect([1, 2].map((entry) => isInnocent(played, entry))).toEqual([true, false])
  })

  it('[TS-97] leaves no room for a deck that is brought', () => {
    const parsed = parseOptions(game.options, { decksFrom: 'draft', deck2: 'TS-DK-3' })
    if ('fault' in parsed) throw new Error(render(parsed.fault))
    expect(game.checkOptions?.(parsed.options as unknown as Options, 2)?.rule).toBe('TS-97')
  })
})
