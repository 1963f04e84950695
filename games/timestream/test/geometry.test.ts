import { describe, expect, it } from 'vitest'
import { fanOf } from '../board/fan.ts'
import { arrowOf, type Bank, type Box, type Field, fieldOf, locationBox, stackOf } from '../board/geometry.ts'

/** Fields as the stage gives them room, from a large desk to a small phone. */
const SIZES = [
  [1696, 770],
  [1568, 700],
  [1088, 540],
  [928, 400],
  [724, 440],
  [724, 330],
  [382, 480],
  [352, 320],
] as const

const BANKS: readonly Bank[] = [-1, 1]

const isInside = ({ x, y, w, h }: Box, field: Field): boolean =>
  x >= 0 && y >= 0 && x + w <= field.width && y + h <= field.height

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.w > b.x + 0.01 && b.x + b.w > a.x + 0.01 && a.y + a.h > b.y + 0.01 && b.y + b.h > a.y + 0.01

/** Everything that can be pressed, with so many units in each stack. */
function boxesOf(field: Field, units: number, slot: boolean): Box[] {
  return [0, 1, 2, 3, 4, 5].flatMap((lane) => [
    locationBox(field, lane),
    ...BANKS.flatMap((bank) => {
      const { units: shown, more, slot: place } = stackOf(field, lane, bank, units, slot && bank > 0)
      return [...shown, ...(more ? [more] : []), ...(place ? [place] : [])]
    }),
  ])
}

describe.each(SIZES)('a field of %i × %i', (width, height) => {
  const field = fieldOf(width, height)

  it.each([0, 1, 2, 4, 9])('holds stacks of %i, and nothing lies over anything else', (units) => {
    for (const slot of [false, true]) {
      const boxes = boxesOf(field, units, slot)
      expect(boxes.filter((box) => !isInside(box, field))).toEqual([])
      const over = boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => overlap(one, other)))
      expect(over).toEqual([])
    }
  })

  it('has nothing too thin to be pressed', () => {
    const thin = boxesOf(field, 9, false).filter(({ w, h }) => Math.min(w, h) < 21.9)
    expect(thin).toEqual([])
  })

  it('shows every unit or counts those it does not', () => {
    for (const units of [1, 2, 3, 5, 9]) {
      const { units: shown, more } = stackOf(field, 0, 1, units)
      expect(shown.length < units).toBe(more !== undefined)
      expect(shown.length).toBeGreaterThan(0)
    }
  })
})

describe('a fan of cards', () => {
  it.each([
    [900, 160, 6],
    [600, 130, 10],
    [366, 110, 10],
    [340, 88, 16],
  ])('in a room of %i × %i shows a part of each of %i cards, and none leaves it', (width, height, count) => {
    for (const picked of [undefined, 0, Math.floor(count / 2)]) {
      const fan = fanOf({ width, height }, count, picked)
      const [first, last] = [fan.cards[0], fan.cards.at(-1)]
      expect(first?.x ?? 0).toBeGreaterThanOrEqual(0)
      expect((last?.x ?? 0) + fan.width).toBeLessThanOrEqual(width)
      for (const { seen } of fan.cards) expect(seen).toBeGreaterThan(14)
    }
  })
})

describe('an arrow past a location', () => {
  it.each(SIZES)(
    '[TS-66] on a field of %i × %i runs between the lanes and ends at what lies behind',
    (width, height) => {
      const field = fieldOf(width, height)
      for (const lane of [0, 3, 5])
        for (const bank of BANKS) {
          const target = stackOf(field, lane, bank > 0 ? -1 : 1, 4).units[0] as Box
          const [x = 0, y = 0] = arrowOf(field, lane, bank, [1, 4]).head.split(' ').map(Number)
          expect(x >= target.x && x <= target.x + target.w && y >= target.y && y <= target.y + target.h).toBe(true)
        }
    },
  )
})
