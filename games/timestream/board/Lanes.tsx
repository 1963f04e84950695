/** The six lanes of the field: a location each, what attacks it on one side and what guards it on the other. */
import { given, type Sentence, say, whose } from '@anachron/kernel/words'
import { Icon, Spot, t, tell, useTableActions, you } from '@anachron/kit'
import nightSleep from '@anachron/kit/icons/night-sleep'
import { type MouseEvent, useState } from 'react'
import type { Phase } from '../content/index.ts'
import { cardOf } from '../content/index.ts'
import { isAsleepAt } from '../rules/from-view.ts'
import type { Action, Event, Play, Unit as UnitOf, View } from '../rules/types.ts'
import { eventText } from '../words/events.ts'
import { locationFacts, locationLabel, phaseLabel, unitLabel } from '../words/labels.ts'
import { shortName } from '../words/phrases.ts'
import { whyNotHere } from './attempts.ts'
import { CardFace } from './CardFace.tsx'
import { CardPicture } from './CardPicture.tsx'
import { doingOn, wayTo } from './doing.ts'
import { type Fallen, fallenAt } from './fallen.ts'
import { type Bank, type Box, type Field, locationBox, stackOf } from './geometry.ts'
import { placeOf, useHeld } from './held.ts'
import { below, isPlay, type Lane, lanesOf, phasePiece, unitPiece } from './layout.ts'
import { Slot } from './Slot.tsx'
import { KindMark } from './shapes.tsx'
import { behindFirst, isNews } from './stack.ts'
import { placeAt, Unit, type UnitProps } from './Unit.tsx'

interface LanesProps {
  view: View
  names: readonly string[]
  options: readonly Action[]
  now: Event | undefined
  happened: readonly Event[]
  fallen: readonly Fallen[]
  field: Field
}

/** Whether a hint is about laying a card here. */
const isHintedAt = (view: View, hinted: object | undefined, place: string): boolean =>
  hinted !== undefined && isPlay(hinted as Action) && placeOf(view, hinted as Play) === place

const roleIn = (now: Event | undefined, unit: UnitOf): UnitProps['role'] => {
  if (now?.kind !== 'strike') return undefined
  return now.unit === unit.id ? 'striker' : now.target === unit.id ? 'target' : undefined
}

export function Lanes(props: LanesProps) {
  return lanesOf(props.view).map((lane, at) => (
    <LaneOf key={`${lane.owner}${lane.phase}`} {...props} lane={lane} at={at} />
  ))
}

function LaneOf(props: LanesProps & { lane: Lane; at: number }) {
  const { view, names, lane } = props
  const words = tell(locationLabel(lane.owner, lane.phase, null), names, view.viewer).replace(/, empty$/, '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a lane of the table is no set of form fields
    <div
      role="group"
      className="ts-lane"
      data-side={lane.owner === below(view) ? 'own' : 'rival'}
      aria-label={words}
      onClickCapture={useWhyNotHere(view, lane)}
    >
      <Chain {...props} bank={-1} />
      <Location {...props} />
      <Chain {...props} bank={1} />
    </div>
  )
}

/** A card that is held and cannot go to the location that was pressed goes back, and the inspector says why. */
function useWhyNotHere(view: View, { owner, phase }: Lane): (e: MouseEvent) => void {
  const held = useHeld()
  const { consider } = useTableActions()
  return (e) => {
    const anchor = (e.target as Element).closest('.ts-empty, .ts-location')
    if (held.card === undefined || !anchor || anchor.matches('[data-glows]')) return
    const reason = whyNotHere(view, held.card, owner, phase)
    // After the press itself, which shows what was pressed.
    if (reason) setTimeout(() => consider({ label: reason, actions: [], anchor, pressed: true }))
  }
}

function Location(props: LanesProps & { lane: Lane; at: number }) {
  const { view, names, options, now, field, lane, at } = props
  const held = useHeld()
  const { hinted } = useTableActions()
  const { owner, phase } = lane
  const there = view.players[owner]?.locations[phase - 1] ?? null
  const box = locationBox(field, at)
  if (there)
    return (
      <>
        <Unit
          view={view}
          names={names}
          unit={there}
          lane={lane}
          zone="location"
          box={box}
          doing={doingOn(view, options, held)(there)}
          role={roleIn(now, there)}
          form="location"
        />
        {there.owner === owner && (view.players[owner]?.advances[phase - 1]?.length ?? 0) > 0 && (
          <Guarded box={box} field={field} up={owner === below(view)} />
        )}
      </>
    )
  const way = wayTo(view, held, owner, 'location', phase)
  const fallen = fallenAt(props.fallen, owner, 'location', phase)
  const asleep = isAsleepAt(view, owner, phase)
  const isMeant = held.card === undefined && isHintedAt(view, hinted, phasePiece(owner, 'location', phase))
  return (
    <>
      <Spot
        as="div"
        className="ts-empty"
        place={way ? undefined : phasePiece(owner, 'location', phase)}
        style={placeAt(box)}
        label={tell(locationLabel(owner, phase, null), names, view.viewer)}
        {...(fallen && !way ? readOf(fallen) : {})}
        facts={[
          ...(fallen ? [tell(eventText(fallen.event), names, view.viewer)] : []),
          ...locationFacts(view, owner, phase).map((fact) => tell(fact, names, view.viewer)),
        ]}
      >
        {!way && (
          <>
            <b>{phase}</b>
            <span>{placeName(view, names, lane)}</span>
            {asleep && !fallen && (
              <small className="ts-asleep">
                <Icon body={nightSleep} size={14} />
                {field.tall ? t('asleep') : t('no strikes across')}
              </small>
            )}
          </>
        )}
        {fallen && !way && (
          <>
            <Cracks />
            <Fell fallen={fallen} />
          </>
        )}
      </Spot>
      {isMeant && <span className="ts-meant" style={placeAt(box)} />}
      {way && (
        <Slot
          way={way}
          place={phasePiece(owner, 'location', phase)}
          style={placeAt(box)}
          brief={false}
          short={field.tall}
        />
      )}
    </>
  )
}

const ROLE: Readonly<Record<Phase, Sentence>> = { 1: say`journey`, 2: say`city`, 3: say`record` }

/** Whose it is and what for: "your journey". */
function placeName(view: View, names: readonly string[], { owner, phase }: Lane): string {
  const place = t(ROLE[phase])
  if (names.includes(you()) ? names[owner] === you() : owner === view.viewer) return t`your ${place}`
  return view.viewer >= 0 ? t`rival’s ${place}` : tell(say`${whose(owner)} ${given(place)}`, names, view.viewer)
}

/** At the edge from which a location is attacked: whoever strikes meets its guard first, who stands behind it. */
function Guarded({ box, field, up }: { box: Box; field: Field; up: boolean }) {
  const at = field.tall
    ? { left: up ? box.x : box.x + box.w, top: box.y + box.h * 0.72 }
    : { left: box.x + box.w * 0.5, top: up ? box.y : box.y + box.h }
  return (
    <span className="ts-guarded" style={at} aria-hidden="true">
      <KindMark type="advance" />
    </span>
  )
}

/** What sent it away can be read where it lay. */
const readOf = ({ by }: Fallen) => (by ? { face: <CardFace card={cardOf(by)} /> } : {})

/** What has gone from here, and the picture of the card that did it; a strike has its arrow. */
const Fell = ({ fallen: { card, kind, by } }: { fallen: Fallen }) => (
  <>
    {by && (
      <span className="ts-fell-by" title={t(shortName(by))}>
        <CardPicture name={by} size={20} />
      </span>
    )}
    <span className="ts-tag ts-fell">
      {kind === 'voided' ? t`${t(shortName(card))} fell` : t`${t(shortName(card))} went back`}
    </span>
  </>
)

const Cracks = () => (
  <svg className="ts-cracks" viewBox="-60 -40 120 80" aria-hidden="true">
    <path d="M-14 -34l-20 10 4 12-26 10M14 -34l22 12-5 10 24 14M-40 -12l-8 26M44 -8l6 26" />
  </svg>
)

/** The units on one side of a location, the first one next to it. */
function Chain({
  view,
  names,
  options,
  now,
  happened,
  fallen,
  field,
  lane,
  at,
  bank,
}: LanesProps & { lane: Lane; at: number; bank: Bank }) {
  const held = useHeld()
  const [turned, turn] = useState({ in: view.turn, by: 0 })
  // Another turn brings other news.
  const by = turned.in === view.turn ? turned.by : 0
  const own = below(view)
  // All on this side of the stream belongs to one player: in the own lanes as guards, in the other ones as attackers.
  const owner = bank > 0 ? own : 1 - own
  const kind = owner === lane.owner ? 'advance' : 'obstacle'
  const player = view.players[owner]
  const units = (kind === 'advance' ? player?.advances : player?.obstacles)?.[lane.phase - 1] ?? []
  const way = wayTo(view, held, owner, kind, lane.phase)
  const { hinted, pointedAt, still } = useTableActions()
  const isMeant = held.card === undefined && isHintedAt(view, hinted, phasePiece(owner, kind, lane.phase))
  const { units: boxes, more, slot } = stackOf(field, at, bank, units.length, way !== undefined || isMeant)
  const doing = doingOn(view, options, held)
  const [first, ...behind] = units
  const strips = Math.max(0, boxes.length - 1)
  const seen = behindFirst(behind, strips, by, (unit) => {
    const { actions, tag } = doing(unit)
    if (!still && (actions.length > 0 || tag !== undefined)) return 3
    if (pointedAt.has(unitPiece(unit)) || roleIn(now, unit) || isNews(unit, now, happened)) return 2
    return unit.arrived >= view.turn - 1 ? 1 : 0
  })
  const shown = first ? [first, ...seen] : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chain of cards is no set of form fields
    <div role="group" aria-label={tell(phaseLabel(owner, kind, lane.phase, units.length), names, view.viewer)}>
      {shown.map((unit, i) => (
        <Unit
          key={unit.id}
          view={view}
          names={names}
          unit={unit}
          lane={lane}
          zone={kind}
          box={boxes[i] ?? { x: 0, y: 0, w: 0, h: 0 }}
          doing={doing(unit)}
          role={roleIn(now, unit)}
          form={i === 0 ? 'first' : 'strip'}
          way={way}
        />
      ))}
      {units.length === 0 && !(way && slot) && (
        <Niche kind={kind} field={field} at={at} bank={bank} fallen={fallenAt(fallen, lane.owner, kind, lane.phase)} />
      )}
      {more && (
        <More
          field={field}
          style={placeAt(more)}
          hidden={behind.filter((unit) => !seen.includes(unit))}
          told={(unit) => tell(unitLabel(view, unit), names, view.viewer)}
          lit={(unit) => doing(unit).actions.length > 0}
          turn={() => turn({ in: view.turn, by: by + Math.max(1, strips) })}
        />
      )}
      {isMeant && slot && <span className="ts-meant" style={placeAt(slot)} />}
      {way && slot && (
        <Slot
          way={way}
          place={phasePiece(owner, kind, lane.phase)}
          style={placeAt(slot)}
          brief={field.tall ? 'very' : units.length > 0}
        />
      )}
    </div>
  )
}

/** Where nothing lies yet: what kind of card will, and on which side. */
interface NicheProps {
  kind: 'advance' | 'obstacle'
  field: Field
  at: number
  bank: Bank
  fallen: Fallen | undefined
}

function Niche({ kind, field, at, bank, fallen }: NicheProps) {
  const [box] = stackOf(field, at, bank, 1).units
  return (
    box && (
      <span className="ts-niche" data-kind={kind} style={placeAt(box)} aria-hidden="true">
        <KindMark type={kind} />
        {!field.tall && <span>{kind === 'advance' ? t('guard') : t('obstacle')}</span>}
        {fallen && (
          <>
            <Cracks />
            <Fell fallen={fallen} />
          </>
        )}
      </span>
    )
  )
}

interface MoreProps {
  field: Field
  style: ReturnType<typeof placeAt>
  hidden: readonly UnitOf[]
  told(unit: UnitOf): string
  lit(unit: UnitOf): boolean
  turn(): void
}

/** Those of a stack that find no room: named when pointed at, and turned to by a press. */
function More({ field, style, hidden, told, lit, turn }: MoreProps) {
  const tableActions = useTableActions()
  const words = t`${hidden.length} more in this stack`
  return (
    <Spot
      as="div"
      className={`ts-more ${!tableActions.still && hidden.some(lit) ? 'ts-more-lit' : ''}`}
      style={style}
      label={words}
      facts={hidden.map(told)}
      press={{ words: t('Turn the stack'), go: turn }}
    >
      <span aria-hidden="true">{field.tall ? `+${hidden.length}` : t`+${hidden.length} more`}</span>
    </Spot>
  )
}
