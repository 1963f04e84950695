import { type CallOf, sameJson } from '@anachron/kernel'
import { BOATS, MARKS, TOWNSFOLK } from '../content/index.ts'
import { activePiece, clockOrder, merchantOf, passage } from './clock.ts'
import { freeSeats, isHarbourFull } from './harbour.ts'
import { calledByCard } from './townsfolk.ts'
import { calledBySpace } from './turn.ts'
import type { Boat, ChronoFrame, Piece, Shop, State } from './types.ts'

/** Whether what is under way is something that the flows could have called, with the locals that it would have then. */

type FrameOf<Kind extends ChronoFrame['kind']> = Extract<ChronoFrame, { kind: Kind }>

/** On which frames each one can stand. */
const ON: Readonly<Record<string, readonly string[]>> = {
  'turn.move': ['game.turnEnds'],
  'turn.corruption': ['game.turnEnds'],
  'clock.pay': ['game.turnEnds'],
  'clock.marks': ['game.turnEnds'],
  'sale.stall': ['game.sell'],
  'recruit.card': ['turn.corruption'],
  'recruit.place': ['turn.corruption'],
  'activate.use': ['turn.corruption', 'recruit.place'],
  'freeze.token': ['turn.corruption', 'recruit.place'],
  'goods.good': ['turn.corruption', 'recruit.place'],
  'shift.tile': ['turn.corruption', 'recruit.place'],
  'shift.column': ['recruit.place'],
  'board.pick': ['recruit.place'],
  'purge.card': ['recruit.place'],
  'arrival.boat': ['clock.marks', 'recruit.place'],
  'arrival.pier': ['clock.marks', 'recruit.place'],
}

const STRANGE = 'What is under way does not fit together.'

export function wrongWithStack(state: State): string | undefined {
  const { stack } = state
  const [game, running] = stack
  if (game === undefined) return undefined
  if (game.kind !== 'game' || running === undefined || !('seat' in running)) return STRANGE
  const names = stack.map(({ kind, at }) => `${kind}.${at}`)
  for (let i = 1; i < stack.length; i++) {
    const frame = stack[i] as ChronoFrame
    if (!ON[names[i] as string]?.includes(names[i - 1] as string)) return STRANGE
    if (!('seat' in frame) || frame.seat !== running.seat) return 'Two players act at the same time.'
    if (!wasCalledBy(state, stack[i - 1] as ChronoFrame, frame) || !isSound(state, frame)) return STRANGE
  }
  const shop = state.shops[running.seat]
  if (shop === undefined || shop.out) return 'Somebody acts who is not at the table.'
  if (state.phase !== (game.at === 'sell' ? 'market' : 'production')) return 'It is another phase of the day.'
  return game.at === 'sell' ? wrongWithSellers(state, game, running.seat) : wrongWithTurn(state, game, running)
}

/** Whether a frame is what the one below calls, apart from what has been decided in it since. */
function wasCalledBy(state: State, below: ChronoFrame, frame: ChronoFrame): boolean {
  if (below.kind === 'turn') {
    const shop = state.shops[below.seat]
    return shop !== undefined && isCall(frame, calledBySpace(shop, below.seat, below.figure))
  }
  if (below.kind !== 'recruit' || below.card === null) return true
  // Whoever is picked by a card goes on to a boat.
  if (frame.kind === 'arrival') return frame.mark === null && TOWNSFOLK[below.card].ability.kind === 'board'
  const called = calledByCard(below.seat, below.card)
  return called !== undefined && isCall(frame, called)
}

function isCall(frame: ChronoFrame, called: CallOf<ChronoFrame>): boolean {
  if (frame.kind === 'freeze' && called.kind === 'freeze' && frame.tokens > called.tokens) return false
  const isFixed = called.kind === 'shift' && called.column !== null
  return sameJson(frame, { ...called, at: frame.at, ...(isFixed ? {} : decidedIn(frame)) })
}

function decidedIn(frame: ChronoFrame): Partial<ChronoFrame> {
  switch (frame.kind) {
    case 'freeze':
      return { tokens: frame.tokens }
    case 'shift':
      return { column: frame.column }
    case 'recruit':
      return { card: frame.card }
    case 'board':
      return { drawn: frame.drawn }
    case 'purge':
      return { left: frame.left }
    case 'activate':
      return { used: frame.used }
    default:
      return {}
  }
}

/** Whether the locals of a frame go with where it waits. */
function isSound(state: State, frame: ChronoFrame): boolean {
  switch (frame.kind) {
    case 'turn':
      return frame.at === 'move'
        ? frame.figure === 'assistant' && frame.hours === 0 && frame.corruption === 0
        : frame.hours > 0
    case 'shift':
      return (frame.column === null) === (frame.at === 'column')
    case 'recruit':
      return (frame.card === null) === (frame.at === 'card')
    case 'board':
      return freeSeats(state) > 0 && frame.drawn[0] !== frame.drawn[1]
    case 'activate':
      return frame.used.every((used, i) => !used || (state.shops[frame.seat] as Shop).staff[i] !== null)
    case 'clock':
      return frame.at === 'marks' || (frame.marks.length === 0 && !frame.overtime)
    case 'arrival':
      return isArrival(state, frame)
    case 'sale':
      return frame.earned.reduce((a, b) => a + b, 0) <= (state.shops[frame.seat] as Shop).gold
    default:
      return true
  }
}

function isArrival(state: State, { at, adventurer, boat }: FrameOf<'arrival'>): boolean {
  if (at === 'boat') return adventurer !== null && boat === null
  if (adventurer !== null || boat === null) return false
  const full = state.boats[boat - 1] as Boat
  return full.pier === null && full.passengers.length === BOATS.seats && !isHarbourFull(state)
}

function wrongWithTurn(state: State, { sellers }: FrameOf<'game'>, running: ChronoFrame): string | undefined {
  if (sellers.length > 0) return 'Somebody is to sell before the Market opens.'
  if (running.kind === 'clock' && running.at === 'marks')
    return metOnTheWay(state, running) ? undefined : 'A piece has met something that is not on its way.'
  const active = activePiece(state)
  return active !== undefined && 'seat' in running && merchantOf(state, active) === running.seat
    ? undefined
    : 'It is not the turn of whoever acts.'
}

/** Whether a piece that has advanced has still to meet what lies between the mark it is at and its hour. */
function metOnTheWay(state: State, { seat, hours, marks, overtime }: FrameOf<'clock'>): boolean {
  const { hour, height } = state.pieces[seat] as Piece
  const from = hour - hours
  const arrival = state.stack[2]
  const mark = arrival?.kind === 'arrival' ? arrival.mark : null
  if (mark === null || from < 0 || from >= state.token || height !== state.height) return false
  // Somebody may have left since it went, so they may be the marks of more players than are still in.
  return Object.values(MARKS).some((marked) => {
    const met = passage(marked, from, hours)
    const at = met.marks.indexOf(mark)
    return at >= 0 && sameJson(marks, met.marks.slice(at + 1)) && overtime === met.overtime
  })
}

/** Everybody sells once, in Clock order; who gives up is passed over. */
function wrongWithSellers(state: State, { sellers }: FrameOf<'game'>, seat: number): string | undefined {
  const order = clockOrder(state)
  const waiting = sellers.filter((piece) => order.includes(piece))
  return new Set(sellers).size === sellers.length &&
    sellers.every((piece) => piece < state.pieces.length) &&
    sameJson(waiting, order.slice(order.indexOf(seat) + 1))
    ? undefined
    : 'The players do not sell in the order of the Clock.'
}
