/**
 * Where everything stands, in pixels of the field, so that text keeps its size. A wide field shows the bridge lying
 * under its gantry, a narrow one upright. The deck of the bridge stays free for what happens; Agents stand beside it.
 */
import { DECADES, type Decade } from '../content/index.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export interface DecadeBoxes {
  /** The deck plate. */
  plate: Box
  /** Where its year and Command stand. */
  sign: Box
  /** Room for the rival's Agents, and for the viewer's. */
  far: Box
  near: Box
}

export interface Layout extends Size {
  upright: boolean
  /** 1 at the size it was drawn for. */
  scale: number
  gantry: Box
  /** Left and right pier with cubes and piles; in an upright field a strip under the gantry. */
  piers: readonly [Box, Box]
  decades: Readonly<Record<Decade, DecadeBoxes>>
  /** Round and phase. */
  rail: Box
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const NARROW = 560

export const layoutOf = (size: Size): Layout => (size.width < NARROW ? upright(size) : lying(size))

const eachDecade = (make: (i: number) => DecadeBoxes): Layout['decades'] =>
  Object.fromEntries(DECADES.map((decade, i) => [decade, make(i)])) as Layout['decades']

function lying({ width, height }: Size): Layout {
  const scale = clamp(height / 540, 0.7, 1.4)
  const gantry = Math.round(66 * scale)
  const pier = width < 800 ? 76 : width < 1000 ? 96 : 108
  const each = (width - 2 * pier) / DECADES.length
  const deck = Math.round(130 * scale)
  const sign = Math.round(clamp(40 * scale, 32, 48))
  const rail = 24
  const side = (height - gantry - deck - sign - rail) / 2
  const top = gantry + side
  return {
    width,
    height,
    upright: false,
    scale,
    gantry: { x: 0, y: 0, width, height: gantry },
    piers: [
      { x: 0, y: gantry, width: pier, height: height - gantry - rail },
      { x: width - pier, y: gantry, width: pier, height: height - gantry - rail },
    ],
    decades: eachDecade((i) => {
      const x = pier + each * i
      return {
        plate: { x, y: top, width: each, height: deck },
        sign: { x, y: top + deck, width: each, height: sign },
        far: { x, y: gantry + 4, width: each, height: side - 6 },
        near: { x, y: top + deck + sign + 2, width: each, height: side - 4 },
      }
    }),
    rail: { x: 0, y: height - rail, width, height: rail },
  }
}

const SIGN = 52
const PLATE = 74

function upright({ width, height }: Size): Layout {
  const gantry = height < 260 ? 36 : 44
  const strip = height < 260 ? 24 : height < 400 ? 30 : 40
  const rail = height < 260 ? 0 : 20
  const each = (height - gantry - strip - rail - 2) / DECADES.length
  const side = (width - SIGN - PLATE) / 2
  const top = gantry + strip
  return {
    width,
    height,
    upright: true,
    scale: clamp(each / 70, 0.5, 1),
    gantry: { x: 0, y: 0, width, height: gantry },
    piers: [
      { x: 0, y: gantry, width: width * 0.34, height: strip },
      { x: width * 0.34, y: gantry, width: width * 0.66, height: strip },
    ],
    decades: eachDecade((i) => {
      const y = top + each * i + 1
      return {
        sign: { x: side, y, width: SIGN, height: each },
        plate: { x: side + SIGN, y, width: PLATE, height: each },
        far: { x: 3, y: y + 2, width: side - 7, height: each - 5 },
        near: { x: side + SIGN + PLATE + 4, y: y + 2, width: side - 8, height: each - 5 },
      }
    }),
    rail: { x: 0, y: height - rail, width, height: rail },
  }
}

export const middle = ({ x, width }: Box): number => x + width / 2

/** Which way an Agent is drawn: as a standee, as a bar with its name, or as its picture alone. */
export type Form = 'standee' | 'bar' | 'badge'

export interface AgentPlace extends Box {
  form: Form
}

const TALLEST = 138

/** Places for so many Agents of one side on one decade; `down`: they stand on the lower edge. */
export function agentPlaces(box: Box, count: number, { upright: isUpright, scale }: Layout): AgentPlace[] {
  if (isUpright) return inARow(box, count)
  if (count > 2) return inBars(box, count)
  const tall = Math.min(TALLEST * scale, box.height - 6)
  const width = Math.min(tall * 0.72, (box.width - 6) / count)
  const height = Math.min(tall, width / 0.6)
  return Array.from({ length: count }, (_, i) => ({
    form: 'standee',
    width,
    height,
    x: middle(box) + (i - (count - 1) / 2) * (width + 3) - width / 2,
    y: box.y + box.height - height,
  }))
}

function inBars(box: Box, count: number): AgentPlace[] {
  const across = count > 3 ? 2 : 1
  const rows = Math.ceil(count / across)
  const height = Math.min(40, box.height / rows - 3)
  const width = box.width / across - 4
  return Array.from({ length: count }, (_, i) => ({
    form: across > 1 ? 'badge' : 'bar',
    width,
    height,
    x: box.x + 2 + (i % across) * (width + 4),
    y: box.y + box.height - (rows - Math.floor(i / across)) * (height + 3),
  }))
}

function inARow(box: Box, count: number): AgentPlace[] {
  const width = box.width / count - (count > 1 ? 2 : 0)
  return Array.from({ length: count }, (_, i) => ({
    form: width > 84 ? 'bar' : 'badge',
    width,
    height: box.height,
    x: box.x + i * (width + 2),
    y: box.y,
  }))
}
