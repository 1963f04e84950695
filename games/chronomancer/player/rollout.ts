import type { Chance, Seat } from '@anachron/kernel'
import { COLOUR_INDEX, type Colour, PIER, type PortalId, SPACE, VALUE } from '../content/index.ts'
import { frozenHours } from '../rules/clock.ts'
import { inSupply } from '../rules/goods.ts'
import { priceAt } from '../rules/market.ts'
import { portalNow } from '../rules/portals.ts'
import type { Action, Shop, State } from '../rules/types.ts'

/**
 * Quick answers for matches played in a bot's head: rules of thumb, and chance where they are silent. What things are
 * worth in Gold is rough on purpose; the point is to be quick and never silly.
 */

const HOUR = 4.5
const CARD = 3
/** One answer in so many is left to chance alone. */
const WHIM = 6
/** Customers that a Good may hope for. */
const HOPED = 1.8

type Choose = (state: State, shop: Shop, options: readonly Action[], chance: Chance) => number

const any: Choose = (_state, _shop, options, chance) => chance.pick('rollout', options.length)

/** The option with the highest value; among the first of equals. */
const best =
  (value: (state: State, shop: Shop, option: Action, chance: Chance) => number): Choose =>
  (state, shop, options, chance) => {
    let index = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      const gold = value(state, shop, options[i] as Action, chance)
      if (gold > most) {
        most = gold
        index = i
      }
    }
    return index
  }

const manned = (shop: Shop): number => shop.staff.reduce((n, card) => n + (card === null ? 0 : 1), 0)
const goodWorth = (size: 'relic' | 'artifact', colour: Colour): number =>
  (VALUE[size][COLOUR_INDEX[colour]] as number) * HOPED

function moveWorth(_state: State, shop: Shop, option: Action, chance: Chance): number {
  if (option.kind !== 'move') return 0
  const { action } = SPACE[option.to]
  const jitter = chance.pick('rollout', 4)
  if (action === 'freeze') return 2 * Math.min(2, 4 - frozenHours(shop)) + jitter - 4
  if (action === 'shift') return jitter
  const portal = portalNow(shop.board, option.to as PortalId)
  const cost = portal.hours * HOUR + portal.corruption * CARD
  if (portal.action === 'recruit') return (manned(shop) < 4 ? 14 : 8) - cost + jitter
  if (portal.action === 'activate') return 3.5 * manned(shop) - cost + jitter
  const size = portal.action === 'artifact' ? 'artifact' : 'relic'
  const open = portal.colours.filter((colour) => inSupply(shop, size, COLOUR_INDEX[colour]) > 0)
  return Math.max(0, ...open.map((colour) => goodWorth(size, colour))) - cost + jitter
}

const saleWorth = (state: State, _shop: Shop, option: Action): number =>
  option.kind === 'sell'
    ? priceAt(state, option.size, COLOUR_INDEX[option.colour], option.pier) -
      CARD * PIER[option.pier].corruption[option.size]
    : 0

/** A full boat should land where the shelf sells. */
function landWorth(state: State, shop: Shop, option: Action): number {
  const frame = state.stack.at(-1)
  if (option.kind !== 'land' || frame?.kind !== 'arrival' || frame.boat === null) return 0
  let gold = 0
  for (const passenger of state.boats[frame.boat - 1]?.passengers ?? []) {
    const i = COLOUR_INDEX[passenger]
    if (i > 3) continue
    if (option.pier !== 'L') gold += (shop.relics[i] as number) * (VALUE.relic[i] as number)
    if (option.pier !== 'S') gold += (shop.artifacts[i] as number) * (VALUE.artifact[i] as number)
  }
  return option.pier === 'M' ? gold * 0.7 : gold
}

/** By the kind of the first option, which tells what is asked. */
const HABITS: Partial<Record<Action['kind'], Choose>> = {
  move: best(moveWorth),
  close: best(saleWorth),
  land: best(landWorth),
  stop: (_state, _shop, options, chance) => 1 + chance.pick('rollout', options.length - 1),
  assign: (_state, shop, options, chance) => {
    const empty = shop.staff.indexOf(null)
    return empty < 0 ? chance.pick('rollout', options.length) : empty
  },
  // Cover the icon of the smallest hall; save hours while more of the day is to come.
  advance: best((state, _shop, option, chance) =>
    option.kind === 'spend' ? 8 - (state.halls[COLOUR_INDEX[option.icon]] as number) : 2 + chance.pick('rollout', 6),
  ),
  lift: best((state, _shop, option) =>
    option.kind === 'lift' ? (state.halls[COLOUR_INDEX[option.icon]] as number) : 0,
  ),
  take: best((state, _shop, option, chance) =>
    option.kind === 'take'
      ? goodWorth(option.size, option.colour) + chance.pick('rollout', 4)
      : Math.max(...state.halls),
  ),
}

export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): number {
  const shop = state.shops[seat] as Shop
  const [first] = options
  if (first === undefined || (first.kind !== 'close' && chance.pick('rollout', WHIM) === 0))
    return any(state, shop, options, chance)
  return (HABITS[first.kind] ?? any)(state, shop, options, chance)
}
