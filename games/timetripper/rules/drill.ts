/**
 * What an awed soldier does whom nobody leads: he fires where it may hurt, and else goes nearer. For people who have
 * more to do than to lead each of them, and for bots.
 */
import type { Action } from './actions.ts'
import { apart } from './display.ts'
import { boardOf, topOf } from './reading.ts'
import { soldierOdds } from './soldier-odds.ts'
import { hexOf, isTripper, unitOf } from './state.ts'
import { enemiesOf } from './targets.ts'
import type { FigureId, State, View } from './types.ts'

/** Below this a shot is hopeless: he rather goes nearer. */
const HOPELESS = 0.15

/** By its chance; stopped for a while is half of down. His weapon never runs dry: a poor shot is better than none. */
function soldiersShot(state: State, who: FigureId, at: FigureId): number {
  const { fells, stops } = soldierOdds(state, who, at, 0)
  const chance = fells + (stops - fells) / 2
  if (chance <= 0) return -1
  return chance < HOPELESS ? chance : 2 + chance * (5 + unitOf(state, at).attack / 10)
}

/** How much each answer appeals to him. */
export function soldiersWorth(view: View, who: FigureId): (action: Action) => number {
  const state = boardOf(view)
  const { hex } = unitOf(state, who)
  const foes = enemiesOf(state, who)
  const near = Math.min(99, ...foes.map((foe) => apart(hex, hexOf(state, foe))))
  return (action) => {
    if (action.do === 'aim') return isTripper(action.at) ? -1 : soldiersShot(state, who, action.at)
    if (action.do === 'step')
      return Math.min(99, ...foes.map((foe) => apart(action.hex, hexOf(state, foe)))) < near ? 1 : -1
    return action.do === 'let' ? -1 : 0
  }
}

/** Which soldier is asked: for his turn, or in the middle of his attack. */
export function soldierAsked(view: View): FigureId | undefined {
  const attack = topOf(view, 'attack')
  if (attack) return isTripper(attack.by) ? undefined : attack.by
  return topOf(view, 'soldier')?.who
}

/** What he does; nothing where no soldier is asked. */
export function drilled(view: View, options: readonly Action[]): Action | undefined {
  const who = soldierAsked(view)
  if (who === undefined) return undefined
  // Once he aims he fires where he stands, and asks nobody to strike with him.
  if (topOf(view, 'attack'))
    return options.find((action) => action.do === 'fire' && action.still === 0) ?? options.find(isLeavingIt)
  const worth = soldiersWorth(view, who)
  let best = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of options) {
    const value = worth(action)
    if (value <= most) continue
    best = action
    most = value
  }
  return best
}

const isLeavingIt = (action: Action): boolean => action.do === 'enough'
