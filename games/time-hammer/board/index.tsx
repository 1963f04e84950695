import type { Board, BoardProps } from '@anachron/kit'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { AgentId } from '../content/index.ts'
import type { TimeHammer } from '../rules/types.ts'
import { PlainAnswers } from './Answers.tsx'
import { atEvent } from './at-event.ts'
import { Bridge } from './Bridge.tsx'
import { NOTHING_OPEN, type Open } from './can.ts'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { Choices, handHeight, OwnHand } from './Hand.tsx'
import { layoutOf } from './layout.ts'
import { middleGame } from './middle-game.ts'
import { moments } from './moments.tsx'
import { pieces, touches } from './pieces.ts'
import { primer } from './primer.ts'
import { sound, voice } from './sounds.ts'
import { useSize } from './use-size.ts'
import './board.css'

function TimeHammerBoard({ view: seen, viewer, names, asked, now, beat }: BoardProps<TimeHammer>) {
  const view = atEvent(seen, now)
  const [held, setHeld] = useState<AgentId>()
  // Whoever has acted is put down again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` is what changes when something has happened
  useEffect(() => setHeld(undefined), [seen])
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const below = Math.max(0, viewer)
  const mine = view.players[viewer]?.agents ?? []
  const picked = asked?.ask === 'turn.main' && mine.some(({ card }) => card === held) ? held : undefined
  const open: Open = asked ? { ask: asked.ask, options: asked.options, picked } : NOTHING_OPEN
  const hand = view.players[viewer]?.hand ? handHeight(size) : 0
  const field = { width: size.width, height: size.height - hand }
  return (
    <div ref={box} className="th" style={{ '--hand': `${hand}px` } as CSSProperties}>
      <div className="th-field-box">
        <Bridge {...{ view, names, below, open, now, beat }} pick={setHeld} layout={layoutOf(field)} />
        <Choices open={open} size={field} />
      </div>
      <OwnHand view={view} open={open} size={{ width: size.width, height: hand }} names={names} />
      <PlainAnswers view={view} names={names} open={open} drop={() => setHeld(undefined)} />
    </div>
  )
}

export const board: Board<TimeHammer> = {
  Board: TimeHammerBoard,
  pieces,
  touches,
  effects,
  moments,
  sound,
  voice,
  guide,
  middleGame,
  primer,
  examples,
}
