/** Sections 5 and 10.5: the Tripper-in-Time on its two displays. */
import type { Direction } from '@anachron/hex'
import { rollOn } from '@anachron/hex'
import { done, type Flow } from '@anachron/kernel'
import { HOLE, PRINTED_LAYOUT, TIME_MAP } from '../content/index.ts'
import { oneDie, twoDice } from './dice.ts'
import { menu } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { tripperAt } from './state.ts'
import type { FrameOf, Heading, State, TimeState, TimeTripper } from './types.ts'
import { goHome } from './victory.ts'

/** Journeys in a row that end on the hole or on a visited battle before the marker is put down (TT-R07). */
export const MOST_JOURNEYS = 50

export const printedLayout = (): TimeState['layout'] => [PRINTED_LAYOUT[0].slice(), PRINTED_LAYOUT[1].slice()]

export const numberAt = (time: TimeState): number => time.layout[time.display][time.cell] as number
export const holeOf = (time: TimeState, display: 0 | 1): number => time.layout[display].indexOf(HOLE)

/** The marker starts on the Time Hole of the past (TT-3.4). */
export const startTime = (layout: TimeState['layout']): TimeState => {
  const time: TimeState = { layout, display: 0, cell: 0 }
  time.cell = holeOf(time, 0)
  return time
}

/**
 * Moves the marker so many hexes; edges turn it, twice if need be (TT-5.0B, TT-R06). A hole on the way changes the
 * display, one at the end does not (TT-5.2, TT-R08); on shuffled displays the marker goes on from wherever the other
 * hole lies (TT-R50).
 */
export function travel(time: TimeState, heading: Heading, length: number): number[] {
  const path: number[] = []
  let going = heading as Direction
  for (let left = length; left > 0; left--) {
    const next = rollOn(TIME_MAP, time.cell, going, 2)
    time.cell = next.hex
    going = next.heading
    const number = numberAt(time)
    path.push(number)
    if (number === HOLE && left > 1) {
      time.display = time.display === 0 ? 1 : 0
      time.cell = holeOf(time, time.display)
    }
  }
  return path
}

export const isBlind = (state: Pick<State, 'options'>): boolean => state.options.timemaster !== 'off'

function fly(ctx: C, heading: Heading, length: number): void {
  const { time, master } = ctx.state
  const from = { display: time.display, cell: time.cell }
  const path = travel(time, heading, length)
  if (ctx.listening)
    ctx.emit({
      kind: 'travelled',
      rule: 'TT-5.0B',
      ...from,
      heading,
      length,
      path,
      end: numberAt(time),
      master,
      blind: isBlind(ctx.state),
    })
}

const isVisited = (state: State, number: number): boolean =>
  state.visited.includes(number) && state.adrift?.battle !== number

/** Puts the marker on the lowest battle not yet visited (TT-R07). */
function putDown(state: State): void {
  const { time } = state
  for (const display of [time.display, time.display === 0 ? 1 : 0] as const) {
    const fresh = time.layout[display].filter((number) => number !== HOLE && !isVisited(state, number))
    if (fresh.length === 0) continue
    time.display = display
    time.cell = time.layout[display].indexOf(Math.min(...fresh))
    return
  }
  if (numberAt(time) === HOLE) time.cell = time.layout[time.display].findIndex((number) => number !== HOLE)
}

type TravelFrame = FrameOf<'travel'>

const length = menu<TravelFrame>({
  rule: 'TT-10.57',
  seats: (state, frame) => (frame.length === 0 ? [tripperAt(state, state.jump?.by ?? 0).seat] : []),
  actions: {
    length: {
      options: [1, 2, 3, 4, 5, 6].map((hexes) => ({ do: 'length', hexes })),
      take(_ctx, frame, _seat, { hexes }) {
        frame.length = hexes
      },
    },
  },
})

/** One jump, with all the random journeys it may take to find a battle. */
export const travelFlow: Flow<TimeTripper, TravelFrame> = {
  control(ctx, frame) {
    const by = ctx.state.jump?.by ?? null
    if (frame.heading === null || by === null) return 'random'
    const { experience } = tripperAt(ctx.state, by)
    const roll = twoDice(ctx, 'control')
    const succeeded = roll <= experience
    if (ctx.listening) ctx.emit({ kind: 'controlled', rule: 'TT-10.57', who: by, roll, succeeded })
    frame.length = succeeded ? 0 : oneDie(ctx, 'length')
  },
  length,
  aligned(ctx, frame) {
    fly(ctx, frame.heading ?? 0, frame.length)
    return 'end'
  },
  /** The first journey of a trip, an unaligned jump, and every further one (TT-5.0A, TT-5.11, TT-5.12). */
  random(ctx) {
    const heading = oneDie(ctx, 'direction') - 1
    fly(ctx, heading, oneDie(ctx, 'length'))
  },
  /**
   * Only an aligned journey that ends on the hole at once may lead home (TT-10.54, TT-10.55, TT-5.32); old battles are
   * passed over (TT-10.56).
   */
  end(ctx, frame) {
    const { state } = ctx
    const number = numberAt(state.time)
    const first = frame.moves++ === 0
    const by = state.jump?.by ?? null
    if (number === HOLE) {
      if (frame.homeward) return goHome(ctx, 'TT-R68')
      if (first && frame.heading !== null && by !== null) {
        const roll = twoDice(ctx, 'home')
        const succeeded = roll <= tripperAt(state, by).experience
        if (ctx.listening) ctx.emit({ kind: 'homing', rule: 'TT-5.31', who: by, roll, succeeded })
        if (succeeded) return goHome(ctx, 'TT-5.31')
      }
    } else if (!isVisited(state, number)) return done
    if (ctx.listening)
      ctx.emit({
        kind: 'again',
        rule: number === HOLE ? 'TT-5.13' : 'TT-5.14',
        why: number === HOLE ? 'hole' : 'visited',
        battle: number,
        master: state.master,
        blind: isBlind(state),
      })
    if (frame.moves <= MOST_JOURNEYS) return 'random'
    putDown(state)
    return done
  },
}

export const journey = (heading: Heading | null, homeward = false): Omit<TravelFrame, 'at'> => ({
  kind: 'travel',
  heading,
  length: 0,
  homeward,
  moves: 0,
})
