/**
 * How a trip stands, as the veteran sees it where a new battle begins: the chart's chance of home, corrected by what
 * shape he is in.
 */
import { apart } from '../rules/display.ts'
import { numberAt } from '../rules/time-travel.ts'
import type { State, Tripper } from '../rules/types.ts'
import { chartOf } from './chart.ts'

/** A body may still be carried home by others. */
const DEAD = 0.02
/** Endurance from which on more of it makes no difference. */
const FRESH = 14
const NEAR = 5
const CROWD = 8
const PRACTISED = 8
/** Of `signsOf`, fitted by `test/judged.ts`. */
const WEIGHTS: readonly number[] = [0.35, 1.88, -0.126, -0.033, -0.229]

const logit = (chance: number): number => Math.log(chance / (1 - chance))

/** What can be seen of a landing. */
export function signsOf(state: State, { experience, endurance, hex }: Tripper): number[] {
  const number = numberAt(state.time)
  const before = state.visited.filter((battle) => battle !== number)
  const home = chartOf(state.time.layout).landing(experience, number, before)
  let close = 0
  for (const unit of state.units)
    if (unit.owner === null && unit.place === 'field' && !unit.fallen && apart(unit.hex, hex) <= NEAR) close++
  return [
    1,
    logit(Math.min(0.99, Math.max(0.01, home))),
    Math.max(0, FRESH - endurance),
    Math.min(CROWD, close),
    Math.min(PRACTISED, experience),
  ]
}

function hopeOf(state: State, tripper: Tripper): number {
  if (tripper.place === 'home') return 1
  if (tripper.place === 'lost') return 0
  if (!tripper.alive) return state.trippers.length > 1 ? DEAD : 0
  const hope = signsOf(state, tripper).reduce((sum, sign, i) => sum + sign * (WEIGHTS[i] as number), 0)
  return 1 / (1 + Math.exp(-hope))
}

export function judge(state: State): number[] {
  const scores = new Array<number>(state.seats).fill(0)
  for (const tripper of state.trippers) scores[tripper.seat] = hopeOf(state, tripper)
  if (state.master !== null) scores[state.master] = 1 - Math.max(...state.trippers.map(({ seat }) => scores[seat] ?? 0))
  return scores
}
