import type { Board, BoardProps } from '@anachron/web/kit'
import type { Action, Event, TimestreamTypes } from '../rules/types.ts'
import { PlayerBar } from './Cells.tsx'
import { Count } from './Count.tsx'
import { DeckChoices } from './DeckChoices.tsx'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { Answers, Cards } from './Hand.tsx'
import { Lanes } from './Lanes.tsx'
import { below, unitPiece } from './layout.ts'
import { primer } from './primer.ts'
import { RememberDeck } from './RememberDeck.tsx'
import { Steps } from './Steps.tsx'
import './board.css'

const NOTHING: readonly Action[] = []

function Timestream({ view, names, asked, choose, now }: BoardProps<TimestreamTypes>) {
  const own = below(view)
  const options = asked?.options ?? NOTHING
  if (asked?.ask === 'opening.deck')
    return (
      <div className="ts">
        <DeckChoices closed={view.rules.closed} choose={choose} />
      </div>
    )
  return (
    <div className="ts" data-over={view.result ? true : undefined}>
      {asked && <RememberDeck view={view} />}
      <Count view={view} names={names} />
      <div className="ts-rival">
        <PlayerBar view={view} seat={1 - own} names={names} options={options} />
        {!view.result && <Steps view={view} />}
      </div>
      <Lanes view={view} names={names} options={options} now={now} />
      <div className="ts-own">
        <PlayerBar view={view} seat={own} names={names} options={options} />
        <div className="ts-reach">
          <Answers options={options} />
          <Cards view={view} options={options} />
        </div>
      </div>
    </div>
  )
}

const BEATS: Partial<Record<Event['kind'], number>> = {
  strike: 1100,
  voided: 450,
  returned: 450,
  unlocked: 450,
  played: 420,
  stunned: 350,
  froze: 300,
  lost: 400,
  turn: 350,
}

function pieces(event: Event): string[] {
  if (event.kind === 'strike') return [unitPiece(event.unit), unitPiece(event.target)]
  if ('unit' in event && event.unit !== null) return [unitPiece(event.unit)]
  return 'seat' in event ? [`player-${event.seat}`] : []
}

function touches(action: Action): string[] {
  if (action.kind === 'unit' || action.kind === 'charge') return [unitPiece(action.unit)]
  if (action.kind === 'link') return [unitPiece(action.host), `hand-${action.card}`]
  return 'card' in action ? [`hand-${action.card}`, `choice-${action.card}`] : []
}

export const board: Board<TimestreamTypes> = {
  Board: Timestream,
  beat: (event) => BEATS[event.kind] ?? 0,
  pieces,
  touches,
  guide,
  primer,
  examples,
}
