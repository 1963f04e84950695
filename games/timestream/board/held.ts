/** The card that is picked up: where it can go, and how it would be paid. */
import { say } from '@anachron/kernel/words'
import { type Destination, type Plan, type TableActions, t, useCarried, useTableActions } from '@anachron/kit'
import { createContext, use, useMemo, useState } from 'react'
import { cardOf } from '../content/index.ts'
import { canGoHome, canGoHomeAfter } from '../rules/home.ts'
import type { Action, CardId, Play, TimestreamTypes, View } from '../rules/types.ts'
import { isPlay, phasePiece, unitPiece } from './layout.ts'
import { type Outcome, outcomeOf } from './outcomes.ts'
import { cellsOf, type Payment, payingActions, paymentsFor, paymentText } from './payment.ts'

export interface Way {
  play: Play
  outcome: Outcome
  /** None of the others gains more, and it gains something. */
  best: boolean
}

/** While TIMESTREAM could be played, what keeps one from it says so, and is never the best. */
function outcomeNow(view: View, play: Play): Outcome {
  const outcome = outcomeOf(view, play)
  return play.kind !== 'timestream' && canGoHome(view) && !canGoHomeAfter(view, play)
    ? { ...outcome, note: t('then TIMESTREAM must wait'), gain: 0 }
    : outcome
}

function waysOf(view: View, plays: readonly Play[]): Way[] {
  const outcomes = plays.map((play) => outcomeNow(view, play))
  const most = Math.max(0, ...outcomes.map(({ gain }) => gain))
  return plays.map((play, i) => {
    const outcome = outcomes[i] as Outcome
    return { play, outcome, best: most > 0 && outcome.gain === most }
  })
}

export interface Held {
  card: CardId | undefined
  ways: readonly Way[]
  /** Cells that rise to pay, by their places in the row. */
  paying: ReadonlySet<number>
  payments: readonly Payment[]
  payment: number
  setPayment(to: number): void
  putBack(): void
}

const NOWHERE: readonly Way[] = []
const NO_CELLS: ReadonlySet<number> = new Set()
const NO_PAYMENTS: readonly Payment[] = []

export const HeldContext = createContext<Held>({
  card: undefined,
  ways: NOWHERE,
  paying: NO_CELLS,
  payments: NO_PAYMENTS,
  payment: 0,
  setPayment() {},
  putBack() {},
})

export const useHeld = (): Held => use(HeldContext)

/** Where on the board a card is laid to play it like this. */
export function placeOf(view: View, play: Play): string {
  switch (play.kind) {
    case 'advance':
    case 'obstacle':
      return phasePiece(view.viewer, play.kind, play.phase)
    case 'fill':
      return phasePiece(view.viewer, 'location', play.location)
    case 'intrude':
      return phasePiece(1 - view.viewer, 'location', play.location)
    case 'lock':
      return unitPiece(view.players[view.viewer]?.locations[play.location - 1]?.id ?? -1)
    case 'link':
      return unitPiece(play.host)
    case 'cell':
      return 'cells'
    case 'intervention':
    case 'timestream':
      return 'gate'
  }
}

export const destinations = (view: View, plays: readonly Play[]): Destination[] =>
  plays.map((play) => ({ place: placeOf(view, play), action: play }))

/** Cells can be chosen for what they alone pay for. */
const mayChoose = (card: CardId): boolean => {
  const { cost } = cardOf(card)
  return cost.void === 0 && cost.discardCell === 0
}

/** What is carried on the stage, as a card of the tableActions. */
export function useHolding(view: View, options: readonly Action[]): Held {
  const { held, putBack } = useCarried()
  const [chosen, choosePayment] = useState<{ of: object; at: number }>()
  const first = held?.to[0]?.action as Action | undefined
  const card = first && isPlay(first) && options.length > 0 ? first.card : undefined
  const { ways, payments } = useMemo(() => {
    if (card === undefined) return { ways: NOWHERE, payments: NO_PAYMENTS }
    const plays = options.filter((action): action is Play => isPlay(action) && action.card === card)
    return {
      ways: waysOf(view, plays),
      payments: paymentsFor(view.players[view.viewer]?.cells ?? [], cardOf(card).cost),
    }
  }, [card, options, view])
  const several = card !== undefined && mayChoose(card) ? payments : payments.slice(0, 1)
  const payment = chosen && chosen.of === held ? chosen.at : 0
  return {
    card,
    ways,
    payments: several,
    payment,
    paying: card === undefined ? NO_CELLS : cellsOf(view.players[view.viewer]?.cells ?? [], several[payment]),
    setPayment: (to) => held && choosePayment({ of: held, at: (to + several.length) % several.length }),
    putBack,
  }
}

/** Paying with cells of one's own choice, as one gesture: to say so, the play, and the cells. */
function paidByHand(view: View, play: Play, payment: Payment): Plan<TimestreamTypes> {
  const cells = payingActions(view.players[view.viewer]?.cells ?? [], payment)
  return {
    id: `pay-${paymentText(payment)}`,
    words: say`Play ${cardOf(play.card).name} for ${paymentText(payment)}`,
    steps: [
      { ask: 'turn.play', action: { kind: 'payByHand' } },
      { ask: 'turn.play', action: play },
      ...cells.map((action) => ({ ask: 'pay.cell', action })),
    ],
  }
}

/** The table's actions, where a play is paid as the stepper says. */
export function usePaying(view: View, { card, payments, payment }: Held): TableActions {
  const tableActions = useTableActions()
  return useMemo(() => {
    const other = payment > 0 ? payments[payment] : undefined
    if (!other) return tableActions
    return {
      ...tableActions,
      choose(action) {
        const play = action as Action
        if (isPlay(play) && play.card === card) tableActions.carryOut(paidByHand(view, play, other))
        else tableActions.choose(action)
      },
    }
  }, [tableActions, view, card, payments, payment])
}
