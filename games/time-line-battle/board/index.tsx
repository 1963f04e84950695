import type { Board, BoardProps } from '@anachron/web/kit'
import type { Action, Battle } from '../rules/types.ts'
import { examples } from './examples.ts'
import { Field } from './Field.tsx'
import { beat, fold, pieces } from './fold.ts'
import { guide } from './guide.ts'
import { Answers, OwnHand } from './Hand.tsx'
import { sideBelow } from './layout.ts'
import { Players } from './Players.tsx'
import { primer } from './primer.ts'
import './board.css'

function TimeLineBattle({ view, names, now, beat: ms }: BoardProps<Battle>) {
  const below = sideBelow(view)
  const seats = view.players.map((_, seat) => seat)
  return (
    <div className="tlb">
      <Players view={view} names={names} seats={seats.filter((seat) => view.sides[seat] !== below)} />
      <Field view={view} names={names} now={now} beat={ms} />
      <Players view={view} names={names} seats={seats.filter((seat) => view.sides[seat] === below)} />
      <div className="tlb-own">
        <Answers />
        <OwnHand view={view} />
      </div>
    </div>
  )
}

function touches(action: Action): string[] {
  switch (action.kind) {
    case 'bomb':
      return [`card-${action.target}`]
    case 'attach':
      return [`card-${action.host}`]
    case 'deploy':
    case 'bottom':
      return [`hand-${action.rank}`]
    default:
      return []
  }
}

export const board: Board<Battle> = { Board: TimeLineBattle, beat, fold, pieces, touches, guide, primer, examples }
