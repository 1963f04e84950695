import type { Seat } from '@anachron/kernel'
import { DECADES, type Decade } from '../content/index.ts'
import type { C, Player, State } from './types.ts'

/** The decades that can be held and commanded, in order. */
export const COMMAND_DECADES = [1990, 2000, 2010, 2030, 2040, 2050] as const satisfies readonly Decade[]
export const PRESENT: Decade = 2020
const PAST = [1990, 2000, 2010] as const
const FUTURE = [2030, 2040, 2050] as const

export const rivalOf = (seat: Seat): Seat => 1 - seat
export const playerOf = <P>(state: { players: readonly P[] }, seat: Seat): P => state.players[seat] as P

/** What of a player is enough to know where their Agents are; states and views both have it. */
type Placed = Pick<Player, 'agents'>
export interface Table {
  players: readonly (Placed & Pick<Player, 'skill'>)[]
  active: Seat
  commands: readonly (Seat | null)[]
  quark: State['quark']
}

export function agentsOn({ agents }: Placed, decade: Decade): number {
  let count = 0
  for (const agent of agents) if (agent.at === decade) count++
  return count
}

/** TH-21. */
export function holds({ agents }: Placed, decade: Decade): boolean {
  if (decade === PRESENT) return false
  for (const agent of agents) if (agent.at === decade) return true
  return false
}

export function decadesHeld(player: Placed): number {
  let held = 0
  for (const decade of COMMAND_DECADES) if (holds(player, decade)) held++
  return held
}

/** TH-22. */
export const hasTrio = (player: Placed): boolean =>
  PAST.every((decade) => holds(player, decade)) || FUTURE.every((decade) => holds(player, decade))

/** In steps (TH-23). */
export const distance = (from: Decade, to: Decade): number => Math.abs(from - to) / 10

/** One step, never past 2020. */
export const towardPresent = (decade: Decade): Decade =>
  (decade < PRESENT ? Math.min(PRESENT, decade + 10) : Math.max(PRESENT, decade - 10)) as Decade

export const neighbours = (decade: Decade): Decade[] => DECADES.filter((other) => distance(decade, other) === 1)

/** Whose Command a decade is; nobody's in the Gallery, and 2020 has none. */
export const commanderOf = (state: { commands: readonly (Seat | null)[] }, decade: Decade): Seat | null =>
  state.commands[(COMMAND_DECADES as readonly Decade[]).indexOf(decade)] ?? null

export const commands = (state: { commands: readonly (Seat | null)[] }, seat: Seat, decade: Decade): boolean =>
  commanderOf(state, decade) === seat

/** Who holds a decade, in turn order. */
export function holdersOf(state: Pick<Table, 'players' | 'active'>, decade: Decade): Seat[] {
  const holders: Seat[] = []
  for (const seat of [state.active, rivalOf(state.active)]) if (holds(playerOf(state, seat), decade)) holders.push(seat)
  return holders
}

/**
 * All Commands settled anew (TH-27): more Agents take (TH-24), equal ones change nothing (TH-25, TH-R6, unless TH-V1),
 * none return (TH-26).
 */
export function settleCommands(ctx: C): void {
  const { state } = ctx
  for (let i = 0; i < COMMAND_DECADES.length; i++) {
    const decade = COMMAND_DECADES[i] as Decade
    const a = agentsOn(playerOf(state, 0), decade)
    const b = agentsOn(playerOf(state, 1), decade)
    const owner = state.commands[i] as Seat | null
    if (a === b) {
      if (owner === null || (a > 0 && !state.options.tieToGallery)) continue
      state.commands[i] = null
      ctx.emit({ kind: 'commandReturned', rule: a === 0 ? 'TH-26' : 'TH-V1', decade, from: owner })
    } else {
      const seat = a > b ? 0 : 1
      if (owner === seat) continue
      state.commands[i] = seat
      ctx.emit({ kind: 'commandTaken', rule: 'TH-24', seat, decade, from: owner })
    }
  }
}
