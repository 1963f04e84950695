import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  act,
  decision,
  isLogFault,
  isRefusal,
  type Match,
  type MatchLog,
  options,
  replay,
  SPECTATOR,
  seeded,
  startMatch,
  stateAt,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { examples } from '../board/examples.ts'
import { check } from '../rules/check.ts'
import { game } from '../rules/game.ts'
import type { shape } from '../rules/shape.ts'
import { someDeck } from '../rules/some-deck.ts'
import type {
  AbilityFrame,
  ArriveFrame,
  NamedDeck,
  Options,
  Player,
  State,
  TimestreamTypes,
  Unit,
} from '../rules/types.ts'
import { optionsOf } from './plan.ts'
import { at, fill, id, intervene, type TableSpec, table } from './table.ts'

const wrong = (state: unknown): string | undefined => check(state, { options: optionsOf(table(SPEC).rules), seats: 2 })

const SPEC: TableSpec = {
  players: [
    {
      hand: ['Jerusalem', 'Emergency Insertion', 'Timely Letter'],
      deck: ['Rome', 'Corinth'],
      cells: 'AAFFUux',
      locations: [null, 'Jerusalem', null],
      advances: [['Temporal Sentinel'], [], []],
    },
    { hand: ['Rome'], obstacles: [[], ['Stern Magistrate'], []], intruders: {} },
  ],
}

/** The sentence for a sound position after a change. */
function changed(change: (state: State) => void, from: State = table(SPEC)): string | undefined {
  expect(wrong(from)).toBeUndefined()
  change(from)
  return wrong(from)
}

const first = ({ players }: State): Player => players[0] as Player
const sentinel = (state: State): Unit => first(state).advances[0]?.[0] as Unit

/** Emergency Insertion is on its way, and another card has to be given for it. */
function paying(): State {
  const played = at(SPEC)
  played.does(0, fill('Emergency Insertion', 1))
  expect(played.asked()?.ask).toBe('pay.card')
  return played.state
}

/** Every position of a match, and what those who see it may imagine of it. */
function takes(match: Match<TimestreamTypes>): void {
  for (let entry = 0; entry <= match.log.entries.length; entry++) {
    const state = stateAt(match, entry)
    const set = { options: match.log.options as unknown as Options, seats: 2 }
    expect(check(state, set)).toBeUndefined()
    const viewer = SPECTATOR + (entry % 3)
    expect(check(game.imagine(game.view(state, viewer), seeded(entry)), set)).toBeUndefined()
  }
}

function playOn(match: Match<TimestreamTypes>, seed: string, most: number): Match<TimestreamTypes> {
  const dice = seeded(seed)
  for (let n = 0; n < most; n++) {
    const seat = decision(game, match.state)?.seats[0]
    if (seat === undefined) break
    const listed = options(game, match.state, seat)
    expect(isRefusal(act(match, seat, listed[dice.pick('option', listed.length)], dice))).toBe(false)
  }
  return match
}

function opened(log: MatchLog): Match<TimestreamTypes> {
  const match = replay<TimestreamTypes>(game, log)
  if (isLogFault(match)) throw new Error(render(match.fault))
  return match
}

it('the shape is that of a state, and the other way round', () => {
  expectTypeOf<z.output<typeof shape>>().toExtend<State>()
  expectTypeOf<State>().toExtend<z.output<typeof shape>>()
})

describe('positions that are taken', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures')
  it.each(globSync('*.json', { cwd: folder }))('every one of %s', (file) => {
    takes(opened(JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchLog))
  })

  it.each(examples)('[$at] of the rulebook, and what comes of it: $title', async ({ match }) => {
    takes(playOn(opened(await match()), 'example', 60))
  })

  it.each([{ lists: 'closed' }, { lent: [someDeck(seeded('lent')), null] }] as const)(
    '[TS-94] decks of one’s own: %j',
    (given) => {
      const match = startMatch(game, { options: given, seats: 2, chance: () => seeded('own') })
      if (isLogFault(match)) throw new Error(render(match.fault))
      for (const seat of decision(game, match.state)?.seats ?? [])
        act(match, seat, { kind: 'deck', deck: someDeck(seeded(`own/${seat}`)) }, seeded(seat))
      takes(playOn(match, 'own', 150))
    },
  )

  it('[TS-93] one that was given up while a card was on its way', () => {
    const match = startMatch(game, {
      options: { deck1: 'TS-DK-4', deck2: 'TS-DK-3' },
      seats: 2,
      chance: () => seeded('pay'),
    })
    if (isLogFault(match)) throw new Error(render(match.fault))
    for (let n = 0; !decision(game, match.state)?.ask.startsWith('pay'); n++) playOn(match, `pay/${n}`, 1)
    act(match, 1, { kind: 'concede' }, seeded(1))
    expect(match.state.result).not.toBeNull()
    takes(match)
  })
})

describe('positions that are refused', () => {
  it.each([null, 7, 'state', [], {}, { stack: [], result: null }])('%j', (state) => {
    expect(wrong(state)).toMatch(/does not have/)
  })

  it('a hand of 100,000 cards, a card that is none, something unknown', () => {
    const hand = Array.from({ length: 100_000 }, () => id('Rome'))
    expect(changed((state) => Object.assign(first(state), { hand }))).toMatch(/does not have/)
    expect(changed((state) => first(state).hand.push('constructor'))).toMatch(/does not have/)
    expect(changed((state) => Object.assign(state, { more: 1 }))).toMatch(/does not have/)
  })

  it('other rules than those of the match, other seats', () => {
    expect(changed(({ rules }) => Object.assign(rules, { turnCap: 20 }))).toMatch(/another way/)
    expect(check(table(SPEC), { options: optionsOf(table(SPEC).rules), seats: 3 })).toMatch(/players/)
  })

  it('[TS-10] a deck with a card too many, one too few, or none that is allowed', () => {
    const match = startMatch(game, {
      options: { deck1: 'TS-DK-1', deck2: 'TS-DK-2' },
      seats: 2,
      chance: () => seeded(1),
    })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const set = { options: match.log.options as unknown as Options, seats: 2 }
    const one = (change: (player: Player) => unknown): string | undefined => {
      const state = stateAt(match, 0)
      expect(check(state, set)).toBeUndefined()
      change(first(state))
      return check(state, set)
    }
    expect(one(({ deck }) => deck.pool.push(id('Rome')))).toMatch(/not in the deck/)
    expect(one(({ deck }) => deck.pool.pop())).toMatch(/missing/)
    expect(one((player) => Object.assign(player, { list: 'TS-DK-2' }))).toMatch(/another deck/)
    const list = { [id('Rome')]: 60 }
    const own = (state: State): void => {
      first(state).list = { name: 'All roads', list }
    }
    expect(changed(own)).toMatch(/not allowed/)
    const hidden = JSON.parse(`{"${id('Rome')}":60,"__proto__":60}`)
    expect(changed((state) => Object.assign(first(state), { list: { name: 'x', list: hidden } }))).toMatch(
      /does not have/,
    )
  })

  it('[TS-6] [TS-46] [TS-57] a unit where it cannot lie, twice there, or with what it cannot bear', () => {
    expect(changed((state) => Object.assign(sentinel(state), { owner: 1 }))).toMatch(/wrong side/)
    expect(changed((state) => Object.assign(sentinel(state), { card: id('Stern Magistrate') }))).toMatch(/cannot/)
    expect(changed((state) => Object.assign(sentinel(state), { id: 99 }))).toMatch(/told apart/)
    expect(changed((state) => first(state).advances[1]?.push({ ...sentinel(state) }))).toMatch(/told apart/)
    expect(changed((state) => Object.assign(sentinel(state), { second: true }))).toMatch(/lies where it cannot/)
    expect(changed((state) => Object.assign(sentinel(state), { charges: 3 }))).toMatch(/bears what it cannot/)
  })

  it('[TS-95] a hand out of order, or known to hold what it does not', () => {
    expect(changed((state) => first(state).hand.reverse())).toMatch(/out of order/)
    expect(changed((state) => first(state).peeked.push(id('Rome')))).toMatch(/known/)
  })

  it('[TS-32] a price that cannot be paid', () => {
    expect(changed((state) => first(state).hand.splice(0), paying())).toMatch(/pays/)
    expect(changed(({ stack }) => stack.splice(1, 1), paying())).toMatch(/pays/)
    const linked = (state: State): void => {
      for (const cell of first(state).cells) cell.linked = true
    }
    expect(changed(linked, paying())).toMatch(/pays/)
  })

  it('a stack that no flow builds', () => {
    expect(changed(({ stack }) => stack.unshift(...stack))).toMatch(/does not follow/)
    expect(changed((state) => Object.assign(state, { step: 'cells' }))).toMatch(/another step/)
    expect(changed((state) => Object.assign(state, { turn: 201 }))).toMatch(/no such turn/)
    const arrange: AbilityFrame = {
      kind: 'ability',
      at: 'arrange',
      seat: 0,
      card: id('Athens'),
      ability: 0,
      effect: 1,
      unit: null,
      phase: null,
      chosen: null,
      left: 2,
      below: [],
    }
    expect(changed(({ stack }) => stack.push({ ...arrange }))).toBeUndefined()
    expect(changed(({ stack }) => stack.push({ ...arrange, left: 3 }))).toMatch(/ability/)
    expect(changed(({ stack }) => stack.push({ ...arrange, at: 'sift' }))).toMatch(/ability/)
  })

  it.each<[string, RegExp, (state: State) => unknown]>([
    [
      '[TS-52] a cell that is none',
      /none/,
      (state) => first(state).cells.push({ card: id('Rome'), linked: false, frozen: false }),
    ],
    [
      '[TS-86] a frozen cell that is not spent',
      /frozen/,
      (state) => Object.assign(first(state).cells[0] as object, { frozen: true }),
    ],
    [
      'more cards than a deck has',
      /without a deck/,
      (state) => first(state).void.push(...new Array<string>(60).fill(id('Rome'))),
    ],
  ])('%s', (_what, sentence, change) => {
    expect(changed(change)).toMatch(sentence)
  })

  it('[TS-10] [TS-94] a deck of 59 cards where lists are closed, and an opening that cannot be', () => {
    const match = startMatch(game, {
      options: { lists: 'closed', deck2: 'TS-DK-2' },
      seats: 2,
      chance: () => seeded(1),
    })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const set = { options: match.log.options as unknown as Options, seats: 2 }
    const opening = stateAt(match, 0)
    expect(check(opening, set)).toBeUndefined()
    Object.assign(opening.stack[0] as object, { waiting: [0, 1] })
    expect(check(opening, set)).toMatch(/opens/)
    act(match, 0, { kind: 'deck', deck: someDeck(seeded('59')) }, seeded(2))
    const { state } = match
    const { list, deck } = first(state)
    const card = deck.pool.pop() as string
    const counts = (list as NamedDeck).list as Record<string, number>
    if (counts[card] === 1) delete counts[card]
    else (counts[card] as number)--
    expect(check(state, set)).toMatch(/not allowed/)
  })

  it('[TS-44] [TS-58] a card on its way to where it cannot go, an Intervention that is none or another one', () => {
    const fillCity = ({ stack }: State): void => {
      Object.assign((stack[1] as ArriveFrame).play, { location: 2 })
    }
    expect(changed(fillCity, paying())).toMatch(/cannot go/)
    const squall = (card: string): string | undefined => {
      const played = at({ players: [{ hand: ['Sudden Squall'], cells: 'AAAAFFFFUU' }, SPEC.players[0]] })
      played.does(0, intervene('Sudden Squall'))
      expect(played.state.stack.map(({ kind }) => kind)).toEqual(['turn', 'intervention', 'ability'])
      return changed(({ stack }) => Object.assign(stack[1] as object, { card: id(card) }), played.state)
    }
    expect(squall('Rome')).toMatch(/no Intervention/)
    expect(squall('Timely Letter')).toMatch(/another one/)
  })

  it('[TS-92] one that ended as none can end', () => {
    const end = (payoff: number[]) =>
      changed((state) => {
        state.stack.length = 0
        state.result = { reason: 'limit', rule: 'TS-92', payoff }
      })
    expect(end([0.5, 0.5])).toBeUndefined()
    expect(end([2, -1])).toMatch(/ended like that/)
  })
})
