/** A kit that is being thought about: nothing of it is packed before one says so. */

import { type Sentence, say } from '@anachron/kernel/words'
import type { Plan } from '@anachron/kit'
import type { Action } from '../rules/actions.ts'
import { ammoFor, halfPounds, has, isAmmo, isBig, newGear, putIn, tooMuch } from '../rules/equipment.ts'
import { boardOf } from '../rules/reading.ts'
import { limitOf, packedWeight } from '../rules/start.ts'
import type { FigureId, Gear, GearKind, TimeTripper, Tripper, View } from '../rules/types.ts'

/** Things in the order in which they were taken from the shelf. */
export type Draft = readonly GearKind[]

/** The view as it would be with the draft packed. */
export function withDraft(view: View, who: FigureId, draft: Draft): View {
  if (draft.length === 0) return view
  const trippers = view.trippers.map((tripper, id) => {
    if (id !== who) return tripper
    const gear: Gear[] = tripper.gear.map((one) => ({ ...one }))
    for (const what of draft) putIn(gear, newGear(what))
    return { ...tripper, gear }
  })
  return { ...view, trippers }
}

/** Whether one more of it may come along. */
export function mayAdd(view: View, who: FigureId, what: GearKind): boolean {
  const state = boardOf(view)
  const tripper = view.trippers[who] as Tripper
  if (packedWeight(state) + halfPounds('', [newGear(what)]) > limitOf(state)) return false
  if (isBig(what) && view.trippers.some((one) => has(one, what))) return false
  if (isAmmo(what) && !hasWeaponFor(view, tripper, what)) return false
  return tooMuch(state, tripper, newGear(what)) === null
}

/** A shared gun is anybody's; a pistol needs its own reloads. */
const hasWeaponFor = (view: View, tripper: Tripper, what: GearKind): boolean =>
  (what === 'reloads-m16' || what === 'reloads-shotgun' ? view.trippers : [tripper]).some((one) =>
    one.gear.some((gear) => ammoFor(gear.what) === what),
  )

/** As much of a list as may come along. */
export function fitting(view: View, who: FigureId, wished: Draft): Draft {
  const draft: GearKind[] = []
  for (const what of wished) if (mayAdd(withDraft(view, who, draft), who, what)) draft.push(what)
  return draft
}

/** Without the last one of a thing; reloads go with the weapon they were for. */
export function without(view: View, who: FigureId, draft: Draft, what: GearKind): Draft {
  const at = draft.lastIndexOf(what)
  return fitting(
    view,
    who,
    draft.filter((_, i) => i !== at),
  )
}

export const packingPlan = (draft: Draft, words: Sentence = say`Ready`): Plan<TimeTripper> => ({
  id: 'pack',
  words,
  steps: [
    ...draft.map((what) => ({ ask: 'equip.pack', action: { do: 'buy', what } satisfies Action as Action })),
    { ask: 'equip.pack', action: { do: 'ready' } },
  ],
})

export interface KnownKit {
  name: Sentence
  why: Sentence
  things: Draft
}

const many = (what: GearKind, count: number): GearKind[] => new Array<GearKind>(count).fill(what)

/** Three kits with a reason each; what does not fit is left out. */
export const KITS: readonly KnownKit[] = [
  {
    name: say`Grenadier`,
    why: say`Grenades for crowds, a Claymore for whoever comes too near. It has brought many home.`,
    things: [...many('m26', 6), 'claymore', ...many('reloads-m16', 3)],
  },
  {
    name: say`Runner`,
    why: say`Light: he walks far for free, and is at the flux before they are.`,
    things: ['bayonet', ...many('m26', 2), ...many('reloads-m16', 2)],
  },
  {
    name: say`Hunter`,
    why: say`For big beasts: a rocket, a shotgun for close quarters, and a spray for insects.`,
    things: ['m72', 'shotgun', ...many('reloads-shotgun', 2), ...many('reloads-m16', 3), 'bayonet', 'repellent'],
  },
]
