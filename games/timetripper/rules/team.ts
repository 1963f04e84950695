/**
 * Section 13 on the display: carrying a comrade. Packing for a team stands in start.ts, its strewn things in setup.ts.
 */
import { beside } from './display.ts'
import { allowanceOf } from './equipment.ts'
import type { ActionOf } from './menu.ts'
import { isFree, isInOpponentZoc } from './movement.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, isTripper, lineOf, tripperAt, unitOf } from './state.ts'
import { stepTripper } from './stepping.ts'
import type { FigureId, Hex, State } from './types.ts'
import { sweepBody } from './wounds.ts'

const CARRYING = 2

/** The dead and disabled people in his hex (TT-7.14). */
function bodiesIn(state: State, hex: Hex): FigureId[] {
  const found: FigureId[] = []
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (!tripper.alive && tripper.place === 'field' && tripper.hex === hex) found.push(id)
  }
  for (const unit of state.units)
    if (unit.fallen && unit.place === 'field' && unit.hex === hex && lineOf(state, unit).kind === 'soldier')
      found.push(unit.id)
  return found
}

export function carryOptions(state: State, id: FigureId): ActionOf<'carry'>[] {
  const options: ActionOf<'carry'>[] = []
  const tripper = tripperAt(state, id)
  if (battleOf(state).stage <= 1 || tripper.moved > 0 || tripper.limit === 0) return options
  const bodies = bodiesIn(state, tripper.hex)
  if (bodies.length === 0 || isInOpponentZoc(state, tripper.hex)) return options
  const allowance = allowanceOf(state, tripper)
  if (allowance === null || tripper.endurance - Math.max(0, CARRYING - allowance) < 2) return options
  for (let heading = 0; heading < 6; heading++) {
    const hex = beside(tripper.hex, heading)
    if (hex >= 0 && isFree(state, hex)) for (const body of bodies) options.push({ do: 'carry', body, hex })
  }
  return options
}

/** One hex, and that is all his moving for the phase. */
export function carryBody(ctx: C, id: FigureId, body: FigureId, to: Hex): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  const allowance = allowanceOf(state, tripper) ?? 0
  const cost = Math.max(0, CARRYING - allowance)
  if (isTripper(body)) tripperAt(state, body).hex = to
  else unitOf(state, body).hex = to
  // The first of the two points may be lacking too: it is paid for here, not by the step.
  tripper.allowance = Math.max(1, allowance)
  stepTripper(ctx, id, to)
  tripper.endurance -= cost
  tripper.limit = tripper.moved
  if (ctx.listening) ctx.emit({ kind: 'carried', rule: 'TT-7.14', who: id, body, to })
  if (isTripper(body)) sweepBody(ctx, body)
}
