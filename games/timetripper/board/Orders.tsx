/** Answers that are about no hex and nobody on the field: orders, with their odds. */
import { Forecast, Icon, Spot, useHand } from '@anachron/web/kit'
import { WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { topOf } from '../rules/reading.ts'
import { type GearKind, type Heading, type Hex, isHexChoice, type View } from '../rules/types.ts'
import { direction, shortDirection, thing } from '../words/names.ts'
import { Compass } from './Compass.tsx'
import { percent, weaponTitle } from './labels.ts'
import { GEAR_PICTURES } from './pictures.ts'
import { usePointer } from './pointing.ts'
import { actorOf, covered, hexOfFigure } from './scene.ts'

export interface OrdersProps {
  view: View
  ask: string
  options: readonly Action[]
  /** The six ways stand on the chart already. */
  charted: boolean
}

/** What is pressed elsewhere: on the field, the charts, the kit. */
const ELSEWHERE: ReadonlySet<Action['do']> = new Set([
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
])

/** What lies under somebody's feet cannot be pressed there. */
const isBare = (view: View, hex: Hex | undefined): boolean => hex !== undefined && !covered(view).has(hex)

function isElsewhere(view: View, action: Action): boolean {
  if (action.do === 'choose') return isHexChoice(action.of)
  if (action.do === 'recover')
    return topOf(view, 'cleanup') !== undefined && isBare(view, hexOfFigure(view, action.unit))
  if (action.do === 'take') return isBare(view, view.battle?.loose.find(({ id }) => id === action.id)?.hex)
  return ELSEWHERE.has(action.do)
}

const TIPS: Record<string, string> = {
  'turn.act': 'Press a hex beside him to step there, an enemy to attack, a thing he carries to drop or reload it.',
  'soldier.act': 'Press a hex to move him, an enemy to attack.',
  'attack.spread': 'Press a hex beside the last one to lead the fire on.',
  'grenade.aim': 'Press the hex where it shall burst.',
  'command.guide': 'Press a hex beside the flux.',
  'free.choose': 'Press one of the lit ones.',
  'cleanup.collect': 'Press what lies about to take it, what you carry to drop, reload or hand over.',
  'arrange.arrange': 'Press a hex of a display, then the one to exchange it with.',
  'travel.length': 'Press one of the lit hexes, or a length.',
  'attack.partners': 'Press a lit comrade, or strike alone.',
}

const FIRST_STAGE =
  'Nobody moves in the first stage. Press an enemy to attack, a thing he carries to drop or reload it.'

export function Orders({ view, ask, options, charted }: OrdersProps) {
  const shown = options.filter((action) => !isElsewhere(view, action))
  const weapons = shown.filter((action) => action.do === 'weapon')
  const facings = shown.flatMap((action) => (action.do === 'set' ? [action.facing] : []))
  const headings = shown.flatMap((action) => (action.do === 'align' ? [action.heading] : []))
  const jumps = shown.flatMap((action) => (action.do === 'jump' && action.heading !== null ? [action.heading] : []))
  const rest = shown.filter(
    (action) =>
      action.do !== 'weapon' &&
      action.do !== 'set' &&
      action.do !== 'align' &&
      !(action.do === 'jump' && jumps.length > 1 && action.heading !== null),
  )
  const tip = ask === 'turn.act' && view.battle?.stage === 1 ? FIRST_STAGE : TIPS[ask]
  return (
    <section className="tt-orders" aria-label="Orders">
      {tip && <p className="tt-tip">{tip}</p>}
      {weapons.length > 0 && (
        <div className="tt-weapons">
          {weapons.map((action) => (
            <WeaponOrder key={`${action.what}.${action.mode}`} view={view} action={action} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div className="tt-buttons">
          {rest.map((action) => (
            <Order key={JSON.stringify(action)} action={action} />
          ))}
        </div>
      )}
      {facings.length > 0 && <Facing view={view} facings={facings} />}
      {headings.length > 0 && !charted && (
        <Compass title="Align the flux" headings={headings} action={(heading) => ({ do: 'align', heading })} />
      )}
      {jumps.length > 1 && !charted && (
        <Compass title="Jump" headings={jumps} action={(heading) => ({ do: 'jump', heading })} />
      )}
    </section>
  )
}

const ICONS: Partial<Record<Action['do'], (action: never) => string>> = {
  command: () => GEAR_PICTURES.radio,
  grenade: ({ what }: { what: GearKind }) => GEAR_PICTURES[what],
  detonate: () => GEAR_PICTURES.claymore,
  reload: () => GEAR_PICTURES['reloads-m16'],
  claim: () => GEAR_PICTURES.treasure,
  recover: () => GEAR_PICTURES['recovered-melee'],
}

const MAIN: ReadonlySet<Action['do']> = new Set(['ready', 'fire', 'enough', 'conjure', 'jump', 'more'])
const GOOD: ReadonlySet<string> = new Set(['succeeds', 'home', 'down', 'dies'])

export function Order({ action }: { action: Action }) {
  const hand = useHand()
  const forecast = hand.forecast(action)
  const best = forecast?.outcomes.find(({ words }) => GOOD.has(words))
  const icon = ICONS[action.do]?.(action as never)
  const words = hand.words(action)
  return (
    <Spot as="div" className={`button tt-order ${MAIN.has(action.do) ? 'first' : ''}`} label={words} action={action}>
      {icon && <Icon body={icon} size={18} />}
      <span>{words}</span>
      {best && <span className="tt-odds number">{percent(best.chance)}</span>}
    </Spot>
  )
}

function WeaponOrder({ view, action }: { view: View; action: Extract<Action, { do: 'weapon' }> }) {
  const hand = useHand()
  const { point } = usePointer()
  const forecast = hand.forecast(action)
  const title = weaponTitle(action.what, action.mode)
  const actor = actorOf(view)
  const tripper = actor === null ? undefined : view.trippers[actor]
  const mode =
    action.what in WEAPONS
      ? WEAPONS[action.what as keyof typeof WEAPONS].modes.find((one) => one.mode === action.mode)
      : undefined
  const show = (): void => {
    if (tripper && mode && mode.accuracy !== 'X')
      point({ kind: 'range', hex: tripper.hex, accuracy: mode.accuracy, modifier: -tripper.moved })
  }
  return (
    <div className="tt-weapon-cell" onPointerEnter={show} onPointerLeave={() => point(undefined)}>
      <Spot as="div" className="tt-weapon" label={title} action={action}>
        <span className="tt-weapon-head">
          <Icon body={GEAR_PICTURES[action.what]} size={24} />
          <b>{title}</b>
        </span>
        {forecast && <Forecast forecast={forecast} />}
      </Spot>
    </div>
  )
}

function Facing({ view, facings }: { view: View; facings: readonly Heading[] }) {
  const { point } = usePointer()
  const hex = view.trippers[topOf(view, 'turn')?.who ?? 0]?.hex ?? 0
  return (
    <fieldset className="tt-facings">
      <legend>
        <Icon body={GEAR_PICTURES.claymore} size={18} /> Set the {thing('claymore')} facing
      </legend>
      {facings.map((facing) => (
        <div
          key={facing}
          onPointerEnter={() => point({ kind: 'cone', hex, facing })}
          onPointerLeave={() => point(undefined)}
        >
          <Spot as="div" className="button tt-order" label={direction(facing)} action={{ do: 'set', facing }}>
            {shortDirection(facing)}
          </Spot>
        </div>
      ))}
    </fieldset>
  )
}
