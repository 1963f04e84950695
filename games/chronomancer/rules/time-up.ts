import type { Answering, Wish } from '@anachron/kernel'
import { ABILITIES, COLOUR_INDEX, PIER } from '../content/index.ts'
import { priceAt } from './market.ts'
import { ringIndex } from './movement.ts'
import { costOf } from './turn.ts'
import type { Action, ChronoTypes, Shop, View } from './types.ts'

/** What a Corruption card is counted for while nobody thinks about it. */
const CARD = 3

/** The action with the least of something; of equals the first. */
function least<A extends Action>(actions: readonly A[], of: (action: A) => number): A | undefined {
  let best: A | undefined
  for (const action of actions) if (best === undefined || of(action) < of(best)) best = action
  return best
}

const only = <K extends Action['kind']>(options: readonly Action[], kind: K): Extract<Action, { kind: K }>[] =>
  options.filter((option): option is Extract<Action, { kind: K }> => option.kind === kind)

/** The cheapest move; of equally cheap ones the nearest to the start of the ring. */
const cheapest = (options: readonly Action[], shop: Shop): Action | undefined =>
  least(only(options, 'move'), ({ to }) => costOf(shop, to).hours * 100 + ringIndex(to))

/** The sale with the most left after its Corruption; nothing when no sale leaves anything. */
function bestOf(options: readonly Action[], view: View): Action | undefined {
  const net = ({ size, colour, pier }: Extract<Action, { kind: 'sell' }>): number =>
    priceAt(view, size, COLOUR_INDEX[colour], pier) - PIER[pier].corruption[size] * CARD
  const best = least(only(options, 'sell'), (sale) => -net(sale))
  return best && net(best) > 0 ? best : undefined
}

const SIMPLY = ['stop', 'advance'] as const

/** CH-R53: what a seat does whose time for a decision is up. */
export function timeUp(options: readonly Action[], view: View): Action {
  const first = options[0] as Action
  const shop = view.shops[view.viewer]
  if (!shop) return first
  for (const kind of SIMPLY) {
    const [found] = only(options, kind)
    if (found) return found
  }
  switch (first.kind) {
    case 'move':
      return cheapest(options, shop) ?? first
    case 'assign':
      return only(options, 'assign').find(({ place }) => shop.staff[ABILITIES.indexOf(place)] === null) ?? first
    case 'close':
      return bestOf(options, view) ?? first
    default:
      return first
  }
}

/** How somebody wants to be asked about their Frozen Hours. */
export type IcePreference = { ice: 'ask' } | { ice: 'keep' }

const ICE: Wish<IcePreference>[] = [
  { label: 'Ask me each time', preference: { ice: 'ask' } },
  { label: 'Keep them', preference: { ice: 'keep' } },
]

/** Nobody is asked in vain here; but who means to keep the windows bare need not say so at every turn (CH-C32). */
export const answering = {
  about: 'Frozen Hours',
  preferences: () => ICE,
  answer: (_view, options, { ice }) =>
    ice === 'keep' ? options.find((option) => option.kind === 'advance') : undefined,
  waitMs: 0,
  timeUp,
} satisfies Answering<ChronoTypes, IcePreference>
