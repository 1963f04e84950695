/** Section 6.5: when the field is clear. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { MAX_ENDURANCE } from '../content/index.ts'
import type { Action } from './actions.ts'
import type { Site } from './catalogue.ts'
import { hookOf } from './combat.ts'
import { has, isRecovered, putIn, takeOut, tooMuch } from './equipment.ts'
import { jumpFlux } from './flux.ts'
import { drop, recover, recoverOptions, reload, reloadOptions, take, takeOptions } from './loose.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, catalogue, isRiderlessMount, lineOf, tripperAt, unitIsUp } from './state.ts'
import { claim, hasTreasure } from './treasure.ts'
import type { FigureId, FrameOf, State, TimeTripper, Tripper } from './types.ts'

/** Nobody hostile is up, leaving out what counts for nothing (TT-R13). */
export const fieldIsEmpty = (state: State): boolean => {
  for (const unit of state.units) {
    if (unit.owner !== null || !unitIsUp(unit)) continue
    if (isRiderlessMount(lineOf(state, unit), unit) || hookOf(state, unit, 'isFixture')) continue
    return false
  }
  return true
}

/** More will come, or somebody will be back (battles 45 and 68). */
export function cleanupIsForbidden(state: State): boolean {
  const site = catalogue(state).battles[battleOf(state).number] as Site
  for (const line of site.lines)
    for (const { special, hooks } of line.atHome) {
      if (!hooks.forbidsCleanup) continue
      if (hooks.forbidsCleanup(state, null, special)) return true
      for (const unit of state.units)
        if (unit.line === line.index && hooks.forbidsCleanup(state, unit, special)) return true
    }
  return false
}

export const isClear = (state: State): boolean => fieldIsEmpty(state) && !cleanupIsForbidden(state)

type CleanupFrame = FrameOf<'cleanup'>

const isHere = (tripper: Tripper): boolean => tripper.alive && (tripper.place === 'field' || tripper.place === 'held')

/** Things somebody may hand over: one of his, to a comrade who can carry it. */
function giveOptions(state: State, id: FigureId): Action[] {
  const options: Action[] = []
  if (state.trippers.length === 1) return options
  const tripper = tripperAt(state, id)
  for (const gear of tripper.gear)
    for (let to = 0; to < state.trippers.length; to++) {
      const other = tripperAt(state, to)
      // What the team shares between two hands (TT-13.12) goes over as a whole.
      if (to === id || !isHere(other) || receives(state, tripper, other, gear) !== null) continue
      options.push({ do: 'give', what: gear.what, of: gear.of, to })
    }
  return options
}

function receives(state: State, from: Tripper, to: Tripper, gear: Tripper['gear'][number]): string | null {
  if (isRecovered(gear.what) && to.gear.some(({ what }) => isRecovered(what))) return 'TT-8.53'
  const others = { trippers: state.trippers.filter((tripper) => tripper !== from) }
  return tooMuch(others.trippers.length > 1 ? others : { trippers: [...others.trippers, to] }, to, gear)
}

/** The radio has to go with somebody before the last one is ready. */
const radioIsCarried = (state: State): boolean =>
  state.trippers.some((tripper) => isHere(tripper) && has(tripper, 'radio'))

const collect: Ask<TimeTripper, CleanupFrame> = {
  rule: 'TT-6.5',
  seats: (state, frame) => {
    const who = frame.queue[0]
    return who === undefined ? [] : [tripperAt(state, who).seat]
  },
  options(state, frame) {
    const who = frame.queue[0] as FigureId
    const tripper = tripperAt(state, who)
    const options: Action[] = []
    if (frame.queue.length > 1 || radioIsCarried(state)) options.push({ do: 'ready' })
    takeOptions(state, who, true, options)
    reloadOptions(state, who, options)
    options.push(...giveOptions(state, who))
    if (!frame.recovered.includes(who) && !tripper.gear.some(({ what }) => isRecovered(what)))
      recoverOptions(state, who, true, options)
    for (const { what, of } of tripper.gear) if (what !== 'radio') options.push({ do: 'drop', what, of })
    if (hasTreasure(state)) options.push({ do: 'claim' })
    return options.slice(0, 512)
  },
  refuse(_state, frame, _seat, action) {
    if (action.do === 'ready') return { rule: 'TT-10.11', reason: 'Somebody has to take the radio first.' }
    if (action.do === 'recover')
      return frame.recovered.includes(frame.queue[0] as FigureId)
        ? { rule: 'TT-R13', reason: 'He has taken his one weapon of this field.' }
        : { rule: 'TT-8.53', reason: 'He has one of the kind: he lays it down first.' }
    if (action.do === 'claim') return { rule: 'TT-14.0', reason: 'There is no treasure here, or somebody has it.' }
    return undefined
  },
  take(ctx, frame, _seat, action) {
    const { state } = ctx
    const who = frame.queue[0] as FigureId
    switch (action.do) {
      case 'ready':
        frame.queue.shift()
        break
      case 'take':
        take(ctx, who, action.id)
        break
      case 'recover':
        frame.recovered.push(who)
        recover(ctx, who, action.unit)
        break
      case 'reload':
        reload(ctx, who, action.what)
        break
      case 'drop':
        drop(ctx, who, action.what, action.of)
        break
      case 'claim':
        claim(ctx, who)
        break
      case 'give':
        give(ctx, who, action)
        break
    }
    return state.result === null ? again : done
  },
}

function give(ctx: C, id: FigureId, { what, of, to }: Extract<Action, { do: 'give' }>): void {
  const tripper = tripperAt(ctx.state, id)
  const there = tripper.gear.find((gear) => gear.what === what && gear.of === of)
  const gear = takeOut(tripper.gear, what, of, there?.count ?? 1)
  if (!gear) return
  putIn(tripperAt(ctx.state, to).gear, gear)
  if (ctx.listening) ctx.emit({ kind: 'gave', rule: 'TT-R40', who: id, to, gear: { ...gear } })
}

const radioMan = (state: State): FigureId =>
  state.trippers.findIndex((tripper) => isHere(tripper) && has(tripper, 'radio'))

/** The flux comes when called, aligned or not as one likes. */
const leave: Ask<TimeTripper, CleanupFrame> = {
  rule: 'TT-6.5',
  seats: (state) => [tripperAt(state, radioMan(state)).seat],
  options: () => [
    { do: 'jump', heading: null },
    ...[0, 1, 2, 3, 4, 5].map((heading): Action => ({ do: 'jump', heading })),
  ],
  take(ctx, _frame, _seat, action) {
    const { state } = ctx
    if (action.do !== 'jump') return again
    // Nobody is left behind: Trippers dead or alive and awed soldiers go along, and whoever is held already (TT-R13).
    for (const tripper of state.trippers) if (tripper.place === 'field') tripper.place = 'held'
    for (const unit of state.units)
      if (unit.place === 'field' && !unit.fallen && isTakenAlong(state, unit.id)) unit.place = 'held'
    jumpFlux(ctx, radioMan(state), action.heading)
    return done
  },
}

function isTakenAlong(state: State, id: FigureId): boolean {
  const unit = state.units.find((one) => one.id === id)
  return unit !== undefined && unit.owner !== null
}

export const cleanupFlow: Flow<TimeTripper, CleanupFrame> = {
  rest(ctx, frame) {
    const { state } = ctx
    const battle = battleOf(state)
    if (ctx.listening) ctx.emit({ kind: 'cleanup', rule: 'TT-6.5', battle: battle.number })
    frame.queue = state.trippers.map((_, id) => id).filter((id) => isHere(tripperAt(state, id)))
    for (const tripper of state.trippers) {
      if (!isHere(tripper)) continue
      tripper.endurance = MAX_ENDURANCE
      tripper.bitten = 0
    }
  },
  collect,
  /** Whoever was to take the radio has left the table: the first who is still there has it. */
  radio(ctx) {
    const { state } = ctx
    if (radioIsCarried(state)) return
    const loose = battleOf(state).loose.find(({ gear }) => gear.what === 'radio')
    const first = state.trippers.findIndex(isHere)
    if (loose && first >= 0) take(ctx, first, loose.id)
  },
  leave,
}
