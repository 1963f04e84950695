/** The way home (TS-3, TS-45): how near a seat is to it, and what it waits for, from what the viewer knows. */
import type { Seat } from '@anachron/kernel'
import { type Card, cardOf, cards } from '../content/index.ts'
import { cellParts, cellsSuffice, type Purse, payByProposal, purseOf } from './cells.ts'
import type { Cell, Play, Player, PlayerView, View } from './types.ts'

export const TIMESTREAM = cards.find(({ type }) => type === 'timestream') as Card

/** The most useful cell there is. */
const withOne = (purse: Purse): Purse => ({ ...purse, universal: purse.universal + 1 })
/** When the next turn begins, everything is ready but what is frozen (TS-21). */
const nextTurn = (cells: readonly Cell[]): Purse =>
  purseOf(cells.map((cell) => ({ ...cell, linked: cell.linked && cell.frozen })))
const pays = (purse: Purse): boolean => cellsSuffice(purse, TIMESTREAM.cost)

const links = ({ locations }: PlayerView, seat: Seat): number => locations.filter((unit) => unit?.owner === seat).length

/** The card itself: nobody knows of the other's hand more than was shown. */
const mayHold = ({ hand }: PlayerView): boolean => hand?.includes(TIMESTREAM.id) ?? true

/**
 * `now`, `nextTurn`: all is there. `cell`: but for one cell, which may be played first (TS-23). `card`: but for the
 * card, as its owner knows. `cells`: the links are there. `link`: one link is missing, and at most one cell.
 */
export type HomeIn = 'now' | 'nextTurn' | 'cell' | 'card' | 'cells' | 'link'

export function homeIn(view: View, seat: Seat): HomeIn | undefined {
  const player = view.players[seat] as PlayerView
  const all = player.locations.length
  const filled = links(player, seat)
  const purse = nextTurn(player.cells)
  const nearly = pays(withOne(purse))
  if (filled === all - 1) return nearly ? 'link' : undefined
  if (filled < all) return undefined
  if (!nearly) return 'cells'
  if (!pays(purse)) return mayHold(player) ? 'cell' : 'cells'
  if (!mayHold(player)) return 'card'
  return isBeforeOthers(view, seat) && pays(purseOf(player.cells)) ? 'now' : 'nextTurn'
}

/**
 * Of somebody whose hand is seen and who is one cell short: whether the missing one is in that hand, and wins in this
 * turn (TS-23, TS-38) or in the next.
 */
export function homeWithCell(view: View, seat: Seat): 'now' | 'nextTurn' | undefined {
  const player = view.players[seat] as PlayerView
  const { active, step, allowance } = view
  const held = (player.hand ?? []).flatMap((id) => (cardOf(id) as Card).cell ?? [])
  const mayLay =
    active === seat &&
    (step === 'cells' || (step === 'play' && allowance.extraCells > 0)) &&
    allowance.cell + allowance.extraCells > 0
  // What arrives spent pays a turn later.
  const paysWith = (purse: Purse, spent: boolean): boolean =>
    held.some(({ kind, entersLinked }) => (spent || !entersLinked) && pays({ ...purse, [kind]: purse[kind] + 1 }))
  if (mayLay && !allowance.chainPlayed && paysWith(purseOf(player.cells), false)) return 'now'
  return paysWith(nextTurn(player.cells), mayLay) ? 'nextTurn' : undefined
}

/**
 * How many of the cells that TIMESTREAM costs there are, as the next turn begins, and how many it costs. A cell of a
 * kind that is not wanted any more does not count, nor does one that stays frozen.
 */
export function cellsForHome(view: View, seat: Seat): { has: number; of: number } {
  const of = cellParts(TIMESTREAM.cost)
  let purse = nextTurn((view.players[seat] as PlayerView).cells)
  let has = of
  for (; has > 0 && !pays(purse); has--) purse = withOne(purse)
  return { has, of }
}

/**
 * Somebody is on the way: from the moment TIMESTREAM is played, on the top of the Void and with its price spent,
 * nothing is missing any more, and nothing else threatens.
 */
export function isGoingHome({ players, active, step, stack }: View): boolean {
  if (stack.some((frame) => frame.kind === 'arrive' && frame.play.kind === 'timestream')) return true
  const player = players[active] as PlayerView
  const spent = player.cells.filter(({ linked }) => linked).length
  return (
    step === 'play' &&
    player.void.at(-1) === TIMESTREAM.id &&
    spent >= cellParts(TIMESTREAM.cost) &&
    links(player, active) === player.locations.length
  )
}

/** Cards can still be played in this turn, and no Event Chain card was (TS-38). */
const isBeforeOthers = ({ active, step, allowance }: View, seat: Seat): boolean =>
  active === seat && (step === 'cells' || step === 'play') && !allowance.chainPlayed

/** Whether the viewer, who plays cards now, could play TIMESTREAM. */
export const canGoHome = (view: View): boolean =>
  view.viewer >= 0 &&
  view.step === 'play' &&
  mayHold(view.players[view.viewer] as PlayerView) &&
  homeIn(view, view.viewer) === 'now'

/** Whether that is still so after a play: it may spend the cells, or be the Event Chain card of the turn (TS-38). */
export function canGoHomeAfter(view: View, play: Play): boolean {
  const { cost, type } = cardOf(play.card)
  const own = view.players[view.viewer] as PlayerView
  const cells = own.cells.map((cell) => ({ ...cell }))
  if (type === 'event-chain' || !cellsSuffice(purseOf(cells), cost)) return false
  payByProposal({ ...own, cells } as unknown as Player, cost)
  return pays(purseOf(cells))
}

/** What TIMESTREAM in the viewer's own hand waits for, in two or three words; nothing where it can be played. */
export function homeWaits(view: View): string | undefined {
  const player = view.players[view.viewer]
  if (!player) return undefined
  if (links(player, view.viewer) < player.locations.length) return 'needs 3 links'
  const purse = nextTurn(player.cells)
  if (!pays(purse)) return player.cells.length < 8 ? 'needs 8 cells' : 'needs other cells'
  if (view.active !== view.viewer || !isBeforeOthers(view, view.viewer)) return 'next turn'
  if (!pays(purseOf(player.cells))) return 'cells are spent'
  return view.step === 'play' ? undefined : 'after the cell'
}
