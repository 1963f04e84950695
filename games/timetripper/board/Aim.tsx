/** An enemy is aimed at: with what, with which odds, and how far one goes on after it. */
import { given, list, type Sentence, say } from '@anachron/kernel/words'
import { Icon, isWanted, type Plan, phrase, Spot, type TableActions, t, useTableActions } from '@anachron/kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { type AttackWay, attackWays, bestWay } from '../rules/attack-ways.ts'
import { mayStillEnter } from '../rules/one-action.ts'
import { boardOf, topOf } from '../rules/reading.ts'
import { lineOf } from '../rules/state.ts'
import type { FigureId, GearKind, State, TimeTripper, View } from '../rules/types.ts'
import { Bar, HOW, sideways } from './Bar.tsx'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { percent } from './labels.ts'
import { thing, tripperName } from './names.ts'
import { useHand, usePointer } from './pointing.ts'
import { unitIn } from './scene.ts'

const keyOf = ({ what, mode }: Pick<AttackWay, 'what' | 'mode'>): string => `${what}.${mode}`

const nameOf = (view: View, id: FigureId): string => {
  const unit = unitIn(view, id)
  return unit ? lineOf(view, unit).one : 'him'
}

export interface AimProps {
  view: View
  by: FigureId
  target: FigureId
  leave(): void
}

/** Everything for one shot in one row: the likeliest weapon is in hand already, one press fires. */
export function Aim({ view, by, target: rider, leave }: AimProps) {
  const [picked, pick] = useState<string>()
  const [still, setStill] = useState(0)
  const [onMount, setOnMount] = useState(false)
  const state = boardOf(view)
  const mount = unitIn(view, rider)?.mount ?? null
  const target = onMount && mount !== null ? mount : rider
  const most = mayStillEnter(state, by)
  const on = Math.min(still, most)
  const tableActions = useTableActions()
  const { inHand } = useHand()
  const ways = waysAt(state, { by, target, still: on }, tableActions)
  const way =
    ways.find((one) => keyOf(one) === picked) ?? bestWay(ways.filter(({ what }) => what === inHand)) ?? bestWay(ways)
  if (!way) return null
  const plan: Plan<TimeTripper> = {
    id: `attack-${target}-${keyOf(way)}-${on}`,
    words: AT[kindOf(way)](given(nameOf(view, target))),
    pieces: [`fig-${target}`],
    facts: [say`${given(percent(way.down))} that it is down`],
    steps: way.answers,
  }
  const leads = way.mode === 'rapid' || way.mode === 'burst'
  return (
    <>
      <div className="tt-ways" role="radiogroup" aria-label={t('With what')} onWheel={sideways}>
        {ways.map((one) => (
          <WayChip
            key={keyOf(one)}
            view={view}
            by={by}
            way={one}
            harms={harmWords(by, one)}
            on={one === way}
            wanted={isWanted(tableActions, { steps: one.answers })}
            pick={() => pick(keyOf(one))}
          />
        ))}
      </div>
      {mount !== null && <Mounted view={view} rider={rider} mount={mount} at={target} choose={setOnMount} />}
      <Stepper most={most} on={on} set={setStill} />
      {leads && <Lead view={view} target={target} way={way} />}
      <Spot as="div" className="button first tt-fire" label={t(plan.words)} plan={plan}>
        {t(DEED[kindOf(way)])} <b>{percent(way.down)}</b>
      </Spot>
      <button type="button" className="tt-tool tt-leave" onClick={leave} aria-label={t('Aim at nobody')}>
        ✕
      </button>
    </>
  )
}

/** The likeliest first. Whom no weapon can be aimed at, a grenade may still reach. */
function waysAt(
  state: State,
  { by, target, still }: { by: FigureId; target: FigureId; still: number },
  tableActions: TableActions,
): readonly AttackWay[] {
  const aims = tableActions.isOption({ do: 'aim', at: target } satisfies Action)
  return attackWays(state, by, target, still)
    .filter(({ mode }) => aims || mode === 'throw')
    .toSorted((a, b) => b.down - a.down)
}

type Deed = 'throw' | 'melee' | 'fire'
const kindOf = ({ mode }: AttackWay): Deed => (mode === 'throw' || mode === 'melee' ? mode : 'fire')
const DEED: Readonly<Record<Deed, Sentence>> = { throw: say`Throw`, melee: say`Strike`, fire: say`Fire` }
const AT: Readonly<Record<Deed, (whom: Sentence) => Sentence>> = {
  throw: (whom) => say`Throw at ${whom}`,
  melee: (whom) => say`Strike at ${whom}`,
  fire: (whom) => say`Fire at ${whom}`,
}

interface MountedProps {
  view: View
  rider: FigureId
  mount: FigureId
  at: FigureId
  choose(mount: boolean): void
}

/** Whoever sits on something can be shot at, or what he sits on. */
const Mounted = ({ view, rider, mount, at, choose }: MountedProps) => (
  <div className="tt-mounted" role="radiogroup" aria-label={t('At whom')}>
    {[rider, mount].map((one) => (
      // biome-ignore lint/a11y/useSemanticElements: two halves of one small switch
      <button key={one} type="button" role="radio" aria-checked={one === at} onClick={() => choose(one === mount)}>
        {nameOf(view, one)}
      </button>
    ))}
  </div>
)

interface WayChipProps {
  view: View
  by: FigureId
  way: AttackWay
  /** Whom of one's own its blast catches too. */
  harms: string
  on: boolean
  /** A lesson waits for it. */
  wanted: boolean
  pick(): void
}

function WayChip({ view, by, way, harms, on, wanted, pick }: WayChipProps) {
  const { point } = usePointer()
  const chip = useRef<HTMLButtonElement>(null)
  // Whatever is chosen can be read, also where the row is too long for the screen.
  useEffect(() => {
    if (on) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [on])
  const tripper = view.trippers[by]
  const mode =
    way.what in WEAPONS ? WEAPONS[way.what as keyof typeof WEAPONS].modes.find((m) => m.mode === way.mode) : undefined
  const show = (): void => {
    if (tripper && mode && mode.accuracy !== 'X')
      point({ kind: 'range', hex: tripper.hex, accuracy: mode.accuracy, modifier: -tripper.moved })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chip with a bar in it; one of them is on
    <button
      type="button"
      ref={chip}
      className="tt-way-chip"
      role="radio"
      data-hinted={(wanted && !on) || undefined}
      aria-checked={on}
      onClick={pick}
      onPointerEnter={show}
      onPointerLeave={() => point(undefined)}
    >
      <Icon body={GEAR_PICTURES[way.what]} size={20} />
      <span>
        {thing(way.what)}{' '}
        {harms ? <small className="tt-harms">{t`hurts ${harms}`}</small> : <small>{howWords(way)}</small>}
      </span>
      <Bar down={way.down} stops={way.stops} />
      <b>{percent(way.down)}</b>
    </button>
  )
}

/** Whom of one's own its blast catches too, and how likely it hurts them. */
const harmWords = (by: FigureId, { harms }: AttackWay): string =>
  phrase(list(harms.map(({ who, chance }) => given(`${who === by ? t('you') : tripperName(who)} ${percent(chance)}`))))

/** In two or three words: how it is done, what it uses up, who else is in it. */
const howWords = ({ mode, uses, catches }: AttackWay): string => {
  if (uses === null) return t(HOW[mode])
  return catches > 1 ? t`${catches} in the blast` : t`uses 1 of ${uses}`
}

/** How far he will still walk: every hex costs one on the roll. */
function Stepper({ most, on, set }: { most: number; on: number; set(still: number): void }) {
  if (most === 0) return null
  return (
    <div className="tt-step">
      <button type="button" aria-label={t('Go on one hex less')} disabled={on === 0} onClick={() => set(on - 1)}>
        −
      </button>
      <span aria-live="polite">
        {t(on === 0 ? 'then' : 'then walk')}
        <b>
          {on === 0 ? t('no step') : `${on}: −${on}`}
          {on > 0 && <i> {t('to hit')}</i>}
        </b>
      </span>
      <button type="button" aria-label={t('Go on one hex more')} disabled={on >= most} onClick={() => set(on + 1)}>
        +
      </button>
    </div>
  )
}

/** Rapid fire and bursts can be led along several hexes: that is asked hex by hex. */
function Lead({ view, target, way }: { view: View; target: FigureId; way: AttackWay }) {
  const plan: Plan<TimeTripper> = {
    id: `lead-${target}`,
    words: say`Sweep the fire over several hexes`,
    facts: [say`${given(nameOf(view, target))} first, then the hexes you press`],
    steps: way.answers.slice(0, 2),
  }
  return (
    <Spot
      as="div"
      className="tt-tool tt-lead"
      label={t('Sweep the fire over several hexes')}
      plan={plan}
      wanted={false}
    >
      {t('Sweep…')}
    </Spot>
  )
}

/** The same, asked one thing after another: in a lesson, or when a plan had to stop half-way. */
export function AimSteps({ view, options }: { view: View; options: readonly Action[] }) {
  const tableActions = useTableActions()
  const [still, setStill] = useState(0)
  const weapons = options.filter((action) => action.do === 'weapon')
  const fires = options.filter((action) => action.do === 'fire')
  if (weapons.length > 0)
    return (
      <div className="tt-ways">
        {weapons.map((action) => (
          <WeaponStep key={`${action.what}.${action.mode}`} action={action} />
        ))}
      </div>
    )
  if (fires.length === 0) return null
  const on = Math.min(still, fires.length - 1)
  const action: Action = { do: 'fire', still: on }
  const forecast = tableActions.forecast(action)
  const good = forecast?.outcomes.find(({ key }) => key === 'down' || key === 'dies')
  const word = t(topOf(view, 'grenade') ? 'Throw' : 'Fire')
  return (
    <>
      <p className="tt-belt-words">{forecast?.notes?.[0]}</p>
      <Stepper most={fires.length - 1} on={on} set={setStill} />
      <Spot as="div" className="button first tt-fire" label={tableActions.words(action)} action={action} told>
        {word} {good && <b>{percent(good.chance)}</b>}
      </Spot>
    </>
  )
}

function WeaponStep({ action }: { action: Extract<Action, { do: 'weapon' }> }): ReactNode {
  const tableActions = useTableActions()
  const outcomes = tableActions.forecast(action)?.outcomes ?? []
  const chance = (...keys: string[]): number =>
    outcomes.reduce((sum, one) => (keys.includes(one.key) ? sum + one.chance : sum), 0)
  const down = chance('down', 'dies')
  return (
    <Spot as="div" className="tt-way-chip" label={tableActions.words(action)} action={action} told>
      <Icon body={GEAR_PICTURES[action.what as GearKind]} size={20} />
      <span>
        {thing(action.what)} <small>{t(HOW[action.mode])}</small>
      </span>
      <Bar down={down} stops={1 - chance('missed', 'no effect')} />
      <b>{percent(down)}</b>
    </Spot>
  )
}
