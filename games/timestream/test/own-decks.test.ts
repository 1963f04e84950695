import {
  act,
  begin,
  branch,
  EVERYTHING,
  exportMatch,
  importMatch,
  isLogFault,
  isRefusal,
  type Match,
  SPECTATOR,
  seeded,
  startMatch,
} from '@anachron/kernel'
import { faultIn, playing } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { decks } from '../content/index.ts'
import { DECK } from '../player/deck.ts'
import { bot } from '../player/index.ts'
import { rollout } from '../player/rollout.ts'
import { deckFaults } from '../rules/deck-building.ts'
import { game } from '../rules/game.ts'
import { someDeck } from '../rules/some-deck.ts'
import type { NamedDeck, Options, Player, Rules, TimestreamTypes } from '../rules/types.ts'
import { supposed } from '../words/index.ts'

const SUPPOSED = supposed({ decksFrom: 'choice' } as Rules)

const [mine, theirs] = [1, 2].map((seed, i) => ({ ...someDeck(seeded(seed)), name: ['Mine', 'Theirs'][i] })) as [
  NamedDeck,
  NamedDeck,
]

function start(options: Partial<Options> = {}): Match<TimestreamTypes> {
  const match = startMatch(game, { options, seats: 2, chance: () => seeded('own') })
  if (isLogFault(match)) throw new Error(render(match.fault))
  return match
}

/** Both bring their own, and some of the match is played. */
function begun(lists: 'open' | 'closed', entries = 30): Match<TimestreamTypes> {
  const match = start({ lists })
  act(match, 0, { kind: 'deck', deck: mine }, seeded(1))
  act(match, 1, { kind: 'deck', deck: theirs }, seeded(2))
  for (let n = 0; n < entries && !match.state.result; n++) {
    const t = playing(game, match.state, seeded(n))
    const seat = t.asked()?.seats[0] as number
    const listed = t.options(seat)
    const action = listed[rollout(match.state, seat, listed, seeded(n))]
    const played = act(match, seat, action, seeded(n))
    if (isRefusal(played)) throw new Error(render(played.reason))
  }
  return match
}

describe('decks of one’s own', () => {
  it('[TS-94] sample decks are legal', () => {
    for (let seed = 0; seed < 200; seed++) expect(deckFaults(someDeck(seeded(seed)).list)).toEqual([])
  })

  it('[TS-94] the own player brings the one he built where he may choose, and plays by it; nobody asks him for one later', () => {
    expect(deckFaults(DECK.list)).toEqual([])
    const match = start()
    const bring = (seat: number) => {
      const t = playing(game, match.state, seeded(seat))
      return bot.unlisted?.(game.view(match.state, seat), seat, t.options(seat))
    }
    for (const seat of [0, 1]) expect(isRefusal(act(match, seat, bring(seat), seeded(seat)))).toBe(false)
    expect(match.state.players.map(({ list }) => list)).toEqual([DECK, DECK])
    const asked = playing(game, match.state, seeded(1)).asked()?.seats[0] as number
    expect(bring(asked)).toBeUndefined()
  })

  it('[TS-94] each player brings one; both are dealt from what they brought', () => {
    const { state } = begun('open', 0)
    for (const [seat, deck] of [mine, theirs].entries()) {
      const player = state.players[seat] as Player
      expect(player.list).toEqual(deck)
      for (const card of player.hand) expect(deck.list[card]).toBeGreaterThan(0)
    }
  })

  it('[TS-10] [TS-94] one that breaks a rule is refused with that rule, and nothing changes', () => {
    const t = playing(game, start().state, seeded(1))
    const small = { name: 'Small', list: { ...mine.list, 'TS-PC-01': 1 } }
    expect(t.refuses(0, { kind: 'deck', deck: small })).toMatchObject({ rule: 'TS-10' })
    expect(t.refuses(0, { kind: 'deck', deck: { ...mine, more: 1 } as never })).toMatchObject({ rule: 'TS-94' })
    expect(t.refuses(0, { kind: 'deck', deck: mine, more: 1 } as never)).toMatchObject({ rule: 'TS-94' })
    expect(t.refuses(0, { kind: 'deck', deck: null } as never)).toMatchObject({ rule: 'TS-94' })
    expect(t.asked()?.seats).toEqual([0, 1])
  })

  it('[TS-94] what was brought stays secret until both have chosen', () => {
    const match = start()
    act(match, 0, { kind: 'deck', deck: mine }, seeded(1))
    for (const viewer of [1, SPECTATOR]) expect(JSON.stringify(game.view(match.state, viewer))).not.toContain('Mine')
    expect(JSON.stringify(game.view(match.state, 0))).toContain('Mine')
  })

  it('[TS-94] open lists are shown to everybody, those who watch included', () => {
    const { state } = begun('open', 0)
    for (const viewer of [0, 1, SPECTATOR])
      expect(game.view(state, viewer).players.map(({ list }) => list)).toEqual([mine, theirs])
  })

  it('[TS-94] closed lists tell nobody else what was brought, by no door: another deck there changes no byte', () => {
    const told = (deck: NamedDeck): string => {
      const match = start({ lists: 'closed' })
      const heard: unknown[] = []
      for (const [seat, brought] of [mine, deck].entries()) {
        const played = act(match, seat, { kind: 'deck', deck: brought }, seeded(`deal/${seat}`))
        if (isRefusal(played)) throw new Error(render(played.reason))
        for (const event of played.events) heard.push(game.redact(event, 0), game.redact(event, SPECTATOR))
      }
      return JSON.stringify([heard, game.view(match.state, 0), game.view(match.state, SPECTATOR)])
    }
    expect(told(theirs)).toBe(told({ ...theirs, name: 'Something else', list: mine.list }))
    expect(told(theirs)).not.toContain('Theirs')
  })

  it('[TS-94] closed lists open when the match is over, and nothing is supposed of them any more', () => {
    const match = begun('closed')
    expect(game.view(match.state, 0).players[1]?.list).toBeNull()
    act(match, 0, { kind: 'concede' }, seeded(1))
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = game.view(match.state, viewer)
      expect(view.players.map(({ list }) => list)).toEqual([mine, theirs])
      expect(render(game.words.view(view))).not.toContain(SUPPOSED)
    }
  })

  it('[TS-94] [TS-91] with closed lists whoever imagines takes the rival’s deck for one they know of, and is told so', () => {
    const match = begun('closed')
    const view = game.view(match.state, 0)
    expect(render(game.words.view(view))).toContain(SUPPOSED)
    expect(render(game.words.view(game.view(begun('open').state, 0)))).not.toContain(SUPPOSED)
    const fresh = begin(game, match.log.options as unknown as Options, 2, seeded(1))
    const t = playing(game, fresh, seeded(1))
    t.does(0, { kind: 'deck', deck: mine })
    t.does(1, { kind: 'deck', deck: theirs })
    const names = new Set<string>()
    for (let seed = 0; seed < 80; seed++) {
      const { list } = game.imagine(game.view(fresh, 0), seeded(seed)).players[1] as Player
      names.add(typeof list === 'string' ? list : (list?.name ?? ''))
    }
    expect(names).toEqual(new Set([...decks.map(({ id }) => id), 'Mine']))
  })

  it('[TS-94] cards that no known deck holds are imagined to lie in one that comes near', () => {
    const match = begun('closed', 120)
    const seen = (match.state.players[1] as Player).void
    const world = game.imagine(game.view(match.state, 0), seeded(3))
    const { list } = world.players[1] as Player
    expect(typeof list).toBe('object')
    const counts = Object.values((list as NamedDeck).list).reduce((sum, count) => sum + count, 0)
    expect(counts).toBe(60)
    for (const card of seen) expect((list as NamedDeck).list[card]).toBeGreaterThan(0)
  })

  it('[TS-94] a lent deck is played without asking, and known to all even where lists are closed', () => {
    const match = start({ lists: 'closed', lent: [null, theirs] })
    const t = playing(game, match.state, seeded(1))
    expect(t.asked()?.seats).toEqual([0])
    expect(JSON.stringify(game.view(match.state, 0))).toContain('Theirs')
    t.does(0, { kind: 'deck', deck: 'TS-DK-1' })
    expect(game.view(match.state, 0).players[1]?.list).toEqual(theirs)
    expect(game.view(match.state, 1).players[0]?.list).toBeNull()
  })

  it('is part of the match: files, imports and branches hold it', () => {
    const match = begun('closed')
    const file = JSON.parse(JSON.stringify(exportMatch(match)))
    const again = importMatch(game, file)
    if (isLogFault(again)) throw new Error(render(again.fault))
    expect(again.state.players.map(({ list }) => list)).toEqual([mine, theirs])
    const late = branch(match, 'here', 30, EVERYTHING, seeded(1))
    expect(late.state.players.map(({ list }) => list)).toEqual([mine, theirs])
    const imagined = branch(match, 'here', 30, 0, seeded(1))
    expect(imagined.state.players[0]?.list).toEqual(mine)
    expect(JSON.stringify(imagined.log)).not.toContain('Theirs')
    file.entries[0].action.deck.list['TS-PC-01'] += 1
    const damaged = importMatch(game, { ...file, hash: undefined })
    expect(damaged).toMatchObject({ entry: 1 })
    expect(faultIn(damaged)).toContain('TS-10')
  })
})
