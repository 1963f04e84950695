/** Section 13.0: in which order Trippers and their soldiers act in a Tripper Phase is theirs to settle. */
import { done } from '@anachron/kernel'
import type { ActionOf } from './menu.ts'
import { battleOf, isStunned, isTripper, isUp, tripperAt, unitIsUp, unitOf } from './state.ts'
import { maySoldierAct } from './targets.ts'
import type { FigureId, FrameOf, State, Unit } from './types.ts'

/** A soldier moves and attacks in the Tripper Phase of the one he follows (TT-15.21a, TT-R46). */
export const mayAct = (state: State, unit: Unit): boolean =>
  unit.owner !== null &&
  !unit.acted &&
  unitIsUp(unit) &&
  unit.rider === null &&
  !isStunned(state, unit) &&
  !unit.rampaging &&
  !battleOf(state).hush &&
  maySoldierAct(state, unit)

const phaseOf = (state: State): FrameOf<'trippers'> | undefined =>
  state.stack.find((frame): frame is FrameOf<'trippers'> => frame.kind === 'trippers')

/** Whether somebody has done nothing yet in this phase. */
function isFresh(state: State, id: FigureId): boolean {
  if (isTripper(id)) return !tripperAt(state, id).active
  const { moved, acted } = unitOf(state, id)
  return moved === 0 && !acted
}

/** Who waits for a turn that he can still take. */
const isWaiting = (state: State, id: FigureId): boolean =>
  isTripper(id) ? isUp(state, id) && !tripperAt(state, id).over : mayAct(state, unitOf(state, id))

/**
 * He may let anybody who waits go before him, as long as he has done nothing himself. Nobody is sent back to somebody
 * who has just let others go first: so it comes to an end, and any order can be had.
 */
export function letOptions(state: State, id: FigureId): ActionOf<'let'>[] {
  const options: ActionOf<'let'>[] = []
  const phase = phaseOf(state)
  if (!phase || phase.queue.length === 0 || !isFresh(state, id)) return options
  for (const who of phase.queue)
    if (!phase.deferred.includes(who) && isWaiting(state, who)) options.push({ do: 'let', who })
  return options
}

export function letFirst(state: State, id: FigureId, who: FigureId): typeof done {
  const phase = phaseOf(state)
  if (phase) {
    phase.queue = [who, id, ...phase.queue.filter((other) => other !== who)]
    phase.deferred.push(id)
  }
  return done
}

/** Somebody has acted: now everybody may be let go first again. */
export function turnIsTaken(state: State): void {
  const phase = phaseOf(state)
  if (phase) phase.deferred = []
}
