import type { Board, BoardProps } from '@anachron/kit'
import { useEffect, useState } from 'react'
import type { Action, Battle } from '../rules/types.ts'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { Field } from './Field.tsx'
import { guide } from './guide.ts'
import { OwnHand } from './Hand.tsx'
import { middleGame } from './middle-game.ts'
import { PlainAnswers } from './PlainAnswers.tsx'
import { pieces } from './pieces.ts'
import { plans } from './plans.ts'
import { primer } from './primer.ts'
import { sound, voice } from './sounds.ts'
import './board.css'

function TimeLineBattle({ view, names, now, beat, plans: found }: BoardProps<Battle>) {
  const [slides, setSlides] = useState(false)
  const own = view.players[view.viewer]?.own
  const isSliding = own !== undefined && own !== 'hidden' && own.playing !== null
  // Wanted once, for the next card alone.
  useEffect(() => {
    if (isSliding) setSlides(false)
  }, [isSliding])
  return (
    <div className="tlb hued">
      <Field view={view} names={names} now={now} beat={beat} />
      <OwnHand view={view} plans={slides ? NO_PLANS : found} />
      <PlainAnswers view={view} slides={found.length > 0 ? slides : undefined} setSlides={setSlides} />
    </div>
  )
}

const NO_PLANS: BoardProps<Battle>['plans'] = []

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

export const board: Board<Battle> = {
  Board: TimeLineBattle,
  pieces,
  touches,
  plans,
  effects,
  sound,
  voice,
  guide,
  middleGame,
  primer,
  examples,
}
