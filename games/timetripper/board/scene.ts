/** What the moment is about: which of the game's tables is in the middle, and who is acting. */

import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { topOf } from '../rules/reading.ts'
import { isTripper } from '../rules/state.ts'
import {
  type FigureId,
  type Hex,
  isHexChoice,
  type PlayFrame,
  type Tripper,
  type Unit,
  type View,
} from '../rules/types.ts'

export type Scene = 'packing' | 'time' | 'field'

const topFrame = (view: View): PlayFrame | undefined => view.stack[view.stack.length - 1]

const JOURNEY: ReadonlySet<Event['kind']> = new Set([
  'jumped',
  'travelled',
  'controlled',
  'homing',
  'again',
  'arrived',
  'blackHole',
  'drifted',
  'hopping',
  'home',
  'arranged',
])

export function sceneOf(view: View, ask: string | undefined, now: Event | undefined): Scene {
  if (now) return now.kind === 'equipped' ? 'packing' : JOURNEY.has(now.kind) || !view.battle ? 'time' : 'field'
  const kind = topFrame(view)?.kind
  // Whoever is lost lies where he fell.
  if (view.result) return view.battle && !view.trippers.some(({ place }) => place === 'home') ? 'field' : 'time'
  if (kind === 'equip' || kind === 'trim') return 'packing'
  if (ask === 'cleanup.leave') return 'time'
  return view.battle && !view.battle.over ? 'field' : 'time'
}

/** Who is deciding or acting on the field now: a Tripper, or an awed soldier. */
export function actorOf(view: View): FigureId | null {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const frame = view.stack[i] as PlayFrame
    if (frame.kind === 'turn' || frame.kind === 'soldier') return frame.who
    if (frame.kind === 'attack' || frame.kind === 'grenade' || frame.kind === 'command') return frame.by
    if (frame.kind === 'free' && frame.unit !== null) return frame.unit
    if (frame.kind === 'opponent') return frame.unit
    if (frame.kind === 'cleanup') return frame.queue[0] ?? null
  }
  return null
}

/** The Tripper whose papers are on top: he who acts, or the viewer's own, or the first. */
export function tripperInFocus(view: View): FigureId {
  const equip = topOf(view, 'equip')
  if (equip) return equip.who
  const actor = actorOf(view)
  if (actor !== null && isTripper(actor) && view.trippers[actor]) return actor
  const owner = actor === null ? null : (view.units.find(({ id }) => id === actor)?.owner ?? null)
  if (owner !== null) return owner
  return Math.max(
    0,
    view.trippers.findIndex(({ seat }) => seat === view.viewer),
  )
}

export const unitIn = (view: View, id: FigureId): Unit | undefined => view.units.find((unit) => unit.id === id)

export const hexOfFigure = (view: View, id: FigureId): Hex | undefined => {
  const figure: Tripper | Unit | undefined = isTripper(id) ? view.trippers[id] : unitIn(view, id)
  return figure && figure.hex >= 0 ? figure.hex : undefined
}

/** Whether a figure stands or lies on the field. */
export const isOnField = (figure: Tripper | Unit): boolean => figure.place === 'field' && figure.hex >= 0

/** What pressing a hex would do in this decision, possible or not. */
export function hexActions(view: View, hex: Hex): readonly Action[] {
  const frame = topFrame(view)
  switch (frame?.kind) {
    case 'turn': {
      const bodies = view.trippers.flatMap((body, id): Action[] =>
        !body.alive && isOnField(body) && body.hex === view.trippers[frame.who]?.hex
          ? [{ do: 'carry', body: id, hex }]
          : [],
      )
      return [{ do: 'step', hex }, ...bodies]
    }
    case 'soldier':
      return [{ do: 'step', hex }]
    case 'command':
      return frame.at === 'guide' ? [{ do: 'step', hex }] : []
    case 'attack':
      return frame.at === 'spread' ? [{ do: 'spread', hex }] : []
    case 'grenade':
      return frame.at === 'aim' ? [{ do: 'throw', hex }] : []
    case 'free':
      return isHexChoice(frame.about) ? [{ do: 'choose', of: frame.about, at: hex }] : []
    default:
      return []
  }
}

/** What pressing a figure would do. */
export function figureActions(view: View, id: FigureId): readonly Action[] {
  const frame = topFrame(view)
  const hex = hexOfFigure(view, id)
  switch (frame?.kind) {
    case 'turn': {
      if (id === frame.who) return []
      const unit = unitIn(view, id)
      const past: Action[] = hex === undefined ? [] : [{ do: 'step', hex }]
      if (!unit) return hostileTripper(view, id) ? [{ do: 'aim', at: id }] : past
      if (unit.fallen) return hex === view.trippers[frame.who]?.hex ? [{ do: 'recover', unit: id }] : []
      return unit.owner === null ? [{ do: 'aim', at: id }] : past
    }
    case 'soldier': {
      const unit = unitIn(view, id)
      if (unit && !unit.fallen && unit.owner === null) return [{ do: 'aim', at: id }]
      return hex === undefined || id === frame.who ? [] : [{ do: 'step', hex }]
    }
    case 'attack':
      if (frame.at === 'partners') return [{ do: 'join', who: id }]
      return hex === undefined ? [] : hexActions(view, hex)
    case 'free':
      if (!isHexChoice(frame.about)) return [{ do: 'choose', of: frame.about, at: id }]
      return hex === undefined ? [] : hexActions(view, hex)
    case 'grenade':
    case 'command':
      return hex === undefined ? [] : hexActions(view, hex)
    case 'cleanup':
      return unitIn(view, id)?.fallen ? [{ do: 'recover', unit: id }] : []
    default:
      return []
  }
}

const hostileTripper = (view: View, id: FigureId): boolean =>
  view.options.victory === 'tontine' && isTripper(id) && view.trippers[id]?.alive === true

/** Hexes that somebody stands in, or the flux: pressing him, or it, is pressing the hex. */
export function covered(view: View): ReadonlySet<Hex> {
  const hexes = new Set<Hex>()
  for (const tripper of view.trippers) if (tripper.alive && isOnField(tripper)) hexes.add(tripper.hex)
  for (const unit of view.units) if (!unit.fallen && isOnField(unit)) hexes.add(unit.hex)
  if (view.battle?.flux) hexes.add(view.battle.flux.hex)
  return hexes
}

/** With whom the trip goes on without him: whoever was left behind plays on no more than the dead (TT-4.0e, TT-R38). */
export const stillUnderWay = ({ trippers }: View, without: FigureId): FigureId[] =>
  trippers.flatMap(({ alive, place }, id) =>
    id !== without && alive && (place === 'field' || place === 'held') ? [id] : [],
  )
