/** Copies of a state, by hand: bots make more of them than of anything else. */
import type { BattleState, Gear, Loose, Placed, PlayFrame, State, TimeState, Tripper, Unit } from './types.ts'

const cloneGear = (gear: Gear): Gear => ({ what: gear.what, count: gear.count, loaded: gear.loaded, of: gear.of })
const cloneGears = (gears: readonly Gear[]): Gear[] => {
  const copy = new Array<Gear>(gears.length)
  for (let i = 0; i < gears.length; i++) copy[i] = cloneGear(gears[i] as Gear)
  return copy
}

const cloneTripper = (t: Tripper): Tripper => ({
  seat: t.seat,
  charmed: t.charmed,
  alive: t.alive,
  place: t.place,
  hex: t.hex,
  endurance: t.endurance,
  experience: t.experience,
  gear: cloneGears(t.gear),
  shotAt: t.shotAt,
  bitten: t.bitten,
  drawnBy: t.drawnBy,
  resists: t.resists,
  moved: t.moved,
  allowance: t.allowance,
  limit: t.limit,
  acted: t.acted,
  active: t.active,
  negotiated: t.negotiated,
  willTalk: t.willTalk,
  dropHex: t.dropHex,
  over: t.over,
})

const cloneUnit = (u: Unit): Unit => ({
  id: u.id,
  line: u.line,
  hex: u.hex,
  place: u.place,
  fallen: u.fallen,
  stunned: u.stunned,
  endurance: u.endurance,
  attack: u.attack,
  accuracy: u.accuracy,
  defense: u.defense,
  detection: u.detection,
  mount: u.mount,
  rider: u.rider,
  owner: u.owner,
  traveller: u.traveller,
  converted: u.converted,
  rampaging: u.rampaging,
  crew: u.crew,
  idle: u.idle,
  acted: u.acted,
  moved: u.moved,
  limit: u.limit,
  fellIn: u.fellIn,
})

const cloneLoose = (l: Loose): Loose => ({ id: l.id, hex: l.hex, gear: cloneGear(l.gear), by: l.by })

const cloneBattle = (b: BattleState): BattleState => ({
  number: b.number,
  stage: b.stage,
  enemyPhase: b.enemyPhase,
  flux: b.flux && { hex: b.flux.hex, heading: b.flux.heading, alignedBy: b.flux.alignedBy },
  loose: b.loose.map(cloneLoose),
  mine: b.mine && { hex: b.mine.hex, facing: b.mine.facing, by: b.mine.by, stage: b.mine.stage },
  markers: b.markers.slice(),
  lights: b.lights.slice(),
  mood: b.mood,
  talkedOut: b.talkedOut,
  attempted: b.attempted,
  talks: b.talks && { by: b.talks.by, mood: b.talks.mood },
  hush: b.hush,
  listening: b.listening,
  rage: b.rage,
  firstShot: b.firstShot,
  provoked: b.provoked,
  treasureClaimed: b.treasureClaimed,
  felled: b.felled,
  over: b.over,
})

const clonePlaced = (thing: Placed): Placed => ({ kind: thing.kind, id: thing.id })

export function cloneFrame(frame: PlayFrame): PlayFrame {
  switch (frame.kind) {
    case 'placing':
      return { ...frame, things: frame.things.map(clonePlaced) }
    case 'entering':
      return { ...frame, units: frame.units.slice() }
    case 'trippers':
      return { ...frame, queue: frame.queue.slice(), deferred: frame.deferred.slice() }
    case 'attack':
      return { ...frame, hexes: frame.hexes.slice(), group: frame.group.slice(), asked: frame.asked.slice() }
    case 'opponents':
      return { ...frame, order: frame.order.slice() }
    case 'opponent':
    case 'drawn':
      return { ...frame, way: frame.way.slice() }
    case 'free':
      return { ...frame, list: frame.list.slice() }
    case 'trim':
      return { ...frame, passed: frame.passed.slice() }
    case 'cleanup':
      return { ...frame, queue: frame.queue.slice(), recovered: frame.recovered.slice() }
    default:
      return { ...frame }
  }
}

const cloneStack = (stack: readonly PlayFrame[]): PlayFrame[] => {
  const copy = new Array<PlayFrame>(stack.length)
  for (let i = 0; i < stack.length; i++) copy[i] = cloneFrame(stack[i] as PlayFrame)
  return copy
}

const cloneResult = (result: State['result']): State['result'] =>
  result && { ...result, payoff: result.payoff.slice(), ...(result.points ? { points: result.points.slice() } : {}) }

/** All of a state that everybody may see. */
export function clonePublic(s: Omit<State, 'time'>): Omit<State, 'time'> {
  const units = new Array<Unit>(s.units.length)
  for (let i = 0; i < units.length; i++) units[i] = cloneUnit(s.units[i] as Unit)
  return {
    stack: cloneStack(s.stack),
    result: cloneResult(s.result),
    options: { ...s.options },
    own: s.own,
    seats: s.seats,
    master: s.master,
    trippers: s.trippers.map(cloneTripper),
    units,
    kits: s.kits.map(cloneGears),
    startWeight: s.startWeight,
    battle: s.battle && cloneBattle(s.battle),
    visited: s.visited.slice(),
    told: s.told.map((told) => ({ display: told.display, battle: told.battle, heading: told.heading, is: told.is })),
    readBy: s.readBy,
    hasRead: s.hasRead,
    jump: s.jump && { by: s.jump.by, heading: s.jump.heading },
    adrift: s.adrift && { battle: s.adrift.battle },
    hops: s.hops && { left: s.hops.left, stages: s.hops.stages, dice: s.hops.dice },
    battles: s.battles,
    jumps: s.jumps,
    nextId: s.nextId,
    nextLoose: s.nextLoose,
    choice: s.choice,
  }
}

const cloneTime = (time: TimeState): TimeState => ({
  layout: [time.layout[0].slice(), time.layout[1].slice()],
  display: time.display,
  cell: time.cell,
})

export const clone = (state: State): State => Object.assign(clonePublic(state), { time: cloneTime(state.time) })
