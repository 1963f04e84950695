import type { Board, BoardProps } from '@anachron/web/kit'
import { useState } from 'react'
import type { AgentId } from '../content/index.ts'
import type { TimeHammer } from '../rules/types.ts'
import { Answers, Shop } from './Answers.tsx'
import { Bridge } from './Bridge.tsx'
import { beat, pieces, touches } from './beats.ts'
import { NOTHING_OPEN, type Open } from './can.ts'
import { examples } from './examples.ts'
import { Fate } from './Fate.tsx'
import { fold } from './fold.ts'
import { guide } from './guide.ts'
import { Choices, OwnHand } from './Hand.tsx'
import { Piles } from './Piles.tsx'
import { Player } from './Player.tsx'
import { primer } from './primer.ts'
import { SkillTrack, Status } from './Status.tsx'
import './board.css'

function TimeHammerBoard({ view, viewer, names, asked, now, beat: ms }: BoardProps<TimeHammer>) {
  const [held, setHeld] = useState<AgentId>()
  const below = Math.max(0, viewer)
  const mine = view.players[viewer]?.agents ?? []
  const picked = asked?.ask === 'turn.main' && mine.some(({ card }) => card === held) ? held : undefined
  const open: Open = asked ? { ask: asked.ask, options: asked.options, picked } : NOTHING_OPEN
  return (
    <div className="th-frame">
      <div className="th" data-paradox={view.paradox || undefined}>
        <div className="th-top">
          <Status view={view} />
          <SkillTrack view={view} names={names} />
        </div>
        <Player view={view} seat={1 - below} names={names} />
        <div className="th-middle">
          <Bridge view={view} names={names} below={below} open={open} pick={setHeld} now={now} beat={ms} />
          <aside className="th-beside" aria-label="Piles and what is under way">
            <Piles view={view} open={open} />
            <Fate view={view} names={names} open={open} idle={<Shop open={open} />} />
          </aside>
        </div>
        <div className="th-own">
          <Player view={view} seat={below} names={names} />
          <Answers open={open} drop={() => setHeld(undefined)} />
        </div>
        <Choices open={open} />
        <OwnHand view={view} open={open} />
      </div>
    </div>
  )
}

export const board: Board<TimeHammer> = { Board: TimeHammerBoard, beat, fold, pieces, touches, guide, primer, examples }
