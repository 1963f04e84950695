/** Units on the field: the first of a stack whole, those behind it as strips, and the card that fills a location. */
import type { Sentence } from '@anachron/kernel/words'
import { Icon, Spot, t, tell, useTableActions } from '@anachron/kit'
import knockedOut from '@anachron/kit/icons/knocked-out-stars'
import nightSleep from '@anachron/kit/icons/night-sleep'
import lightning from '@anachron/kit/icons/power-lightning'
import sandsOfTime from '@anachron/kit/icons/sands-of-time'
import type { CSSProperties, ReactNode } from 'react'
import { cardOf } from '../content/index.ts'
import { sleepsIn, strengthIn } from '../rules/from-view.ts'
import type { Action, Unit as UnitOf, View } from '../rules/types.ts'
import { chargeGain } from '../words/actions.ts'
import { unitFacts, unitLabel } from '../words/labels.ts'
import { plainName, shortName } from '../words/phrases.ts'
import { tryUnit, type Zone } from './attempts.ts'
import { CardFace, reminders } from './CardFace.tsx'
import { CardPicture } from './CardPicture.tsx'
import type { Box } from './geometry.ts'
import { placeOf, type Way } from './held.ts'
import { type Lane, unitPiece } from './layout.ts'
import { breakable } from './names.ts'
import type { Blow } from './outcomes.ts'
import { Strength } from './Strength.tsx'
import { Clasp } from './shapes.tsx'
import { isSure, useSure } from './sure.ts'

/** What can be done with a unit now, and what would come of it. */
export interface Doing {
  actions: readonly Action[]
  /** Where it is struck at, and how that would end. */
  blow?: Blow
  /** It would strike. */
  strikes?: boolean
  /** It could be charged. */
  charges?: boolean
  /** The card that is held can be laid upon it. */
  takes?: boolean
  /** A few words on the unit itself. */
  tag?: string
  /** The numbers behind it. */
  against?: string | undefined
}

export interface UnitProps {
  view: View
  names: readonly string[]
  unit: UnitOf
  lane: Lane
  zone: Zone
  box: Box
  doing: Doing
  /** What it does in the strike being shown. */
  role: 'striker' | 'target' | undefined
  form: 'first' | 'strip' | 'location'
  /** The card that is held can be laid into its stack: a press on it means that. */
  way?: Way | undefined
}

/** A card that has just been played comes from the hand it was in. */
const cameFrom = (view: View, { card, owner, arrived }: UnitOf): string | undefined =>
  arrived < view.turn ? undefined : owner === view.viewer ? `hand-${card}` : `player-${owner}`

export const placeAt = ({ x, y, w, h }: Box): CSSProperties => ({ left: x, top: y, width: w, height: h })

/** What lies on it, as small marks: links, charges, a counter, being asleep or stunned. */
function Marks({ view, unit }: { view: View; unit: UnitOf }) {
  const marks: [kind: string, ReactNode][] = [
    ...unit.links.map((link, i): [string, ReactNode] => [`link${i}`, <CardPicture key="icon" name={link} size={14} />]),
    ...(unit.charges > 0 ? [['charge', <Icon key="icon" body={lightning} size={13} />] as [string, ReactNode]] : []),
    ...(unit.counter > 0
      ? [
          [
            'counter',
            <span key="icon" className="ts-count-down">
              <Icon body={sandsOfTime} size={12} />
              {unit.counter}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(sleepsIn(view, unit)
      ? [['asleep', <Icon key="icon" body={nightSleep} size={14} />] as [string, ReactNode]]
      : []),
    ...(unit.stunned >= view.turn
      ? [['stunned', <Icon key="icon" body={knockedOut} size={14} />] as [string, ReactNode]]
      : []),
  ]
  return (
    <>
      {marks.map(([key, mark]) => (
        <small key={key} className={`ts-mark ts-mark-${key}`}>
          {mark}
        </small>
      ))}
    </>
  )
}

/** "falls: 5 against 4"; where there is little room, without the numbers. */
function Tag({ words, against }: { words: string; against: string | undefined }) {
  return (
    <span className="ts-tag">
      {words}
      {against && <span>: {against}</span>}
    </span>
  )
}

export function Unit({ view, names, unit, lane, zone, box, doing, role, form, way }: UnitProps) {
  const tableActions = useTableActions()
  const card = cardOf(unit.card)
  const { energy, resistance } = strengthIn(view, unit)
  const told = (sentence: Sentence): string => tell(sentence, names, view.viewer)
  const isLit = !tableActions.still && doing.actions.length > 0
  const attempt = tryUnit(view, unit, zone, lane)
  const sure = useSure()
  // A charge is read by the first press and paid by the second.
  const charge = isLit && doing.charges ? doing.actions[0] : undefined
  const reading = charge && !isSure(sure, charge) ? charge : undefined
  const classes = [
    'ts-unit',
    `ts-${form}`,
    `ts-${card.type}`,
    ...(unit.second ? ['ts-locked'] : []),
    ...(unit.stunned >= view.turn ? ['ts-stunned'] : []),
    ...(role ? [`ts-${role}`] : []),
    ...(!tableActions.still && doing.blow ? [`ts-blow-${doing.blow}`] : []),
    ...(!tableActions.still && (doing.tag || (charge && !reading)) ? ['ts-tagged'] : []),
    ...(isLit && doing.strikes ? ['ts-strikes'] : []),
    ...(reading ? ['ts-charges'] : []),
    ...(way ? ['ts-in-line'] : []),
  ]
  return (
    <Spot
      as="div"
      piece={unitPiece(unit)}
      place={way && placeOf(view, way.play)}
      told={doing.tag !== undefined || way !== undefined}
      from={cameFrom(view, unit)}
      className={classes.join(' ')}
      style={placeAt(box)}
      label={told(unitLabel(view, unit))}
      {...(reading ? { press: { words: t`Charge ${t(card.name)}?`, go: () => sure.ask(reading) } } : {})}
      face={<CardFace card={card} />}
      facts={[...unitFacts(view, unit).map(told), ...reminders(card)]}
      action={
        doing.actions.length > 0 ? doing.actions : attempt && !tableActions.isOption(attempt) ? attempt : undefined
      }
    >
      <span className="ts-band" aria-hidden="true">
        <CardPicture name={unit.card} size={24} className="ts-icon" />
        <Marks view={view} unit={unit} />
        {isLit && doing.charges && (
          <small className="ts-mark ts-may-charge">
            <Icon body={lightning} size={13} />+
          </small>
        )}
      </span>
      {form === 'location' && (
        <span className="ts-number" aria-hidden="true">
          {lane.phase}
        </span>
      )}
      <span className="ts-name">{form === 'strip' ? breakable(t(shortName(unit.card))) : t(plainName(unit.card))}</span>
      <Strength energy={energy} resistance={resistance} plain={[card.energy ?? 0, card.resistance ?? 0]} />
      {unit.second && <Clasp />}
      {charge && !reading && <Tag words={tell(chargeGain(charge, view), [])} against={undefined} />}
      {!tableActions.still && doing.tag && <Tag words={doing.tag} against={doing.against} />}
    </Spot>
  )
}
