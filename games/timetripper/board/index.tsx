import type { Board, BoardProps } from '@anachron/kit'
import { t, useTableActions } from '@anachron/kit'
import eye from '@anachron/kit/icons/eye-target'
import battlefield from '@anachron/kit/icons/hexes'
import followers from '@anachron/kit/icons/meeple-army'
import starmap from '@anachron/kit/icons/star-formation'
import scroll from '@anachron/kit/icons/tied-scroll'
import { type ReactNode, useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { apart } from '../rules/display.ts'
import type { Event } from '../rules/events.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { isTeam, lineOf } from '../rules/state.ts'
import type { FigureId, GearKind, Heading, TimeTripper, View } from '../rules/types.ts'
import { Belt, Tool } from './Belt.tsx'
import { useAnswers } from './by-itself.ts'
import { effects } from './effects.ts'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { reachWords } from './labels.ts'
import { meanwhileOf } from './meanwhile.ts'
import { middleGame } from './middle-game.ts'
import { moments } from './moments.tsx'
import { sentence, tripperName } from './names.ts'
import {
  Aim,
  AimSteps,
  Drawer,
  Field,
  fetchParts,
  MeanwhileStrip,
  Orders,
  Packing,
  RayBelt,
  Resting,
  TimeCharts,
  TripEnd,
} from './parts.ts'
import { pieces } from './pieces.ts'
import { HandContext, PointerContext, type Pointing } from './pointing.ts'
import { primer } from './primer.ts'
import { type Ray, rayOf } from './ray.ts'
import { plans } from './reach.ts'
import { lastRoll, rollOf } from './rolls.ts'
import { type Scene, sceneOf, tripperInFocus, unitIn } from './scene.ts'
import { sound, voice } from './sounds.ts'
import { touches } from './touches.ts'
import { volleyOf } from './volley.ts'
import { whole } from './whole.ts'
import './board.css'
import './counters.css'
import './field.css'
import './time.css'
import './packing.css'
import './places.css'
import './belt.css'

fetchParts()

const NOTHING: readonly Action[] = []

/** What is answered before the charts. */
const ON_CHART: ReadonlySet<Action['do']> = new Set<Action['do']>(['align', 'jump', 'length', 'lift', 'place'])

/**
 * Whoever turns to the other table looks at it until something else is asked, or happens. What a lesson marks stays in
 * sight: nobody is left before the chart, told to press somebody on the field.
 */
function useLooking(scene: Scene, question: unknown) {
  const { hinted, takeBack } = useTableActions()
  const [turned, look] = useOfQuestion<Scene>(question)
  const isMarked = hinted !== undefined && takeBack === undefined && !ON_CHART.has((hinted as Action).do)
  return isMarked ? ([scene, undefined] as const) : ([turned ?? scene, look] as const)
}

const hasFollowers = ({ units }: View, who: FigureId): boolean =>
  units.some(({ owner, place, fallen }) => owner === who && place === 'field' && !fallen)

function TimeTripperBoard(props: BoardProps<TimeTripper>) {
  const { view, names, asked, now, happened, beat, carryOut } = props
  const options = asked?.options ?? NOTHING
  const scene = sceneOf(view, asked?.ask, now)
  const [looking, look] = useLooking(scene, asked ? options : scene)
  const pointer = usePointing(options)
  const hand = useHandOf(options)
  const [aimed, aim] = useOfQuestion<FigureId>(options)
  const [heading, setHeading] = useOfQuestion<Heading>(options)
  const [threats, setThreats] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const who = tripperInFocus(view)
  const meanwhile = useMemo(() => meanwhileOf(happened), [happened])
  // While something is shown the dice say what it says; afterwards what mattered.
  const roll = useMemo(() => (now ? rollOf(now) : lastRoll(happened)), [now, happened])
  const ray = rayInMind(view, options, heading, now)
  const { given, led: drilled, letThemFight } = useAnswers(view, options, happened)
  if (looking === 'packing')
    return (
      <div className="tt" data-scene="packing">
        <Packing {...props} who={who} options={options} />
      </div>
    )
  const onField = looking === 'field' && view.battle !== null
  const turn = view.battle && look ? (): void => look(onField ? 'time' : 'field') : undefined
  return (
    <PointerContext value={pointer}>
      <HandContext value={hand}>
        <div className="tt" data-scene={onField ? 'field' : 'time'}>
          <div className="tt-view">
            {onField ? (
              <>
                <Field
                  view={view}
                  ask={asked?.ask}
                  now={now}
                  volley={volleyOf(happened)}
                  beat={beat}
                  told={happened.length}
                  plans={props.plans}
                  carryOut={carryOut}
                  meanwhile={meanwhile}
                  roll={roll}
                  aimed={aimed}
                  aim={aim}
                  threats={threats}
                />
                <Where view={view} names={names} aimed={aimed} open={drawer} press={() => setDrawer(!drawer)} />
                {meanwhile && !now && <MeanwhileStrip meanwhile={meanwhile} />}
              </>
            ) : (
              <TimeCharts view={view} options={options} now={now} beat={beat} ray={ray} choose={setHeading} />
            )}
            {view.result && <TripEnd view={view} happened={happened} />}
            {drawer && onField && <Drawer view={view} names={names} who={who} close={() => setDrawer(false)} />}
          </div>
          <Belt
            view={view}
            who={who}
            meanwhile={now ? undefined : meanwhile}
            tools={
              <Tools
                onField={onField}
                hasBattle={view.battle !== null}
                threats={[threats, setThreats]}
                drawer={[drawer, setDrawer]}
                led={hasFollowers(view, who) ? drilled : undefined}
                look={look}
              />
            }
          >
            {inBelt(view, options, {
              asked: asked !== undefined,
              aimed,
              aim,
              ray: rayToShow(ray, options, onField, heading),
            })}
          </Belt>
          {asked && <Orders {...{ view, options, given, letThemFight, turn }} plans={props.plans} onChart={!onField} />}
        </div>
      </HandContext>
    </PointerContext>
  )
}

type Lever = readonly [isOn: boolean, set: (isOn: boolean) => void]

interface ToolsProps {
  onField: boolean
  hasBattle: boolean
  threats: Lever
  drawer: Lever
  /** Whether followers fight without being led; nothing where nobody has any. */
  led: Lever | undefined
  /** Nothing while a lesson marks something here. */
  look: ((scene: Scene) => void) | undefined
}

/** What can be looked at besides: who threatens what, the card of the battle, the other table. */
function Tools({
  onField,
  hasBattle,
  threats: [threats, setThreats],
  drawer: [drawer, setDrawer],
  led,
  look,
}: ToolsProps) {
  return (
    <>
      {/* What comes and goes stands first: the row ends at the right, and nothing else moves for it. */}
      {onField && led && (
        <Tool label={t('Fight on')} picture={followers} pressed={led[0]} press={() => led[1](!led[0])} />
      )}
      {onField && <Tool label={t('Threats')} picture={eye} pressed={threats} press={() => setThreats(!threats)} />}
      {onField && <Tool label={t('Battle')} picture={scroll} pressed={drawer} press={() => setDrawer(!drawer)} />}
      <Tool
        label={onField ? t('Chart') : t('Field')}
        picture={onField ? starmap : battlefield}
        pressed={false}
        press={() => look?.(onField ? 'time' : 'field')}
        disabled={!look || (!onField && !hasBattle)}
      />
    </>
  )
}

interface BeltState {
  asked: boolean
  aimed: FigureId | undefined
  aim(at: FigureId | undefined): void
  ray: Ray | undefined
}

/** What takes the place of the things carried: a shot, or the choice of a jump. */
function inBelt(view: View, options: readonly Action[], { asked, aimed, aim, ray }: BeltState): ReactNode {
  if (!asked) return undefined
  const turn = topOf(view, 'turn')?.who
  if (aimed !== undefined && turn !== undefined)
    return <Aim key={aimed} view={view} by={turn} target={aimed} leave={() => aim(undefined)} />
  if (options.some((action) => action.do === 'weapon' || action.do === 'fire'))
    return <AimSteps view={view} options={options} />
  if (ray) return <RayBelt view={view} ray={ray} options={options} />
  return undefined
}

/** The jump one thinks about: the way that was pressed, the one that is fixed, or the only one there is. */
function rayInMind(
  view: View,
  options: readonly Action[],
  heading: Heading | undefined,
  now: Event | undefined,
): Ray | undefined {
  const travel = topOf(view, 'travel')
  if (travel && travel.heading !== null) {
    // While the marker flies its lengths are those from where it left; once it is there they mean nothing any more.
    if (travel.moves > 0) return undefined
    return rayOf(view, travel.heading, 'chosen', now?.kind === 'travelled' ? now : undefined)
  }
  const headings = options.flatMap((action) =>
    (action.do === 'jump' || action.do === 'align') && action.heading !== null ? [action.heading] : [],
  )
  const jump = options.find((action) => action.do === 'jump' && action.heading !== null)
  const own = heading ?? (jump?.do === 'jump' && headings.length !== 6 ? jump.heading : undefined)
  return own === undefined || own === null ? undefined : rayOf(view, own)
}

/** On the field only a jump that is ready to go is shown, or the way that was pressed. */
function rayToShow(
  ray: Ray | undefined,
  options: readonly Action[],
  onField: boolean,
  heading: Heading | undefined,
): Ray | undefined {
  if (!onField || heading !== undefined) return ray
  return ray && options.some((action) => action.do === 'jump' && action.heading === ray.heading) ? ray : undefined
}

/**
 * What is pointed at is forgotten with the question it was about: an order that goes away is never left by the pointer.
 */
function usePointing(question: readonly Action[]) {
  const [at, point] = useOfQuestion<Pointing>(question)
  return useMemo(() => ({ at, point }), [at, point])
}

/** A weapon is in the hand until something else is asked. */
function useHandOf(question: readonly Action[]) {
  const [inHand, take] = useOfQuestion<GearKind>(question)
  return useMemo(() => ({ inHand, take }), [inHand, take])
}

/** Something that is kept in mind as long as the same thing is asked. */
function useOfQuestion<T>(question: unknown): [T | undefined, (value: T | undefined) => void] {
  const [kept, keep] = useState<{ value: T | undefined; question: unknown }>()
  const set = useMemo(() => (value: T | undefined) => keep({ value, question }), [question])
  return [kept !== undefined && kept.question === question ? kept.value : undefined, set]
}

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

interface WhereProps {
  view: View
  names: readonly string[]
  aimed: FigureId | undefined
  open: boolean
  press(): void
}

/** The name of the place, in its sky. */
function Where({ view, names, aimed, open, press }: WhereProps) {
  const site = catalogueOf(view.own).battles[view.battle?.number ?? 0]
  if (!site || !view.battle) return null
  return (
    <button type="button" className="tt-where-am-i" aria-expanded={open} onClick={press}>
      <b>{t(site.title)}</b> <i>{t(site.date)}</i>
      <span>{t`Stage ${view.battle.stage}, ${t(NTH[view.battles] ?? `${view.battles}th`)} battle of the trip`}</span>
      {isTeam(view) && (
        <span className="tt-who-leads">
          {view.trippers.map(({ seat, alive, place }, id) => (
            <span key={seat} data-dead={!alive || place === 'lost' || undefined}>
              {`${tripperName(id)}: ${!alive ? t('dead') : place === 'lost' ? t('left behind') : (names[seat] ?? '')}`}
            </span>
          ))}
        </span>
      )}
      {aimed !== undefined && <span className="tt-aimed-at">{aimedWords(view, aimed)}</span>}
      {radioLies(view) && <em>{t('The radio lies on the field: fetch it, it calls the flux.')}</em>}
    </button>
  )
}

/** Where there is no inspector beside the field: who is aimed at, as much as one must know. */
function aimedWords(view: View, aimed: FigureId): string {
  const unit = unitIn(view, aimed)
  const from = view.trippers[topOf(view, 'turn')?.who ?? -1]
  if (!unit || !from) return ''
  const { one } = lineOf(view, unit)
  const reach = reachWords(boardOf(view), unit, from.hex)
  const reaches = unit.accuracy === 'X' ? t`reaches you: ${reach}` : reach
  return t`${sentence(one)}: ${apart(unit.hex, from.hex)} away, Defense ${unit.defense}, ${reaches}`
}

/** Nobody has it: whoever holds it has picked it up from the field. */
const radioLies = ({ battle }: View): boolean =>
  battle?.loose.some(({ gear, by }) => gear.what === 'radio' && by === null) === true

export const board: Board<TimeTripper> = {
  Board: TimeTripperBoard,
  pieces,
  touches,
  plans,
  whole,
  effects,
  moments,
  sound,
  voice,
  Resting,
  guide,
  middleGame,
  primer,
  examples,
}
