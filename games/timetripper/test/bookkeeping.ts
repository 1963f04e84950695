import type { Gear, State } from '../rules/types.ts'

/** What is wrong with a state by TimeTripper's own books; nothing = sound. */
export function bookkeeping(state: State): string | undefined {
  const all: Gear[] = [
    ...state.trippers.flatMap(({ gear }) => gear),
    ...(state.battle?.loose ?? []).map(({ gear }) => gear),
  ]
  for (const what of ['radio', 'm16', 'shotgun', 'm72'] as const) {
    const count = all.filter((gear) => gear.what === what).length
    if (count > 1) return `there are ${count} of ${what}`
  }
  const mines = all.filter(({ what }) => what === 'claymore').length + (state.battle?.mine ? 1 : 0)
  if (mines > 1) return `there are ${mines} Claymores`
  for (const { count, what } of all) if (count < 1) return `${count} of ${what}`
  const travelling = state.trippers.some(({ alive, place }) => alive && (place === 'field' || place === 'held'))
  if (state.result === null && travelling && state.battle && !all.some(({ what }) => what === 'radio'))
    return 'the radio is gone'
  for (const [id, tripper] of state.trippers.entries()) {
    if (tripper.endurance < 0 || tripper.endurance > 20) return `Tripper ${id} has Endurance ${tripper.endurance}`
    if (tripper.alive !== tripper.endurance > 0)
      return `Tripper ${id} is ${tripper.alive ? 'alive' : 'dead'} at ${tripper.endurance}`
    if (tripper.gear.filter(({ what }) => what.startsWith('recovered-')).length > 1)
      return `Tripper ${id} has two recovered weapons`
  }
  return unitsAreSound(state) ?? stackingIsSound(state)
}

function unitsAreSound(state: State): string | undefined {
  let last = 3
  for (const unit of state.units) {
    if (unit.id <= last) return `unit ${unit.id} stands out of order`
    last = unit.id
    const mount = state.units.find(({ id }) => id === unit.mount)
    if (unit.mount !== null && (mount?.rider !== unit.id || mount.hex !== unit.hex || mount.place !== unit.place))
      return `unit ${unit.id} and its mount ${unit.mount} have lost each other`
  }
  if (new Set(state.visited).size !== state.visited.length) return 'a battle is visited twice'
  for (const cells of state.time.layout) if (new Set(cells).size !== 37) return 'a display has a number twice'
  return undefined
}

/** Between turns no two live figures share a hex, riders and mounts apart. */
function stackingIsSound(state: State): string | undefined {
  if (
    state.battle === null ||
    state.stack.some(({ kind }) => kind === 'turn' || kind === 'soldier' || kind === 'placing')
  )
    return undefined
  if (state.battle.over) return undefined
  const seen = new Map<number, number>()
  const check = (hex: number, id: number): string | undefined => {
    if (hex < 0) return undefined
    if (seen.has(hex)) return `${seen.get(hex)} and ${id} share hex ${hex}`
    seen.set(hex, id)
    return undefined
  }
  for (const [id, { alive, place, hex }] of state.trippers.entries()) {
    const bad = alive && place === 'field' ? check(hex, id) : undefined
    if (bad) return bad
  }
  for (const unit of state.units) {
    const bad = unit.place === 'field' && !unit.fallen && unit.rider === null ? check(unit.hex, unit.id) : undefined
    if (bad) return bad
  }
  return undefined
}
