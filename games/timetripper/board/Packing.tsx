/** Packing for the trip: the shelf, the rucksack, and what its weight costs. */
import { Icon, Spot, useHand } from '@anachron/web/kit'
import knapsack from '@anachron/web/kit/icons/knapsack'
import { RELOAD_HALF_POUNDS, recordTrackAllowance, START_LIMIT, WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { halfPounds, isAmmo, weightPoints } from '../rules/equipment.ts'
import { SHELF } from '../rules/kit.ts'
import { isTeam } from '../rules/state.ts'
import type { FigureId, GearKind, Tripper, View } from '../rules/types.ts'
import { gearName, poundNumber, pounds, sentence, thing, tripperName } from '../words/names.ts'
import { Kit } from './Kit.tsx'
import { gearFacts } from './labels.ts'
import { Order } from './Orders.tsx'
import { GEAR_PICTURES } from './pictures.ts'
import { RecordTrack } from './RecordTrack.tsx'

export interface PackingProps {
  view: View
  who: FigureId
  ask: string | undefined
  options: readonly Action[]
}

export function Packing({ view, who, ask, options }: PackingProps) {
  const tripper = view.trippers[who] as Tripper
  const plain = options.filter((action) => action.do === 'ready' || action.do === 'profile')
  return (
    <div className="tt-packing">
      <section className="tt-rucksack" aria-label={`Rucksack of ${tripperName(who)}`}>
        <header>
          <Icon body={knapsack} size={34} />
          <div>
            <h2>{tripperName(who)} packs</h2>
            <p>{whatToDo(view, ask)}</p>
          </div>
        </header>
        <Budget view={view} />
        <LoadWords view={view} tripper={tripper} who={who} />
        <RecordTrack view={view} who={who} />
        <Kit view={view} who={who} />
        <div className="tt-buttons">
          {plain.map((action) => (
            <Order key={JSON.stringify(action)} action={action} />
          ))}
        </div>
      </section>
      <Shelf view={view} who={who} />
    </div>
  )
}

/** Half pounds, short. */
const lb = (half: number): string => `${poundNumber(half)} lb`

const whatToDo = (view: View, ask: string | undefined): string => {
  if (ask === 'equip.profile')
    return 'First a word about himself. It matters in one battle only, the Seraglio of Sitri.'
  return isTeam(view)
    ? 'Radio, M16 and shotgun come along in any case and lie about in every battle. Add what you like, then press Ready.'
    : 'Radio and M16 come along in any case. Add what you like, or nothing, then press Ready. Not sure? Six M26, a Claymore and three M16 reloads have served well.'
}

const limitOf = (view: View): number => 2 * (isTeam(view) ? view.options.teamWeight : START_LIMIT.solo)

/** The weight as a bar: a piece for each thing, a tick for every five pounds, which cost a point of Endurance. */
function Budget({ view }: { view: View }) {
  const limit = limitOf(view)
  const all = view.trippers.flatMap(({ gear }) => gear)
  const packed = view.trippers.reduce((sum, { gear }) => sum + halfPounds(view.own, gear), 0)
  let used = 0
  const pieces = all.map((gear) => {
    const weight = halfPounds(view.own, [gear])
    const piece = { gear, x: used, weight }
    used += weight
    return piece
  })
  const wide = Math.max(limit, packed)
  return (
    <div className="tt-budget">
      <p>
        <b className="number">{poundNumber(packed)}</b> of {limit / 2} pounds packed,{' '}
        <b className="number">{poundNumber(Math.max(0, limit - packed))}</b> left
      </p>
      <svg
        viewBox={`0 0 ${wide * 5} 52`}
        aria-label={`${pounds(packed)} of ${limit / 2} packed`}
        preserveAspectRatio="none"
      >
        <rect className="tt-budget-all" width={limit * 5} height="40" rx="3" />
        {pieces.map(({ gear, x, weight }) => (
          <g key={`${gear.what}.${x}`} className="tt-budget-piece">
            <rect
              x={x * 5 + 1}
              y="2"
              width={Math.max(1, weight * 5 - 2)}
              height="36"
              rx="2"
              data-over={x + weight > limit || undefined}
            />
            {weight >= 6 && <Icon body={GEAR_PICTURES[gear.what]} size={26} at={[x * 5 + (weight * 5) / 2 - 13, 7]} />}
          </g>
        ))}
        {Array.from({ length: limit / 10 + 1 }, (_, i) => (
          <g key={i} className="tt-budget-tick">
            <path d={`M${Math.min(i * 50, limit * 5 - 0.5)} 40v4`} />
          </g>
        ))}
      </svg>
      <p className="tt-budget-note">
        A tick is five pounds: each full one costs a point of Endurance for as long as it is carried.
      </p>
    </div>
  )
}

function LoadWords({ view, tripper, who }: { view: View; tripper: Tripper; who: FigureId }) {
  const points = weightPoints(halfPounds(view.own, tripper.gear))
  const box = tripper.endurance - points
  return (
    <p className="tt-load-words">
      {tripperName(who)} carries {pounds(halfPounds(view.own, tripper.gear))}: {points} points, box {Math.max(0, box)}{' '}
      of the Record Track.{' '}
      <strong>
        Movement Allowance <span className="number">{recordTrackAllowance(box)}</span>
      </strong>
    </p>
  )
}

function Shelf({ view, who }: { view: View; who: FigureId }) {
  const hand = useHand()
  return (
    <section className="tt-shelf" aria-label="What can be packed">
      <p className="tt-shelf-note">
        <span className="number">15A</span> reads Attack 15, Accuracy A. A hits surest and E least; F to H are good near
        by only.
      </p>
      {SHELF.map((what) => {
        const action: Action = { do: 'buy', what }
        const have = view.trippers[who]?.gear.find((gear) => gear.what === what)
        const weight = isAmmo(what)
          ? RELOAD_HALF_POUNDS
          : what === 'radio' || what === 'treasure'
            ? 0
            : WEAPONS[what].halfPounds
        return (
          <Spot key={what} as="div" className="tt-goods" label={fullName(what)} facts={gearFacts(what)} action={action}>
            <Icon body={GEAR_PICTURES[what]} size={34} />
            <span className="tt-goods-name">{sentence(thing(what))}</span>
            <span className="tt-goods-facts number">{shortFacts(what)}</span>
            <span className="tt-goods-weight number">{lb(weight)}</span>
            {have && <span className="tt-goods-have">{have.count > 1 ? `${have.count} packed` : 'packed'}</span>}
            {!have && !hand.still && hand.isOption(action) && (
              <span className="tt-goods-add" aria-hidden="true">
                +
              </span>
            )}
          </Spot>
        )
      })}
    </section>
  )
}

const fullName = (what: GearKind): string =>
  what in WEAPONS
    ? sentence(WEAPONS[what as keyof typeof WEAPONS].name)
    : sentence(gearName({ what, count: 1, loaded: true, of: 0 }))

/** Attack and Accuracy of each mode, as on the Weapons Chart. */
const shortFacts = (what: GearKind): string =>
  what in WEAPONS
    ? WEAPONS[what as keyof typeof WEAPONS].modes
        .map(({ mode, accuracy, attack }) => `${mode} ${attack}${accuracy === 'X' ? '' : accuracy}`)
        .join(' · ')
    : 'one magazine'
