/** What a Tripper carries, each thing with what can be done with it now. */
import { Icon, Spot, useHand } from '@anachron/web/kit'
import { WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { halfPounds, isAmmo, isGrenade, isWeapon } from '../rules/equipment.ts'
import { topOf } from '../rules/reading.ts'
import type { FigureId, Gear, GearKind, View } from '../rules/types.ts'
import { pounds } from '../words/names.ts'
import { gearFacts, gearLabel } from './labels.ts'
import { GEAR_PICTURES } from './pictures.ts'
import { usePointer } from './pointing.ts'

/** What people will try on a thing of theirs. */
function actionsOn(view: View, who: FigureId, { what, of }: Gear): Action[] {
  const turn = topOf(view, 'turn')
  const cleanup = topOf(view, 'cleanup')
  if (topOf(view, 'trim')) return [{ do: 'discard', who, what }]
  if (!(turn?.who === who || cleanup?.queue[0] === who)) return []
  const own: Action[] = []
  if (turn && isGrenade(what)) own.push({ do: 'grenade', what })
  if (isWeapon(what) && !isGrenade(what)) own.push({ do: 'reload', what })
  if (cleanup) for (let to = 0; to < view.trippers.length; to++) if (to !== who) own.push({ do: 'give', what, of, to })
  own.push({ do: 'drop', what, of })
  return own
}

export function Kit({ view, who }: { view: View; who: FigureId }) {
  const gear = view.trippers[who]?.gear ?? []
  return (
    <ul className="tt-kit" aria-label="Carried">
      {gear.map((one) => (
        <li key={`${one.what}.${one.of}`}>
          <Thing view={view} who={who} gear={one} />
        </li>
      ))}
      {gear.length === 0 && <li className="tt-kit-none">Nothing.</li>}
    </ul>
  )
}

function Thing({ view, who, gear }: { view: View; who: FigureId; gear: Gear }) {
  const hand = useHand()
  const { point } = usePointer()
  const actions = actionsOn(view, who, gear)
  const attempt = actions.some((action) => hand.isOption(action)) ? actions : actions.slice(0, 1)
  return (
    <div onPointerEnter={() => point(rangeOf(view, who, gear.what))} onPointerLeave={() => point(undefined)}>
      <Spot
        as="div"
        className="tt-thing"
        label={gearLabel(view, gear)}
        facts={[...gearFacts(gear.what), `Weighs ${pounds(halfPounds(view.own, [gear]))}.`]}
        action={attempt.length > 0 ? attempt : undefined}
      >
        <Icon body={GEAR_PICTURES[gear.what]} size={22} />
        <span className="tt-thing-name">{shortName(view, gear)}</span>
        {gear.count > 1 && <span className="number">×{gear.count}</span>}
        {!gear.loaded && <span className="tt-empty">empty</span>}
      </Spot>
    </div>
  )
}

const shortName = (view: View, { what, of }: Gear): string =>
  gearLabel(view, { what, of, count: 1, loaded: true }).replace(/^Reload for the recovered weapon$/, 'Old reload')

function rangeOf(view: View, who: FigureId, what: GearKind) {
  const tripper = view.trippers[who]
  if (!view.battle || !tripper || tripper.place !== 'field' || isAmmo(what) || !isWeapon(what)) return undefined
  const accuracy = WEAPONS[what].blast || what === 'claymore' ? 'X' : (WEAPONS[what].modes[0]?.accuracy ?? 'X')
  return accuracy === 'X'
    ? undefined
    : ({ kind: 'range', hex: tripper.hex, accuracy, modifier: -tripper.moved } as const)
}
