import { type Board, type BoardProps, useIsLesson } from '@anachron/kit'
import { useEffect, useRef, useState } from 'react'
import type { Action, Battle } from '../rules/types.ts'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { Field } from './Field.tsx'
import { guide } from './guide.ts'
import { OwnHand } from './Hand.tsx'
import { middleGame } from './middle-game.ts'
import { NumbersSwitch, useQuietNumbers } from './numbers.tsx'
import { PlainAnswers } from './PlainAnswers.tsx'
import { pieces } from './pieces.ts'
import { plans } from './plans.ts'
import { primer } from './primer.ts'
import { Resting } from './Resting.tsx'
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
  useEscape(slides, () => setSlides(false))
  const [quiet, toggle] = useQuietNumbers()
  const isLesson = useIsLesson()
  const isPlayed = view.viewer >= 0 && view.phase !== 'over' && view.players.length === 2 && !isLesson
  return (
    <div className="tlb hued" data-quiet={quiet || undefined}>
      <Field view={view} names={names} now={now} beat={beat} quiet={quiet} slides={slides}>
        {isPlayed && <NumbersSwitch quiet={quiet} toggle={toggle} />}
      </Field>
      <OwnHand view={view} plans={slides ? NO_PLANS : found} />
      <PlainAnswers view={view} quiet={quiet} slides={found.length > 0 ? slides : undefined} setSlides={setSlides} />
    </div>
  )
}

/** Escape puts back what was begun. */
function useEscape(isBegun: boolean, back: () => void): void {
  const doing = useRef(back)
  doing.current = back
  useEffect(() => {
    if (!isBegun) return
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') doing.current()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isBegun])
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
  Resting,
  guide,
  middleGame,
  primer,
  examples,
}
