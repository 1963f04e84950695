/** What a Tripper carries, each thing with what can be done with it now. */
import { Icon, Spot, type TableActions, t, useTableActions } from '@anachron/kit'
import { useRef } from 'react'
import { WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { halfPounds, isAmmo, isGrenade, isWeapon } from '../rules/equipment.ts'
import { topOf } from '../rules/reading.ts'
import type { FigureId, Gear, GearKind, View } from '../rules/types.ts'
import { sideways } from './Bar.tsx'
import { GEAR_PICTURES } from './gear-pictures.ts'
import { gearFacts, gearLabel } from './labels.ts'
import { pounds } from './names.ts'
import { useHand, usePointer } from './pointing.ts'

const comrades = (view: View, who: FigureId): FigureId[] => view.trippers.map((_, id) => id).filter((id) => id !== who)

/** What people will try on a thing of theirs; the radio is the way home, and nobody is offered to drop it. */
function actionsOn(view: View, who: FigureId, { what, of }: Gear): Action[] {
  const turn = topOf(view, 'turn')
  const cleanup = topOf(view, 'cleanup')
  if (topOf(view, 'trim'))
    return [{ do: 'discard', who, what }, ...comrades(view, who).map((to): Action => ({ do: 'give', what, of, to }))]
  if (!(turn?.who === who || cleanup?.queue[0] === who)) return []
  const own: Action[] = []
  if (turn && what === 'radio') own.push({ do: 'command', move: false }, { do: 'command', move: true })
  if (turn && isGrenade(what)) own.push({ do: 'grenade', what })
  if (turn && what === 'claymore') for (let facing = 0; facing < 6; facing++) own.push({ do: 'set', facing })
  if (isWeapon(what) && !isGrenade(what)) own.push({ do: 'reload', what })
  if (cleanup) for (const to of comrades(view, who)) own.push({ do: 'give', what, of, to })
  if (what !== 'radio' || view.trippers.length > 1) own.push({ do: 'drop', what, of })
  return own
}

/** The radio reaches for the flux, plainly if it can be: that is what it is pressed for. */
const reached = (possible: Action[]): Action[] => {
  const command = possible.find(({ do: what }) => what === 'command')
  return command ? [command] : possible
}

export function Kit({ view, who }: { view: View; who: FigureId }) {
  // The way home is at hand, whatever else has been picked up before it.
  const gear = (view.trippers[who]?.gear ?? []).toSorted(
    (a, b) => Number(b.what === 'radio') - Number(a.what === 'radio'),
  )
  return (
    <ul className="tt-kit" aria-label={t('Carried')} onWheel={sideways}>
      {gear.map((one) => (
        <li key={`${one.what}.${one.of}`}>
          <Thing view={view} who={who} gear={one} />
        </li>
      ))}
      {gear.length === 0 && <li className="tt-kit-none">{noneWords(view)}</li>}
    </ul>
  )
}

/** A team is parted from what it shares at every landing (TT-13.0). */
const noneWords = ({ battle }: View): string =>
  battle?.loose.some(({ by }) => by === null) ? t('Nothing: the things of the team lie on the field.') : t('Nothing.')

function Thing({ view, who, gear }: { view: View; who: FigureId; gear: Gear }) {
  const tableActions = useTableActions()
  const { point } = usePointer()
  const actions = actionsOn(view, who, gear)
  const possible = reached(actions.filter((action) => tableActions.isOption(action)))
  const box = useRef<HTMLDivElement>(null)
  const label = gearLabel(view, gear)
  const { inHand, take } = useHand()
  const armed = isArm(view, who, gear, tableActions)
  const facts = [
    ...(armed ? [t('Press an enemy: it is used on him.')] : []),
    ...gearFacts(gear.what),
    t`Weighs ${pounds(halfPounds(view.own, [gear]))}.`,
  ]
  // One rule for all of them: a thing that is pressed says what it can do, and does nothing yet. In the one question
  // that is about nothing else, what stays at home, a press answers it.
  const asksFirst = armed || (possible.length > 0 && topOf(view, 'trim') === undefined)
  const ask = (): void => {
    if (armed) take(gear.what)
    if (box.current) tableActions.consider({ label, facts, actions: possible, anchor: box.current, pressed: true })
  }
  return (
    <div ref={box} onPointerEnter={() => point(rangeOf(view, who, gear.what))} onPointerLeave={() => point(undefined)}>
      <Spot
        as="div"
        className={inHand === gear.what ? 'tt-thing tt-in-hand' : 'tt-thing'}
        label={label}
        facts={facts}
        wanted={isThrowWanted(tableActions) ? false : undefined}
        action={possible.length > 0 ? possible : actions.length > 0 ? actions.slice(0, 1) : undefined}
        press={asksFirst ? { words: label, go: ask } : undefined}
      >
        <Icon body={GEAR_PICTURES[gear.what]} size={22} />
        <span className="tt-thing-name">{shortName(view, gear)}</span>
        {gear.count > 1 && <b>×{gear.count}</b>}
        {!gear.loaded && <span className="tt-empty">{t('empty')}</span>}
      </Spot>
    </div>
  )
}

/** Whom a lesson wants a grenade thrown at, he is marked, and not the grenade as well. */
const isThrowWanted = ({ wanted: [first, then] }: TableActions): boolean =>
  (first as Action | undefined)?.do === 'grenade' && (then as Action | undefined)?.do === 'throw'

/** Whether it can be used on an enemy now, so that pressing it takes it in the hand. */
function isArm(view: View, who: FigureId, { what, loaded }: Gear, { isOption, still }: TableActions): boolean {
  if (still || topOf(view, 'turn')?.who !== who || !loaded || !isWeapon(what)) return false
  if (isGrenade(what)) return what === 'm26' && isOption({ do: 'grenade', what } satisfies Action)
  return what !== 'claymore' && view.units.some(({ id }) => isOption({ do: 'aim', at: id } satisfies Action))
}

const shortName = (view: View, { what, of }: Gear): string =>
  gearLabel(view, { what, of, count: 1, loaded: true }).replace(/^Reload for the recovered weapon$/, t('Old reload'))

function rangeOf(view: View, who: FigureId, what: GearKind) {
  const tripper = view.trippers[who]
  if (!view.battle || !tripper || tripper.place !== 'field' || isAmmo(what) || !isWeapon(what)) return undefined
  const accuracy = WEAPONS[what].blast || what === 'claymore' ? 'X' : (WEAPONS[what].modes[0]?.accuracy ?? 'X')
  return accuracy === 'X'
    ? undefined
    : ({ kind: 'range', hex: tripper.hex, accuracy, modifier: -tripper.moved } as const)
}
