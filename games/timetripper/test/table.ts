/** Small builders, so that the test of a rule reads like the rule. */

import { begin, type Chance, type Game, optionsFor, RollFault, scripted, seeded } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import type { Action } from '../rules/actions.ts'
import { hexCalled, hexName } from '../rules/display.ts'
import { newGear, putIn } from '../rules/equipment.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import { newBattle, newUnits } from '../rules/setup.ts'
import { catalogue } from '../rules/state.ts'
import type { FigureId, Gear, GearKind, Hex, Options, State, TimeTripper, Tripper, Unit } from '../rules/types.ts'

export const at = hexCalled
export const named = hexName

/** Two dice that show a total. */
export const two = (total: number): [number, number] => [Math.min(6, total - 1), total - Math.min(6, total - 1)]

export interface Scene {
  battle?: number
  /** The stage about to be played; 2 unless said otherwise, so that everybody may move. */
  stage?: number
  /** Hexes of the Trippers, by seat. */
  trippers?: string[]
  /** Lines by name with the hexes of their units. */
  units?: Record<string, string[]>
  /** What each Tripper carries besides the M16 and radio of the first. */
  gear?: (GearKind | Gear)[][]
  options?: Partial<Options>
  flux?: string
  markers?: string[]
  loose?: [GearKind, string][]
  edit?(state: State): void
  rolls?: number[]
}

export interface Table extends Playing<TimeTripper> {
  tripper(id?: FigureId): Tripper
  unit(name: string, nth?: number): Unit
  /** The first event of a kind. */
  saw<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }> | undefined
  all<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[]
  specials(): string[]
  /** Answers of the seat whose turn it is, one after the other, with the rolls they use. */
  go(...actions: (Action | Rolls)[]): void
}

/** Rolls to come, as in `scripted`; after 'rest' everything is left to (repeatable) chance. */
export type Rolls = (number | 'rest')[]

function script(): Chance & { load(rolls: Rolls): void; left(): number } {
  // Anew for every table: no test hears of another.
  const rest = seeded('the rest')
  let rolls: Rolls = []
  let used = 0
  const next = (label: string, low: number, high: number): number => {
    if (rolls[used] === 'rest') return low + rest.pick(label, high - low + 1)
    const value = rolls[used++] as number | undefined
    if (value === undefined) throw new RollFault(`no roll left for “${label}”: ${rolls.length} were written down`)
    if (value < low || value > high)
      throw new RollFault(`roll ${used} for “${label}” is ${value}, not ${low} to ${high}`)
    return value
  }
  return {
    roll: (label, sides) => next(label, 1, sides),
    pick: (label, n) => next(label, 0, n - 1),
    shuffle: (_label, items) => items,
    load(loaded) {
      rolls = loaded
      used = 0
    },
    left: () => (rolls[used] === 'rest' ? 0 : rolls.length - used),
  }
}

export function defaults(options: Partial<Options> = {}, seats = 1): Options {
  const parsed = optionsFor(game, options, seats)
  if ('fault' in parsed) throw new Error(render(parsed.fault))
  return parsed.options
}

/** A battle in the middle, at the first decision of a stage. */
export function scene(what: Scene = {}): Table {
  const hexes = what.trippers ?? ['0707']
  const seats = hexes.length + (what.options?.timemaster === 'seat' ? 1 : 0)
  const state = game.setup(defaults(what.options, seats), seats, scripted(...new Array(72).fill(0)))
  const number = what.battle ?? 12
  state.battle = newBattle(number)
  state.battle.stage = (what.stage ?? 2) - 1
  state.battles = 1
  state.visited = [number]
  const display = number <= 36 ? 0 : 1
  state.time.display = display
  state.time.cell = state.time.layout[display].indexOf(number)
  state.battle.markers = (what.markers ?? []).map(at)
  hexes.forEach((hex, id) => {
    const tripper = state.trippers[id] as Tripper
    tripper.hex = at(hex)
    tripper.place = 'field'
    for (const gear of what.gear?.[id] ?? []) putIn(tripper.gear, typeof gear === 'string' ? newGear(gear) : gear)
  })
  state.kits = state.trippers.map(({ gear }) => gear.map((one) => ({ ...one })))
  const silent = { state, chance: scripted(), listening: false, emit() {}, call() {}, end() {} }
  for (const [name, places] of Object.entries(what.units ?? {})) {
    const line =
      [...catalogue(state).lines].find((one) => one.name === name && one.battle === number) ??
      catalogue(state).lines.find((one) => one.name === name)
    if (!line) throw new Error(`no line ${name}`)
    const rolled = { ...silent, chance: scripted(...new Array(60).fill(3)) }
    newUnits(rolled, line, places.length).forEach((unit, i) => {
      unit.hex = at(places[i] as string)
      const mount = state.units.find(({ id }) => id === unit.mount)
      if (mount) mount.hex = unit.hex
      if (line.battle !== number) unit.traveller = true
    })
  }
  for (const [thing, hex] of what.loose ?? [])
    state.battle.loose.push({ id: state.nextLoose++, hex: at(hex), gear: newGear(thing), by: null })
  if (what.flux) state.battle.flux = { hex: at(what.flux), heading: null, alignedBy: null }
  what.edit?.(state)
  state.stack = [
    { kind: 'trip', at: 'travel' },
    { kind: 'battle', at: 'stage' },
  ]
  return table(state, what.rolls)
}

/** A whole trip from its first decision, with these rolls for what comes before it. */
export function trip(options: Partial<Options> = {}, seats = 1): Table {
  const chance = scripted(...new Array(72).fill(0))
  return table(game.setup(defaults(options, seats), seats, chance))
}

function table(state: State, rolls: number[] = []): Table {
  const opening: Event[] = []
  const from: Game<TimeTripper> = { ...game, setup: () => state }
  const first = scripted(...rolls)
  begin(from, {} as Options, state.seats, first, (event) => opening.push(event))
  if (first.left() > 0) throw new Error(`${first.left()} rolls of the opening were not used`)
  const chance = script()
  const play = playing(game, state, chance)
  play.events.push(...opening)
  return Object.assign(Object.create(play), {
    state,
    events: play.events,
    tripper: (id: FigureId = 0) => state.trippers[id] as Tripper,
    unit(name: string, nth = 0) {
      const found = state.units.filter((unit) => catalogue(state).lines[unit.line]?.name === name)[nth]
      if (!found) throw new Error(`no unit ${name} ${nth}`)
      return found
    },
    saw: (kind: string) => play.events.find((event) => event.kind === kind),
    all: (kind: string) => play.events.filter((event) => event.kind === kind),
    specials: () => [...new Set(play.events.flatMap((event) => (event.kind === 'special' ? [event.key] : [])))],
    left: () => chance.left(),
    rolls: (...next: number[]) => chance.load(next),
    go(...steps: (Action | Rolls)[]) {
      for (let i = 0; i < steps.length; i++) {
        const action = steps[i] as Action
        const next = steps[i + 1]
        chance.load(Array.isArray(next) ? next : [])
        const seat = play.asked()?.seats[0]
        if (seat === undefined) throw new Error('nobody is asked')
        play.does(seat, action)
        if (chance.left() > 0) throw new Error(`${chance.left()} rolls were not used by ${JSON.stringify(action)}`)
        if (Array.isArray(next)) i++
      }
    },
  }) as Table
}

export const step = (hex: string): Action => ({ do: 'step', hex: at(hex) })
export const END: Action = { do: 'end' }
export const fire = (still = 0): Action => ({ do: 'fire', still })
export const aim = (unit: { id: FigureId }): Action => ({ do: 'aim', at: unit.id })
export const weapon = (
  what: GearKind | 'unarmed' | 'bayonet+repellent',
  mode: 'single' | 'rapid' | 'burst' | 'melee',
): Action => ({
  do: 'weapon',
  what,
  mode,
})
export type { Hex }
