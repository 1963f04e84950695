import type { Board, BoardProps } from '@anachron/web/kit'
import { useMemo, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Event } from '../rules/events.ts'
import { isHexChoice, type TimeTripper } from '../rules/types.ts'
import { battleName } from '../words/names.ts'
import { BattleCard } from './BattleCard.tsx'
import { examples } from './examples.ts'
import { Field } from './Field.tsx'
import { beat, figurePiece, fold, pieces, type Shown, type Volley } from './fold.ts'
import { guide } from './guide.ts'
import { Orders } from './Orders.tsx'
import { Packing } from './Packing.tsx'
import { PointerContext, type Pointing } from './pointing.ts'
import { primer } from './primer.ts'
import { type Scene, sceneOf, tripperInFocus } from './scene.ts'
import { Team } from './Team.tsx'
import { Ticket } from './Ticket.tsx'
import { TimeCharts } from './TimeCharts.tsx'
import { TripEnd } from './TripEnd.tsx'
import './board.css'

const NOTHING: readonly Action[] = []

function TimeTripperBoard({ view, names, asked, now, beat: ms }: BoardProps<TimeTripper>) {
  const shown = view as Shown
  const options = asked?.options ?? NOTHING
  const scene = sceneOf(shown, asked?.ask, now)
  const [looking, look] = useChosenScene(scene)
  const pointer = usePointing(options)
  const last = useLastVolley(shown, now)
  const who = tripperInFocus(view)
  const packing = looking === 'packing'
  return (
    <PointerContext value={pointer}>
      <div className="tt" data-scene={looking}>
        {view.result && <TripEnd view={view} />}
        {!packing && <Tabs looking={looking} look={look} fighting={shown.battle !== null} />}
        {packing ? (
          <Packing view={view} who={who} ask={asked?.ask} options={options} />
        ) : (
          <div className="tt-table">
            {looking === 'field' && shown.battle ? (
              <Field view={shown} now={now} beat={ms} />
            ) : (
              <div className="tt-time">
                <TimeCharts view={view} options={options} now={now} beat={ms} />
                <Arrival view={view} now={now} />
              </div>
            )}
            <div className="tt-console">
              <Ticket view={shown} now={now} last={last} />
              {asked && (
                <Orders
                  view={view}
                  ask={asked.ask}
                  options={options}
                  charted={looking === 'time' && view.time.layout !== null}
                />
              )}
            </div>
            <aside className="tt-side" aria-label="Papers">
              <Team view={view} names={names} who={who} />
              {looking === 'field' && <BattleCard view={view} />}
              {looking === 'field' && view.time.layout && (
                <TimeCharts view={view} options={NOTHING} now={undefined} beat={0} small />
              )}
            </aside>
          </div>
        )}
      </div>
    </PointerContext>
  )
}

/** What is pointed at is forgotten with the question it was about: an order that goes away is never left by the pointer. */
function usePointing(question: readonly Action[]) {
  const [pointed, setPointed] = useState<{ at: Pointing | undefined; question: readonly Action[] }>()
  const at = pointed?.question === question ? pointed.at : undefined
  return useMemo(() => ({ at, point: (at: Pointing | undefined) => setPointed({ at, question }) }), [at, question])
}

/** What the moment is about, unless somebody turned to the other table meanwhile; the next moment turns back. */
function useChosenScene(scene: Scene): [Scene, (scene: Scene) => void] {
  const [chosen, choose] = useState<{ from: Scene; to: Scene }>()
  return [chosen?.from === scene ? chosen.to : scene, (to) => choose({ from: scene, to })]
}

/** The volley shown last stays to be read until somebody fires again, the battle is over, or it is taken back. */
function useLastVolley(view: Shown, now: Event | undefined): Volley | undefined {
  const last = useRef<{ when: When; volley: Volley } | undefined>(undefined)
  const when = whenOf(view)
  if (now && view.volley) last.current = { when, volley: view.volley }
  if (!last.current || last.current.when.battle !== when.battle) return undefined
  const { by } = last.current.volley
  const sinceThen = when.half - last.current.when.half
  const takenBack = sinceThen < 0 || (sinceThen === 0 && !now && by !== null && view.trippers[by]?.acted === false)
  return takenBack ? undefined : last.current.volley
}

interface When {
  battle: number
  /** Counts both phases of every stage. */
  half: number
}

const whenOf = ({ battle }: Shown): When => ({
  battle: battle?.number ?? 0,
  half: battle ? battle.stage * 2 + Number(battle.enemyPhase) : 0,
})

interface TabsProps {
  looking: Scene
  look(scene: Scene): void
  fighting: boolean
}

function Tabs({ looking, look, fighting }: TabsProps) {
  return (
    <fieldset className="tt-tabs" aria-label="Look at">
      {(['field', 'time'] as const).map((scene) => (
        <button
          key={scene}
          type="button"
          aria-pressed={looking === scene}
          disabled={scene === 'field' && !fighting}
          onClick={() => look(scene)}
        >
          {scene === 'field' ? 'Battle Display' : 'Time Displays'}
        </button>
      ))}
    </fieldset>
  )
}

/** The title page of the battle one has come to, or of the way home. */
function Arrival({ view, now }: { view: Shown; now: Event | undefined }) {
  if (now?.kind === 'home')
    return (
      <div className="tt-arrival" aria-hidden="true">
        <strong>Home</strong>
        <p>
          after {now.battles} {now.battles === 1 ? 'battle' : 'battles'}
        </p>
      </div>
    )
  if (now?.kind !== 'arrived') return null
  const site = catalogueOf(view.own).battles[now.battle]
  return (
    <div className="tt-arrival" aria-hidden="true">
      <span className="number">{now.battle}</span>
      <strong>{battleName(view.own, now.battle)}</strong>
      <p>{site?.flavour}</p>
    </div>
  )
}

function touches(action: Action): readonly string[] {
  switch (action.do) {
    case 'step':
    case 'throw':
    case 'spread':
      return [`hex-${action.hex}`]
    case 'carry':
      return [`hex-${action.hex}`, figurePiece(action.body)]
    case 'aim':
      return [figurePiece(action.at)]
    case 'choose':
      return [isHexChoice(action.of) ? `hex-${action.at}` : action.at < 0 ? 'flux' : figurePiece(action.at)]
    case 'join':
      return [figurePiece(action.who)]
    case 'recover':
      return [figurePiece(action.unit)]
    case 'take':
      return [`loose-${action.id}`]
    case 'lift':
      return [`cell-${action.display}-${action.cell}`]
    default:
      return []
  }
}

export const board: Board<TimeTripper> = {
  Board: TimeTripperBoard,
  beat,
  fold,
  pieces,
  touches,
  guide,
  primer,
  examples,
}
