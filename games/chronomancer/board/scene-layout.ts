/**
 * Where everything lies: out of the window the harbour, on the sill the merchants, on the bench the workshop and its
 * counter. All in units of the drawing; one unit is `k` pixels, never so few that text becomes too small to read. A
 * phone shows one of three pages.
 */
import { PIERS, type PierId } from '../content/index.ts'
import { type RingPlan, ringPlan } from './ring-layout.ts'

export type At = readonly [number, number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const PAGES = ['harbour', 'workshop', 'counter'] as const
export type Page = (typeof PAGES)[number]

/** What is seen through the window. */
export interface Window {
  top: number
  bottom: number
  horizon: number
  /** A tower with a dial, or the hours in a row where that is too large. */
  clock: { at: At; r: number; tower: boolean } | undefined
  halls: { at: At; step: number }
  boats: { at: readonly At[]; scale: number; bag: At; arriving: At } | undefined
  piers: Readonly<Record<PierId, Box>>
  /** Piers so low that nobody can stand on them: names and prices alone. */
  low: boolean
  bell: At | undefined
}

export interface Scene {
  k: number
  width: number
  height: number
  phone: boolean
  window: Window | undefined
  strip: Box | undefined
  sill: Box | undefined
  tabs: Box | undefined
  ring: RingPlan | undefined
  stream: Box | undefined
  square: Box | undefined
  shelf: Box | undefined
  sponsors: Box | undefined
  staff: Box | undefined
  vices: Box | undefined
}

const PHONE = 560
/** Text is 12.5 units high at least, and 12 px. */
const LEAST = 0.965
const WIDE = 952
const HIGH = 560

const NOTHING = {
  window: undefined,
  strip: undefined,
  sill: undefined,
  tabs: undefined,
  ring: undefined,
  stream: undefined,
  square: undefined,
  shelf: undefined,
  sponsors: undefined,
  staff: undefined,
  vices: undefined,
} as const

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export function sceneOf(size: { width: number; height: number }, page: Page): Scene {
  const phone = size.width < PHONE
  const k = phone ? LEAST : Math.max(LEAST, Math.min(size.width / WIDE, size.height / HIGH))
  const width = size.width / k
  const height = size.height / k
  const scene = { ...NOTHING, k, width, height, phone }
  return phone ? onPhone(scene, page) : wholeTable(scene)
}

/** Stacks boxes below each other between two heights; what is left over is shared out between them. */
function counter(scene: Scene, { x, y, width, height }: Box, shares: readonly number[]): Scene {
  const gap = (height - shares.reduce((sum, one) => sum + one, 0)) / Math.max(1, shares.length - 1)
  const boxes: Box[] = []
  let top = y
  for (const share of shares) {
    boxes.push(box(x, top, width, share))
    top += share + Math.min(gap, 14)
  }
  const [square, shelf, sponsors, staff, vices] = boxes
  return { ...scene, square, shelf, sponsors, staff, vices }
}

function wholeTable(scene: Scene): Scene {
  const { width, height } = scene
  const extra = height - 584
  const bottom = 226 + extra * 0.42
  const sill = box(0, bottom, width, 30)
  const top = bottom + sill.height + 4
  const low = height - top
  const more = low - 294
  const ringWidth = width * 0.557
  const streamHigh = 66 + more * 0.14
  const first = top + 53 + more * 0.1
  const ring = ringPlan({
    left: 4,
    right: ringWidth,
    first,
    second: first + 111 + more * 0.4,
    tile: 76 + more * 0.24,
    r: clamp(Math.min(width * 0.044, 38 + more * 0.1), 36, 44),
    narrow: false,
  })
  const x = ringWidth + 18
  const rest = box(x, top, width - x - 6, low - 6)
  return counter(
    {
      ...scene,
      window: windowOf(width, bottom, extra),
      sill,
      ring,
      stream: box(8, height - streamHigh - 6, ringWidth - 8, streamHigh),
    },
    rest,
    [96 + more * 0.22, 58 + more * 0.26, 36 + more * 0.06, 52 + more * 0.08, 28],
  )
}

function windowOf(width: number, bottom: number, extra: number): Window {
  const horizon = clamp(80 + extra * 0.26, 68, 130)
  const r = width < 900 ? 70 : 84
  const piersAt = width * 0.592
  const [from, to] = [2 * r + 32, piersAt - 8]
  const boat = (to - from) / 3
  const scale = Math.min(1.1, boat / 110)
  const first = horizon + 52 * scale + (bottom - horizon - 150) * 0.2
  const second = bottom - 24
  const widths = [116, 120, 130].map((one) => (one / 366) * (width - piersAt - 24))
  const piers = PIERS.map((_, i) =>
    box(
      piersAt + widths.slice(0, i).reduce((a, b) => a + b, 0) + i * 9,
      horizon + 8,
      widths[i] as number,
      bottom - horizon - 8,
    ),
  )
  const between = from + boat
  return {
    top: 0,
    bottom,
    horizon,
    clock: { at: [r + 13, bottom - r - 14 - Math.max(0, extra * 0.1)], r, tower: true },
    halls: { at: [from, horizon], step: (to - from) / 5 },
    boats: {
      at: Array.from({ length: 6 }, (_, i): At => [from + boat * ((i % 3) + 0.5), i < 3 ? first : second]),
      scale,
      bag: [between, second - 30 * scale],
      arriving: [between, second - 62 * scale],
    },
    piers: { S: piers[0] as Box, L: piers[1] as Box, M: piers[2] as Box },
    low: false,
    bell: [piersAt + (width - piersAt) * 0.47, 6],
  }
}

const TABS = 44
const PLATES = 36
/** With a line for the score of each merchant. */
export const TALL_PLATES = 54
const STRIP = 42

function onPhone(empty: Scene, page: Page): Scene {
  const { width } = empty
  const tabs = box(0, empty.height - TABS, width, TABS)
  const bottom = tabs.y - 2
  const tiny = bottom < 300
  const tall = bottom > 480
  const sill = tiny ? undefined : box(0, 0, width, tall ? TALL_PLATES : PLATES)
  const top = sill ? sill.height + 2 : 0
  const scene: Scene = { ...empty, tabs, sill }
  if (page === 'harbour') return harbourPage(scene, top, bottom, { tiny, tall })
  if (page === 'counter') {
    const strip = tiny ? undefined : box(4, top, width - 8, STRIP)
    const from = strip ? top + STRIP + 6 : 4
    const room = bottom - from
    const spare = Math.max(0, room - 240)
    const shares = [78 + spare * 0.24, 50 + spare * 0.14, 40 + spare * 0.06, 42 + spare * 0.14, 28 + spare * 0.08]
    const high = shares.map((share, i) => Math.min(share, [120, 92, 52, 72, 42][i] as number))
    return { ...counter(scene, box(6, from, width - 12, room), high), strip }
  }
  return workshopPage(scene, top, bottom, { tiny, tall })
}

interface Tallness {
  tiny: boolean
  tall: boolean
}

function workshopPage(scene: Scene, top: number, bottom: number, { tiny, tall }: Tallness): Scene {
  const { width } = scene
  const glance = tall ? 150 : 0
  const strip = tiny || tall ? undefined : box(4, top, width - 8, STRIP)
  const from = top + glance + (strip ? STRIP : 0)
  const shelf = tall ? box(6, bottom - 66, width - 12, 64) : undefined
  const to = shelf ? shelf.y - 4 : bottom
  const streamHigh = clamp((to - from) * 0.2, 48, 66)
  const rows = to - from - streamHigh - (tiny ? 4 : 20)
  const r = tiny ? 36 : 38
  const first = from + (tiny ? r + 6 : 22 + r)
  const second = from + rows - r - (tiny ? 12 : 22)
  return {
    ...scene,
    window: glance > 0 ? glanceOf(width, top, glance) : undefined,
    strip,
    ring: ringPlan({ left: 2, right: width - 2, first, second, tile: r * 2 + 2, r, narrow: true }),
    stream: box(4, to - streamHigh, width - 8, streamHigh),
    shelf,
  }
}

/** The harbour in one look: the Clock, the halls, and what the piers pay. */
function glanceOf(width: number, top: number, height: number): Window {
  const r = height / 2 - 9
  const from = 2 * r + 24
  const step = (width - from - 4) / 3
  const pier = (i: number): Box => box(from + i * step, top + 66, step - 4, height - 70)
  return {
    top,
    bottom: top + height,
    horizon: top + 60,
    clock: { at: [r + 9, top + height / 2], r, tower: false },
    halls: { at: [from, top + 60], step: (width - from - 4) / 5 },
    boats: undefined,
    piers: { S: pier(0), L: pier(1), M: pier(2) },
    low: true,
    bell: undefined,
  }
}

const middleOf = (at: readonly At[], a: number, b: number): At => {
  const [one, other] = [at[a] as At, at[b] as At]
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function harbourPage(scene: Scene, top: number, bottom: number, { tiny, tall }: Tallness): Scene {
  const { width } = scene
  const strip = tiny || tall ? undefined : box(4, top, width - 8, STRIP)
  const from = top + (strip ? STRIP : 0)
  const horizon = from + (tiny ? 54 : 62)
  const shelf = tall ? box(6, bottom - 70, width - 12, 66) : undefined
  const end = shelf ? shelf.y - 6 : bottom
  const columns = tall ? 2 : 3
  const rows = 6 / columns
  const left = tall ? 138 : 4
  const step = (width - left - 4) / columns
  const scale = Math.min(1.05, step / 114)
  const row = tiny ? 56 : 68 * scale
  const boats = Array.from(
    { length: 6 },
    (_, i): At => [
      left + step * ((i % columns) + 0.5),
      horizon + (tiny ? 42 : 54 * scale) + Math.floor(i / columns) * row,
    ],
  )
  const piersAt = horizon + 8 + rows * row + (tall ? 14 : 6)
  const wide = (width - 8) / 3
  const pier = (i: number): Box => box(4 + i * wide + 2, piersAt, wide - 4, end - piersAt)
  return {
    ...scene,
    strip,
    shelf,
    window: {
      top: from,
      bottom: end,
      horizon,
      clock: tall ? { at: [69, horizon + 96], r: 60, tower: false } : undefined,
      halls: { at: [6, horizon], step: (width - 12) / 5 },
      boats: {
        at: boats,
        scale: tiny ? Math.min(scale, 0.85) : scale,
        // Under the Clock, where there is one.
        ...(tall
          ? { bag: [34, horizon + 186] as const, arriving: [98, horizon + 186] as const }
          : { bag: middleOf(boats, 0, 4), arriving: middleOf(boats, 1, 5) }),
      },
      piers: { S: pier(0), L: pier(1), M: pier(2) },
      low: end - piersAt < 112,
      bell: undefined,
    },
  }
}
