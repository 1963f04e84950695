/** Section 7.4 and 4.0b: a Tripper's turn in the Tripper Phase, and that of his awed soldiers. */
import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { maySoldierAct, newAttack, soldiersTargets, spendAction, targetsOf } from './attack.ts'
import { rest, tire } from './endurance.ts'
import { allowanceOf, has } from './equipment.ts'
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
import {
  bestHexes,
  isInOpponentZoc,
  moveOf,
  mustMoveOn,
  stepSoldier,
  stepsFrom,
  stepsLeft,
  stepTripper,
} from './movement.ts'
import { mayNegotiate, negotiate, resumeTalks } from './negotiation.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, isStunned, seatOf, tripperAt, tripperIsUp, unitIsUp, unitOf } from './state.ts'
import { carryBody, carryOptions } from './team.ts'
import { claim, mayClaim } from './treasure.ts'
import type { Action, FigureId, FrameOf, State, TimeTripper, Tripper, Unit } from './types.ts'

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

function refuseTurn(state: State, id: FigureId, action: Action) {
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  if (tripper.endurance <= 1 && !tripper.active)
    return { rule: 'TT-R15', reason: 'With one point of Endurance he can only rest.' } as const
  if (battle.hush && ['step', 'aim', 'grenade', 'set', 'detonate', 'carry'].includes(action.do))
    return { rule: 'TT-R48', reason: 'While the talks drag on nobody moves or fires.' } as const
  if (tripper.negotiated && action.do !== 'command')
    return { rule: 'TT-7.43', reason: 'Having negotiated, he may only reach for the flux.' } as const
  switch (action.do) {
    case 'step':
      if (battle.stage <= 1)
        return { rule: 'TT-4.0b', reason: 'Nobody moves in the first Tripper Phase of a battle.' } as const
      if (isInOpponentZoc(state, tripper.hex))
        return { rule: 'TT-7.22', reason: 'An enemy next to him holds him where he is.' } as const
      if (stepsLeft(state, id) > 0) return { rule: 'TT-7.32', reason: 'He cannot step there.' } as const
      if (allowanceOf(state, tripper) === null)
        return { rule: 'TT-R04', reason: 'He carries too much to move at all; drop something.' } as const
      return { rule: 'TT-7.13', reason: 'He has no movement left in this phase.' } as const
    case 'aim':
    case 'grenade':
    case 'set':
    case 'take':
    case 'recover':
    case 'reload':
    case 'command':
      if (tripper.acted) return { rule: 'TT-7.42', reason: 'He has done his one action of this phase.' } as const
      if (action.do === 'command')
        return { rule: 'TT-10.11', reason: 'Only who carries the radio can command the flux.' } as const
      if (action.do === 'reload')
        return { rule: 'TT-8.22', reason: 'There is nothing to reload it with, or it is loaded.' } as const
      if (action.do === 'aim') return { rule: 'TT-8.3', reason: 'He has no loaded weapon that reaches it.' } as const
      return { rule: 'TT-7.42', reason: 'That is not to be had in his hex.' } as const
    case 'negotiate':
      if (!state.options.negotiation)
        return { rule: 'TT-15.0', reason: 'This game is played without negotiation.' } as const
      if (battle.talkedOut) return { rule: 'TT-15.11', reason: 'There is no more to say in this battle.' } as const
      if (battle.attempted) return { rule: 'TT-R44', reason: 'The team has talked in this phase.' } as const
      return { rule: 'TT-15.0', reason: 'He must not have moved or acted, and somebody must listen.' } as const
    case 'drop':
      return { rule: 'TT-R37', reason: 'He cannot drop that here.' } as const
    default:
      return undefined
  }
}

/** A plant walks him where it wants (TT-R67). */
function walkDrawn(ctx: C, id: FigureId): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  const plant = tripper.drawnBy === null ? null : unitOf(state, tripper.drawnBy)
  // Control lasts for this one phase; the plants try again in theirs.
  tripper.drawnBy = null
  tripper.over = true
  const allowance = allowanceOf(state, tripper)
  if (!plant || !unitIsUp(plant) || allowance === null || battleOf(state).stage <= 1) return
  // The search is made for opponents; a Tripper walks by the same rules with the sides exchanged.
  const walker = { id: -1, owner: id, hex: tripper.hex, mount: null } as unknown as Unit
  const { list, reach } = bestHexes(state, walker, plant.hex, false, allowance)
  const to =
    list.length === 1 ? (list[0] as number) : (list[ctx.chance.pick('way to the plant', list.length)] as number)
  for (const hex of reach.pathTo(to)) {
    if (!tripperIsUp(tripper)) return
    const before = tripper.endurance
    stepTripper(ctx, id, hex)
    tripper.endurance = before
  }
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
    if (tripper.drawnBy !== null) walkDrawn(ctx, frame.who)
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

// ------------------------------------------------------------------------------------------------------- awed soldiers

const soldierAct: Ask<TimeTripper, FrameOf<'soldier'>> = {
  rule: 'TT-15.21a',
  seats(state, frame) {
    const unit = unitOf(state, frame.who)
    if (!unitIsUp(unit) || unit.owner === null || isStunned(state, unit) || state.battle?.over) return []
    return [seatOf(state, frame.who)]
  },
  options(state, frame) {
    const unit = unitOf(state, frame.who)
    const left = Math.min(moveOf(state, unit), unit.limit ?? 99) - unit.moved
    const onTop = unit.moved > 0 && mustMoveOn(state, unit.id)
    const options: Action[] = onTop ? [] : [{ do: 'end' }]
    for (const hex of stepsFrom(state, unit.id, left)) options.push({ do: 'step', hex })
    if (!onTop && !unit.acted) for (const at of soldiersTargets(state, unit)) options.push({ do: 'aim', at })
    return options
  },
  take(ctx, frame, _seat, action) {
    if (action.do === 'step') stepSoldier(ctx, unitOf(ctx.state, frame.who), action.hex)
    else if (action.do === 'aim') ctx.call(newAttack(frame.who, action.at))
    else return done
    return again
  },
}

export const soldierFlow: Flow<TimeTripper, FrameOf<'soldier'>> = { act: soldierAct }

/** A soldier moves and attacks in the Tripper Phase of the one he follows (TT-15.21a, TT-R46). */
const mayAct = (state: State, unit: Unit): boolean =>
  unitIsUp(unit) &&
  unit.rider === null &&
  !isStunned(state, unit) &&
  !unit.rampaging &&
  !battleOf(state).hush &&
  maySoldierAct(state, unit)

// --------------------------------------------------------------------------------------------------------- the phase

export function resetPhase(tripper: Tripper): void {
  tripper.moved = 0
  tripper.allowance = null
  tripper.limit = null
  tripper.acted = false
  tripper.active = false
  tripper.negotiated = false
  tripper.dropHex = null
  tripper.over = false
}

export const trippersFlow: Flow<TimeTripper, FrameOf<'trippers'>> = {
  begin(ctx, frame) {
    const { state } = ctx
    const battle = battleOf(state)
    battle.attempted = false
    // Talks that were dragging on keep everybody quiet through this phase; a new result says how it goes on.
    battle.hush = battle.talks !== null
    for (const tripper of state.trippers) resetPhase(tripper)
    for (const unit of state.units) {
      unit.acted = false
      unit.moved = 0
      unit.limit = null
    }
    frame.queue = state.trippers.map((_, id) => id).filter((id) => tripperIsUp(tripperAt(state, id)))
    for (let id = 0; id < state.trippers.length; id++) if (tripperAt(state, id).place === 'held') rest(ctx, id)
    resumeTalks(ctx)
  },
  next(ctx, frame) {
    const { state } = ctx
    if (state.battle?.over) return done
    const who = frame.queue.shift()
    if (who === undefined) return 'soldiers'
    if (tripperIsUp(tripperAt(state, who))) ctx.call({ kind: 'turn', who, backs: 0 })
    return again
  },
  soldiers(ctx) {
    const { state } = ctx
    if (state.battle?.over) return done
    for (const unit of state.units)
      if (unit.owner !== null && !unit.acted && mayAct(state, unit)) ctx.call({ kind: 'soldier', who: unit.id })
    return undefined
  },
  end(ctx) {
    const battle = battleOf(ctx.state)
    if (battle.talks === null) battle.hush = false
    return done
  },
}
