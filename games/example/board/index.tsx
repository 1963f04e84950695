import { say } from '@anachron/kernel/words'
import { Answer, Answers, type Board, type BoardProps, Card, SeatMark, Spot, t } from '@anachron/kit'
import type { ExampleTypes, Minute, View } from '../rules/types.ts'
import './board.css'

const chance = (minute: Minute): string => t`${7 - minute} of 6 rolls bring it`

/** What a card of the hand stands for: which of the two is an option depends on what is asked. */
const uses = (minute: Minute) => [
  { kind: 'bury', minute },
  { kind: 'play', minute },
]

function Player({ view, names, seat }: { view: View; names: readonly string[]; seat: number }) {
  const points = view.points[seat] ?? 0
  const held = view.handSizes[seat] ?? 0
  const words = t`${names[seat] ?? ''}: ${points} of ${view.target} points, ${held} cards in hand`
  return (
    <Spot as="div" className="example-player" piece={`player-${seat}`} label={words}>
      <SeatMark seat={seat} />
      <span>{names[seat]}</span>
      <strong className="number">{points}</strong>
      <meter min={0} max={view.target} value={points} aria-hidden="true" />
    </Spot>
  )
}

/** Players and their points above, the clock in the middle, one’s own hand below. */
function ExampleBoard({ view, viewer, names, now }: BoardProps<ExampleTypes>) {
  const hand = (viewer >= 0 ? view.hands[viewer] : null) ?? []
  const struck = now?.kind === 'rolled' ? now.die : undefined
  return (
    <div className="example-board">
      <div className="example-players">
        {view.points.map((_, seat) => (
          <Player key={seat} view={view} names={names} seat={seat} />
        ))}
      </div>
      <Spot
        as="div"
        className="example-clock"
        piece="clock"
        label={struck ? t`The clock strikes ${struck}` : t('The clock')}
      >
        <span className="number">{struck ?? '◷'}</span>
        <small>{t`${view.deckSize} in the deck, ${view.discards.length} played`}</small>
      </Spot>
      <div className="example-hand">
        {hand.map((minute, place) => (
          <Card
            key={place}
            title={t`${minute} min`}
            corner={minute}
            label={t`A ${minute}`}
            facts={[chance(minute)]}
            action={uses(minute)}
          />
        ))}
      </div>
      <Answers>
        <Answer action={{ kind: 'jam' }} />
        <Answer action={{ kind: 'pass' }} loud="main" />
      </Answers>
    </div>
  )
}

export const board: Board<ExampleTypes> = {
  Board: ExampleBoard,
  pieces: (event) => ('seat' in event ? [`player-${event.seat}`] : []),
  primer: ({ target }) => ({
    aim: say`Borrow ${target} minutes from the clock.`,
    turn: say`Play a card: the higher it is, the more it brings and the seldomer it does. Others may jam the clock.`,
    end: say`Whoever has borrowed enough first wins.`,
  }),
}
