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
import { isSwift, Strength } from './Strength.tsx'
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

type Mark = [kind: string, sign: ReactNode]

/** What lies on it, what matters most first: a counter, being stunned or asleep, charges, links. */
function marksOn(view: View, unit: UnitOf): Mark[] {
  const { links, counter, charges, stunned } = unit
  return [
    ...(counter > 0
      ? [
          [
            'counter',
            <span key="icon" className="ts-count-down">
              <Icon body={sandsOfTime} size={12} />
              {counter}
            </span>,
          ] satisfies Mark,
        ]
      : []),
    ...(stunned >= view.turn ? [['stunned', <Icon key="icon" body={knockedOut} size={14} />] satisfies Mark] : []),
    ...(sleepsIn(view, unit) ? [['asleep', <Icon key="icon" body={nightSleep} size={14} />] satisfies Mark] : []),
    ...(charges > 0 ? [['charge', <Icon key="icon" body={lightning} size={13} />] satisfies Mark] : []),
    ...links.map((link, i): Mark => [`link${i}`, <CardPicture key="icon" name={link} size={14} />]),
  ]
}

/** How many of them stand beside the picture, in a band of this width; without the picture, one more. */
const roomIn = (width: number): number => (width < 112 ? 1 : width < 170 ? 2 : 3)

/** Where not all find room, the picture goes, and then several links are one mark with their number. */
function fitting(marks: readonly Mark[], links: number, room: number): readonly Mark[] {
  if (marks.length <= room) return marks
  const others = marks.slice(0, marks.length - links)
  const together: Mark[] = links > 1 ? [['links', <b key="count">{t`+${links}`}</b>]] : marks.slice(others.length)
  return [...others, ...together].slice(0, room)
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
  const marks = marksOn(view, unit)
  const mayCharge = isLit && doing.charges === true
  const room = roomIn(box.w)
  const isFull = form === 'first' && marks.length + (mayCharge ? 1 : 0) > room
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
      <span className="ts-band" data-full={isFull || undefined} aria-hidden="true">
        <CardPicture name={unit.card} size={24} className="ts-icon" />
        {fitting(marks, unit.links.length, room - (mayCharge ? 1 : 0) + (isFull ? 1 : 0)).map(([key, mark]) => (
          <small key={key} className={`ts-mark ts-mark-${key}`}>
            {mark}
          </small>
        ))}
        {mayCharge && (
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
      <Strength
        energy={energy}
        resistance={resistance}
        plain={[card.energy ?? 0, card.resistance ?? 0]}
        swift={form !== 'location' && unit.arrived >= view.turn - 1 && isSwift(card)}
      />
      {unit.second && <Clasp />}
      {charge && !reading && <Tag words={tell(chargeGain(charge, view), [])} against={undefined} />}
      {!tableActions.still && doing.tag && <Tag words={doing.tag} against={doing.against} />}
    </Spot>
  )
}
