/** Everybody and everything on the field. */
import { Icon, type Plan, Spot, same, type TableActions, t, useTableActions } from '@anachron/kit'
import type { ReactNode } from 'react'
import { THROW_RANGE } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { apart } from '../rules/display.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isStunned, lineOf } from '../rules/state.ts'
import type { FigureId, Hex, Loose, TimeTripper, Tripper, Unit, View } from '../rules/types.ts'
import { FallenToken, TripperToken, UnitToken } from './FigureToken.tsx'
import { FluxMark } from './FluxMark.tsx'
import { Foe } from './Foe.tsx'
import { ALL } from './Ground.tsx'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { bearing, SIZE } from './geometry.ts'
import { planTo } from './HexSpots.tsx'
import { gearFacts, tripperFacts, tripperLabel, unitFacts, unitLabel } from './labels.ts'
import { COUNTER, type Lie, useLie } from './lie.ts'
import { direction, gearName, place, sentence, tripperName } from './names.ts'
import { figurePiece } from './pieces.ts'
import { portraitOf } from './portraits.ts'
import { actorOf, figureActions, hexActions, hexOfFigure, isOnField } from './scene.ts'
import { UNSPOKEN } from './unspoken.ts'

/** Where things lie in a hex that others may stand in, on a map sheet. */
const LYING: readonly (readonly [number, number])[] = [
  [-15, 17],
  [15, 17],
  [0, 20],
  [-22, 4],
  [22, 4],
]

const lying = (lie: Lie, hex: number, nth: number): readonly [number, number] => {
  const [x, y] = lie.at(hex)
  const [dx, dy] = LYING[nth % LYING.length] as readonly [number, number]
  const scale = lie.reach(hex) / SIZE
  return [x + dx * scale, y + dy * scale * lie.squash]
}

const NO_PLANS: readonly Plan<TimeTripper>[] = []

interface OnField {
  view: View
  plans?: readonly Plan<TimeTripper>[]
}

export function Fallen({ view, plans = NO_PLANS }: OnField) {
  const lie = useLie()
  const seen = new Map<number, number>()
  const nth = (hex: number): number => {
    const n = seen.get(hex) ?? 0
    seen.set(hex, n + 1)
    return n
  }
  const dead = view.trippers.flatMap((tripper, id) => (!tripper.alive && isOnField(tripper) ? [{ tripper, id }] : []))
  const flat = (hex: Hex): string =>
    `scale(${((lie.reach(hex) / SIZE) * 0.95).toFixed(3)} ${((lie.reach(hex) / SIZE) * lie.squash * 1.05).toFixed(3)})`
  return (
    <g>
      {view.units
        .filter((unit) => unit.fallen && isOnField(unit))
        .map((unit) => (
          <Spot
            key={unit.id}
            piece={figurePiece(unit.id)}
            at={lying(lie, unit.hex, nth(unit.hex))}
            label={unitLabel(view, unit)}
            facts={unitFacts(view, unit, null)}
            {...underfoot(view, plans, unit.hex, figureActions(view, unit.id))}
          >
            <g transform={flat(unit.hex)}>
              <FallenToken line={lineOf(view, unit)} />
            </g>
            <rect className="halo" x="-15" y="-14" width="30" height="28" rx="4" />
          </Spot>
        ))}
      {dead.map(({ tripper, id }) => (
        <Spot
          key={id}
          piece={figurePiece(id)}
          at={lying(lie, tripper.hex, nth(tripper.hex))}
          label={tripperLabel(view, id)}
          facts={[t('The flux can bring him back: carry him into it.')]}
          {...underfoot(view, plans, tripper.hex, [])}
        >
          <g transform={flat(tripper.hex)}>
            <FallenToken line={undefined} />
          </g>
          <rect className="halo" x="-14" y="-14" width="28" height="28" rx="4" />
        </Spot>
      ))}
      {view.battle?.loose
        .filter(({ by, hex }) => by === null && hex >= 0)
        .map((loose) => (
          <LooseGear
            key={loose.id}
            view={view}
            plans={plans}
            loose={loose}
            at={lying(lie, loose.hex, nth(loose.hex))}
          />
        ))}
    </g>
  )
}

interface LooseGearProps extends OnField {
  loose: Loose
  at: readonly [number, number]
}

function LooseGear({ view, plans = NO_PLANS, loose, at }: LooseGearProps) {
  return (
    <Spot
      piece={`loose-${loose.id}`}
      at={at}
      label={t`${sentence(gearName(loose.gear, view.own))} in ${place(loose.hex)}`}
      facts={gearFacts(loose.gear.what)}
      {...underfoot(
        view,
        plans,
        loose.hex,
        topOf(view, 'turn') || topOf(view, 'cleanup') ? [{ do: 'take', id: loose.id }] : [],
      )}
    >
      <g className="tt-loose">
        <rect x="-13" y="-11" width="26" height="22" rx="2" />
        <Icon body={GEAR_PICTURES[loose.gear.what]} size={19} at={[-9.5, -9.5]} />
      </g>
      <rect className="halo" x="-15" y="-13" width="30" height="26" rx="4" />
    </Spot>
  )
}

/** Nothing to press is no action at all. */
const offered = (actions: readonly Action[]): readonly Action[] | undefined =>
  actions.length > 0 ? actions : undefined

/** Whatever lies in a hex does not keep anybody from pressing the hex. */
function underfoot(view: View, plans: readonly Plan<TimeTripper>[], hex: Hex, own: readonly Action[]) {
  const plan = planTo(plans, hex)
  return { action: offered(plan ? own : [...own, ...hexActions(view, hex)]), plan }
}

export interface StandingProps extends OnField {
  /** Who is aimed at, and how to aim at somebody; without: pressing asks the rules step by step. */
  aimed?: FigureId | undefined
  aim?: ((at: FigureId) => void) | undefined
}

/** Everybody who stands, the far ones first. */
export function Standing({ view, plans = NO_PLANS, aimed, aim }: StandingProps) {
  const lie = useLie()
  const tableActions = useTableActions()
  const up = view.units.filter((unit) => !unit.fallen && isOnField(unit) && unit.rider === null)
  const trippers = view.trippers.flatMap((tripper, id) =>
    tripper.alive && isOnField(tripper) ? [{ tripper, id }] : [],
  )
  const standing: { hex: Hex; drawn: ReactNode }[] = [
    ...up.map((unit) => ({
      hex: unit.hex,
      drawn: (
        <UnitSpot
          key={unit.id}
          view={view}
          unit={unit}
          plan={tableActions.still ? undefined : planTo(plans, unit.hex)}
          aimed={aimed === unit.id}
          aim={aim}
        />
      ),
    })),
    ...trippers.map(({ tripper, id }) => ({
      hex: tripper.hex,
      drawn: (
        <TripperSpot
          key={`t${id * 1}`}
          view={view}
          tripper={tripper}
          id={id}
          plan={tableActions.still ? undefined : planTo(plans, tripper.hex)}
        />
      ),
    })),
  ]
  const far = (hex: Hex): number => lie.at(hex)[1]
  return <g>{standing.sort((a, b) => far(a.hex) - far(b.hex)).map(({ drawn }) => drawn)}</g>
}

/** Upright on its hex, with its shadow away from the light. */
function Upright({ hex, large = 1, children }: { hex: Hex; large?: number; children: (side: number) => ReactNode }) {
  const lie = useLie()
  const side = lie.side(hex) * large
  const half = side / 2
  return (
    <>
      {lie.shade !== undefined && (
        <path
          className="tt-shadow"
          d={`M${-half} ${half - 1}h${side}l${lie.shade * (side / 44)} ${side * 0.3}h${-side}Z`}
        />
      )}
      <g transform={`scale(${(side / COUNTER).toFixed(3)})`}>{children(side)}</g>
    </>
  )
}

/** The way home, when somebody stands on it: it is to be seen all the same. */
function Underneath({ view, hex }: { view: View; hex: Hex }) {
  const lie = useLie()
  const lies = view.battle?.loose.some((one) => one.hex === hex && one.by === null && one.gear.what === 'radio')
  if (!lies) return null
  const half = lie.side(hex) / 2
  return (
    <g className="tt-loose tt-underneath" transform={`translate(${half + 9} ${half - 5})`} {...UNSPOKEN}>
      <rect x="-11" y="-10" width="22" height="20" rx="2" />
      <Icon body={GEAR_PICTURES.radio} size={17} at={[-8.5, -8.5]} />
    </g>
  )
}

interface UnitSpotProps {
  view: View
  unit: Unit
  plan: Plan<TimeTripper> | undefined
  aimed: boolean
  aim: ((at: FigureId) => void) | undefined
}

function UnitSpot({ view, unit, plan, aimed, aim }: UnitSpotProps) {
  const lie = useLie()
  const tableActions = useTableActions()
  const actor = actorOf(view)
  const mount = unit.mount === null ? undefined : view.units.find(({ id }) => id === unit.mount && !unit.fallen)
  const actions = [...figureActions(view, unit.id), ...(mount ? mountActions(view, mount) : [])]
  const target = topOf(view, 'attack')?.target === unit.id
  const aims = aim && actions.every((action) => action.do === 'aim') && isTarget(view, unit, actor, tableActions)
  // A lesson or a hint waits for a shot at him.
  const waited =
    aims &&
    ((tableActions.hinted !== undefined && actions.some((action) => same(action, tableActions.hinted))) ||
      isThrownAt(unit, tableActions))
  const label = mount ? t`${unitLabel(view, unit)}, mounted` : unitLabel(view, unit)
  return (
    <Spot
      piece={figurePiece(unit.id)}
      at={lie.at(unit.hex)}
      className={`tt-figure ${target || aimed ? 'tt-target' : ''}`}
      label={label}
      face={<Foe view={view} unit={unit} from={actor} odds={aims === true} />}
      facts={unitFacts(view, unit, null).slice(2)}
      action={aims ? undefined : offered(actions)}
      plan={plan}
      wanted={aims ? waited === true && !aimed : undefined}
      press={aims ? { words: tableActions.words(actions[0] as Action), go: () => aim(unit.id) } : undefined}
    >
      <polygon className="tt-pad" points={lie.corners(unit.hex, 0.95)} />
      <polygon className="halo" points={lie.corners(unit.hex, 0.95)} />
      <Upright hex={unit.hex}>
        {(side) => (
          <>
            {unit.id === actor && <rect className="tt-acting" x="-26" y="-26" width="52" height="54" rx="7" />}
            <UnitToken
              unit={unit}
              line={lineOf(view, unit)}
              stunned={isStunned(boardOf(view), unit)}
              mountLine={mount ? lineOf(view, mount) : undefined}
              ownerSeat={unit.owner === null ? undefined : view.trippers[unit.owner]?.seat}
              side={side}
            />
          </>
        )}
      </Upright>
      <Underneath view={view} hex={unit.hex} />
    </Spot>
  )
}

/** A lesson waits for something to be thrown to where he stands: he is pressed first. */
const isThrownAt = ({ hex }: Unit, { wanted: [first, then] }: TableActions): boolean =>
  first !== undefined &&
  (first as Action).do === 'grenade' &&
  then !== undefined &&
  same(then, { do: 'throw', hex } satisfies Action)

/** Whether a weapon can be aimed at him, or a grenade thrown at where he stands. */
function isTarget(view: View, { id, hex }: Unit, by: FigureId | null, { isOption }: TableActions): boolean {
  if (isOption({ do: 'aim', at: id } satisfies Action)) return true
  const from = by === null ? undefined : hexOfFigure(view, by)
  const throws = isOption({ do: 'grenade', what: 'm26' } satisfies Action)
  return throws && from !== undefined && apart(from, hex) <= THROW_RANGE
}

interface TripperSpotProps {
  view: View
  tripper: Tripper
  id: FigureId
  plan: Plan<TimeTripper> | undefined
}

function TripperSpot({ view, tripper, id, plan }: TripperSpotProps) {
  const lie = useLie()
  const acting = actorOf(view) === id
  const reach = lie.reach(tripper.hex)
  return (
    <Spot
      piece={figurePiece(id)}
      at={lie.at(tripper.hex)}
      className="tt-figure"
      label={tripperLabel(view, id)}
      facts={tripperFacts(view, id)}
      action={plan ? undefined : offered(figureActions(view, id))}
      plan={plan}
    >
      <polygon className="tt-pad" points={lie.corners(tripper.hex, 0.95)} />
      <polygon className="halo" points={lie.corners(tripper.hex, 0.95)} />
      {acting && <ellipse className="tt-acting" rx={reach * 0.86} ry={reach * 0.86 * lie.squash} />}
      <Upright hex={tripper.hex} large={1.02}>
        {(side) => <TripperToken id={id} tripper={tripper} acting={acting} side={side} />}
      </Upright>
    </Spot>
  )
}

const mountActions = (view: View, mount: Unit): readonly Action[] =>
  figureActions(view, mount.id).filter(({ do: what }) => what === 'aim')

export function Mine({ view, plans = NO_PLANS }: OnField) {
  const lie = useLie()
  const mine = view.battle?.mine
  if (!mine) return null
  return (
    <Spot
      piece="mine"
      at={lie.at(mine.hex)}
      label={t`Claymore of ${tripperName(mine.by)} in ${place(mine.hex)}, facing ${direction(mine.facing)}`}
      facts={[t('Its owner can set it off in a later stage from two hexes away.')]}
      {...underfoot(view, plans, mine.hex, [{ do: 'detonate' }])}
    >
      <g className="tt-loose" transform={`scale(1 ${lie.squash.toFixed(2)}) rotate(${bearing(mine.facing)})`}>
        <path className="tt-claymore" d="M-15-4Q0-18 15-4V6Q0-4-15 6Z" />
        <path className="tt-claymore-arrow" d="M0-14V-29M-5-24L0-30L5-24" />
      </g>
      <circle className="halo" r="20" />
    </Spot>
  )
}

export function Flux({ view, plans = NO_PLANS, spin }: OnField & { spin: number }) {
  const lie = useLie()
  const flux = view.battle?.flux
  if (!flux || flux.hex < 0) return null
  const held = view.units.filter(({ place: where }) => where === 'held').length
  const friends = view.trippers.flatMap(({ place: where, alive }, id) => (where === 'held' && alive ? [id] : []))
  const free = topOf(view, 'free')
  const reach = lie.reach(flux.hex)
  return (
    <>
      <g className="tt-sweep" {...UNSPOKEN}>
        {ALL.filter((hex) => apart(hex, flux.hex) === 1).map((hex) => (
          <polygon key={hex} points={lie.corners(hex, 0.88)} transform={`translate(${lie.at(hex).join(' ')})`} />
        ))}
      </g>
      <Spot
        piece="flux"
        at={lie.at(flux.hex)}
        className="tt-flux-spot"
        label={t`The flux in ${place(flux.hex)}${flux.heading === null ? t(', not aligned') : t`, aligned ${direction(flux.heading)} by ${tripperName(flux.alignedBy ?? 0)}`}`}
        facts={[
          t('Sweeps up every living creature in its hex and next to it.'),
          ...friends.map((id) => t`${tripperName(id)} is in it and comes along with whoever jumps.`),
          ...(held > 0 ? [t`${held} in it already.`] : []),
        ]}
        {...underfoot(view, plans, flux.hex, free?.about === 'target' ? [{ do: 'choose', of: 'target', at: -1 }] : [])}
      >
        <g transform={`scale(1 ${lie.squash.toFixed(3)})`}>
          <FluxMark radius={reach * 1.12} heading={flux.heading} spin={spin} />
        </g>
        {lie.shade !== undefined && (
          <path
            className="tt-flux-beam"
            d={`M${-reach * 0.3} 0Q0 ${-reach * 1.8} ${reach * 0.04} ${-reach * 2.6}Q${reach * 0.1} ${-reach * 1.7} ${reach * 0.32} 0Z`}
          />
        )}
        <circle className="tt-pad" r={reach * 0.8} />
        <circle className="halo" r={reach} />
        <g className="tt-in-flux">
          {friends.map((id, i) => (
            <g key={id} transform={`translate(${(reach * 0.95 + i * 26).toFixed(1)} ${(-reach * 0.75).toFixed(1)})`}>
              <circle r="14" stroke={`var(--seat-${(view.trippers[id]?.seat ?? 0) % 4})`} />
              <Icon body={portraitOf(id)} size={24} at={[-12, -13]} />
            </g>
          ))}
          {held > 0 && (
            <g transform={`translate(${(reach * 0.95).toFixed(1)} ${(reach * 0.5).toFixed(1)})`}>
              <circle r="12" />
              <text y="4.500">{`×${held}`}</text>
            </g>
          )}
        </g>
      </Spot>
    </>
  )
}
