/** Sections 6.0R, 6.0E and 6.6: how counters find their hexes. */
import { again, done, type Flow, type Seat } from '@anachron/kernel'
import { BORDER_HEXES, SETUP_HEXES, TRIPPER_HEX } from '../content/index.ts'
import { hookOf } from './active.ts'
import { oneDie, twoDice } from './dice.ts'
import { HEXES } from './display.ts'
import { freely } from './free.ts'
import { menu } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, nameOf, spokesSeat, tripperAt, unitOf } from './state.ts'
import { sweepTripper, sweepUnit } from './sweep.ts'
import type { FrameOf, Hex, Placed, State, TimeTripper } from './types.ts'

export const placing = (
  state: State,
  things: Placed[],
  seat: Seat | null,
  dice = state.options.randomSetup === 'dice',
): Omit<FrameOf<'placing'>, 'at'> => ({
  kind: 'placing',
  things,
  next: 0,
  letter: -1,
  dice,
  seat: state.options.setupLetter === 'player' ? (seat ?? spokesSeat(state)) : null,
})

/**
 * Whether a counter cannot go there: one to a hex (TT-6.31), units, equipment and markers alike (TT-R11). The flux
 * minds nobody (TT-R34).
 */
function isTaken(state: State, thing: Placed, hex: Hex): boolean {
  const battle = battleOf(state)
  if (thing.kind === 'flux') return false
  if (battle.markers.includes(hex)) return true
  if (thing.kind === 'marker') return hex === TRIPPER_HEX
  for (const tripper of state.trippers)
    if (
      tripper.place === 'field' &&
      tripper.hex === hex &&
      !isUnplaced(thing, 'tripper', state.trippers.indexOf(tripper))
    )
      return true
  for (const unit of state.units)
    if (unit.place === 'field' && unit.hex === hex && !unit.fallen && !isUnplaced(thing, 'unit', unit.id)) return true
  for (const loose of battle.loose) if (loose.hex === hex && !isUnplaced(thing, 'gear', loose.id)) return true
  if (battle.mine?.hex === hex) return true
  if (thing.kind === 'unit') {
    const unit = unitOf(state, thing.id)
    const active = hookOf(state, unit, 'isTaken')
    if (active?.hooks.isTaken?.(state, unit, hex, active.special)) return true
  }
  return false
}

const isUnplaced = (thing: Placed, kind: Placed['kind'], id: number): boolean => thing.kind === kind && thing.id === id

/** Not on the board yet: nothing stands here, so that nobody is in the way of things set up before him. */
export const NOWHERE: Hex = -1

function put(ctx: C, thing: Placed, hex: Hex): void {
  const { state } = ctx
  const battle = battleOf(state)
  let name = ''
  switch (thing.kind) {
    case 'tripper':
      tripperAt(state, thing.id).hex = hex
      break
    case 'unit': {
      const unit = unitOf(state, thing.id)
      unit.hex = hex
      if (unit.mount !== null) unitOf(state, unit.mount).hex = hex
      name = nameOf(state, unit.id)
      break
    }
    case 'gear': {
      const loose = battle.loose.find(({ id }) => id === thing.id)
      if (loose) {
        loose.hex = hex
        name = loose.gear.what
      }
      break
    }
    case 'marker':
      battle.markers.push(hex)
      break
    case 'flux':
      battle.flux = { hex, heading: null, alignedBy: null }
      break
  }
  if (ctx.listening) ctx.emit({ kind: 'placed', rule: 'TT-6.0R', what: thing.kind, id: thing.id, name, hex })
  if (battle.flux === null || thing.kind === 'marker') return
  if (thing.kind === 'tripper') sweepTripper(ctx, thing.id)
  if (thing.kind === 'unit') sweepUnit(ctx, unitOf(state, thing.id))
}

/** Two sums of two dice name column and row (TT-6.6). */
export function hexByDice(ctx: C): Hex {
  const column = twoDice(ctx, 'column')
  const row = twoDice(ctx, 'row')
  return (column - 2) * 11 + (row - 2)
}

function putByDice(ctx: C, thing: Placed): void {
  const full = isFull(ctx.state, thing)
  // Where there is no room at all, whoever was to come stays in the flux for good; things fall where they fall
  // (TT-R11).
  if (full && thing.kind === 'unit') {
    leaveOut(ctx.state, thing.id)
    return
  }
  for (;;) {
    const hex = hexByDice(ctx)
    if (!full && isTaken(ctx.state, thing, hex)) continue
    put(ctx, thing, hex)
    return
  }
}

function isFull(state: State, thing: Placed): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (!isTaken(state, thing, hex)) return false
  return true
}

function leaveOut(state: State, id: number): void {
  const unit = unitOf(state, id)
  unit.place = 'gone'
  if (unit.mount !== null) unitOf(state, unit.mount).place = 'gone'
}

const letter = menu<FrameOf<'placing'>>({
  rule: 'TT-R10',
  seats: (_state, frame) => (frame.seat === null ? [] : [frame.seat]),
  actions: {
    letter: {
      options: [0, 1, 2, 3, 4, 5].map((n) => ({ do: 'letter', letter: n })),
      take(_ctx, frame, _seat, action) {
        frame.letter = action.letter
      },
    },
  },
})

export const placingFlow: Flow<TimeTripper, FrameOf<'placing'>> = {
  group(ctx, frame) {
    frame.letter = -1
    if (frame.next >= frame.things.length) return done
    if (!frame.dice) return undefined
    while (frame.next < frame.things.length) putByDice(ctx, frame.things[frame.next++] as Placed)
    return done
  },
  letter,
  put(ctx, frame) {
    const { state } = ctx
    let at = frame.letter >= 0 ? frame.letter : oneDie(ctx, 'set-up letter') - 1
    let number = oneDie(ctx, 'set-up number') - 1
    const end = Math.min(frame.things.length, frame.next + 6)
    while (frame.next < end) {
      const thing = frame.things[frame.next++] as Placed
      let tried = 0
      for (;;) {
        const hex = SETUP_HEXES[number]?.[at] as Hex
        at = (at + 1) % 6
        if (!isTaken(state, thing, hex)) {
          put(ctx, thing, hex)
          break
        }
        if (++tried % 6 !== 0) continue
        if (SETUP_HEXES.every((row) => row.every((other) => isTaken(state, thing, other)))) {
          putByDice(ctx, thing)
          break
        }
        number = oneDie(ctx, 'set-up number') - 1
      }
    }
    return 'group'
  },
}

// --------------------------------------------------------------------------------------------------------------- enter

const borderOf = (side: number): readonly Hex[] => BORDER_HEXES[side] as readonly Hex[]

const freeBorder = (state: State, side: number, id: number): Hex[] => {
  const thing: Placed = { kind: 'unit', id }
  return borderOf(side).filter((hex) => !isTaken(state, thing, hex))
}

const isBorderFull = (state: State, side: number, id: number): boolean => {
  const thing: Placed = { kind: 'unit', id }
  return borderOf(side).every((hex) => isTaken(state, thing, hex))
}

/** Which of the free hexes of a side is a free choice (TT-R12). */
export const enteringFlow: Flow<TimeTripper, FrameOf<'entering'>> = {
  side(ctx, frame) {
    const unit = frame.units[frame.next]
    if (unit === undefined) return done
    if (BORDER_HEXES.every((_, side) => isBorderFull(ctx.state, side, unit))) {
      // Those who were there before have taken every hex of the edge.
      frame.next++
      putByDice(ctx, { kind: 'unit', id: unit })
      return again
    }
    if (frame.side < 0 || isBorderFull(ctx.state, frame.side, unit)) {
      do frame.side = oneDie(ctx, 'side') - 1
      while (isBorderFull(ctx.state, frame.side, unit))
    }
    freely(ctx, 'entry', unit, freeBorder(ctx.state, frame.side, unit))
    return undefined
  },
  place(ctx, frame) {
    put(ctx, { kind: 'unit', id: frame.units[frame.next++] as number }, ctx.state.choice)
    return 'side'
  },
}
