/** Which orders stand beside the question, and where: what one presses every turn is never pushed out of sight. */
import type { Action } from '../rules/actions.ts'
import { topOf } from '../rules/reading.ts'
import { isTripper } from '../rules/state.ts'
import type { Tripper, View } from '../rules/types.ts'

/** Whose turn it is. */
export const turnOf = (view: View): Tripper | undefined => view.trippers[topOf(view, 'turn')?.who ?? -1]

/** Who has done nothing rests. */
export const isRest = (view: View, action: Action): boolean => action.do === 'end' && turnOf(view)?.active === false

/**
 * In a turn each of these keeps its place, whether or not it can be done now: people press where it was before. A rest
 * never stands where the button was that ended the last turn.
 */
export const SLOTS = ['flux', 'talk', 'rest', 'end'] as const

function slotOf(view: View, action: Action): (typeof SLOTS)[number] | undefined {
  if (action.do === 'end') return isRest(view, action) ? 'rest' : 'end'
  return action.do === 'command' ? 'flux' : action.do === 'negotiate' ? 'talk' : undefined
}

/** Where a turn has more orders than there is room for, these are the first to be seen. */
const FIRST: readonly Action['do'][] = ['take', 'claim', 'detonate', 'jump', 'reload', 'recover', 'loot']
/** So many besides those that keep their places: a row that is longer pushes them out of sight. */
const ROOM = 1

const rankOf = ({ do: what }: Action): number => (FIRST.includes(what) ? FIRST.indexOf(what) : FIRST.length)

/** Comrades who fell: the flux can bring them back, and their bodies are not carried for sport. */
const isForComrade = (action: Action): boolean => action.do === 'carry' && isTripper(action.body)

/** What few ever need while the same order in its plain form is there. */
function isRare(action: Action, all: readonly Action[]): boolean {
  if (action.do === 'carry') return !isTripper(action.body)
  if (action.do === 'command')
    return (action.move || action.talk === true) && all.some((one) => one.do === 'command' && !one.move && !one.talk)
  return action.do === 'let' || action.do === 'back' || action.do === 'nothing' || action.do === 'guide'
}

export interface OrderRow {
  inTurn: boolean
  /** One for each slot, where it can be given. */
  placed: readonly (Action | undefined)[]
  others: readonly Action[]
  /** Where a fallen comrade can be carried to. */
  borne: readonly Action[]
  /** Behind one button. */
  rare: readonly Action[]
}

export function orderRow(view: View, shown: readonly Action[], isGiven: boolean): OrderRow {
  const borne = shown.filter(isForComrade)
  const seldom = shown.filter((action) => isRare(action, shown))
  const plain = shown.filter((action) => !seldom.includes(action) && !borne.includes(action))
  const inTurn = !isGiven && topOf(view, 'turn') !== undefined && shown.some(({ do: what }) => what === 'end')
  const placed = inTurn ? SLOTS.map((slot) => plain.find((action) => slotOf(view, action) === slot)) : []
  const besides = plain.filter((action) => !placed.includes(action))
  const others = inTurn
    ? besides.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, ROOM)
    : besides.toSorted((a, b) => Number(a.do === 'end') - Number(b.do === 'end'))
  return { inTurn, placed, others, borne, rare: [...seldom, ...besides.filter((action) => !others.includes(action))] }
}
