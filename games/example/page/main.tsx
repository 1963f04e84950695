/** A small table of the game's own: one person against its bot, in the browser alone. */

import {
  act,
  decision,
  isLogFault,
  isRefusal,
  type Match,
  options,
  type Played,
  type Refusal,
  refusal,
  seeded,
  startMatch,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { Stage, type TableActions, TableActionsContext, tell, YOU } from '@anachron/kit'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { board } from '../board/index.tsx'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { ExampleTypes } from '../rules/types.ts'
import '@anachron/kit/grounds.css'
import './page.css'

const ME = 0
const NAMES = [YOU, 'Clockwatcher']
const chance = seeded(crypto.randomUUID())
const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

function begin(): Match<ExampleTypes> {
  const match = startMatch(game, { options: {}, seats: NAMES.length, chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  return match
}

/** Lets the bot answer until it is one’s own decision, and says what happened. */
function untilMine(match: Match<ExampleTypes>): string[] {
  const said: string[] = []
  for (;;) {
    const seats = decision(game, match.state)?.seats ?? []
    const [seat] = seats
    if (seat === undefined || seats.includes(ME)) return said
    const listed = options(game, match.state, seat)
    const choice = listed[bot.choose(game.view(match.state, seat), seat, listed, chance)]
    said.push(...told(act(match, seat, choice, chance)))
  }
}

const told = (played: Played<ExampleTypes> | Refusal): string[] =>
  isRefusal(played)
    ? [tell(played.reason, NAMES, ME)]
    : played.events.flatMap((event) => {
        const known = game.redact(event, ME)
        return known ? [tell(game.words.event(known, ME), NAMES, ME)] : []
      })

function Table() {
  const [match, setMatch] = useState(begin)
  const [news, setNews] = useState<string[]>(() => untilMine(match))
  const view = game.view(match.state, ME)
  const asked = decision(game, match.state)
  const own = asked?.seats.includes(ME) ? options(game, match.state, ME) : []
  const choose = (action: object): void => {
    const said = told(act(match, ME, action, chance))
    setNews([...said, ...untilMine(match)])
  }
  const again = (): void => {
    const next = begin()
    setMatch(next)
    setNews(untilMine(next))
  }
  const actions: TableActions = {
    isOption: (action) => own.some((one) => same(one, action)),
    words: (action) => tell(game.words.action(action as never, view), NAMES, ME),
    choose,
    planWords: () => ({ words: '', facts: [] }),
    carryOut: () => {},
    why: async (action) => {
      const refused = refusal(game, match.state, ME, action)
      return refused && { ...refused, reason: tell(refused.reason, NAMES, ME) }
    },
    forecast: () => undefined,
    consider: () => {},
    isConsidered: () => false,
    pointedAt: new Set(),
    hinted: undefined,
    wanted: [],
    still: false,
  }
  const { result } = match.state
  const question = result ? game.words.result(result) : asked ? game.words.ask(asked.ask, view, ME) : ''
  return (
    <TableActionsContext value={actions}>
      <h1>{game.title}</h1>
      <p role="status">{tell(question, NAMES, ME)}</p>
      <div className="box">
        <Stage picture={view} beat={0}>
          <board.Board
            view={view}
            viewer={ME}
            names={NAMES}
            asked={undefined}
            choose={choose}
            plans={[]}
            carryOut={() => {}}
            why={actions.why}
            forecast={() => undefined}
            now={undefined}
            happened={[]}
            beat={0}
            pointedAt={actions.pointedAt}
          />
        </Stage>
      </div>
      <p>{news.join(' ')}</p>
      {result && (
        <button type="button" onClick={again}>
          Play again
        </button>
      )}
    </TableActionsContext>
  )
}

createRoot(document.getElementById('table') as HTMLElement).render(<Table />)
