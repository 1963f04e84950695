import { type Ctx, done, type Refusal, type Seat } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { COLOUR_INDEX, COLOURS, CORRUPTIONS, STAFF } from '../content/index.ts'
import { discard } from './corruption.ts'
import { type ChoiceRules, choice, forced } from './forced.ts'
import { inSupply, putOnShelf } from './goods.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Shop } from './types.ts'

/** Activating the Staff (CH-C44, CH-C45, CH-R11). */

type ActivateFrame = Extract<ChronoFrame, { kind: 'activate' }>

const RECOMBOBULATE = COLOURS.map((from) =>
  COLOURS.map((to): ActionOf<'recombobulate'> => ({ kind: 'recombobulate', from, to })),
)
const EMBIGGEN = COLOURS.map((colour): ActionOf<'embiggen'> => ({ kind: 'embiggen', colour }))
const FRACT = COLOURS.map((colour): ActionOf<'fract'> => ({ kind: 'fract', colour }))
const SECURE = CORRUPTIONS.map((card): ActionOf<'secure'> => ({ kind: 'secure', card }))

/** The ability of one place of the Staff board: once, and only with somebody there. */
const ability = <K extends 'recombobulate' | 'embiggen' | 'fract' | 'secure'>(
  place: number,
  {
    options,
    lacking,
    use,
  }: {
    options(shop: Shop): ActionOf<K>[]
    lacking?: Refusal<ChronoTypes>
    use(ctx: Ctx<ChronoTypes>, shop: Shop, seat: Seat, action: ActionOf<K>): void
  },
): ChoiceRules<ActivateFrame, ActionOf<K>> => ({
  options(state, frame) {
    const shop = state.shops[frame.seat] as Shop
    return shop.staff[place] !== null && !frame.used[place] ? options(shop) : []
  },
  refuse(state, frame) {
    const name = STAFF[place]?.name ?? ''
    if ((state.shops[frame.seat] as Shop).staff[place] === null)
      return { rule: 'CH-C44', reason: say`Nobody works your ${name}.` }
    if (frame.used[place]) return { rule: 'CH-C44', reason: say`The ${name} was used already.` }
    return (
      lacking ?? { rule: 'CH-R11', reason: say`The ${name} needs the one on your shelf and the other in your supply.` }
    )
  },
  take(ctx, frame, seat, action) {
    frame.used[place] = true
    use(ctx, ctx.state.shops[seat] as Shop, seat, action)
    return 'only'
  },
})

/** In the order of `ABILITIES`. */
const use = choice<ActivateFrame>('CH-C44', {
  stop: { options: [{ kind: 'stop' }], take: () => done },
  recombobulate: ability<'recombobulate'>(0, {
    options: (shop) =>
      RECOMBOBULATE.flatMap((exchanges, from) =>
        shop.relics[from] === 0 ? [] : exchanges.filter((_, to) => to !== from && inSupply(shop, 'relic', to) > 0),
      ),
    use(ctx, shop, seat, { from, to }) {
      putOnShelf(shop, 'relic', COLOUR_INDEX[from], -1)
      putOnShelf(shop, 'relic', COLOUR_INDEX[to], 1)
      ctx.emit({ kind: 'recombobulated', rule: 'CH-C45', seat, from, to })
    },
  }),
  embiggen: ability<'embiggen'>(1, {
    options: (shop) => EMBIGGEN.filter((_, i) => (shop.relics[i] as number) > 0 && inSupply(shop, 'artifact', i) > 0),
    use(ctx, shop, seat, { colour }) {
      putOnShelf(shop, 'relic', COLOUR_INDEX[colour], -1)
      putOnShelf(shop, 'artifact', COLOUR_INDEX[colour], 1)
      ctx.emit({ kind: 'embiggened', rule: 'CH-C45', seat, colour })
    },
  }),
  fract: ability<'fract'>(2, {
    options: (shop) => FRACT.filter((_, i) => (shop.artifacts[i] as number) > 0 && inSupply(shop, 'relic', i) >= 2),
    use(ctx, shop, seat, { colour }) {
      putOnShelf(shop, 'artifact', COLOUR_INDEX[colour], -1)
      putOnShelf(shop, 'relic', COLOUR_INDEX[colour], 2)
      ctx.emit({ kind: 'fracted', rule: 'CH-C45', seat, colour })
    },
  }),
  secure: ability<'secure'>(3, {
    options: (shop) => SECURE.filter((_, i) => (shop.corruption[i] as number) > 0),
    lacking: { rule: 'CH-C45', reason: 'You do not hold such a card.' },
    use: (ctx, _shop, seat, { card }) => discard(ctx, seat, card, 'security'),
  }),
})

export const activate: ChronoFlow<'activate'> = { only: forced(use), use }
