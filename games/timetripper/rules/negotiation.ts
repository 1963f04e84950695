/** Section 15: talking instead of fighting. */
import { done, type Flow } from '@anachron/kernel'
import { AWE_LIMITS, leftOf, talkResult } from '../content/index.ts'
import type { Mood, Talk } from '../content/types.ts'
import { hookOf, tellSpecial } from './active.ts'
import { oneDie, twoDice } from './dice.ts'
import { apart, EDGE_HEXES, HEXES, isEdge } from './display.ts'
import { freely } from './free.ts'
import { isFree } from './movement.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, catalogue, isStunned, lineOf, liveTrippers, tripperAt, unitIsUp, unitOf } from './state.ts'
import { moveUnit } from './stepping.ts'
import { sweepUnit } from './sweep.ts'
import type { FigureId, FrameOf, Hex, State, TimeTripper, Unit } from './types.ts'

const RULES = { rage: 'TT-15.25', left: 'TT-15.24', flee: 'TT-15.23', awe1: 'TT-15.22', awe4: 'TT-15.21' } as const

/** It can be talked to: soldiers, most monsters, elephants through their handlers (TT-15.12, TT-R45). */
export const isNegotiable = (state: State, unit: Unit): boolean =>
  unit.owner === null &&
  unitIsUp(unit) &&
  // A handler whose elephant runs wild has other worries (TT-R54).
  !unit.rampaging &&
  (lineOf(state, unit).negotiable || hookOf(state, unit, 'countsAsSoldier') !== null) &&
  !isMount(state, unit)

const isMount = (state: State, unit: Unit): boolean => lineOf(state, unit).kind === 'mount'

/** Enraged by talks: it attacks without a roll, and harder (TT-15.25). */
export const isEnraged = (state: State, unit: Unit): boolean => battleOf(state).rage && isNegotiable(state, unit)

export function mayNegotiate(state: State, by: FigureId): boolean {
  const battle = battleOf(state)
  const tripper = tripperAt(state, by)
  return (
    state.options.negotiation &&
    catalogue(state).battles[battle.number]?.negotiation !== null &&
    !battle.talkedOut &&
    !battle.attempted &&
    (tripper.willTalk || !tripper.active) &&
    !tripper.negotiated &&
    state.units.some((unit) => isNegotiable(state, unit))
  )
}

export function negotiate(ctx: C, by: FigureId): void {
  const { state } = ctx
  const battle = battleOf(state)
  const letters = catalogue(state).battles[battle.number]?.negotiation
  if (!letters) return
  battle.mood ??= letters[Math.ceil(oneDie(ctx, 'mood') / 2) - 1] as Mood
  talk(ctx, by, battle.mood)
}

/** Talks that drag on are taken up where they were, one column to the left (TT-15.24). */
export function resumeTalks(ctx: C): void {
  const battle = battleOf(ctx.state)
  const { talks } = battle
  if (!talks) return
  battle.talks = null
  const tripper = tripperAt(ctx.state, talks.by)
  if (!tripper.alive || tripper.place !== 'field' || !ctx.state.units.some((unit) => isNegotiable(ctx.state, unit)))
    return
  talk(ctx, talks.by, leftOf(talks.mood))
}

function talk(ctx: C, by: FigureId, mood: Mood): void {
  const { state } = ctx
  const battle = battleOf(state)
  const tripper = tripperAt(state, by)
  tripper.negotiated = true
  tripper.active = true
  battle.attempted = true
  const roll = twoDice(ctx, 'talk')
  const result = talkResult(mood, roll)
  if (ctx.listening) ctx.emit({ kind: 'negotiated', rule: RULES[result], who: by, mood, roll, result })
  const listeners = state.units.filter((unit) => isNegotiable(state, unit))
  for (const unit of listeners) {
    const active = hookOf(state, unit, 'countsAsSoldier')
    if (active) tellSpecial(ctx, active.special, unit)
  }
  carryOut(ctx, by, mood, result, listeners)
}

function carryOut(ctx: C, by: FigureId, mood: Mood, result: Talk, listeners: readonly Unit[]): void {
  const battle = battleOf(ctx.state)
  switch (result) {
    case 'rage':
      battle.rage = true
      return
    case 'left':
      battle.talks = { by, mood }
      battle.hush = true
      battle.listening = true
      return
    case 'flee':
      for (const unit of listeners) flee(ctx, unit, by)
      return
    case 'awe1':
    case 'awe4':
      battle.talkedOut = true
      for (const unit of listeners) {
        if (!unitIsUp(unit)) continue
        if (oneDie(ctx, 'awe') <= AWE_LIMITS[result]) awe(ctx, unit, by)
        else flee(ctx, unit, by)
      }
  }
}

function awe(ctx: C, unit: Unit, by: FigureId): void {
  const { state } = ctx
  unit.owner = by
  unit.crew = false
  unit.acted = false
  unit.moved = 0
  unit.limit = null
  for (const other of state.units) if (other.id === unit.mount) other.owner = by
  // He acts in this very phase, after those who were to act before he came over.
  for (const frame of state.stack) if (frame.kind === 'trippers') frame.queue.push(unit.id)
  if (ctx.listening)
    ctx.emit({ kind: 'awed', rule: 'TT-15.21a', unit: unit.id, name: lineOf(state, unit).one, owner: by })
}

/** All the way to the edge, at once, away from the nearest Tripper (TT-R47). */
function flee(ctx: C, unit: Unit, talker: FigureId): void {
  const { state } = ctx
  unit.idle = true
  if (isEdge(unit.hex) || isStunned(state, unit)) return
  let from = talker
  for (const id of liveTrippers(state))
    if (apart(unit.hex, tripperAt(state, id).hex) < apart(unit.hex, tripperAt(state, from).hex)) from = id
  ctx.call({ kind: 'flee', unit: unit.id, from })
}

/**
 * Of the free edge hexes that are farther from the Tripper than where it stands those nearest to it, and of these the
 * farthest from him; where none is farther, those farthest from him.
 */
export function refuges(isFreeHex: (hex: Hex) => boolean, unit: Hex, from: Hex): Hex[] {
  let best: Hex[] = []
  let rank = Number.POSITIVE_INFINITY
  for (const hex of EDGE_HEXES) {
    if (!isFreeHex(hex)) continue
    const isFarther = apart(from, hex) > apart(from, unit)
    const value = (isFarther ? apart(unit, hex) : HEXES) * 100 - apart(from, hex)
    if (value < rank) {
      rank = value
      best = [hex]
    } else if (value === rank) best.push(hex)
  }
  return best
}

export const fleeFlow: Flow<TimeTripper, FrameOf<'flee'>> = {
  refuge(ctx, frame) {
    const { state } = ctx
    const hexes = refuges((hex) => isFree(state, hex), unitOf(state, frame.unit).hex, tripperAt(state, frame.from).hex)
    if (hexes.length === 0) return done
    freely(ctx, 'flight', frame.unit, hexes)
    return undefined
  },
  run(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    moveUnit(ctx, unit, state.choice)
    if (ctx.listening)
      ctx.emit({ kind: 'fled', rule: 'TT-R47', unit: unit.id, name: lineOf(state, unit).one, hex: state.choice })
    sweepUnit(ctx, unit)
    return done
  },
}
