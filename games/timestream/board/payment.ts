/** How a price can be paid: the cells that the game proposes, and the other ways to choose them. */
import { type CellKind, type Cost, cardOf } from '../content/index.ts'
import { cellParts, cellsSuffice, payByProposal, purseOf } from '../rules/cells.ts'
import { kindOf } from '../rules/ranks.ts'
import type { Action, Cell, Play, Player } from '../rules/types.ts'

const KINDS: readonly CellKind[] = ['ancient', 'future', 'universal']

export interface Payment {
  /** How many cells of each kind. */
  ancient: number
  future: number
  universal: number
}

const sameAs = (a: Payment) => (b: Payment) => KINDS.every((kind) => a[kind] === b[kind])

/** What the game would link (TS-33). */
function proposed(cells: readonly Cell[], cost: Cost): Payment {
  const laid = cells.map((cell) => ({ ...cell }))
  const paid = payByProposal({ cells: laid } as unknown as Player, cost)
  const payment: Payment = { ancient: 0, future: 0, universal: 0 }
  for (const card of paid) payment[kindOf(card)]++
  return payment
}

/** All ways to pay with the cells that are ready, the proposed one first, then those that spare most Universal ones. */
export function paymentsFor(cells: readonly Cell[], cost: Cost): Payment[] {
  const purse = purseOf(cells)
  const all = cellParts(cost)
  if (all === 0 || !cellsSuffice(purse, cost)) return []
  const first = proposed(cells, cost)
  const others: Payment[] = []
  for (let universal = 0; universal <= Math.min(all, purse.universal); universal++)
    for (let future = 0; future <= Math.min(all - universal, purse.future); future++) {
      const payment = { ancient: all - universal - future, future, universal }
      if (payment.ancient <= purse.ancient && cellsSuffice(payment, cost)) others.push(payment)
    }
  return [first, ...others.filter((one) => !sameAs(first)(one))]
}

/** The cells that a payment takes, by their places in the row. */
export function cellsOf(cells: readonly Cell[], payment: Payment | undefined): ReadonlySet<number> {
  const left = { ancient: 0, future: 0, universal: 0, ...payment }
  const taken = new Set<number>()
  cells.forEach((cell, i) => {
    const kind = kindOf(cell.card)
    if (cell.linked || left[kind] === 0) return
    left[kind]--
    taken.add(i)
  })
  return taken
}

/** Cells of one kind before Universal ones, so that each pays the part it was meant for. */
export const payingActions = (cells: readonly Cell[], payment: Payment): Action[] => {
  const taken = [...cellsOf(cells, payment)].map((i) => cells[i] as Cell)
  return KINDS.flatMap((kind) => taken.filter(({ card }) => kindOf(card) === kind)).map(({ card }) => ({
    kind: 'useCell',
    card,
    linked: false,
    frozen: false,
  }))
}

const LETTER: Record<CellKind, string> = { ancient: 'A', future: 'F', universal: 'U' }

/** "3F 2U". */
export const paymentText = (payment: Payment): string =>
  KINDS.flatMap((kind) => (payment[kind] > 0 ? [`${payment[kind]}${LETTER[kind]}`] : [])).join(' ')

export const costOf = (play: Play): Cost => cardOf(play.card).cost
