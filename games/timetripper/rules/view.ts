/**
 * What a seat may know, and a world that fits it. The only secret of the game is how a Timemaster has laid out time.
 */

import { type Chance, EVERYTHING, type Viewer } from '@anachron/kernel'
import { HOLE, PRINTED_LAYOUT, TIME_MAP } from '../content/index.ts'
import { clonePublic } from './clone.ts'
import type { Event } from './events.ts'
import { isBlind, numberAt } from './time-travel.ts'
import type { PlayFrame, State, TimeState, Told, View } from './types.ts'

export const knowsTime = (state: Pick<State, 'options' | 'master'>, viewer: Viewer): boolean =>
  !isBlind(state) || viewer === EVERYTHING || (state.master !== null && viewer === state.master)

export function view(state: State, viewer: Viewer): View {
  const { time } = state
  const open = knowsTime(state, viewer)
  const shown = clonePublic(state)
  if (!open) for (let i = 0; i < shown.stack.length; i++) shown.stack[i] = veiled(shown.stack[i] as PlayFrame)
  return Object.assign(shown, {
    viewer,
    time: {
      layout: open ? ([time.layout[0].slice(), time.layout[1].slice()] as [number[], number[]]) : null,
      cell: open ? time.cell : null,
      display: time.display,
      on: numberAt(time),
    },
  })
}

/** Which hex a Timemaster holds in his hand is his own business. */
const veiled = (frame: PlayFrame): PlayFrame =>
  frame.kind === 'arrange' ? { ...frame, display: 0, lifted: null } : frame

export function redact(event: Event, viewer: Viewer): Event | undefined {
  if ((event.kind === 'travelled' || event.kind === 'again') && event.blind && viewer !== event.master) return undefined
  return event
}

export function imagine(shown: View, chance: Chance): State {
  const { viewer: _viewer, time, ...rest } = shown
  const state = clonePublic(rest)
  return Object.assign(state, { time: imagineTime(shown, time, chance) })
}

function imagineTime(shown: View, time: View['time'], chance: Chance): TimeState {
  if (time.layout !== null && time.cell !== null)
    return { layout: [time.layout[0].slice(), time.layout[1].slice()], display: time.display, cell: time.cell }
  const numbers = numbersOf(shown, time, chance)
  const layout = [0, 1].map((display) =>
    layOut(numbers[display] as readonly number[], shown.told, display, chance),
  ) as [number[], number[]]
  return { layout, display: time.display, cell: layout[time.display].indexOf(time.on) }
}

/**
 * What lies on each display: as printed, unless somebody at the table may have exchanged battles between them. Then
 * where the Trippers are and what they were told is certain, and the rest is anywhere.
 */
function numbersOf(shown: View, time: View['time'], chance: Chance): readonly (readonly number[])[] {
  if (shown.options.timemaster !== 'seat') return PRINTED_LAYOUT
  const known: [Set<number>, Set<number>] = [new Set([HOLE]), new Set([HOLE])]
  known[time.display].add(time.on)
  for (const { display, battle, is } of shown.told) known[display].add(battle).add(is)
  const left = chance.shuffle(
    'imagined displays',
    PRINTED_LAYOUT.flat().filter((number) => !known[0].has(number) && !known[1].has(number)),
  )
  const past = left.splice(0, TIME_MAP.size - known[0].size)
  return [
    [...known[0], ...past],
    [...known[1], ...left],
  ]
}

/**
 * A display on which everything that was told is true: what is known to be next to each other goes down first, as one
 * piece.
 */
function layOut(numbers: readonly number[], told: readonly Told[], display: number, chance: Chance): number[] {
  const pieces = piecesOf(told.filter((one) => one.display === display))
  for (let tries = 0; ; tries++) {
    const cells = new Array<number>(TIME_MAP.size).fill(-1)
    if (!pieces.every((piece) => putPiece(cells, piece, chance)) && tries < 500) continue
    const left = chance.shuffle(
      'imagined display',
      numbers.filter((number) => !cells.includes(number)),
    )
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === -1) cells[cell] = left.pop() ?? HOLE
    return cells
  }
}

interface Piece {
  number: number
  q: number
  r: number
}

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** What hangs together by what was told, each with its place relative to the first. */
function piecesOf(told: readonly Told[]): Piece[][] {
  const pieces: Piece[][] = []
  const open = told.slice()
  while (open.length > 0) {
    const piece: Piece[] = [{ number: (open[0] as Told).battle, q: 0, r: 0 }]
    for (let grown = true; grown; ) {
      grown = false
      for (let i = open.length - 1; i >= 0; i--) {
        const { battle, heading, is } = open[i] as Told
        const [dq, dr] = STEPS[heading] as readonly [number, number]
        const from = piece.find(({ number }) => number === battle)
        const to = piece.find(({ number }) => number === is)
        if (!from && !to) continue
        if (from && !to) piece.push({ number: is, q: from.q + dq, r: from.r + dr })
        else if (to && !from) piece.push({ number: battle, q: to.q - dq, r: to.r - dr })
        open.splice(i, 1)
        grown = true
      }
    }
    pieces.push(piece)
  }
  return pieces.sort((a, b) => b.length - a.length)
}

function putPiece(cells: number[], piece: readonly Piece[], chance: Chance): boolean {
  const places: number[][] = []
  for (let anchor = 0; anchor < TIME_MAP.size; anchor++) {
    const at = TIME_MAP.hexes[anchor]
    const [first] = piece
    if (!at || !first) continue
    const fits = piece.map(({ q, r }) =>
      TIME_MAP.hexes.findIndex((hex) => hex.q === at.q + q - first.q && hex.r === at.r + r - first.r),
    )
    if (fits.every((cell) => cell >= 0 && cells[cell] === -1)) places.push(fits)
  }
  const place = places[places.length > 1 ? chance.pick('imagined display', places.length) : 0]
  if (!place) return false
  piece.forEach(({ number }, i) => {
    cells[place[i] as number] = number
  })
  return true
}
