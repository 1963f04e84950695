/** Section 7.4 and 4.0b: a Tripper's turn in the Tripper Phase, and that of his awed soldiers. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import type { Action } from './actions.ts'
import { newAttack } from './attack.ts'
import { rest, tire } from './endurance.ts'
import { has } from './equipment.ts'
import { sweepTripper } from './flux.ts'
import { detonate, mayDetonate, setMine } from './grenades.ts'
import {
  drop,
  dropOptions,
  loot,
  lootOptions,
  recover,
  recoverOptions,
  reload,
  reloadOptions,
  take,
  takeOptions,
} from './loose.ts'
import { mustMoveOn, stepsFrom, stepsLeft, stepTripper } from './movement.ts'
import { mayNegotiate, negotiate } from './negotiation.ts'
import { spendAction } from './one-action.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, tripperAt, tripperIsUp } from './state.ts'
import { targetsOf } from './targets.ts'
import { carryBody, carryOptions } from './team.ts'
import { claim, mayClaim } from './treasure.ts'
import { refuseTurn } from './turn-refusals.ts'
import type { FigureId, FrameOf, State, TimeTripper } from './types.ts'

type TurnFrame = FrameOf<'turn'>

/** Everything a Tripper may do now. */
function turnOptions(state: State, id: FigureId): Action[] {
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  const options: Action[] = []
  const onTop = tripper.moved > 0 && mustMoveOn(state, id)
  if (!onTop) options.push({ do: 'end' })
  // With one point left he can only rest (TT-R15).
  if (tripper.endurance <= 1 && !tripper.active) return options
  const mayMove = !battle.hush && !tripper.negotiated
  if (mayMove) for (const hex of stepsFrom(state, id, stepsLeft(state, id))) options.push({ do: 'step', hex })
  if (onTop) return options
  if (mayMove) carryOptions(state, id, options)
  if (!tripper.acted && has(tripper, 'radio')) {
    const stuck = battle.hush || tripper.negotiated || stepsLeft(state, id) === 0
    if (tripper.moved === 0) options.push({ do: 'command', move: false })
    if (!stuck) options.push({ do: 'command', move: true })
    else if (tripper.moved > 0) options.push({ do: 'command', move: false })
  }
  if (tripper.negotiated) return options
  dropOptions(state, id, options)
  if (tripper.acted) return options
  if (!battle.hush) {
    for (const at of targetsOf(state, id)) options.push({ do: 'aim', at })
    if (has(tripper, 'm26')) options.push({ do: 'grenade', what: 'm26' })
    if (has(tripper, 'm1')) options.push({ do: 'grenade', what: 'm1' })
    if (has(tripper, 'claymore') && battle.mine === null)
      for (let facing = 0; facing < 6; facing++) options.push({ do: 'set', facing })
    if (mayDetonate(state, id)) options.push({ do: 'detonate' })
  }
  reloadOptions(state, id, options)
  takeOptions(state, id, false, options)
  recoverOptions(state, id, false, options)
  lootOptions(state, id, options)
  if (mayClaim(state)) options.push({ do: 'claim' })
  if (mayNegotiate(state, id)) options.push({ do: 'negotiate' })
  return options
}

function carryOutTurn(ctx: C, frame: TurnFrame, action: Action): typeof again | 'over' | 'later' {
  const { state } = ctx
  const id = frame.who
  const tripper = tripperAt(state, id)
  const acts = (): typeof again => {
    spendAction(state, id)
    return again
  }
  switch (action.do) {
    case 'end':
      return 'over'
    case 'later':
      return 'later'
    case 'step':
      stepTripper(ctx, id, action.hex)
      return again
    case 'carry':
      carryBody(ctx, id, action.body, action.hex)
      return again
    case 'drop':
      tripper.dropHex = tripper.hex
      tripper.active = true
      drop(ctx, id, action.what, action.of)
      return again
    case 'take':
      take(ctx, id, action.id)
      return acts()
    case 'loot':
      loot(ctx, id, action.from, action.what, action.of)
      return acts()
    case 'recover':
      recover(ctx, id, action.unit)
      return acts()
    case 'reload':
      reload(ctx, id, action.what)
      return acts()
    case 'claim':
      claim(ctx, id)
      return acts()
    case 'aim':
      ctx.call(newAttack(id, action.at))
      return again
    case 'grenade':
      ctx.call({ kind: 'grenade', by: id, what: action.what, hex: 0, still: 0 })
      return again
    case 'set':
      setMine(ctx, id, action.facing)
      return again
    case 'detonate':
      detonate(ctx, id)
      return again
    case 'negotiate':
      negotiate(ctx, id)
      return again
    case 'command':
      if (!action.move) tripper.limit = tripper.moved
      ctx.call({ kind: 'command', by: id, steps: 0 })
      return again
    default:
      return again
  }
}

const act: Ask<TimeTripper, TurnFrame> = {
  rule: 'TT-7.42',
  seats(state, frame) {
    const tripper = tripperAt(state, frame.who)
    return tripperIsUp(tripper) && !tripper.over && !state.battle?.over ? [tripper.seat] : []
  },
  options(state, frame) {
    const options = turnOptions(state, frame.who)
    if (mayPassDown(state, frame)) options.push({ do: 'later' })
    return options
  },
  refuse: (state, frame, _seat, action) => refuseTurn(state, frame.who, action),
  take: (ctx, frame, _seat, action) => carryOutTurn(ctx, frame, action),
}

const phaseOf = (state: State): FrameOf<'trippers'> | undefined =>
  state.stack.find((frame): frame is FrameOf<'trippers'> => frame.kind === 'trippers')

/** Places in the order of moving may be passed down, once in a phase each (TT-13.0). */
function mayPassDown(state: State, frame: TurnFrame): boolean {
  const phase = phaseOf(state)
  return (
    phase !== undefined &&
    phase.queue.length > 0 &&
    !tripperAt(state, frame.who).active &&
    !phase.deferred.includes(frame.who)
  )
}

/** What the phase cost or gave him (TT-R39). */
function finish(ctx: C, id: FigureId): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  tripper.over = true
  tripper.shotAt = false
  if (!tripper.alive || state.battle?.over) return
  if (tripper.active) tire(ctx, id)
  else rest(ctx, id)
  sweepTripper(ctx, id)
}

export const turnFlow: Flow<TimeTripper, TurnFrame> = {
  begin(ctx, frame) {
    const tripper = tripperAt(ctx.state, frame.who)
    if (tripper.drawnBy !== null) ctx.call({ kind: 'drawn', who: frame.who, to: 0, way: [] })
    else tripper.resists = false
  },
  act,
  over(ctx, frame) {
    finish(ctx, frame.who)
    return done
  },
  later(ctx, frame) {
    const phase = phaseOf(ctx.state)
    phase?.queue.push(frame.who)
    phase?.deferred.push(frame.who)
    return done
  },
}
