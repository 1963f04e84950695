/** Everybody and everything on the field. */
import { hexCorners, Icon, Spot, useHand } from '@anachron/web/kit'
import type { Action } from '../rules/actions.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isStunned, lineOf } from '../rules/state.ts'
import type { Hex, Loose, Unit, View } from '../rules/types.ts'
import { direction, gearName, place, sentence, tripperName } from '../words/names.ts'
import { FallenToken, TripperToken, UnitToken } from './FigureToken.tsx'
import { FluxMark, FluxReach } from './FluxMark.tsx'
import { figurePiece } from './fold.ts'
import { bearing, middleOf, SIZE } from './geometry.ts'
import { gearFacts, tripperFacts, tripperLabel, unitFacts, unitLabel } from './labels.ts'
import { GEAR_PICTURES } from './pictures.ts'
import { actorOf, figureActions, hexActions, isOnField } from './scene.ts'

const HALO = hexCorners(SIZE - 1.5)

/** Where things lie in a hex that others may stand in. */
const LYING: readonly (readonly [number, number])[] = [
  [-15, 17],
  [15, 17],
  [0, 20],
  [-22, 4],
  [22, 4],
]

const lying = (hex: number, nth: number): readonly [number, number] => {
  const [x, y] = middleOf(hex)
  const [dx, dy] = LYING[nth % LYING.length] as readonly [number, number]
  return [x + dx, y + dy]
}

export function Fallen({ view }: { view: View }) {
  const seen = new Map<number, number>()
  const nth = (hex: number): number => {
    const n = seen.get(hex) ?? 0
    seen.set(hex, n + 1)
    return n
  }
  const dead = view.trippers.flatMap((tripper, id) => (!tripper.alive && isOnField(tripper) ? [{ tripper, id }] : []))
  return (
    <g>
      {view.units
        .filter((unit) => unit.fallen && isOnField(unit))
        .map((unit) => (
          <Spot
            key={unit.id}
            piece={figurePiece(unit.id)}
            at={lying(unit.hex, nth(unit.hex))}
            label={unitLabel(view, unit)}
            facts={unitFacts(view, unit, null)}
            action={underfoot(view, unit.hex, figureActions(view, unit.id))}
          >
            <FallenToken line={lineOf(view, unit)} />
            <rect className="halo" x="-14" y="-14" width="28" height="28" rx="4" />
          </Spot>
        ))}
      {dead.map(({ tripper, id }) => (
        <Spot
          key={id}
          piece={figurePiece(id)}
          at={lying(tripper.hex, nth(tripper.hex))}
          label={tripperLabel(view, id)}
          facts={['The flux can bring him back: carry him into it.']}
          action={underfoot(view, tripper.hex, [])}
        >
          <FallenToken line={undefined} />
          <rect className="halo" x="-14" y="-14" width="28" height="28" rx="4" />
        </Spot>
      ))}
      {view.battle?.loose
        .filter(({ by, hex }) => by === null && hex >= 0)
        .map((loose) => (
          <LooseGear key={loose.id} view={view} loose={loose} at={lying(loose.hex, nth(loose.hex))} />
        ))}
    </g>
  )
}

function LooseGear({ view, loose, at }: { view: View; loose: Loose; at: readonly [number, number] }) {
  return (
    <Spot
      piece={`loose-${loose.id}`}
      at={at}
      label={`${sentence(gearName(loose.gear, view.own))} in ${place(loose.hex)}`}
      facts={gearFacts(loose.gear.what)}
      action={underfoot(
        view,
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
const underfoot = (view: View, hex: Hex, own: readonly Action[]): readonly Action[] | undefined =>
  offered([...own, ...hexActions(view, hex)])

export function Standing({ view }: { view: View }) {
  const hand = useHand()
  const actor = actorOf(view)
  const target = topOf(view, 'attack')?.target
  const up = view.units.filter((unit) => !unit.fallen && isOnField(unit) && unit.rider === null)
  return (
    <g>
      {up.map((unit) => {
        const mount = unit.mount === null ? undefined : view.units.find(({ id }) => id === unit.mount && !unit.fallen)
        const actions = [...figureActions(view, unit.id), ...(mount ? mountActions(view, mount) : [])]
        // Where pressing offers a choice of targets, the odds of each stand in the facts.
        const odds =
          mount && actions.length > 1
            ? actions.flatMap((action) =>
                (hand.forecast(action)?.notes ?? []).map((note) => `${hand.words(action)}. ${note}`),
              )
            : []
        return (
          <Spot
            key={unit.id}
            piece={figurePiece(unit.id)}
            at={middleOf(unit.hex)}
            className={`tt-figure ${unit.id === target ? 'tt-target' : ''}`}
            label={mount ? `${unitLabel(view, unit)}, mounted` : unitLabel(view, unit)}
            facts={[...unitFacts(view, unit, actor), ...odds]}
            action={offered(actions)}
          >
            <polygon className="tt-pad" points={HALO} />
            {unit.id === actor && <rect className="tt-acting" x="-24" y="-24" width="48" height="48" rx="6" />}
            <UnitToken
              unit={unit}
              line={lineOf(view, unit)}
              stunned={isStunned(boardOf(view), unit)}
              mountLine={mount ? lineOf(view, mount) : undefined}
              ownerSeat={unit.owner === null ? undefined : view.trippers[unit.owner]?.seat}
            />
            <polygon className="halo" points={HALO} />
          </Spot>
        )
      })}
      {view.trippers.map((tripper, id) =>
        tripper.alive && isOnField(tripper) ? (
          <Spot
            key={`t${id * 1}`}
            piece={figurePiece(id)}
            at={middleOf(tripper.hex)}
            className="tt-figure"
            label={tripperLabel(view, id)}
            facts={tripperFacts(view, id)}
            action={offered(figureActions(view, id))}
          >
            <polygon className="tt-pad" points={HALO} />
            <TripperToken tripper={tripper} acting={actor === id} />
            <polygon className="halo" points={HALO} />
          </Spot>
        ) : null,
      )}
    </g>
  )
}

const mountActions = (view: View, mount: Unit): readonly Action[] =>
  figureActions(view, mount.id).filter(({ do: what }) => what === 'aim')

export function Mine({ view }: { view: View }) {
  const mine = view.battle?.mine
  if (!mine) return null
  return (
    <Spot
      piece="mine"
      at={middleOf(mine.hex)}
      label={`Claymore of ${tripperName(mine.by)} in ${place(mine.hex)}, facing ${direction(mine.facing)}`}
      facts={['Its owner can set it off in a later stage from two hexes away.']}
      action={underfoot(view, mine.hex, [{ do: 'detonate' }])}
    >
      <g className="tt-loose" transform={`rotate(${bearing(mine.facing)})`}>
        <path className="tt-claymore" d="M-15-4Q0-18 15-4V6Q0-4-15 6Z" />
        <path className="tt-claymore-arrow" d="M0-14V-29M-5-24L0-30L5-24" />
      </g>
      <circle className="halo" r="20" />
    </Spot>
  )
}

export function Flux({ view, spin }: { view: View; spin: number }) {
  const flux = view.battle?.flux
  if (!flux || flux.hex < 0) return null
  const held = view.units.filter(({ place: where }) => where === 'held').length
  const free = topOf(view, 'free')
  return (
    <Spot
      piece="flux"
      at={middleOf(flux.hex)}
      label={`The flux in ${place(flux.hex)}${flux.heading === null ? ', not aligned' : `, aligned ${direction(flux.heading)} by ${tripperName(flux.alignedBy ?? 0)}`}`}
      facts={[
        'Sweeps up every living creature in its hex and next to it.',
        ...(held > 0 ? [`${held} in it already.`] : []),
      ]}
      action={underfoot(view, flux.hex, free?.about === 'target' ? [{ do: 'choose', of: 'target', at: -1 }] : [])}
    >
      <FluxReach radius={SIZE * 2.55} />
      <FluxMark radius={SIZE * 1.28} heading={flux.heading} spin={spin} />
      <circle className="tt-pad" r={SIZE * 0.8} />
      <circle className="halo" r={SIZE} />
    </Spot>
  )
}
