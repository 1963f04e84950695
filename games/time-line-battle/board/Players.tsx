import { SeatMark, Spot } from '@anachron/web/kit'
import { count } from '../rules/say.ts'
import type { View } from '../rules/types.ts'

/** Points, hands and decks of some of the players. */
export function Players({ view, names, seats }: { view: View; names: readonly string[]; seats: readonly number[] }) {
  return (
    <div className="tlb-players">
      {seats.map((seat) => {
        const player = view.players[seat]
        if (!player) return null
        const due = view.phase === 'deploy' ? player.toDeploy : 0
        return (
          <Spot
            key={seat}
            as="div"
            piece={`player-${seat}`}
            className="tlb-player"
            label={`${names[seat]}: ${player.vp} Victory Points, ${count(player.handSize, 'card')} in hand, ${player.deckSize} in the deck`}
          >
            <SeatMark seat={seat} />
            <span className="tlb-player-name">{names[seat]}</span>
            {view.start === seat && view.phase !== 'over' && (
              <span className="tlb-start" title="Start Player">
                ◄ <span>starts</span>
              </span>
            )}
            <span className="tlb-player-vp number">{player.vp} VP</span>
            <span className="tlb-backs" aria-hidden="true">
              {Array.from({ length: player.handSize }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <span className="note">deck {player.deckSize}</span>
            {due > 0 && <span className="tlb-due">{due} to deploy</span>}
          </Spot>
        )
      })}
    </div>
  )
}
