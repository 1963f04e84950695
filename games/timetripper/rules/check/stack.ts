/** Whether the flows could have built a stack: what may lie on what, who is asked, and what each frame has to know. */
import { START } from '@anachron/kernel'
import { hookOf } from '../active.ts'
import { specialOf } from '../catalogue.ts'
import { HEXES } from '../display.ts'
import { carried } from '../equipment.ts'
import { MINE } from '../loose.ts'
import { FLUX, lootTarget } from '../opponent-targets.ts'
import { fightingValues, hasEnemyBeside } from '../opponent-values.ts'
import { modeOf } from '../shooting.ts'
import { catalogue, isTripper, lineOf, tripperAt, tripperIsUp, unitIsUp, unitOf } from '../state.ts'
import {
  type BattleState,
  FIRST_UNIT,
  type FigureId,
  type FrameOf,
  type FreeChoice,
  type GearKind,
  isHexChoice,
  type PlayFrame,
  type State,
} from '../types.ts'
import { exists, unitNamed } from './figures.ts'

type Kind = PlayFrame['kind']

/** What follows from somebody being hit: a magician's summons, a robot's loot. */
const AFTER_A_HIT: readonly Kind[] = ['placing', 'spill']

/** What may lie on a frame that waits at an entry; '' waits to begin, after others that were called with it. */
const ABOVE: Readonly<Record<string, readonly Kind[]>> = {
  'trip.equip': ['arrange'],
  'trip.depart': ['trim', 'equip'],
  'trip.arrive': ['travel'],
  'trip.travel': ['battle', 'cleanup'],
  'equip.': ['equip'],
  'trim.': ['equip'],
  'travel.': ['trim'],
  'battle.': ['setup', 'entering', 'placing'],
  'battle.shells': ['trippers'],
  'battle.opponents': AFTER_A_HIT,
  'battle.close': ['opponents'],
  'battle.clocks': ['rise', 'placing'],
  'setup.forces': ['placing'],
  'placing.': [...AFTER_A_HIT, 'rise'],
  'entering.': ['placing'],
  'entering.place': ['free'],
  'trippers.next': ['turn', 'soldier', 'flee'],
  'turn.act': ['drawn', 'attack', 'grenade', 'command', 'flee', ...AFTER_A_HIT],
  'soldier.act': ['attack', ...AFTER_A_HIT],
  'attack.after': AFTER_A_HIT,
  'attack.spray': AFTER_A_HIT,
  'command.conjured': ['placing'],
  'opponents.movers': AFTER_A_HIT,
  'opponents.device': ['opponent', ...AFTER_A_HIT],
  'opponents.serve': ['free'],
  'opponents.each': ['opponent', ...AFTER_A_HIT],
  'opponents.end': ['exits'],
  'opponent.near': ['free'],
  'opponent.far': ['free'],
  'opponent.covet': ['free'],
  'opponent.end': ['free'],
  'opponent.turn': ['free'],
  'opponent.close': ['free'],
  'flee.': ['flee'],
  'flee.run': ['free'],
  'drawn.end': ['free'],
  'drawn.turn': ['free'],
  'exits.stir': ['free'],
  'exits.emerge': ['free'],
  'spill.': AFTER_A_HIT,
  'spill.fall': ['free'],
  'rise.': ['rise'],
  'rise.rise': ['free'],
}

/** Where play waits for somebody. */
const ASKS: ReadonlySet<string> = new Set([
  'arrange.arrange',
  'equip.profile',
  'equip.pack',
  'trim.bearer',
  'trim.leaveHome',
  'travel.length',
  'placing.letter',
  'turn.act',
  'soldier.act',
  'attack.weapon',
  'attack.spread',
  'attack.confirm',
  'attack.more',
  'attack.partners',
  'attack.consent',
  'grenade.aim',
  'grenade.confirm',
  'command.deed',
  'command.guide',
  'free.choose',
  'cleanup.collect',
  'cleanup.leave',
])

/** What is chosen freely for a frame that waits at an entry. */
const CHOSEN_FOR: Readonly<Record<string, FreeChoice>> = {
  'entering.place': 'entry',
  'opponents.serve': 'gunner',
  'opponent.near': 'target',
  'opponent.far': 'target',
  'opponent.covet': 'loot',
  'opponent.end': 'hex',
  'opponent.turn': 'way',
  'opponent.close': 'target',
  'flee.run': 'flight',
  'drawn.end': 'drawn',
  'drawn.turn': 'way',
  'exits.stir': 'prey',
  'exits.emerge': 'exit',
  'spill.fall': 'spill',
  'rise.rise': 'rise',
}

const placeOf = ({ kind, at }: PlayFrame): string => `${kind}.${at}`
const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length

export function wrongWithStack(state: State): string | undefined {
  const { stack, battle } = state
  const last = stack.at(-1)
  if (!last) return undefined
  const fits =
    stack[0]?.kind === 'trip' &&
    ASKS.has(placeOf(last)) &&
    stack.every((frame, i) => {
      const above = stack[i + 1]
      return above === undefined || (ABOVE[placeOf(frame)]?.includes(above.kind) && isInTurn(frame, above))
    })
  if (!fits) return 'What is under way in the position does not follow from each other.'
  const fights = stack[0]?.at === 'travel'
  if (fights !== (battle !== null)) return 'The position is in a battle and on the way at once.'
  if (battle !== null && !isOnTime(stack[1] as PlayFrame, battle))
    return 'The battle in the position is in two phases at once.'
  return stack.every((frame, i) => knowsItsPart(state, frame, stack[i - 1] ?? frame))
    ? undefined
    : 'Something is under way in the position that makes no sense there.'
}

/** Frames of one kind that were called together come in order: he who packs, stands or flees next lies below. */
const isInTurn = (below: PlayFrame, above: PlayFrame): boolean => {
  if (below.kind === 'equip' && above.kind === 'equip') return above.who === below.who - 1
  if (below.kind === 'flee' && above.kind === 'flee') return above.unit < below.unit
  if (below.kind === 'rise' && above.kind === 'rise') return above.unit < below.unit
  return true
}

function isOnTime(frame: PlayFrame, { stage, enemyPhase }: BattleState): boolean {
  if (frame.kind !== 'battle') return stage > 0
  if (frame.at === START) return stage === 0
  return stage > 0 && enemyPhase === (frame.at !== 'shells')
}

// ------------------------------------------------------------------------------------------------------------- frames

const isUnit = (state: State, id: FigureId): boolean => unitNamed(state, id) !== undefined
const areUnits = (state: State, ids: readonly FigureId[]): boolean =>
  areDifferent(ids) && ids.every((id) => isUnit(state, id))

function knowsItsPart(state: State, frame: PlayFrame, below: PlayFrame): boolean {
  const waits = frame.at === START
  switch (frame.kind) {
    case 'arrange':
      return state.master !== null && frame.swaps < 40
    case 'equip':
      return frame.who < state.trippers.length
    case 'trim':
      return areDifferent(frame.passed) && frame.passed.every((id) => id < state.trippers.length)
    case 'travel':
      return waits
        ? frame.heading === null && frame.length === 0
        : frame.heading !== null && frame.length === 0 && state.jump !== null && state.jump.by !== null
    case 'placing':
      return isPlacing(state, frame)
    case 'entering':
      return (
        areUnits(state, frame.units) &&
        frame.units.every((id) => unitOf(state, id).rider === null) &&
        (waits ? frame.next === 0 : frame.next < frame.units.length && frame.side >= 0)
      )
    case 'trippers':
      return [frame.queue, frame.deferred].every((ids) => areDifferent(ids) && ids.every((id) => exists(state, id)))
    case 'turn':
      return frame.who < state.trippers.length && below.kind === 'trippers' && !below.queue.includes(frame.who)
    case 'soldier':
      return isUnit(state, frame.who) && below.kind === 'trippers' && !below.queue.includes(frame.who)
    case 'attack':
      return isAttack(state, frame, below)
    case 'grenade':
      return isHis(frame.by, below) && carried(tripperAt(state, frame.by), frame.what) !== null
    case 'command':
      return isHis(frame.by, below) && (frame.at !== 'guide' || state.battle?.flux != null)
    case 'opponents':
      return areUnits(state, frame.order) && hasItsDevices(state, frame)
    case 'opponent':
      return isOpponent(state, frame)
    case 'flee':
      return isUnit(state, frame.unit) && frame.from < state.trippers.length
    case 'drawn':
      return (
        isHis(frame.who, below) && isUnit(state, tripperAt(state, frame.who).drawnBy ?? -1) && areDifferent(frame.way)
      )
    case 'exits':
      return isCastle(state) && frame.next >= 1 && frame.next <= (state.battle?.markers.length ?? 0)
    case 'spill':
      return isUnit(state, frame.unit)
    case 'rise': {
      const unit = unitNamed(state, frame.unit)
      return unit?.fallen === true && specialOf(lineOf(state, unit), 'vampire-returns') !== undefined
    }
    case 'free':
      return isFreeChoice(state, frame, below)
    case 'cleanup':
      return (
        areDifferent(frame.queue) &&
        frame.queue.every((id) => {
          const tripper = state.trippers[id]
          return tripper?.alive && (tripper.place === 'field' || tripper.place === 'held')
        })
      )
    default:
      return true
  }
}

/** A Tripper's attack, throw or command is part of his own turn. */
const isHis = (id: FigureId, below: PlayFrame): boolean => below.kind === 'turn' && below.who === id

function isPlacing(state: State, { at, things, next, letter, dice, seat }: FrameOf<'placing'>): boolean {
  if (letter !== -1 || (seat ?? 0) >= state.trippers.length) return false
  if (at === START ? next !== 0 : dice || seat === null || next >= things.length) return false
  if (state.options.setupLetter !== 'player' && seat !== null) return false
  return (
    areDifferent(things.map(({ kind, id }) => `${kind} ${id}`)) &&
    things.every(({ kind, id }) => {
      if (kind === 'tripper') return id < state.trippers.length
      return kind !== 'unit' || unitNamed(state, id)?.rider === null
    })
  )
}

const SHOOTING: ReadonlySet<string> = new Set(['spread', 'confirm', 'more'])

/** By him whose turn it is, at somebody who is there, with something that he has. */
function isAttack(state: State, frame: FrameOf<'attack'>, below: PlayFrame): boolean {
  const { by, target, at, hexes, group, asked, invited } = frame
  if (!((below.kind === 'turn' || below.kind === 'soldier') && below.who === by) || by === target) return false
  if (![target, ...group, ...asked, invited ?? by].every((id) => exists(state, id))) return false
  if (!areDifferent(group) || !areDifferent(asked) || !areDifferent(hexes)) return false
  if (at === 'weapon') return isTripper(by)
  if (hexes.length === 0) return false
  if (SHOOTING.has(at) || (at === 'after' && isTripper(by) && tripperIsUp(tripperAt(state, by))))
    return shoots(state, frame)
  if (at === 'after') return frame.mode !== 'melee'
  return frame.mode === 'melee' && group.includes(by) && (at !== 'consent' || mayBeInvited(state, invited))
}

function shoots(state: State, { by, weapon, mode }: FrameOf<'attack'>): boolean {
  if (mode === 'melee') return false
  if (isTripper(by)) {
    const gear = carried(tripperAt(state, by), weapon as GearKind)
    return gear !== null && modeOf(gear.what, mode) !== undefined
  }
  const unit = unitOf(state, by)
  return mode === 'single' && fightingValues(state, unit, hasEnemyBeside(state, unit)).accuracy !== 'X'
}

const mayBeInvited = (state: State, id: FigureId | null): boolean =>
  id !== null && (isTripper(id) || unitOf(state, id).owner !== null)

/** Whoever is still to hunt the flux can; the one that is being served needs a crew for it. */
function hasItsDevices(state: State, { at, order, step }: FrameOf<'opponents'>): boolean {
  if (at !== 'device' && at !== 'serve') return true
  const hunters = order
    .slice(at === 'serve' ? step - 1 : step)
    .map((id) => hookOf(state, unitOf(state, id), 'isDevice'))
  return hunters.every((hunter) => hunter !== null) && (at === 'device' || hunters[0]?.hooks.serves !== undefined)
}

/** It goes for somebody, something or the flux, and once it has decided to it knows how. */
function isOpponent(state: State, { unit: id, at, target, reaction, way }: FrameOf<'opponent'>): boolean {
  const unit = unitNamed(state, id)
  if (!unit || !unitIsUp(unit) || !areDifferent(way)) return false
  if (at === 'near' || at === 'far') return target === null
  return target !== null && reaction !== null && isTarget(state, id, target)
}

function isTarget(state: State, id: FigureId, target: number): boolean {
  if (target >= 0) return exists(state, target)
  const { loose, mine, flux } = state.battle as BattleState
  if (target === FLUX) return flux !== null && hookOf(state, unitOf(state, id), 'hitsFlux') !== null
  return loose.some((thing) => lootTarget(thing.id) === target) || (mine !== null && lootTarget(MINE) === target)
}

const isCastle = (state: State): boolean =>
  catalogue(state).battles[state.battle?.number ?? 0]?.lines.some((line) => specialOf(line, 'castle-exits')) === true

function isFreeChoice(state: State, { about, unit, list }: FrameOf<'free'>, below: PlayFrame): boolean {
  if (about !== CHOSEN_FOR[placeOf(below)] || list.length < 2 || !areDifferent(list)) return false
  if (unit !== null && !isUnit(state, unit)) return false
  if (isHexChoice(about)) return list.every((hex) => hex < HEXES)
  return list.every((id) =>
    about === 'target'
      ? exists(state, id)
      : about === 'prey'
        ? id < state.trippers.length
        : id >= FIRST_UNIT && isUnit(state, id),
  )
}
