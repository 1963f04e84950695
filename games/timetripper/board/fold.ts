/** How a match is watched: how long each event stays, what the picture is after it, and the record of the exchange of fire under way. */
import { MAX_ENDURANCE } from '../content/index.ts'
import type { CombatResult } from '../content/types.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import { newGear } from '../rules/equipment.ts'
import type { Effect, Event } from '../rules/events.ts'
import { freshUnit, newBattle } from '../rules/setup.ts'
import { halfStage, isTripper } from '../rules/state.ts'
import { travel } from '../rules/time-travel.ts'
import type { BattleState, FigureId, GearKind, Hex, TimeView, Tripper, Unit, View } from '../rules/types.ts'

/** One shot or blow, as far as it has been told. */
export interface Shot {
  at: FigureId
  target: string
  /** null for a blow, which needs no accuracy roll. */
  aim: { needed: number; roll: number; modifier: number; hit: boolean } | null
  blow: { differential: number; column: number; roll: number; result: CombatResult; became: CombatResult } | null
  harm: { effect: Effect; loss: number; endurance: number | null } | null
  empty: { roll: number; empty: boolean } | null
  wasted: boolean
}

/** Everything somebody fires or strikes in one go: a single shot, a burst, a grenade. */
export interface Volley {
  by: FigureId | null
  name: string
  weapon: string
  shots: readonly Shot[]
}

/** A view while events are being shown, with what was just fired. */
export interface Shown extends View {
  volley?: Volley | undefined
}

const BEATS: Partial<Record<Event['kind'], number>> = {
  travelled: 1600,
  controlled: 800,
  homing: 1500,
  again: 650,
  arrived: 2000,
  blackHole: 1800,
  drifted: 800,
  reunited: 700,
  hopping: 900,
  staying: 500,
  revived: 700,
  resisted: 700,
  placed: 110,
  stage: 420,
  carried: 280,
  dropped: 260,
  took: 260,
  gave: 260,
  reloaded: 380,
  emptied: 650,
  spent: 400,
  fired: 850,
  wasted: 420,
  struck: 950,
  suffered: 620,
  burst: 800,
  armed: 450,
  detected: 240,
  commanded: 1100,
  conjured: 800,
  guided: 240,
  aligned: 550,
  jumped: 1000,
  swept: 320,
  expelled: 800,
  stranded: 700,
  negotiated: 1500,
  awed: 380,
  fled: 240,
  turned: 320,
  claimed: 700,
  cleanup: 1000,
  read: 600,
  special: 500,
  home: 1800,
}

export const beat = (event: Event): number =>
  event.kind === 'stepped' ? (isTripper(event.who) ? 240 : 130) : (BEATS[event.kind] ?? 0)

// ------------------------------------------------------------------------------------------------------------- volleys

const newShot = (at: FigureId, target: string): Shot => ({
  at,
  target,
  aim: null,
  blow: null,
  harm: null,
  empty: null,
  wasted: false,
})

/** The volley after an event; nothing once somebody else's business begins. */
function volleyAfter(volley: Volley | undefined, event: Event): Volley | undefined {
  const last = volley?.shots[volley.shots.length - 1]
  const more = (by: FigureId | null, name: string, weapon: string, shot: Shot): Volley =>
    volley && volley.by === by && volley.weapon === weapon
      ? { ...volley, shots: [...volley.shots, shot] }
      : { by, name, weapon, shots: [shot] }
  const amend = (change: Partial<Shot>): Volley | undefined =>
    volley && last ? { ...volley, shots: [...volley.shots.slice(0, -1), { ...last, ...change }] } : volley
  switch (event.kind) {
    case 'fired': {
      const { needed, roll, modifier, hit } = event
      return more(event.by, event.name, event.weapon, {
        ...newShot(event.at, event.target),
        aim: { needed, roll, modifier, hit },
      })
    }
    case 'wasted':
      return volley ? more(event.by, volley.name, volley.weapon, { ...newShot(-1, ''), wasted: true }) : volley
    case 'struck': {
      const { differential, column, roll, result, became } = event
      const blow = { differential, column, roll, result, became }
      if (last && last.at === event.at && last.aim?.hit && !last.blow) return amend({ blow })
      return more(event.by, event.name, event.weapon, { ...newShot(event.at, event.target), blow })
    }
    case 'suffered': {
      const { effect, loss, endurance } = event
      return last?.at === event.who ? amend({ harm: { effect, loss, endurance } }) : volley
    }
    case 'emptied':
      return amend({ empty: { roll: event.roll, empty: event.empty } })
    case 'spent':
      return amend({ empty: { roll: 0, empty: true } })
    case 'special':
    case 'swept':
      return volley
    default:
      return undefined
  }
}

// ------------------------------------------------------------------------------------------------------------ pictures

const change = <T>(list: readonly T[], at: number, with_: Partial<T>): T[] =>
  list.map((one, i) => (i === at ? { ...one, ...with_ } : one))

const withTripper = (view: View, id: FigureId, with_: Partial<Tripper>): View => ({
  ...view,
  trippers: change(view.trippers, id, with_),
})

const withUnit = (view: View, id: FigureId, with_: Partial<Unit>): View => ({
  ...view,
  units: view.units.map((unit) => (unit.id === id ? { ...unit, ...with_ } : unit)),
})

const withBattle = (view: View, with_: Partial<BattleState>): View =>
  view.battle ? { ...view, battle: { ...view.battle, ...with_ } } : view

function moved(view: View, who: FigureId, from: Hex, to: Hex): View {
  if (!isTripper(who)) {
    const mount = view.units.find(({ id }) => id === who)?.mount ?? null
    const next = withUnit(view, who, { hex: to })
    return mount === null ? next : withUnit(next, mount, { hex: to })
  }
  const next = withTripper(view, who, { hex: to, active: true })
  const flux = view.battle?.flux
  const carriesRadio = view.trippers[who]?.gear.some(({ what }) => what === 'radio')
  return flux && flux.hex === from && carriesRadio ? withBattle(next, { flux: { ...flux, hex: to } }) : next
}

function harmed(view: View, event: Extract<Event, { kind: 'suffered' }>): View {
  const { who, effect, endurance } = event
  if (isTripper(who)) return withTripper(view, who, { endurance: endurance ?? 0, alive: effect !== 'dead' })
  if (effect === 'hurt') return withUnit(view, who, { endurance })
  if (effect === 'stunned') return withUnit(view, who, { stunned: view.battle ? halfStage(view.battle) + 1 : 0 })
  return effect === 'none' ? view : withUnit(view, who, { fallen: true, endurance })
}

function unitPlaced(view: View, id: FigureId, name: string, hex: Hex): View {
  const there = view.units.find((unit) => unit.id === id)
  if (there) {
    const next = withUnit(view, id, { hex, place: 'field' })
    return there.mount === null ? next : withUnit(next, there.mount, { hex, place: 'field' })
  }
  const { battles, lines } = catalogueOf(view.own)
  const line = battles[view.battle?.number ?? 0]?.lines.find(({ one }) => one === name)
  if (!line) return view
  const unit = freshUnit(line, id, hex)
  const mounts = line.mounts === null ? undefined : lines[line.mounts]
  if (!mounts) return { ...view, units: [...view.units, unit] }
  const mount = { ...freshUnit(mounts, id + 1, hex), rider: id }
  return { ...view, units: [...view.units, { ...unit, mount: id + 1 }, mount] }
}

function placed(view: View, { what, id, name, hex }: Extract<Event, { kind: 'placed' }>): View {
  const on = view.battle ? view : { ...view, battle: newBattle(view.time.on) }
  const battle = on.battle as BattleState
  switch (what) {
    case 'unit':
      return unitPlaced(on, id, name, hex)
    case 'tripper':
      return withTripper(on, id, { hex, place: 'field' })
    case 'marker':
      return withBattle(on, { markers: [...battle.markers, hex] })
    case 'flux':
      return withBattle(on, { flux: { hex, heading: null, alignedBy: null } })
    case 'gear':
      return withBattle(on, {
        loose: [...battle.loose.filter((one) => one.id !== id), { id, hex, gear: newGear(name as GearKind), by: null }],
      })
  }
}

/** The marker after a journey; where it is on a blind display only the Timemaster knows. */
function flown(time: TimeView, { heading, length, end }: Extract<Event, { kind: 'travelled' }>): TimeView {
  if (time.layout === null || time.cell === null) return { ...time, on: end }
  const now = { layout: time.layout, display: time.display, cell: time.cell }
  travel(now, heading, length)
  return { ...time, display: now.display, cell: now.cell, on: end }
}

const gearOf = (view: View, who: FigureId) => view.trippers[who]?.gear ?? []

function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'travelled':
      return { ...view, battle: null, time: flown(view.time, event) }
    case 'arrived':
      return {
        ...view,
        battle: null,
        battles: view.battles + 1,
        visited: view.visited.includes(event.battle) ? view.visited : [...view.visited, event.battle],
        time: { ...view.time, on: event.battle },
        units: view.units.filter(({ place }) => place === 'held'),
      }
    case 'blackHole':
      return { ...view, battle: null }
    case 'placed':
      return placed(view, event)
    case 'stage':
      return { ...view, battle: { ...(view.battle ?? newBattle(event.battle)), stage: event.stage } }
    case 'stepped':
      return moved(view, event.who, event.from, event.to)
    case 'carried':
      return moved(
        (isTripper(event.body) ? withTripper : withUnit)(view, event.body, { hex: event.to }),
        event.who,
        -1,
        event.to,
      )
    case 'strained':
    case 'tired':
    case 'rested':
      return withTripper(view, event.who, { endurance: event.endurance })
    case 'took':
      return event.off === null ? view : withUnit(view, event.off, { place: 'gone' })
    case 'emptied':
      return event.empty
        ? withTripper(view, event.who, {
            gear: gearOf(view, event.who).map((gear) => (gear.what === event.what ? { ...gear, loaded: false } : gear)),
          })
        : view
    case 'suffered':
      return harmed(view, event)
    case 'armed':
      return withBattle(view, {
        mine: { hex: event.hex, facing: event.facing, by: event.who, stage: view.battle?.stage ?? 1 },
      })
    case 'conjured':
      return withBattle(view, { flux: { hex: event.hex, heading: null, alignedBy: null } })
    case 'guided':
      return withBattle(view, { flux: { heading: null, alignedBy: null, ...view.battle?.flux, hex: event.to } })
    case 'aligned':
      return withBattle(view, {
        flux: { hex: view.battle?.flux?.hex ?? 0, heading: event.heading, alignedBy: event.who },
      })
    case 'expelled':
      return withBattle(view, { flux: null })
    case 'swept':
      return isTripper(event.who)
        ? withTripper(view, event.who, { place: 'held' })
        : withUnit(view, event.who, { place: 'held' })
    case 'jumped':
      return event.who === null ? view : withTripper(view, event.who, { experience: event.experience })
    case 'cleanup':
      return { ...view, trippers: view.trippers.map((one) => (one.alive ? { ...one, endurance: MAX_ENDURANCE } : one)) }
    case 'revived':
      return withTripper(view, event.who, { alive: true })
    case 'stranded':
      return withTripper(view, event.who, { place: 'lost' })
    case 'home':
      return withTripper(view, event.who, { place: 'home' })
    case 'negotiated':
      return withBattle(view, { mood: event.mood })
    case 'awed':
      return withUnit(view, event.unit, { owner: event.owner })
    case 'turned':
      return withUnit(view, event.unit, { owner: null })
    case 'fled':
      return moved(view, event.unit, -1, event.hex)
    default:
      return view
  }
}

export const fold = (view: Shown, event: Event): Shown => ({
  ...after(view, event),
  volley: volleyAfter(view.volley, event),
})

// -------------------------------------------------------------------------------------------------------------- pieces

export const figurePiece = (id: FigureId): string => `fig-${id}`

export function pieces(event: Event): readonly string[] {
  switch (event.kind) {
    case 'fired':
    case 'struck':
      return [...(event.by === null ? [] : [figurePiece(event.by)]), figurePiece(event.at)]
    case 'placed':
      return event.what === 'unit' || event.what === 'tripper' ? [figurePiece(event.id)] : []
    case 'detected':
    case 'awed':
    case 'fled':
    case 'turned':
      return [figurePiece(event.unit)]
    case 'special':
      return event.unit === null ? [] : [figurePiece(event.unit)]
    case 'burst':
      return [`hex-${event.hex}`]
    case 'conjured':
    case 'guided':
    case 'aligned':
    case 'expelled':
      return ['flux']
    case 'travelled':
    case 'arrived':
      return ['marker']
    default:
      return 'who' in event && event.who !== null ? [figurePiece(event.who)] : []
  }
}
