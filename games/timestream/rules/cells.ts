import { type CellKind, type Cost, cardOf, cards } from '../content/index.ts'
import type { ActionOf, CardId, Cell, Player } from './types.ts'

const KIND = new Map<CardId, CellKind>(cards.flatMap((card) => (card.cell ? [[card.id, card.cell.kind]] : [])))
export const kindOf = (cell: CardId): CellKind => KIND.get(cell) as CellKind

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
export function cellsSuffice({ ancient, future, universal }: Purse, cost: Cost): boolean {
  if (universal < cost.universal) return false
  const short = Math.max(0, cost.ancient - ancient) + Math.max(0, cost.future - future)
  return (
    short <= universal - cost.universal &&
    ancient + future + universal >= cost.any + cost.ancient + cost.future + cost.universal
  )
}

/** TS-32: whether a player can pay for a card that has already left the hand. */
export const canPay = (player: Player, purse: Purse, cost: Cost, handWithout: number): boolean =>
  cellsSuffice(purse, cost) && handWithout >= cost.void && player.cells.length >= cost.discardCell

const KINDS: readonly CellKind[] = ['ancient', 'future', 'universal']

/** The kinds that may pay the next cell of a cost so that the rest can still be paid, and what is left then. */
export function nextPayments(purse: Purse, cost: Cost): { kind: CellKind; rest: Cost }[] {
  const found: { kind: CellKind; rest: Cost }[] = []
  for (const kind of KINDS) {
    if (purse[kind] === 0) continue
    add(purse, kind, -1)
    // A cell pays the part that asks for it most strictly, if the rest then still works out.
    const rest = partsFor(kind, cost).find((part) => cellsSuffice(purse, part))
    add(purse, kind, 1)
    if (rest) found.push({ kind, rest })
  }
  return found
}

function partsFor(kind: CellKind, cost: Cost): Cost[] {
  const parts: Cost[] = []
  if (kind === 'universal' && cost.universal > 0) parts.push({ ...cost, universal: cost.universal - 1 })
  if (kind !== 'future' && cost.ancient > 0) parts.push({ ...cost, ancient: cost.ancient - 1 })
  if (kind !== 'ancient' && cost.future > 0) parts.push({ ...cost, future: cost.future - 1 })
  if (cost.any > 0) parts.push({ ...cost, any: cost.any - 1 })
  return parts
}

export const cellParts = (cost: Cost): number => cost.any + cost.ancient + cost.future + cost.universal

/** TS-33: links the cells the game proposes and returns their cards. The cost must be payable. */
export function payByProposal(player: Player, cost: Cost): CardId[] {
  const paid: CardId[] = []
  const purse = purseOf(player.cells)
  const use = (kind: CellKind): void => {
    add(purse, kind, -1)
    paid.push(linkOne(player, kind))
  }
  for (let i = 0; i < cost.universal; i++) use('universal')
  for (let i = 0; i < cost.ancient; i++) use(purse.ancient > 0 ? 'ancient' : 'universal')
  for (let i = 0; i < cost.future; i++) use(purse.future > 0 ? 'future' : 'universal')
  for (let i = 0; i < cost.any; i++) {
    if (purse.ancient === 0 && purse.future === 0) use('universal')
    else use(purse.future > purse.ancient ? 'future' : 'ancient')
  }
  return paid
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
  const found: Cell[] = []
  for (const cell of cells) if (fits(cell) && !found.some((one) => sameCell(one, cell))) found.push(cell)
  return found.map((cell) => ({ kind: 'useCell', ...cell }))
}

/** What a card costs in cells (used by effects that look at cost). */
export const cellCost = (card: CardId): number => cellParts(cardOf(card).cost)
