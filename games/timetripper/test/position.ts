/**
 * A `scene` for the special rules: units one by one with whatever is odd about them, and dice given by what they are
 * rolled for.
 */

import { neighbour, turn } from '@anachron/hex'
import type { Chance } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import { HOLE_CELL, PRINTED_LAYOUT, TIME_MAP } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { newGear } from '../rules/equipment.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import { lineOf } from '../rules/state.ts'
import type { Gear, GearKind, Options, State, TimeTripper, Tripper, Unit } from '../rules/types.ts'
import { named, scene } from './table.ts'

export interface TripperAt extends Partial<Omit<Tripper, 'hex' | 'gear'>> {
  at: string
  /** The radio and an M16 for the first, nothing for the others, unless said otherwise. */
  gear?: (GearKind | Partial<Gear>)[]
}

export interface UnitAt extends Partial<Omit<Unit, 'hex' | 'id' | 'line' | 'mount' | 'rider'>> {
  /** The name of its line; a line of another battle makes it a traveller. */
  of: string
  at: string
}

export interface Given {
  battle: number
  stage?: number
  trippers?: TripperAt[]
  units?: UnitAt[]
  flux?: string
  markers?: string[]
  options?: Partial<Options>
  /** Anything else of the state. */
  state?: Partial<State>
}

/** Results by label, in the order they are asked for; picks that nobody gave take the first. */
export type Rolls = Readonly<Record<string, number | readonly number[]>>

export interface Position extends Omit<Playing<TimeTripper>, 'rolls' | 'does'> {
  readonly battle: NonNullable<State['battle']>
  tripper(id?: number): Tripper
  /** The units as given, mounts not counted. */
  unit(index?: number): Unit
  mountOf(index?: number): Unit
  whereIs(index: number): string
  /** One or several actions of a seat, with the dice they need. All of these dice must be used. */
  does(action: Action | Action[], rolls?: Rolls, seat?: number): Event[]
  /** Every Tripper and soldier ends his turn, so that the rest of the stage is played. */
  ends(rolls?: Rolls): Event[]
}

export function position(given: Given): Position {
  const { trippers = [{ at: '0707' }], units = [], state: rest, ...plain } = given
  const places: Record<string, string[]> = {}
  for (const { of, at } of units) places[of] = [...(places[of] ?? []), at]
  const listed: number[] = []
  const { state } = scene({
    ...plain,
    trippers: trippers.map(({ at }) => at),
    units: places,
    edit(state) {
      trippers.forEach(({ at: _, gear, ...odd }, id) => {
        const things = gear?.map((one) => (typeof one === 'string' ? newGear(one) : { ...newGear('m16'), ...one }))
        Object.assign(state.trippers[id] as Tripper, odd, things ? { gear: things } : {})
      })
      state.kits = state.trippers.map(({ gear }) => gear.map((one) => ({ ...one })))
      listed.push(
        ...units.map((given, i) => dress(state, given, units.slice(0, i).filter(({ of }) => of === given.of).length)),
      )
      Object.assign(state, rest)
    },
  })
  return wrap(state, listed)
}

/** Finds the nth unit of its line and makes it what the test wants. */
function dress(state: State, { of, at: _, ...odd }: UnitAt, nth: number): number {
  const unit = state.units.filter((one) => lineOf(state, one).name === of)[nth] as Unit
  Object.assign(unit, odd)
  const mount = state.units.find(({ id }) => id === unit.mount)
  if (mount) Object.assign(mount, { owner: unit.owner, traveller: unit.traveller })
  return unit.id
}

/** A lone Tripper who jumps into a battle; the dice are those of what happens then. */
export function arriving(battle: number, rolls: Rolls, given: Partial<Given> = {}): Position {
  const display = battle > 36 ? 1 : 0
  const cell = PRINTED_LAYOUT[display].indexOf(battle)
  const heading = ([0, 1, 2, 3, 4, 5] as const).find((d) => neighbour(TIME_MAP, cell, turn(d, 3)) > HOLE_CELL) ?? 0
  const table = position({ battle: 12, flux: given.trippers?.[0]?.at ?? '0707', ...given })
  Object.assign(table.state.time, { display, cell: neighbour(TIME_MAP, cell, turn(heading, 3)) })
  const { direction = [], length = [], ...others } = rolls
  table.does(
    [
      { do: 'command', move: false },
      { do: 'jump', heading: null },
    ],
    {
      command: [1, 1],
      direction: [heading + 1, direction].flat(),
      length: [1, length].flat(),
      ...others,
    },
  )
  return table
}

/** Dice from queues, one for each label. */
function labelled(): { chance: Chance; with(rolls: Rolls, run: () => Event[]): Event[] } {
  let queues = new Map<string, number[]>()
  const next = (label: string): number | undefined => queues.get(label)?.shift()
  return {
    chance: {
      pick: (label) => next(label) ?? 0,
      roll(label) {
        const roll = next(label)
        if (roll === undefined) throw new Error(`no die was given for “${label}”`)
        return roll
      },
      shuffle: (_label, items) => items,
    },
    with(rolls, run) {
      queues = new Map(Object.entries(rolls).map(([label, list]) => [label, [list].flat()]))
      const events = run()
      for (const [label, left] of queues)
        if (left.length > 0) throw new Error(`dice left over for “${label}”: ${left.join(', ')}`)
      return events
    },
  }
}

function wrap(state: State, listed: readonly number[]): Position {
  const dice = labelled()
  const play = playing(game, state, dice.chance)
  const unitById = (id: number | undefined): Unit => {
    const unit = state.units.find((one) => one.id === id)
    if (!unit) throw new Error(`there is no unit ${id}`)
    return unit
  }
  return {
    ...play,
    chance: dice.chance,
    get battle() {
      if (state.battle === null) throw new Error('the battle is over')
      return state.battle
    },
    tripper: (id = 0) => state.trippers[id] as Tripper,
    unit: (index = 0) => unitById(listed[index]),
    // A mount is made right after its rider.
    mountOf: (index = 0) => unitById((listed[index] as number) + 1),
    whereIs: (index) => named(unitById(listed[index]).hex),
    does: (actions, rolls = {}, seat = 0) =>
      dice.with(rolls, () => [actions].flat().flatMap((action) => play.does(seat, action))),
    ends: (rolls = {}) =>
      dice.with(rolls, () => {
        const stage = state.battle?.stage
        const events: Event[] = []
        for (
          let asked = play.asked();
          asked && isTurn(asked.ask) && state.battle?.stage === stage;
          asked = play.asked()
        )
          events.push(...play.does(asked.seats[0] as number, { do: 'end' }))
        return events
      }),
  }
}

const isTurn = (ask: string): boolean => ask === 'turn.act' || ask === 'soldier.act'

/** The events of a kind, for looking closer. */
export const kinds = <K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)

/** The keys of the special rules that were told. */
export const specialsIn = (events: readonly Event[]): string[] => kinds(events, 'special').map(({ key }) => key)

/** Aim a shot with a weapon and fire, standing still. */
export const shoot = (at: number, what: GearKind = 'm16', mode: 'single' | 'rapid' | 'burst' = 'single'): Action[] => [
  { do: 'aim', at },
  { do: 'weapon', what, mode },
  ...(mode === 'single' ? [] : [{ do: 'enough' } as const]),
  { do: 'fire', still: 0 },
]
