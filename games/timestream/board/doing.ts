/** What can be done on the field now, by unit and by place. */
import type { Phase } from '../content/index.ts'
import type { Action, Strike, Unit, View } from '../rules/types.ts'
import type { Held, Way } from './held.ts'
import { goesTo, unitsOfStrike } from './layout.ts'
import { blowsOf } from './outcomes.ts'
import type { Doing } from './Unit.tsx'

const NOTHING: Doing = { actions: [] }

function onUnit(view: View, unit: Unit, options: readonly Action[], held: Held): Doing {
  const way = held.ways.find(({ play }) => reaches(view, unit, play))
  if (way) return { actions: [], tag: way.outcome.title, takes: true }
  // With a card in the hand, the rest of the table steps back.
  if (held.card !== undefined) {
    const falls = held.ways.find(({ outcome }) => outcome.target?.unit === unit.id)?.outcome.target
    return falls ? { actions: [], tag: falls.words, against: falls.against, blow: falls.blow } : NOTHING
  }
  const actions = options.filter((action) => 'unit' in action && action.unit === unit.id)
  if (actions.length > 0) return { actions, charges: actions[0]?.kind === 'charge' }
  return onStrike(view, unit, options)
}

/** Whether a card that is held would be laid upon this unit. */
const reaches = (view: View, unit: Unit, play: Way['play']): boolean =>
  play.kind === 'link'
    ? play.host === unit.id
    : play.kind === 'lock' && view.players[view.viewer]?.locations[play.location - 1]?.id === unit.id

/** Pressing what would be struck strikes it; so does pressing what would strike, where it has but one target. */
function onStrike(view: View, unit: Unit, options: readonly Action[]): Doing {
  const strikes = options.filter((action): action is Strike => action.kind === 'strike')
  if (strikes.length === 0) return NOTHING
  const at = strikes.filter((strike) => unitsOfStrike(view, view.viewer, strike)[1]?.id === unit.id)
  const blows = at[0] && blowsOf(view, view.viewer, at[0])
  if (blows) return { actions: at, blow: blows.blow, tag: blows.words, against: blows.against }
  const by = strikes.filter((strike) => unitsOfStrike(view, view.viewer, strike)[0]?.id === unit.id)
  return by.length === 1 ? { actions: by, strikes: true } : NOTHING
}

export const doingOn =
  (view: View, options: readonly Action[], held: Held) =>
  (unit: Unit): Doing =>
    onUnit(view, unit, options, held)

/** The way in which a card that is held would come to lie here. */
export const wayTo = (
  view: View,
  held: Held,
  owner: number,
  kind: 'advance' | 'obstacle' | 'location',
  phase: Phase,
): Way | undefined =>
  held.ways.find(({ play }) => play.kind !== 'lock' && goesTo(play, view.viewer, owner, kind, phase))
