import { Icon, SeatMark, Spot } from '@anachron/web/kit'
import { cardOf } from '../content/index.ts'
import type { Action, Cell, PlayerView, View } from '../rules/types.ts'
import { deckName, isUnknown, ownKnowledge, SUPPOSED } from '../words.ts'
import { DeckContents } from './DeckContents.tsx'
import { PICTURES } from './pictures.ts'

const stateOf = (cell: Cell): string => (cell.frozen ? 'frozen' : cell.linked ? 'linked' : 'ready')

/** Name, deck, hand and Void of a player, and the Power Cells as lights: bright when they can pay. */
export function PlayerBar({
  view,
  seat,
  names,
  options,
}: {
  view: View
  seat: number
  names: readonly string[]
  options: readonly Action[]
}) {
  const player = view.players[seat] as PlayerView
  const usable = options.filter((action) => action.kind === 'useCell')
  const ready = player.cells.filter((cell) => !cell.linked).length
  const known = [...player.shown, ...(player.peeked ?? [])].map((card) => cardOf(card).name)
  return (
    <div className="ts-player" data-active={view.active === seat || undefined}>
      <Spot
        as="div"
        piece={`player-${seat}`}
        className="ts-player-name"
        label={`${names[seat]}: ${player.handSize} cards in hand, ${player.deckSize} in the deck, ${player.void.length + player.faceDownSize} in the Void`}
        facts={[
          ...(isUnknown(view, seat) ? [SUPPOSED] : []),
          ...(known.length > 0 ? [`Known to be in hand: ${known.join(', ')}.`] : []),
          ...(player.void.length > 0 ? [`Void: ${player.void.map((card) => cardOf(card).name).join(', ')}.`] : []),
          ...ownKnowledge(player),
        ]}
      >
        <SeatMark seat={seat} />
        <b>{names[seat]}</b>
        <span className="note">
          hand {player.handSize} · deck {player.deckSize} · Void {player.void.length}
          {player.faceDownSize > 0 ? ` + ${player.faceDownSize}` : ''}
          {isUnknown(view, seat) ? ' · closed list' : ''}
        </span>
      </Spot>
      {player.list && <DeckContents deck={player.list} title={deckName(player.list)} />}
      <section
        className="ts-cells"
        aria-label={`Power Cells of ${names[seat]}: ${ready} of ${player.cells.length} ready`}
      >
        {player.cells.map((cell, i) => {
          const card = cardOf(cell.card)
          const action: Action = { kind: 'useCell', card: cell.card, linked: cell.linked, frozen: cell.frozen }
          const offered = usable.some(
            (option) =>
              option.kind === 'useCell' &&
              option.card === cell.card &&
              option.linked === cell.linked &&
              option.frozen === cell.frozen,
          )
          return (
            <Spot
              key={i}
              as="div"
              className="ts-cell"
              piece={`cell-${seat}-${i}`}
              from={`hand-${cell.card}`}
              label={`${card.name}, ${stateOf(cell)}`}
              action={offered ? action : undefined}
            >
              <span className={`ts-light ts-${card.cell?.kind}`} data-state={stateOf(cell)}>
                <Icon body={PICTURES[cell.card] ?? ''} size={16} />
                <span aria-hidden="true">{card.cell?.kind.charAt(0).toUpperCase()}</span>
              </span>
            </Spot>
          )
        })}
        {player.cells.length === 0 && <span className="note">no Power Cells</span>}
      </section>
    </div>
  )
}
