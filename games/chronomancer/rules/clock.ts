import { again, type Ctx, done } from '@anachron/kernel'
import { CLOCK, COLOURS, MARKS } from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { isHarbourFull } from './harbour.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Piece, Shop, State, Table, Who } from './types.ts'

/** The Clock: whose turn it is, what hours bring, and when the Market opens (CH-H16 to CH-H22, CH-R16 to CH-R21). */

/** Whose piece this is. Alone, the Peddler's comes after one's own. */
export const merchantOf = (table: Table, index: number): Who => (index < table.seats ? index : 'peddler')

const isOut = (table: Table, index: number): boolean => index < table.seats && (table.shops[index] as Shop).out

/** Whether piece a acts before piece b: lower hour, or on top of it (CH-R21). */
const before = (a: Piece, b: Piece): boolean => a.hour < b.hour || (a.hour === b.hour && a.height > b.height)

/** Whose turn it is (CH-R19), or nobody's: then Production is over (CH-H22). */
export function activePiece(table: Table): number | undefined {
  let first: number | undefined
  for (let i = 0; i < table.pieces.length; i++) {
    const piece = table.pieces[i] as Piece
    if (piece.hour >= table.token || isOut(table, i)) continue
    if (first === undefined || before(piece, table.pieces[first] as Piece)) first = i
  }
  return first
}

/** Pieces in Clock order (CH-R21), without those who gave up. */
export function clockOrder(table: Table): number[] {
  const order: number[] = []
  for (let i = 0; i < table.pieces.length; i++) if (!isOut(table, i)) order.push(i)
  return order.sort((a, b) => (before(table.pieces[a] as Piece, table.pieces[b] as Piece) ? -1 : 1))
}

/** Hours with an Adventurer mark: those for as many as are still in (CH-R16, CH-R38). */
export const marksOf = (table: Table): readonly number[] =>
  MARKS[table.shops.reduce((n, { out }) => n + (out ? 0 : 1), 0)] ?? []

export interface Passage {
  /** Marks landed on or passed. */
  marks: number[]
  /** Whether Overtime begins on the way (CH-R17). */
  overtime: boolean
}

/** What a piece meets on its way. */
export function passage(marked: readonly number[], from: number, hours: number): Passage {
  const marks: number[] = []
  for (const mark of marked) if (mark > from && mark <= from + hours) marks.push(mark)
  const { hour } = CLOCK.overtime
  return { marks, overtime: from < hour && from + hours >= hour }
}

/** Moves a piece and lays it on top; one that goes no hour stays as it lies (CH-R19). */
export function advance(ctx: Ctx<ChronoTypes>, index: number, hours: number): void {
  const { state } = ctx
  const piece = state.pieces[index] as Piece
  const from = piece.hour
  if (hours > 0) {
    piece.hour += hours
    piece.height = ++state.height
  }
  if (ctx.listening) ctx.emit({ kind: 'advanced', rule: 'CH-R19', who: merchantOf(state, index), from, to: piece.hour })
}

/** The hour of the foremost piece, those who gave up left out. */
export function leadingHour(table: Table): number {
  let leader = 0
  for (let i = 0; i < table.pieces.length; i++) {
    const { hour } = table.pieces[i] as Piece
    if (hour > leader && !isOut(table, i)) leader = hour
  }
  return leader
}

/** At the end of the turn in which the last berth was taken the Market token moves up (CH-R18). */
export function maybeRing(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  if (state.rung || !isHarbourFull(state)) return
  state.rung = true
  state.token = Math.min(CLOCK.marketToken.hour, leadingHour(state) + 1)
  if (ctx.listening) ctx.emit({ kind: 'rang', rule: 'CH-R18', hour: state.token })
}

/** Frozen Hours in hand: as many as there are bare icons (CH-C34). */
export function frozenHours(shop: Shop): number {
  let held = 0
  for (const covered of shop.covered) if (!covered) held++
  return held
}

type ClockFrame = Extract<ChronoFrame, { kind: 'clock' }>

const SPEND = COLOURS.map((icon): ActionOf<'spend'> => ({ kind: 'spend', icon }))

const pay = choice<ClockFrame>('CH-C32', {
  advance: {
    options: [{ kind: 'advance' }],
    take(ctx, frame, seat) {
      const met = passage(marksOf(ctx.state), (ctx.state.pieces[seat] as Piece).hour, frame.hours)
      frame.marks = met.marks
      frame.overtime = met.overtime
      advance(ctx, seat, frame.hours)
      return 'marks'
    },
  },
  spend: {
    options: (state, frame) =>
      frame.hours === 0 ? [] : SPEND.filter((_, i) => !(state.shops[frame.seat] as Shop).covered[i]),
    refuse: (_state, frame) =>
      frame.hours === 0
        ? { rule: 'CH-C32', reason: 'There are no Hours left to save.' }
        : {
            rule: 'CH-C33',
            reason: 'A spent Frozen Hour goes onto a bare icon: that one is covered, so you do not hold its token.',
          },
    take(ctx, frame, seat, { icon }) {
      const { covered } = ctx.state.shops[seat] as Shop
      covered[COLOURS.indexOf(icon)] = true
      frame.hours--
      if (ctx.listening) ctx.emit({ kind: 'spent', rule: 'CH-C33', seat, icon })
      return 'onlyPay'
    },
  },
})

/** Resolving the Clock: save Hours, go the rest, then what was met on the way (CH-R8). */
export const clock: ChronoFlow<'clock'> = {
  onlyPay: forced(pay),
  pay,
  marks(ctx, frame) {
    const mark = frame.marks.shift()
    if (mark === undefined) return 'overtime'
    ctx.call({ kind: 'arrival', seat: frame.seat, mark, adventurer: null, boat: null })
    return again
  },
  overtime(ctx, frame) {
    if (frame.overtime) corrupt(ctx, frame.seat, CLOCK.overtime.corruption, 'CH-R17')
    return done
  },
}

/** The stack of the next day: in Clock order, the first one on top (CH-R28). */
export function restack(state: State, topFirst: readonly number[]): void {
  for (let i = topFirst.length - 1; i >= 0; i--) {
    const piece = state.pieces[topFirst[i] as number] as Piece
    piece.hour = 0
    piece.height = ++state.height
  }
  state.token = CLOCK.marketToken.hour
  state.rung = false
}
