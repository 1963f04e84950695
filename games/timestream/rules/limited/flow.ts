/** Draft and sealed (TS-97 to TS-99): cards come from packs, and everybody builds a deck from what they got. */
import { again, type Chance, type Flow, menuAsk, type Seat, takeUnseen } from '@anachron/kernel'
import type { CardId, DeckChoice, LimitedFrame, NamedDeck, Rules, TimestreamTypes } from '../types.ts'
import { faultOfBuilt, proposedDeck } from './building.ts'
import { DRAFT_ROUNDS, freshPack, PACK, PACKED, SEALED_PACKS } from './packs.ts'

export const DECK_NAME: Readonly<Record<Exclude<Rules['decksFrom'], 'choice'>, string>> = {
  draft: 'Drafted deck',
  sealed: 'Sealed deck',
}

const BOTH: readonly Seat[] = [0, 1]

export const poolOf = (frame: LimitedFrame, seat: Seat): CardId[] => frame.pools[seat] as CardId[]
export const packOf = (frame: LimitedFrame, seat: Seat): CardId[] => frame.packs[seat] as CardId[]

/** The frame that starts such a match. */
export const limitedFrame = (): LimitedFrame => ({
  kind: 'limited',
  at: 'open',
  round: 0,
  waiting: [],
  packs: [[], []],
  pools: [[], []],
  chosen: [null, null],
})

/** A deck like the proposed one, with some cards exchanged for others of the pool: what people might build. */
function someBuilt(pool: readonly CardId[], name: string, chance: Chance): NamedDeck {
  const without = pool.filter(() => chance.pick('build', 8) > 0)
  return proposedDeck(without, name)
}

const nameOf = ({ decksFrom }: Rules): string => (decksFrom === 'choice' ? '' : DECK_NAME[decksFrom])

export const limited: Flow<TimestreamTypes, LimitedFrame> = {
  open(ctx, frame) {
    const { state, chance } = ctx
    const isDraft = state.rules.decksFrom === 'draft'
    frame.round++
    for (const seat of BOTH) {
      if (isDraft) frame.packs[seat] = freshPack(chance, `pack/${seat}`)
      else for (let n = 0; n < SEALED_PACKS; n++) poolOf(frame, seat).push(...freshPack(chance, `pack/${seat}`))
    }
    ctx.emit({
      kind: 'packsOpened',
      rule: isDraft ? 'TS-98' : 'TS-99',
      round: frame.round,
      packs: isDraft ? 1 : SEALED_PACKS,
      cards: PACK,
    })
    frame.waiting = [...BOTH]
    return isDraft ? 'pick' : 'build'
  },
  pick: menuAsk({
    rule: 'TS-98',
    seats: (_state, frame) => frame.waiting,
    actions: {
      pick: {
        options: (_state, frame, seat) => packOf(frame, seat).map((card) => ({ kind: 'pick', card })),
        refuse: (_state, frame, seat, { card }) =>
          packOf(frame, seat).includes(card)
            ? undefined
            : { rule: 'TS-98', reason: 'That card is not in the pack before you.' },
        unseen: {
          from: (_state, frame, seat) => packOf(frame, seat),
          picks: ({ card }, thing: CardId) => card === thing,
          take(ctx, frame, seat, at) {
            const card = takeUnseen(packOf(frame, seat), at)
            poolOf(frame, seat).push(card)
            frame.waiting.splice(frame.waiting.indexOf(seat), 1)
            ctx.emit({ kind: 'picked', rule: 'TS-98', seat, card })
            return again
          },
        },
      },
    },
  }),
  pass(_ctx, frame) {
    frame.packs.reverse()
    frame.waiting = [...BOTH]
    if (packOf(frame, 0).length > 0) return 'pick'
    return frame.round < DRAFT_ROUNDS ? 'open' : 'build'
  },
  build: menuAsk({
    rule: 'TS-97',
    seats: (_state, frame) => frame.waiting,
    unlisted: {
      holds: (_state, frame, seat, action) =>
        action.kind === 'deck' &&
        Object.keys(action).length === 2 &&
        faultOfBuilt(action.deck, poolOf(frame, seat)) === undefined,
      sample: ({ rules }, frame, seat, chance) => ({
        kind: 'deck',
        deck: someBuilt(poolOf(frame, seat), nameOf(rules), chance),
      }),
    },
    actions: {
      deck: {
        options: ({ rules }, frame, seat) => [{ kind: 'deck', deck: proposedDeck(poolOf(frame, seat), nameOf(rules)) }],
        refuse: (_state, frame, seat, { deck }) => faultOfBuilt(deck, poolOf(frame, seat)),
        kept: 'deck',
        take(_ctx, frame, seat, { deck }) {
          frame.chosen[seat] = deck
          frame.waiting.splice(frame.waiting.indexOf(seat), 1)
          return again
        },
      },
    },
  }),
  begin(ctx, { chosen }) {
    ctx.call({ kind: 'opening', waiting: [], chosen, mulligans: [] })
  },
}

const isPacked = (card: CardId): boolean => PACKED.some(({ id }) => id === card)

/** Whether packs and pools are such as this can lead to. */
export function isLimited({ decksFrom }: Rules, frame: LimitedFrame): boolean {
  const { at, round, waiting, packs, pools, chosen } = frame
  if (!waiting.every((seat, i) => i === 0 || seat > (waiting[i - 1] as Seat))) return false
  if (![...packs, ...pools].every((cards) => cards.every(isPacked))) return false
  const isAsked = (seat: Seat): boolean => waiting.includes(seat)
  if (at === 'pick') {
    const most = Math.max(...packs.map(({ length }) => length))
    return (
      decksFrom === 'draft' &&
      waiting.length > 0 &&
      most > 0 &&
      round >= 1 &&
      round <= DRAFT_ROUNDS &&
      most <= PACK &&
      chosen.every((deck) => deck === null) &&
      packs.every((pack, seat) => pack.length === (isAsked(seat) ? most : most - 1)) &&
      pools.every((pool, seat) => pool.length === PACK * round - (packs[seat] as CardId[]).length)
    )
  }
  const size = PACK * (decksFrom === 'draft' ? DRAFT_ROUNDS : SEALED_PACKS)
  return (
    at === 'build' &&
    decksFrom !== 'choice' &&
    waiting.length > 0 &&
    round === (decksFrom === 'draft' ? DRAFT_ROUNDS : 1) &&
    packs.every((pack) => pack.length === 0) &&
    pools.every((pool) => pool.length === size) &&
    chosen.every((deck, seat) =>
      deck === null ? isAsked(seat) : !isAsked(seat) && !faultOfBuilt(deck, pools[seat] as CardId[]),
    )
  )
}

/** A frame in which what a viewer could not see is anything that it could be. */
export function imaginedLimited(frame: LimitedFrame, hidden: string, rules: Rules, chance: Chance): LimitedFrame {
  const isKnown = (cards: readonly CardId[]): boolean => !cards.includes(hidden)
  const packs = frame.packs.map((pack) =>
    isKnown(pack) ? pack.slice() : shuffled(freshPack(chance, 'imagine'), chance).slice(0, pack.length),
  )
  const pools = frame.pools.map((pool) => (isKnown(pool) ? pool.slice() : somePool(pool.length, chance)))
  const chosen = frame.chosen.map((deck: DeckChoice | null, seat) =>
    deck === hidden ? proposedDeck(pools[seat] as CardId[], nameOf(rules)) : deck,
  )
  return { ...frame, waiting: frame.waiting.slice(), packs, pools, chosen }
}

const shuffled = (cards: CardId[], chance: Chance): CardId[] => {
  chance.shuffle('imagine', cards)
  return cards
}

/** Cards as a seat might have got them from packs. */
export function somePool(size: number, chance: Chance): CardId[] {
  const pool: CardId[] = []
  while (pool.length < size) pool.push(...freshPack(chance, 'imagine'))
  return shuffled(pool, chance).slice(0, size)
}
