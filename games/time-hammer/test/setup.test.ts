import { begin, scripted, seeded, startMatch } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import {
  AGENT_IDS,
  agents,
  constants,
  DRAW_DECK,
  FIDO_IDS,
  fidos,
  fluxOf,
  GADGET_IDS,
  HAMMER_IDS,
  INFO_LINES,
  isHammer,
  JUMP_IDS,
  QUARK_IDS,
  sourceOf,
  stasisOf,
  tableCards,
} from '../content/index.ts'
import { blueReserve, greenReserve } from '../rules/cubes.ts'
import { game } from '../rules/game.ts'
import type { Player } from '../rules/types.ts'
import { faultOf, OPTIONS } from './scene.ts'

const fresh = (options = {}, seed = 1) => begin(game, { ...OPTIONS, ...options }, 2, seeded(seed))
const of = (kind: string) => tableCards.filter((card) => card.kind === kind).length

describe('the box', () => {
  it('[TH-1] is for two players and nobody else', () => {
    for (const seats of [1, 3]) expect(faultOf({ seats, chance: () => seeded(1) })).toContain('2 seats')
    expect(startMatch(game, { seats: 2, chance: () => seeded(1) })).not.toHaveProperty('fault')
  })

  it('[TH-2] [TH-R1] holds 72 cards, twelve of each kind in the Draw Deck', () => {
    expect(tableCards.length + FIDO_IDS.length + QUARK_IDS.length + DRAW_DECK.length).toBe(constants.cards.value)
    expect([of('epoch'), of('command'), of('info'), of('skillTrack')]).toEqual([6, 6, 2, 2])
    for (const ids of [AGENT_IDS, JUMP_IDS, GADGET_IDS, HAMMER_IDS]) expect(ids).toHaveLength(12)
    expect(Object.values(agents).filter(({ breed }) => breed === 'human')).toHaveLength(6)
  })

  it('[TH-14] gives both an Info card that only reminds', () => {
    expect(of('info')).toBe(2)
    expect(INFO_LINES.join(' ')).toMatch(/Prep.*Discovery.*Draw.*Action/)
    expect(DRAW_DECK.some((card) => card.startsWith('info'))).toBe(false)
  })

  it('[TH-52] shows each Flux and each Stasis on six of the 48 cards', () => {
    for (const flux of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(DRAW_DECK.filter((card) => fluxOf[card] === flux)).toHaveLength(6)
    for (const stasis of [3, 4, 5, 6, 7, 8, 9, 'P'])
      expect(DRAW_DECK.filter((card) => stasisOf[card] === stasis)).toHaveLength(6)
  })

  it('[TH-53] couples Stasis to Flux', () => {
    for (const card of DRAW_DECK) expect(stasisOf[card]).toBe(fluxOf[card] === 7 ? 'P' : 9 - fluxOf[card])
  })

  it('[TH-114] has one of each Gadget', () => {
    expect(new Set(DRAW_DECK).size).toBe(DRAW_DECK.length)
  })

  it('[TH-79] says which facts come from the booklet and which are ours', () => {
    expect(sourceOf(agents['agent-brain'], 'flux')).toBe('booklet')
    expect(sourceOf(agents['agent-brain'], 'jump')).toBe('reconstructed')
    expect(sourceOf(agents['agent-comet'], 'name')).toBe('reconstructed')
    expect(sourceOf(fidos['fido-zapi'], 'name')).toBe('booklet')
  })
})

describe('set-up', () => {
  it('[TH-3] [TH-6] starts with four green and one blue cube in the Reserve and one Jamais', () => {
    for (const player of fresh().players) {
      expect([greenReserve(player), blueReserve(player), player.actions, player.jamais]).toEqual([4, 1, 0, 1])
    }
  })

  it('[TH-4] [TH-8] sets the die to 4, 5 or 6 rounds', () => {
    for (const rounds of [4, 5, 6]) expect(fresh({ rounds }).die).toBe(rounds)
    for (const rounds of [3, 7])
      expect(faultOf({ seats: 2, options: { rounds }, chance: () => seeded(1) })).toContain('4 to 6')
  })

  it('[TH-5] [TH-R3] puts both Historians on space 1 of twelve', () => {
    expect(game.setup(OPTIONS, 2, seeded(1)).players.map(({ skill }) => skill)).toEqual([1, 1])
    expect(constants.expert.value).toBe(12)
  })

  it('[TH-7] [TH-11] deals five cards each, alternating from the first player, and adds Fido', () => {
    const state = fresh()
    for (const [seat, player] of state.players.entries()) {
      expect(player.hand).toHaveLength(6)
      expect(player.hand).toContain(FIDO_IDS[seat])
    }
    const dealt = game.setup(OPTIONS, 2, scripted(0, 35 - 1, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    expect(dealt.players[0]?.hand).toContain('agent-brain')
    expect(dealt.players[1]?.hand).toContain('gadget-static-snare')
  })

  it('[TH-9] lets chance choose the first player, unless the table does', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => fresh({ first: 'random' }, seed).first))
    expect(firsts).toEqual(new Set([0, 1]))
    expect(fresh({ first: 'seat2' }).active).toBe(1)
  })

  it('[TH-9] in a rematch the other one begins, who now sits where the first player sat', () => {
    for (const first of [0, 1]) {
      const over = { ...fresh({ first: 'random' }), first }
      const again = game.rematch?.({ ...OPTIONS, first: 'random' }, over)
      expect(begin(game, again ?? OPTIONS, 2, seeded(1)).first).toBe(first)
    }
  })

  it('[TH-10] leaves every Command in the Gallery', () => {
    expect(game.setup(OPTIONS, 2, seeded(1)).commands).toEqual([null, null, null, null, null, null])
  })

  it('[TH-12] [TH-R2] starts Déjà vu with one HAMMER and shuffles the other eleven into a deck of 37', () => {
    const state = fresh()
    expect(state.dejaVu).toHaveLength(1)
    expect(state.deck.pool).toHaveLength(37)
    expect(state.deck.pool.filter(isHammer)).toHaveLength(11)
    expect(state.discard).toEqual([])
  })

  it('[TH-13] turns up a Quark only with the option', () => {
    expect(fresh().quark).toBeNull()
    const state = fresh({ quarks: true })
    expect(QUARK_IDS).toContain(state.quark)
    expect(state.quarks).toHaveLength(5)
  })

  it('[TH-17] never deals a HAMMER', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(fresh({}, seed).players.some(({ hand }: Player) => hand.some(isHammer))).toBe(false)
  })
})
