import { SeatMark, Spot } from '@anachron/web/kit'
import type { ReactNode } from 'react'
import type { Phase } from '../content/index.ts'
import { tallyIn } from '../rules/forecast.ts'
import type { Action, Event, Unit, View } from '../rules/types.ts'
import { below, goesTo, isPlay, type Lane, lanesOf, phasePiece, whose } from './layout.ts'
import { UnitCard } from './UnitCard.tsx'

interface LanesProps {
  view: View
  names: readonly string[]
  options: readonly Action[]
  now: Event | undefined
}

const PLACE: Record<Phase, string> = { 1: 'the journey', 2: 'the city', 3: 'the record' }

const roleIn = (now: Event | undefined, unit: Unit): 'striker' | 'target' | undefined => {
  if (now?.kind !== 'strike') return undefined
  return now.unit === unit.id ? 'striker' : now.target === unit.id ? 'target' : undefined
}

/** Six lanes that meet at the event chains: attackers on one side of each location, guards on the other. */
export function Lanes({ view, names, options, now }: LanesProps) {
  const own = below(view)
  return (
    <div className="ts-lanes">
      {[own, 1 - own].map((owner) => (
        <section
          key={owner}
          className="ts-side"
          data-own={owner === own || undefined}
          aria-label={`${chainOf(names[owner])}: ${filledText(tallyIn(view, owner))}`}
        >
          <p className="ts-side-name" aria-hidden="true">
            <SeatMark seat={owner} size={16} /> {chainOf(names[owner])}
            <small>{filledText(tallyIn(view, owner))}</small>
          </p>
          {lanesOf(view)
            .filter((lane) => lane.owner === owner)
            .map((lane) => (
              <LaneColumn key={lane.phase} view={view} names={names} options={options} now={now} lane={lane} />
            ))}
        </section>
      ))}
    </div>
  )
}

const chainOf = (name: string | undefined): string => (name === 'You' ? 'Your event chain' : `Event chain of ${name}`)

const filledText = ([filled, locked]: readonly number[]): string =>
  `${filled} of 3 filled${locked ? `, ${locked} locked` : ''}`

/** A lane as a line of the circuit, with the stubs where more could be joined to it. */
const Trace = () => (
  <svg className="ts-trace" viewBox="0 0 20 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="M10 0V100 M10 10l5 4v12 M10 90l-5 -4v-12" vectorEffect="non-scaling-stroke" />
  </svg>
)

function LaneColumn({ view, names, options, now, lane }: LanesProps & { lane: Lane }) {
  const { owner, phase } = lane
  const ownLane = owner === below(view)
  const guards = view.players[owner]?.advances[phase - 1] ?? []
  const attackers = view.players[1 - owner]?.obstacles[phase - 1] ?? []
  const there = view.players[owner]?.locations[phase - 1] ?? null
  const shared = { view, names, options, now, lane }
  return (
    <div className="ts-lane">
      <Trace />
      <Chain
        {...shared}
        units={ownLane ? attackers : guards}
        kind={ownLane ? 'obstacle' : 'advance'}
        owner={ownLane ? 1 - owner : owner}
        end="top"
      />
      <Place
        {...shared}
        kind="location"
        owner={owner}
        words={`Location ${phase}, ${PLACE[phase]}, ${whose(names[owner])}${there ? '' : ', empty'}`}
      >
        {there ? (
          <UnitCard
            view={view}
            unit={there}
            lane={lane}
            zone="location"
            options={options}
            names={names}
            role={roleIn(now, there)}
          />
        ) : (
          <span className="ts-empty" aria-hidden="true">
            <b>{phase}</b> {PLACE[phase]}
          </span>
        )}
      </Place>
      <Chain
        {...shared}
        units={ownLane ? guards : attackers}
        kind={ownLane ? 'advance' : 'obstacle'}
        owner={ownLane ? owner : 1 - owner}
        end="bottom"
      />
    </div>
  )
}

interface ChainProps extends LanesProps {
  lane: Lane
  units: readonly Unit[]
  kind: 'advance' | 'obstacle'
  owner: number
  /** Towards which edge of the table the chain grows. */
  end: 'top' | 'bottom'
}

function Chain({ view, names, options, now, lane, units, kind, owner, end }: ChainProps) {
  const title = kind === 'advance' ? 'Advances' : 'Obstacles'
  return (
    <Place
      view={view}
      options={options}
      lane={lane}
      kind={kind}
      owner={owner}
      end={end}
      words={`${title} ${lane.phase}, ${whose(names[owner])}, ${units.length || 'none'}`}
    >
      <div className="ts-chain" data-end={end}>
        {units.map((unit) => (
          <UnitCard
            key={unit.id}
            view={view}
            unit={unit}
            lane={lane}
            zone={kind}
            options={options}
            names={names}
            role={roleIn(now, unit)}
          />
        ))}
        {units.length === 0 && (
          <span className="ts-empty" aria-hidden="true">
            {title} {lane.phase}
          </span>
        )}
      </div>
    </Place>
  )
}

interface PlaceProps {
  view: View
  options: readonly Action[]
  lane: Lane
  kind: 'advance' | 'obstacle' | 'location'
  owner: number
  words: string
  /** Towards which edge of the table it grows. */
  end?: 'top' | 'bottom'
  children: ReactNode
}

/** Somewhere cards can be played to: pressing it offers all that can go there. */
function Place({ view, options, lane, kind, owner, words, end, children }: PlaceProps) {
  const plays = options.filter((action) => isPlay(action) && goesTo(action, view.viewer, owner, kind, lane.phase))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on the table is no set of form fields
    <div className={`ts-place ts-place-${kind}`} role="group" aria-label={words} data-seat={owner} data-end={end}>
      {plays.length > 0 && (
        <Spot as="div" className="ts-drop" piece={phasePiece(owner, kind, lane.phase)} label={words} action={plays}>
          <span aria-hidden="true">{plays.length === 1 ? 'Play here' : `Play here: ${plays.length}`}</span>
        </Spot>
      )}
      {children}
    </div>
  )
}
