import { done, type Refusal } from '@anachron/kernel'
import { ABILITIES, COLOUR_INDEX, COLOURS, CORRUPTIONS, STAFF } from '../content/index.ts'
import { discard } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { inSupply, putOnShelf } from './goods.ts'
import type { Action, ChronoFlow, ChronoFrame, ChronoTypes, Shop } from './types.ts'

/** Activating the Staff (CH-C44, CH-C45, CH-R11). */

type ActivateFrame = Extract<ChronoFrame, { kind: 'activate' }>

const RECOMBOBULATE = COLOURS.map((from) => COLOURS.map((to): Action => ({ kind: 'recombobulate', from, to })))
const EMBIGGEN = COLOURS.map((colour): Action => ({ kind: 'embiggen', colour }))
const FRACT = COLOURS.map((colour): Action => ({ kind: 'fract', colour }))
const SECURE = CORRUPTIONS.map((card): Action => ({ kind: 'secure', card }))
const STOP: Action = { kind: 'stop' }

/** What each place of the Staff board can do now, in the order of `ABILITIES`. */
const USES: readonly ((shop: Shop, into: Action[]) => void)[] = [
  (shop, into) => {
    for (let from = 0; from < 4; from++) {
      if (shop.relics[from] === 0) continue
      for (let to = 0; to < 4; to++)
        if (to !== from && inSupply(shop, 'relic', to) > 0) into.push((RECOMBOBULATE[from] as Action[])[to] as Action)
    }
  },
  (shop, into) => {
    for (let i = 0; i < 4; i++)
      if ((shop.relics[i] as number) > 0 && inSupply(shop, 'artifact', i) > 0) into.push(EMBIGGEN[i] as Action)
  },
  (shop, into) => {
    for (let i = 0; i < 4; i++)
      if ((shop.artifacts[i] as number) > 0 && inSupply(shop, 'relic', i) >= 2) into.push(FRACT[i] as Action)
  },
  (shop, into) => {
    for (let i = 0; i < 4; i++) if ((shop.corruption[i] as number) > 0) into.push(SECURE[i] as Action)
  },
]

const PLACE: ReadonlyMap<string, number> = new Map([
  ['recombobulate', 0],
  ['embiggen', 1],
  ['fract', 2],
  ['secure', 3],
])

const use = choice<ActivateFrame>({
  rule: 'CH-C44',
  options(state, frame) {
    const shop = state.shops[frame.seat] as Shop
    const listed: Action[] = [STOP]
    for (let i = 0; i < ABILITIES.length; i++)
      if (shop.staff[i] !== null && !frame.used[i]) (USES[i] as (typeof USES)[number])(shop, listed)
    return listed
  },
  refuse(state, frame, _seat, action): Refusal<ChronoTypes> | undefined {
    const place = PLACE.get(action.kind)
    if (place === undefined) return undefined
    const name = STAFF[place]?.name
    if ((state.shops[frame.seat] as Shop).staff[place] === null)
      return { rule: 'CH-C44', reason: `Nobody works your ${name}.` }
    if (frame.used[place]) return { rule: 'CH-C44', reason: `The ${name} was used already.` }
    if (action.kind === 'secure') return { rule: 'CH-C45', reason: 'You do not hold such a card.' }
    return { rule: 'CH-R11', reason: `The ${name} needs the one on your shelf and the other in your supply.` }
  },
  take(ctx, frame, seat, action) {
    const shop = ctx.state.shops[seat] as Shop
    const place = PLACE.get(action.kind)
    if (place === undefined) return done
    frame.used[place] = true
    switch (action.kind) {
      case 'recombobulate':
        putOnShelf(shop, 'relic', COLOUR_INDEX[action.from], -1)
        putOnShelf(shop, 'relic', COLOUR_INDEX[action.to], 1)
        ctx.emit({ kind: 'recombobulated', rule: 'CH-C45', seat, from: action.from, to: action.to })
        break
      case 'embiggen':
        putOnShelf(shop, 'relic', COLOUR_INDEX[action.colour], -1)
        putOnShelf(shop, 'artifact', COLOUR_INDEX[action.colour], 1)
        ctx.emit({ kind: 'embiggened', rule: 'CH-C45', seat, colour: action.colour })
        break
      case 'fract':
        putOnShelf(shop, 'artifact', COLOUR_INDEX[action.colour], -1)
        putOnShelf(shop, 'relic', COLOUR_INDEX[action.colour], 2)
        ctx.emit({ kind: 'fracted', rule: 'CH-C45', seat, colour: action.colour })
        break
      case 'secure':
        discard(ctx, seat, action.card, 'security')
    }
    return 'only'
  },
})

export const activate: ChronoFlow<'activate'> = { only: forced(use), use }
