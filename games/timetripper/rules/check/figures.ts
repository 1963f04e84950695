/** Whether everybody and everything in a state is somebody, stands somewhere and is there once. */
import type { Catalogue, Line } from '../catalogue.ts'
import { specialOf } from '../catalogue.ts'
import { isAmmo, isGrenade, isRecovered } from '../equipment.ts'
import { NOWHERE } from '../placing.ts'
import { isCharmed } from '../start.ts'
import { catalogue, isTripper, tripperAt, tripperIsUp, unitIsUp, unitOf } from '../state.ts'
import { FIRST_UNIT, type FigureId, type Gear, type State, type Tripper, type Unit } from '../types.ts'

/** A figure that is in the state, Tripper or unit. */
export const exists = (state: State, id: FigureId): boolean =>
  isTripper(id) ? id >= 0 && id < state.trippers.length : unitNamed(state, id) !== undefined

export const unitNamed = (state: State, id: FigureId): Unit | undefined => state.units.find((unit) => unit.id === id)

// -------------------------------------------------------------------------------------------------------------- gear

/** What there is one of in a trip. */
const ONLY_ONE = ['radio', 'm16', 'shotgun', 'm72', 'claymore'] as const

const isSomebodys = ({ battles, lines }: Catalogue, { what, of }: Gear): boolean =>
  what === 'treasure'
    ? battles[of] !== undefined
    : isRecovered(what) || what === 'reloads-recovered'
      ? lines[of] !== undefined
      : of === 0

const isThing = (all: Catalogue, gear: Gear): boolean =>
  isSomebodys(all, gear) && (gear.count === 1 || isAmmo(gear.what) || isGrenade(gear.what))

export function wrongWithGear(state: State): string | undefined {
  const all = catalogue(state)
  const out = [...state.trippers.flatMap(({ gear }) => gear), ...(state.battle?.loose ?? []).map(({ gear }) => gear)]
  for (const gear of [...out, ...state.kits.flat()])
    if (!isThing(all, gear)) return 'Somebody carries something in the position that there is not.'
  const seen = new Set<string>(state.battle?.mine ? ['claymore'] : [])
  for (const { what } of out) {
    if (!(ONLY_ONE as readonly string[]).includes(what)) continue
    if (seen.has(what)) return 'Something is in the position twice that there is only one of.'
    seen.add(what)
  }
  for (const { gear } of state.trippers)
    if (gear.filter(({ what }) => isRecovered(what)).length > 1)
      return 'A Tripper in the position has two recovered weapons.'
  return state.result === null && !radioIsThere(state) ? 'The radio is gone from the position.' : undefined
}

const isTravelling = ({ alive, place }: Tripper): boolean => alive && (place === 'field' || place === 'held')

/** Nobody gets home without: it is with somebody who can use it, or lies where it can be found. */
const radioIsThere = (state: State): boolean =>
  state.trippers.some((tripper) => isTravelling(tripper) && tripper.gear.some(({ what }) => what === 'radio')) ||
  (state.battle?.loose ?? []).some(({ gear }) => gear.what === 'radio')

// ---------------------------------------------------------------------------------------------------------- Trippers

export function wrongWithTrippers(state: State): string | undefined {
  const { trippers, battle, options, result } = state
  for (const [id, tripper] of trippers.entries()) {
    if (tripper.seat !== id) return 'A Tripper in the position sits in the wrong seat.'
    if (tripper.alive !== tripper.endurance > 0) return 'A Tripper in the position is neither alive nor dead.'
    if (options.charm !== 'ask' && tripper.charmed !== isCharmed(options.charm, id))
      return 'A Tripper in the position has a weakness that was not agreed on.'
    if (result !== null) continue
    const { place, drawnBy } = tripper
    // The Timelord may have thrown somebody home whose comrades play on (TT-R68).
    if (
      (place === 'home' && trippers.length === 1) ||
      (place === 'adrift' && state.adrift === null) ||
      (place === 'field' && battle === null)
    )
      return 'A Tripper in the position is where he cannot be.'
    // Whoever is in the flux waits for somebody to command it, or to be thrown out with it.
    if (place === 'held' && battle !== null && battle.stage > 0 && battle.flux === null)
      return 'A Tripper in the position is in a flux that is not there.'
    const isHere = battle !== null && (place === 'field' || place === 'held')
    if (isHere && drawnBy !== null && !unitNamed(state, drawnBy)) return 'A Tripper in the position is drawn by nobody.'
  }
  return result === null && !trippers.some(isTravelling) ? 'Nobody is left in the position to play on.' : undefined
}

// ------------------------------------------------------------------------------------------------------------- units

export function wrongWithUnits(state: State): string | undefined {
  const { units, battle } = state
  const { lines } = catalogue(state)
  let last = FIRST_UNIT - 1
  for (const unit of units) {
    const line = lines[unit.line]
    if (unit.id <= last || unit.id >= state.nextId) return 'The figures in the position are not in their order.'
    last = unit.id
    if (!line || !isOfLine(unit, line)) return 'There is a figure in the position that no battle has.'
    if (battle !== null && !unit.traveller && line.battle !== battle.number)
      return 'There is a figure in the position that belongs to another battle.'
    if (unit.owner !== null && unit.owner >= state.trippers.length)
      return 'There is a soldier in the position who follows nobody.'
    if (!isPaired(state, unit, lines)) return 'A rider and his mount in the position have lost each other.'
    if (unit.crew && !isCrew(state, lines, line)) return 'Somebody in the position serves a device that is not there.'
    if (unit.fallen && battle !== null && unit.fellIn > battle.stage && unit.place === 'field')
      return 'Somebody in the position falls only later.'
  }
  return undefined
}

const isCrew = ({ units }: State, lines: readonly Line[], { name }: Line): boolean =>
  units.some((device) => {
    const line = lines[device.line]
    return line !== undefined && specialOf(line, 'flux-restraint')?.crew === name
  })

/** Has the values of its line, printed, rolled or after its one shot. */
function isOfLine(unit: Unit, line: Line): boolean {
  if ((unit.endurance === null) !== (line.endurance === null) || (unit.endurance ?? 0) > (line.endurance ?? 0))
    return false
  if (unit.rampaging && !specialOf(line, 'rampage-on-hit')) return false
  const shot = unit.converted ? specialOf(line, 'converts-after-fire') : undefined
  if (unit.converted && !shot) return false
  const { attack, accuracy, defense, detection } = shot?.to ?? line.values
  if (unit.accuracy !== accuracy) return false
  if (unit.attack === attack && unit.defense === defense && unit.detection === detection) return true
  const rolled = specialOf(line, 'rolled-stats')
  return (
    rolled !== undefined &&
    canRoll(rolled.attack, unit.attack) &&
    canRoll(rolled.defense, unit.defense) &&
    (rolled.detection as readonly string[]).includes(unit.detection)
  )
}

const canRoll = ({ dice, plus }: { dice: number; plus: number }, value: number): boolean =>
  value >= Math.max(0, dice + plus) && value <= Math.max(0, 6 * dice + plus)

/** Rider and mount name each other and are in the same place, and neither has fallen. */
function isPaired(state: State, unit: Unit, lines: readonly Line[]): boolean {
  if (unit.fallen) return unit.mount === null && unit.rider === null
  if (unit.rider !== null && unitNamed(state, unit.rider)?.mount !== unit.id) return false
  if (unit.mount === null) return true
  const mount = unitNamed(state, unit.mount)
  if (mount?.rider !== unit.id || lines[mount.line]?.kind !== 'mount' || unit.rider !== null) return false
  return unit.place === mount.place && unit.hex === mount.hex
}

// ---------------------------------------------------------------------------------------------------------- stacking

/** Who is still to be set up, by the frames that will do it. */
function unplaced(state: State): Set<string> {
  const ids = new Set<string>()
  for (const frame of state.stack) {
    if (frame.kind === 'placing') for (const { kind, id } of frame.things) ids.add(`${kind} ${id}`)
    if (frame.kind === 'entering') for (const id of frame.units) ids.add(`unit ${id}`)
  }
  return ids
}

/** Whose step it is, if he has set out: he may be passing somebody (TT-7.31). */
function passing(state: State): FigureId | null {
  const top = state.stack.at(-1)
  if (top?.kind !== 'turn' && top?.kind !== 'soldier') return null
  const { moved } = isTripper(top.who) ? tripperAt(state, top.who) : unitOf(state, top.who)
  return moved > 0 ? top.who : null
}

/** No two live figures share a hex, riders and mounts apart (TT-6.31). */
export function wrongWithHexes(state: State): string | undefined {
  if (state.battle === null || state.result !== null) return undefined
  const waiting = unplaced(state)
  const passer = passing(state)
  const taken = new Set<number>()
  const stands = (name: string, id: FigureId, hex: number): boolean => {
    if (hex === NOWHERE) return waiting.has(name)
    if (id === passer) return true
    if (taken.has(hex)) return false
    taken.add(hex)
    return true
  }
  const fits =
    state.trippers.every((tripper, id) => !tripperIsUp(tripper) || stands(`tripper ${id}`, id, tripper.hex)) &&
    state.units.every((unit) => !unitIsUp(unit) || unit.rider !== null || stands(`unit ${unit.id}`, unit.id, unit.hex))
  return fits ? undefined : 'Two figures in the position stand where there is room for one.'
}
