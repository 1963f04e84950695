/** Section 9: what one opponent does in its phase: look, detect, move, attack. */

import { done, type Flow } from '@anachron/kernel'
import { detectionAt, neededToHit, reactionTo } from '../content/index.ts'
import type { Detection, Reaction } from '../content/types.ts'
import { activeOn, hookOf, tellSpecial } from './active.ts'
import type { Active } from './catalogue.ts'
import { sizeOf } from './combat.ts'
import { twoDice } from './dice.ts'
import { apart } from './display.ts'
import { freely } from './free.ts'
import { flareModifier } from './grenades.ts'
import { isEnraged } from './negotiation.ts'
import { attackWith } from './opponent-attack.ts'
import { goalHexes, happensTo, walk } from './opponent-moves.ts'
import { adjacentFriends, FLUX, findsNearer, quarry, whereIs } from './opponent-targets.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import { isActive } from './opponents.ts'
import { layWay, moveOf, reachOf } from './reach.ts'
import type { C, Hooks } from './specials/hooks.ts'
import { isUp, lineOf, unitOf } from './state.ts'
import { canSee } from './targets.ts'
import type { FigureId, FrameOf, State, TimeTripper, Unit } from './types.ts'

type OpponentFrame = FrameOf<'opponent'>

const hooksOf = (state: State, unit: Unit): readonly Active[] => activeOn(state, unit)
const some = (state: State, unit: Unit, key: keyof Hooks): boolean => hookOf(state, unit, key) !== null

const holdsBack = (state: State, unit: Unit): { how: 'closer' | 'no'; active: Active } | null => {
  if (hookOf(state, unit, 'holdsBack') === null) return null
  for (const active of hooksOf(state, unit)) {
    const how = active.hooks.holdsBack?.(state, unit, active.special)
    if (how) return { how, active }
  }
  return null
}

function passiveBy(state: State, unit: Unit): Active | undefined {
  if (hookOf(state, unit, 'isPassive') === null) return undefined
  return hooksOf(state, unit).find(({ hooks, special }) => hooks.isPassive?.(state, unit, special))
}

/** Two dice on the Detection Table, with distance and flares (TT-9.12). */
export function detect(
  ctx: C,
  from: { unit: FigureId; name: string; detection: Detection; distance: number; at: number },
): { dice: number; reaction: Reaction } {
  const dice = twoDice(ctx, 'detection')
  const modifier = detectionAt(from.distance) + flareModifier(ctx.state)
  const reaction = reactionTo(from.detection, dice + modifier)
  if (ctx.listening)
    ctx.emit({
      kind: 'detected',
      rule: 'TT-9.0',
      unit: from.unit,
      name: from.name,
      at: from.at,
      dice,
      modifier,
      reaction,
    })
  return { dice, reaction }
}

export const opponentFlow: Flow<TimeTripper, OpponentFrame> = {
  /** Somebody next to it: no roll, it attacks (TT-9.31). */
  look(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const hunts = some(state, unit, 'seeksFlux') && state.battle?.flux
    if (hookOf(state, unit, 'isDevice') && !some(state, unit, 'mayDetect') && !hunts) return done
    const near = hunts ? [] : adjacentFriends(state, unit)
    if (near.length > 0) {
      const back = holdsBack(state, unit)
      if (back) {
        tellSpecial(ctx, back.active.special, unit)
        return done
      }
      if (some(state, unit, 'strikesAll')) return 'strikeAll'
      frame.reaction = 'attack'
      freely(ctx, 'target', unit.id, near)
      return 'near'
    }
    const passive = passiveBy(state, unit)
    if (passive) {
      tellSpecial(ctx, passive.special, unit)
      return done
    }
    const list = quarry(state, unit)
    const picky = ctx.listening && !isEnraged(state, unit) ? hookOf(state, unit, 'mayDetect') : null
    if (picky) tellSpecial(ctx, picky.special, unit)
    if (list.length === 0) return done
    freely(ctx, 'target', unit.id, list)
    return 'far'
  },
  near(ctx, frame) {
    frame.target = ctx.state.choice
    return 'strike'
  },
  far(ctx, frame) {
    frame.target = ctx.state.choice
  },
  detect(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const target = frame.target ?? 0
    const distance = apart(unit.hex, whereIs(state, target))
    if (isEnraged(state, unit)) {
      frame.reaction = 'attack'
      const charger = hookOf(state, unit, 'reacts')
      frame.charge = charger?.hooks.reacts?.(state, unit, 7, 'attack', charger.special).charge ?? false
      return
    }
    const sure = hookOf(state, unit, 'alwaysFinds')
    if (sure || (target === FLUX && distance <= 1)) {
      frame.reaction = 'attack'
      return
    }
    if (unit.detection === 'X') return done
    const { dice, reaction } = detect(ctx, {
      unit: unit.id,
      name: lineOf(state, unit).one,
      detection: unit.detection,
      distance,
      at: target,
    })
    frame.reaction = reaction
    const reader = hookOf(state, unit, 'reacts')
    const read = reader?.hooks.reacts?.(state, unit, dice, reaction, reader.special)
    if (reader && read) {
      if (read.charge || read.reaction !== reaction) tellSpecial(ctx, reader.special, unit)
      frame.reaction = read.reaction
      frame.charge = read.charge
    }
    return undefined
  },
  decide(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const reaction = frame.reaction as Reaction
    if (hookOf(state, unit, 'wanders') !== null)
      for (const active of hooksOf(state, unit))
        if (active.hooks.wanders?.(ctx, unit, reaction, active.special)) return done
    // Stop (TT-9.26).
    if (reaction === 'stop') return done
    const target = frame.target as number
    if (reaction !== 'away') {
      const witch = hookOf(state, unit, 'bewitches')
      if (witch && target >= 0) {
        witch.hooks.bewitches?.(ctx, unit, target, witch.special)
        return done
      }
      const finds = findsNearer(state, unit, apart(unit.hex, whereIs(state, target)))
      if (finds.length > 0) {
        freely(ctx, 'loot', unit.id, [...new Set(finds.map(({ at }) => at))])
        return 'covet'
      }
    }
    return 'shoot'
  },
  /** It goes for what lies there. */
  covet(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const finds = findsNearer(state, unit, apart(unit.hex, whereIs(state, frame.target as number)))
    frame.target = (finds.find(({ at }) => at === state.choice) ?? finds[0])?.target ?? frame.target
  },
  /** Those who have a weapon for it shoot from where they stand (TT-9.25). */
  shoot(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    if (frame.reaction !== 'attack' || frame.target === null || !mayShoot(state, unit, frame)) return undefined
    const back = frame.target >= 0 ? holdsBack(state, unit) : null
    if (!back) return 'strike'
    tellSpecial(ctx, back.active.special, unit)
    return back.how === 'no' ? done : undefined
  },
  /** Towards or away, by the shortest way (TT-9.21, TT-9.24). */
  move(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const allowance = unit.crew ? 0 : moveOf(state, unit)
    if (allowance === 0) return 'arrive'
    const goal = whereIs(state, frame.target as number)
    const { list, reach } = goalHexes(state, unit, frame, goal, allowance)
    const isSettled = freely(ctx, 'hex', unit.id, list)
    if (!isSettled || happensTo(state, unit) !== null) return undefined
    // Nobody has a say, so the search that has found the hex also knows the way: as `end` and `way` would lay it.
    frame.to = state.choice
    frame.way = reach.pathTo(frame.to)
    return 'go'
  },
  end(ctx, frame) {
    frame.to = ctx.state.choice
  },
  /** Equally short ways are alike unless the flux or a device lies beside some of them (TT-9.23). */
  way(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const reach = reachOf(state, unit, frame.reaction === 'away', moveOf(state, unit))
    const turns = layWay(frame, unit.hex, reach, happensTo(state, unit))
    if (turns.length === 0) return 'go'
    freely(ctx, 'way', unit.id, turns)
    return undefined
  },
  turn(ctx, frame) {
    frame.way.push(ctx.state.choice)
    return 'way'
  },
  go(ctx, frame) {
    walk(ctx, unitOf(ctx.state, frame.unit), frame.way, frame.reaction === 'away' ? 'TT-9.21' : 'TT-9.24')
  },
  arrive(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    if (!isActive(state, unit) || frame.reaction === 'away') return done
    const target = frame.target as number
    const greedy = target < FLUX && unit.hex === whereIs(state, target) ? hookOf(state, unit, 'grabs') : null
    if (greedy) {
      // Taking it is all that it does (TT-R66).
      greedy.hooks.grabs?.(ctx, unit, target)
      return done
    }
    if (target === FLUX) return done
    const near = adjacentFriends(state, unit)
    if (near.length === 0) return done
    const back = holdsBack(state, unit)
    if (back) {
      tellSpecial(ctx, back.active.special, unit)
      return done
    }
    freely(ctx, 'target', unit.id, near)
    return 'close'
  },
  close(ctx, frame) {
    frame.target = ctx.state.choice
  },
  strike(ctx, frame) {
    attackWith(ctx, unitOf(ctx.state, frame.unit), frame.target as number, frame.charge)
    return done
  },
  strikeAll(ctx, frame) {
    const { state } = ctx
    const unit = unitOf(state, frame.unit)
    const active = hookOf(state, unit, 'strikesAll')
    for (const id of adjacentFriends(state, unit)) {
      if (state.result !== null) return done
      if (active) tellSpecial(ctx, active.special, unit)
      if (isUp(state, id)) attackWith(ctx, unit, id, false)
    }
    return done
  },
}

/** Whether it can shoot from where it stands: a weapon for it, sight, and a number the dice can reach (TT-9.25). */
function mayShoot(state: State, unit: Unit, frame: OpponentFrame): boolean {
  if (frame.charge) return false
  const { accuracy } = fightingValues(state, unit, hasEnemyBeside(state, unit))
  if (accuracy === 'X') return false
  const target = frame.target as number
  const hex = whereIs(state, target)
  const size = target >= 0 ? sizeOf(state, target) : 0
  if (target < FLUX) return false
  return neededToHit(accuracy, Math.max(1, apart(unit.hex, hex))) - size <= 12 && canSee(state, unit.hex, hex)
}
