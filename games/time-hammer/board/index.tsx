import type { Board, BoardProps, OwnDecision, Plan } from '@anachron/kit'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { TimeHammer, View } from '../rules/types.ts'
import { PlainAnswers } from './Answers.tsx'
import { atEvent } from './at-event.ts'
import { Bridge } from './Bridge.tsx'
import { Choices } from './Choices.tsx'
import { type InHand, NOTHING_OPEN, type Open } from './can.ts'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { handHeight, OwnHand } from './Hand.tsx'
import { layoutOf } from './layout.ts'
import { middleGame } from './middle-game.ts'
import { moments } from './moments.tsx'
import { pieces, touches } from './pieces.ts'
import { byBeginning, planFrom, plans } from './plans.ts'
import { primer } from './primer.ts'
import { Resting } from './Resting.tsx'
import { sound, voice } from './sounds.ts'
import { useSize } from './use-size.ts'
import './board.css'

const EMPTY_HANDED: InHand = {}

function TimeHammerBoard({ view: seen, viewer, names, asked, plans: found, now, beat }: BoardProps<TimeHammer>) {
  const view = atEvent(seen, now)
  const [inHand, take] = useState<InHand>(EMPTY_HANDED)
  // Whoever has acted is put down again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` is what changes when something has happened
  useEffect(() => take(EMPTY_HANDED), [seen])
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const below = Math.max(0, viewer)
  const open = useMemo(() => openTo(view, asked, found, inHand), [view, asked, found, inHand])
  const hand = view.players[viewer]?.hand ? handHeight(size) : 0
  const field = { width: size.width, height: size.height - hand }
  return (
    <div ref={box} className="th" style={{ '--hand': `${hand}px` } as CSSProperties}>
      <div className="th-field-box">
        <Bridge {...{ view, names, below, open, now, beat }} take={take} layout={layoutOf(field)} />
        <Choices open={open} field={field} view={view} />
      </div>
      <OwnHand view={view} open={open} size={{ width: size.width, height: hand }} names={names} take={take} />
      <PlainAnswers view={view} names={names} open={open} take={take} />
    </div>
  )
}

/** Where an Agent is picked up before it is sent somewhere. */
const PICKS_UP = new Set(['turn.main', 'plan.aim'])

/** What can be done, with what is in hand. */
function openTo(
  view: View,
  asked: OwnDecision<TimeHammer> | undefined,
  found: readonly Plan<TimeHammer>[],
  { agent, jumpCard, buys = false }: InHand,
): Open {
  if (!asked) return NOTHING_OPEN
  const { ask, seat, options } = asked
  const player = view.players[seat]
  const paysWith = ask === 'turn.main' && jumpCard && player?.hand?.includes(jumpCard) ? jumpCard : undefined
  const chosen = paysWith
    ? options.flatMap((action) =>
        action.kind === 'jump' ? (planFrom(view, { ask, seat }, action, paysWith) ?? []) : [],
      )
    : []
  return {
    ask,
    options,
    picked: PICKS_UP.has(ask) && player?.agents.some(({ card }) => card === agent) ? agent : undefined,
    jumpCard: paysWith,
    buys,
    plans: byBeginning([...found, ...chosen]),
  }
}

export const board: Board<TimeHammer> = {
  Board: TimeHammerBoard,
  plans,
  pieces,
  touches,
  effects,
  moments,
  sound,
  voice,
  Resting,
  guide,
  middleGame,
  primer,
  examples,
}
