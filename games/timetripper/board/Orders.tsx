/** Answers that are about no hex and nobody on the field: they stand beside the question. */
import { type Sentence, say } from '@anachron/kernel/words'
import {
  Answer,
  Answers,
  Icon,
  isWanted,
  type Plan,
  Spot,
  same,
  type TableActions,
  t,
  useTableActions,
} from '@anachron/kit'
import talk from '@anachron/kit/icons/discussion'
import followers from '@anachron/kit/icons/meeple-army'
import sleep from '@anachron/kit/icons/night-sleep'
import { MAX_ENDURANCE } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { apart } from '../rules/display.ts'
import { strandedBy } from '../rules/forecast-flux.ts'
import { topOf } from '../rules/reading.ts'
import { type GearKind, type Hex, isHexChoice, type TimeTripper, type View } from '../rules/types.ts'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { percent } from './labels.ts'
import { thing, tripperName } from './names.ts'
import { isRest, orderRow, SLOTS, turnOf } from './order-row.ts'
import { covered, hexOfFigure } from './scene.ts'

/** What a stage of rest gives back (TT-11.0). */
const REST = 3

export interface OrdersProps {
  view: View
  options: readonly Action[]
  plans: readonly Plan<TimeTripper>[]
  /** Turns to the charts, where the six ways are, and back to the field; without: there is no other table. */
  turn?: (() => void) | undefined
  onChart: boolean
  /** What is about to be answered without anybody: nobody is loudly asked to press what presses itself. */
  given: Action | undefined
  /** All followers are told to fight on by themselves, when one of them is asked. */
  letThemFight: (() => void) | undefined
}

/** What is pressed elsewhere: on the field, the charts, the belt. */
const ELSEWHERE: ReadonlySet<Action['do']> = new Set<Action['do']>([
  'step',
  'aim',
  'spread',
  'throw',
  'drop',
  'lift',
  'place',
  'buy',
  'discard',
  'length',
  'weapon',
  'fire',
  'set',
  'grenade',
  'give',
  'align',
])

/** What lies under somebody's feet cannot be pressed there. */
const isBare = (view: View, hex: Hex | undefined): boolean => hex !== undefined && !covered(view).has(hex)

function isElsewhere(view: View, action: Action): boolean {
  if (action.do === 'choose') return isHexChoice(action.of)
  if (action.do === 'recover')
    return topOf(view, 'cleanup') !== undefined && isBare(view, hexOfFigure(view, action.unit))
  if (action.do === 'take') return isBare(view, view.battle?.loose.find(({ id }) => id === action.id)?.hex)
  if (action.do === 'jump') return action.heading !== null && topOf(view, 'command') === undefined
  return ELSEWHERE.has(action.do)
}

export function Orders({ view, options, plans, turn, onChart, given, letThemFight }: OrdersProps) {
  const tableActions = useTableActions()
  // What is about to be answered stands there alone: whoever presses twice does not press something else.
  const shown = options.filter((action) => (given ? action === given && GIVEN[given.do] : !isElsewhere(view, action)))
  const { placed, others, borne, rare, inTurn } = orderRow(view, shown, given !== undefined)
  const stranded = strandedBy(view).map(tripperName)
  const aligns = options.some(({ do: what }) => what === 'align')
  const home = tableActions.still ? undefined : bringsItHome(view, plans)
  return (
    <Answers>
      {rare.length > (borne.length > 0 ? 0 : 1) && !tableActions.still && (
        <More words={t('More…')} title={t('More orders')} actions={rare} instead={plans} />
      )}
      {rare.length === 1 && borne.length === 0 && !tableActions.still && (
        <Order view={view} action={rare[0] as Action} quiet />
      )}
      {borne.length > 0 && !tableActions.still && (
        <More words={t('Carry…')} title={carriedWords(borne)} actions={borne} instead={plans} />
      )}
      {aligns && turn && !tableActions.still && (
        <button
          type="button"
          className="button spot"
          aria-pressed={onChart}
          data-hinted={(!onChart && isAlignment(tableActions.hinted)) || undefined}
          onClick={turn}
        >
          <Icon body={GEAR_PICTURES.radio} size={18} /> {t('Align…')}
        </button>
      )}
      {others.map((action) =>
        action.do === 'jump' && stranded.length > 0 && !given ? (
          <More
            key={JSON.stringify(action)}
            words={action.heading === null ? t('Jump at random') : tableActions.words(action)}
            under={t`leaves ${stranded.join(', ')}`}
            title={tableActions.words(action)}
            actions={[action]}
            instead={plans}
          />
        ) : (
          <Order key={JSON.stringify(action)} view={view} action={action} given={action === given} />
        ),
      )}
      {inTurn && <span className="tt-slots" hidden />}
      {placed.map((action, i) =>
        action ? (
          <Order key={JSON.stringify(action)} view={view} action={action} steady />
        ) : (
          <span key={SLOTS[i]} className="tt-slot" data-of={SLOTS[i]} />
        ),
      )}
      {letThemFight && !tableActions.still && (
        <button type="button" className="button first spot" onClick={letThemFight}>
          <Icon body={followers} size={20} /> {t('They fight on')}
        </button>
      )}
      {home && (
        <Spot as="div" className="button answer first" label={home.words} plan={home.plan} told>
          <span className="answer-words">{home.words}</span>
        </Spot>
      )}
    </Answers>
  )
}

/** What most people want of the flux: that it comes to whoever called it, or as near as one command goes. */
function bringsItHome(view: View, plans: readonly Plan<TimeTripper>[]) {
  const command = topOf(view, 'command')
  const here = command && view.trippers[command.by]?.hex
  const flux = view.battle?.flux?.hex
  if (!command || here === undefined || flux === undefined || flux === here) return undefined
  const endOf = ({ id }: Plan): Hex => Number(id.replace('flux-', ''))
  const nearest = plans
    .filter(({ id }) => id.startsWith('flux-'))
    .toSorted((a, b) => apart(endOf(a), here) - apart(endOf(b), here) || a.steps.length - b.steps.length)[0]
  if (!nearest || apart(endOf(nearest), here) >= apart(flux, here)) return undefined
  const who = tripperName(command.by)
  return { plan: nearest, words: endOf(nearest) === here ? t`Bring it to ${who}` : t`Bring it nearer to ${who}` }
}

/** A lesson waits for one of the six ways: they are on the chart. */
const isAlignment = (hinted: object | undefined): boolean => (hinted as Action | undefined)?.do === 'align'

/** Into the flux with him: every hex he may be carried to is one of these. */
const carriedWords = (actions: readonly Action[]): string => {
  const [first] = actions
  return first?.do === 'carry' ? t`Carry ${tripperName(first.body)}` : ''
}

interface MoreProps {
  words: string
  title: string
  /** What it costs, in two words. */
  under?: string
  actions: readonly Action[]
  instead: readonly Plan<TimeTripper>[]
}

/** What few ever need, behind one button: the inspector offers them with their odds. */
function More({ words, title, under, actions, instead }: MoreProps) {
  const tableActions = useTableActions()
  const hinted =
    tableActions.hinted !== undefined &&
    actions.some((action) => same(action, tableActions.hinted)) &&
    !instead.some((plan) => isWanted(tableActions, plan))
  const open = (anchor: Element): void => tableActions.consider({ label: title, actions, anchor, pressed: true })
  return (
    <button
      type="button"
      className={`button spot ${under ? 'answer' : 'quiet'}`}
      data-hinted={hinted || undefined}
      onClick={(e) => open(e.currentTarget)}
    >
      {under ? (
        <span className="answer-words">
          {words}
          <small className="tt-leaves">{under}</small>
        </span>
      ) : (
        words
      )}
    </button>
  )
}

const PICTURES: Partial<Record<Action['do'], string>> = {
  command: GEAR_PICTURES.radio,
  detonate: GEAR_PICTURES.claymore,
  reload: GEAR_PICTURES['reloads-m16'],
  claim: GEAR_PICTURES.treasure,
  recover: GEAR_PICTURES['recovered-melee'],
  negotiate: talk,
}

const MAIN: ReadonlySet<Action['do']> = new Set<Action['do']>(['ready', 'enough', 'conjure', 'more', 'claim'])
const GOOD: ReadonlySet<string> = new Set(['succeeds', 'home', 'down', 'dies'])

/** What is rarer than this is told where there is room for it. */
const WORTH_SAYING = 0.05

/** What fails as often as not is never urged on anybody. */
const LIKELY = 0.5

export interface OrderProps {
  view: View
  action: Action
  /** One that few ever need. */
  quiet?: boolean
  /** It is about to be given without anybody. */
  given?: boolean
  /** It keeps its place, however loud it is. */
  steady?: boolean
}

export function Order({ view, action, quiet = false, given = false, steady = false }: OrderProps) {
  const tableActions = useTableActions()
  const rests = isRest(view, action)
  const done = action.do === 'end' && turnOf(view)?.acted === true
  const picture = rests ? sleep : PICTURES[action.do]
  const outcomes = tableActions.forecast(action)?.outcomes ?? []
  const chance = outcomes.reduce((sum, { key, chance }) => (isGood(action, key) ? sum + chance : sum), 0)
  const bare = outcomes.length > 0 ? percent(chance) : null
  const isFresh = rests && turnOf(view)?.endurance === MAX_ENDURANCE
  const odds = isFresh ? null : rests ? `+${REST}` : (withReason(view, action, bare, outcomes) ?? bare)
  const isLoud = MAIN.has(action.do) || done || isAimed(action) || (chance >= LIKELY && isWayOut(view, action))
  return (
    <Answer
      action={action}
      steady={steady}
      facts={action.do === 'negotiate' ? [t('While talks drag on, nobody moves or fires: neither he nor they.')] : []}
      loud={quiet ? 'quiet' : given || !isLoud || isPassedOver(action, tableActions) ? 'plain' : 'main'}
      {...(given ? givenWords(action) : isFresh ? { words: t('Wait') } : shortWords(view, action))}
      odds={odds}
      picture={picture && <Icon body={picture} size={20} />}
    />
  )
}

/** What makes the flux harder to command, and what talks may do instead. */
function withReason(
  view: View,
  action: Action,
  odds: string | null,
  outcomes: readonly { key: string; chance: number }[],
): string | undefined {
  if (odds === null) return undefined
  if (action.do === 'negotiate') {
    const rage = outcomes.find(({ key }) => key === RAGE)?.chance ?? 0
    return rage >= WORTH_SAYING ? t`${odds}, rage ${percent(rage)}` : undefined
  }
  return action.do === 'command' && turnOf(view)?.shotAt ? t`${odds}, shot at` : undefined
}

/** Whoever leaves a field leaves its treasure: that stands first while it lies there. */
const isPassedOver = (action: Action, { isOption }: TableActions): boolean =>
  action.do === 'ready' && isOption({ do: 'claim' } satisfies Action)

/** Said while it answers itself. */
const GIVEN: Partial<Record<Action['do'], Sentence>> = {
  end: say`The turn ends …`,
  conjure: say`It opens …`,
}

const givenWords = (action: Action): { words?: string } => {
  const words = GIVEN[action.do]
  return words ? { words: t(words) } : {}
}

/** A jump in a direction; one that goes anywhere is for whoever has no time left. */
const isAimed = (action: Action): boolean => action.do === 'jump' && action.heading !== null

/** Talking goes well when they run or listen. */
const isGood = (action: Action, key: string): boolean =>
  action.do === 'negotiate' ? key.startsWith('awe') || key === 'they flee' : GOOD.has(key)
const RAGE = 'rage'

/** Whoever stands in the flux needs it to obey once more. */
const isWayOut = (view: View, action: Action): boolean =>
  action.do === 'command' && !action.talk && view.battle?.flux?.hex === turnOf(view)?.hex

function shortWords(view: View, action: Action): { words?: string } {
  const moved = (turnOf(view)?.moved ?? 0) > 0
  switch (action.do) {
    case 'ready':
      return topOf(view, 'cleanup') ? { words: t('Done here: on we go') } : {}
    case 'command':
      return { words: t(action.talk ? 'Flux, then talk' : action.move && !moved ? 'Flux, then walk' : 'Flux') }
    case 'negotiate':
      return { words: t('Talk') }
    case 'claim':
      return { words: t('Take the treasure') }
    case 'jump':
      return action.heading === null ? { words: t('Jump at random') } : {}
    case 'reload':
      return { words: t`Reload ${thing(action.what as GearKind)}` }
    default:
      return {}
  }
}
