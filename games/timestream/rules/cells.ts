import { type CellKind, type Cost, cardOf } from '../content/index.ts'
import { kindOf } from './ranks.ts'
import type { ActionOf, CardId, Cell, Player } from './types.ts'

/** How many ready cells of each kind; a Universal one stands in for the others when it pays (TS-29). */
export interface Purse {
  ancient: number
  future: number
  universal: number
}

export function purseOf(cells: readonly Cell[]): Purse {
  const purse: Purse = { ancient: 0, future: 0, universal: 0 }
  for (const cell of cells) if (!cell.linked) add(purse, kindOf(cell.card), 1)
  return purse
}

/** By name: counting is what payments do most, and computed names are slow. */
function add(purse: Purse, kind: CellKind, amount: number): void {
  if (kind === 'ancient') purse.ancient += amount
  else if (kind === 'future') purse.future += amount
  else purse.universal += amount
}

/** TS-31, TS-32: whether cells alone can pay the cell parts of a cost. */
export const cellsSuffice = (purse: Purse, cost: Cost): boolean =>
  suffices(purse, cost.ancient, cost.future, cost.universal, cost.any)

function suffices(purse: Purse, ancient: number, future: number, universal: number, any: number): boolean {
  if (purse.universal < universal) return false
  const short = Math.max(0, ancient - purse.ancient) + Math.max(0, future - purse.future)
  return (
    short <= purse.universal - universal &&
    purse.ancient + purse.future + purse.universal >= any + ancient + future + universal
  )
}

/** TS-32: whether a player can pay for a card that has already left the hand. */
export const canPay = (player: Player, purse: Purse, cost: Cost, handWithout: number): boolean =>
  cellsSuffice(purse, cost) && handWithout >= cost.void && player.cells.length >= cost.discardCell

/** The part of a cost that a cell pays. */
export type CellPart = CellKind | 'any'

/**
 * The part that a cell of this kind may pay so that the rest can still be paid: the one that asks for it most strictly.
 * Nothing where there is none.
 */
export function partPaidBy(purse: Purse, cost: Cost, kind: CellKind): CellPart | undefined {
  if (purse[kind] === 0) return undefined
  const { ancient, future, universal, any } = cost
  add(purse, kind, -1)
  let part: CellPart | undefined
  if (kind === 'universal' && universal > 0 && suffices(purse, ancient, future, universal - 1, any)) part = 'universal'
  else if (kind !== 'future' && ancient > 0 && suffices(purse, ancient - 1, future, universal, any)) part = 'ancient'
  else if (kind !== 'ancient' && future > 0 && suffices(purse, ancient, future - 1, universal, any)) part = 'future'
  else if (any > 0 && suffices(purse, ancient, future, universal, any - 1)) part = 'any'
  add(purse, kind, 1)
  return part
}

export const cellParts = (cost: Cost): number => cost.any + cost.ancient + cost.future + cost.universal

/** TS-33: links the cells the game proposes and returns their cards. The cost must be payable. */
export function payByProposal(player: Player, cost: Cost): CardId[] {
  const paid: CardId[] = []
  const purse = purseOf(player.cells)
  for (let i = 0; i < cost.universal; i++) paid.push(use(player, purse, 'universal'))
  for (let i = 0; i < cost.ancient; i++) paid.push(use(player, purse, purse.ancient > 0 ? 'ancient' : 'universal'))
  for (let i = 0; i < cost.future; i++) paid.push(use(player, purse, purse.future > 0 ? 'future' : 'universal'))
  for (let i = 0; i < cost.any; i++) {
    const kind = purse.future > purse.ancient ? 'future' : purse.ancient === 0 ? 'universal' : 'ancient'
    paid.push(use(player, purse, kind))
  }
  return paid
}

function use(player: Player, purse: Purse, kind: CellKind): CardId {
  add(purse, kind, -1)
  return linkOne(player, kind)
}

/** The very cell that was chosen: an Archive Cell is Ancient, but not the same as a basic one. */
export function linkThis(player: Player, chosen: Cell): void {
  const cell = player.cells.find((candidate) => sameCell(candidate, chosen))
  if (cell) cell.linked = true
}

function linkOne(player: Player, kind: CellKind): CardId {
  for (const cell of player.cells) {
    if (cell.linked || kindOf(cell.card) !== kind) continue
    cell.linked = true
    return cell.card
  }
  throw new Error(`no ready ${kind} cell to pay with`)
}

export const sameCell = (a: Cell, b: Cell): boolean =>
  a.card === b.card && a.linked === b.linked && a.frozen === b.frozen

/** TS-35: a cell given up goes to the Void. */
export function giveUpCell(player: Player, given: Cell): void {
  player.cells.splice(
    player.cells.findIndex((cell) => sameCell(cell, given)),
    1,
  )
  player.void.push(given.card)
}

/** Different cells among those that fit: two alike are one choice. */
export function cellsToUse(cells: readonly Cell[], fits: (cell: Cell) => boolean): ActionOf<'useCell'>[] {
  const found: ActionOf<'useCell'>[] = []
  for (const cell of cells) {
    if (!fits(cell) || found.some((one) => sameCell(one, cell))) continue
    found.push({ kind: 'useCell', card: cell.card, linked: cell.linked, frozen: cell.frozen })
  }
  return found
}

/** What a card costs in cells (used by effects that look at cost). */
export const cellCost = (card: CardId): number => cellParts(cardOf(card).cost)
