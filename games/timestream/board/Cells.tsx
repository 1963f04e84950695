/** Power Cells as lights: bright when they can pay, risen when about to, dark and chained when they are spent. */
import { Icon, rich, Spot, t, tell, useTableActions } from '@anachron/kit'
import snowflake from '@anachron/kit/icons/snowflake-2'
import { cardOf } from '../content/index.ts'
import { sameCell } from '../rules/cells.ts'
import type { Action, Cell, PlayerView, View } from '../rules/types.ts'
import { deckName, isUnknown } from '../words/index.ts'
import { cellsLabel, playerFacts, playerLabel } from '../words/labels.ts'
import { CardPicture } from './CardPicture.tsx'
import { type Held, useHeld } from './held.ts'
import { below, whoseCells } from './layout.ts'
import { cellsOf, paymentsFor, paymentText } from './payment.ts'
import { Slot } from './Slot.tsx'
import { CellShape } from './shapes.tsx'
import { useSure } from './sure.ts'
import { VoidFace } from './VoidFace.tsx'

const stateOf = (cell: Cell): string => (cell.frozen ? 'frozen' : cell.linked ? 'spent' : 'ready')

interface CellsProps {
  view: View
  seat: number
  names: readonly string[]
  options: readonly Action[]
  /** On a phone. */
  tall?: boolean
}

/** The cells that a charge would take, once it is asked for. */
function chargedBy({ players, viewer }: View, action: Action | undefined): ReadonlySet<number> | undefined {
  if (action?.kind !== 'charge') return undefined
  const own = players[viewer] as PlayerView
  const unit = [...own.advances, ...own.obstacles, own.locations].flat().find((one) => one?.id === action.unit)
  const charge = unit && cardOf(unit.card).charge
  return charge ? cellsOf(own.cells, paymentsFor(own.cells, charge.cost)[0]) : undefined
}

export function Cells({ view, seat, names, options }: CellsProps) {
  const held = useHeld()
  const { cells } = view.players[seat] as PlayerView
  const chosenFrom = whoseCells(view)
  const sure = useSure()
  const paying = seat === view.viewer ? (chargedBy(view, sure.action) ?? held.paying) : undefined
  return (
    <section className="ts-cells" aria-label={tell(cellsLabel(seat, cells), names, view.viewer)}>
      {cells.map((cell, i) => {
        const card = cardOf(cell.card)
        const offered =
          seat === chosenFrom && options.find((option) => option.kind === 'useCell' && sameCell(option, cell))
        const state = paying?.has(i) ? 'paying' : stateOf(cell)
        return (
          <Spot
            key={i}
            as="div"
            className={`ts-cell ts-${card.cell?.kind} ts-cell-${state}`}
            piece={`cell-${seat}-${i}`}
            // Nobody's cell comes from another's hand.
            from={seat === view.viewer ? `hand-${cell.card}` : `player-${seat}`}
            label={t`${t(card.name)}, ${t(state)}`}
            action={offered || undefined}
          >
            <CellShape kind={card.cell?.kind ?? 'any'} />
            {cell.frozen ? (
              <Icon body={snowflake} size={17} className="ts-icon" />
            ) : (
              <CardPicture name={cell.card} size={17} className="ts-icon" />
            )}
          </Spot>
        )
      })}
      {cells.length === 0 && <span className="ts-note">{t('no Power Cells')}</span>}
    </section>
  )
}

/** A row of cells with whose it is, and what else is known of the player. */
export function CellBar(props: CellsProps) {
  const { view, seat, names } = props
  const held = useHeld()
  const own = seat === below(view)
  const lay = own ? held.ways.find(({ play }) => play.kind === 'cell') : undefined
  return (
    <div className="ts-bar" data-bank={own ? 'own' : 'rival'}>
      <span className="ts-who">{names[seat]}</span>
      <Cells {...props} />
      {lay && <Slot way={lay} place="cells" style={{}} brief />}
      {own && <Paying held={held} view={view} />}
      <Piles {...props} />
    </div>
  )
}

/** Which cells pay, with a stepper for the other ways. */
function Paying({ held, view }: { held: Held; view: View }) {
  const { still } = useTableActions()
  const payment = held.payments[held.payment]
  if (held.card === undefined || !payment || still) return null
  const left = (view.players[view.viewer]?.cells ?? []).filter(({ linked }) => !linked).length - held.paying.size
  const several = held.payments.length > 1
  return (
    // To press here is not to put the card back.
    <div className="ts-paying spot">
      <span>{t('pays')}</span>
      <span className="ts-stepper">
        {several && (
          <button
            type="button"
            aria-label={t('Pay with other cells: back')}
            onClick={() => held.setPayment(held.payment - 1)}
          >
            ‹
          </button>
        )}
        <b aria-live="polite">{paymentText(payment)}</b>
        {several && (
          <button
            type="button"
            aria-label={t('Pay with other cells')}
            onClick={() => held.setPayment(held.payment + 1)}
          >
            ›
          </button>
        )}
      </span>
      <span>{left === 0 ? t('none left') : t`${left} left`}</span>
    </div>
  )
}

/** How many cards are where; pointed at, what is known of them. */
function Piles({ view, seat, names, tall }: Pick<CellsProps, 'view' | 'seat' | 'names' | 'tall'>) {
  const player = view.players[seat] as PlayerView
  const deck = player.list ? t(deckName(player.list)) : isUnknown(view, seat) ? t('closed list') : undefined
  return (
    <Spot
      as="div"
      // At a desk the hand and the piles in the middle are the player; a phone has no room for them.
      piece={tall ? `player-${seat}` : undefined}
      className="ts-piles"
      label={tell(playerLabel(seat, player), names, view.viewer)}
      face={<VoidFace view={view} seat={seat} names={names} />}
      facts={[
        ...(deck ? [t`Deck: ${deck}.`] : []),
        ...playerFacts(view, seat).map((fact) => tell(fact, names, view.viewer)),
      ]}
    >
      {seat !== view.viewer && <span>{rich`hand ${<b>{player.handSize}</b>}`}</span>}
      <span>{rich`deck ${<b>{player.deckSize}</b>}`}</span>
      <span>{rich`Void ${<b>{player.void.length + player.faceDownSize}</b>}`}</span>
      {deck && <span>{deck}</span>}
    </Spot>
  )
}
