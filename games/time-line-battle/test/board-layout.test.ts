import { expect, test } from 'vitest'
import { type Layout, layoutOf, type Place, RANK_GAP } from '../board/layout.ts'
import { tableWith } from '../rules/position.ts'
import { view } from '../rules/view.ts'
import { war } from './war.ts'

const crowd = view(
  tableWith({
    timeline: 3,
    start: 0,
    deployed: [
      [
        [0, '2 2 3 3 4 4'],
        [-1, 'K J'],
        [-2, '5 5 6 6 7 7 8 8 9 9 10 10'],
      ],
      [
        [0, '2 3'],
        [-1, '9 10'],
        [-2, 'A A 2 3'],
      ],
    ],
  }),
  0,
)

/** The boxes a field gets on desks and phones. */
const FIELDS = [
  [1088, 550],
  [928, 390],
  [724, 440],
  [1696, 800],
  [382, 530],
  [352, 340],
] as const

const at = (width: number, height: number): Layout => layoutOf(crowd, { width, height })

const overlap = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.5 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.5

test.each(FIELDS)('in a field of %d x %d every card lies in sight and none on another', (width, height) => {
  const { tokens } = at(width, height)
  const cards = width < 560 ? tokens.filter(({ lies }) => lies !== 'past') : tokens
  for (const { x, y, width: w, height: h, card } of cards)
    expect([x - w / 2 >= 0, x + w / 2 <= width, y - h / 2 >= 0, y + h / 2 <= height], `card ${card.id}`).toEqual([
      true,
      true,
      true,
      true,
    ])
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1))
      expect(overlap(one, other), `${one.card.id} and ${other.card.id}`).toBe(false)
})

test('[TLB-22] a line stands from Front to Rear, the lowest number first', () => {
  const { tokens } = at(1088, 550)
  const line = tokens.filter(({ lies, above }) => lies === 'line' && above)
  const ranks = line.toSorted((a, b) => a.x - b.x).map(({ card }) => card.rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('a long line stands in several ranks where that lets its Units be larger', () => {
  const ranks = (width: number, height: number): number =>
    new Set(
      at(width, height)
        .tokens.filter(({ lies, above }) => lies === 'line' && !above)
        .map(({ y }) => y),
    ).size
  expect(ranks(382, 700)).toBeGreaterThan(1)
  expect(ranks(1696, 400)).toBe(1)
})

test('on a narrow sheet each card to come lies behind the mark of its Day', () => {
  const { tokens, marks } = at(382, 700)
  expect(marks.length).toBeGreaterThan(0)
  for (const above of [true, false]) {
    const coming = tokens.filter((token) => token.lies === 'coming' && token.above === above)
    for (const { card, x, y } of coming) {
      const before = marks.filter((mark) => mark.y === y && mark.x < x).toSorted((a, b) => b.x - a.x)[0]
      expect(before?.day, `card ${card.id}`).toBe(card.day)
    }
  }
  for (const mark of marks)
    for (const token of tokens) if (token.lies === 'coming') expect(overlap(mark, token)).toBe(false)
  expect(at(1088, 550).marks).toEqual([])
})

test('[TLB-39] between two ranks there is room for what the rear one loses', () => {
  const { tokens, halves } = at(382, 800)
  for (const half of halves) {
    const line = tokens.filter(({ lies, above }) => lies === 'line' && above === half.above)
    const rows = [...new Set(line.map(({ y }) => y))].sort((a, b) => a - b)
    const high = line[0]?.height ?? 0
    expect(half.ranked, `${half.above}`).toBe(rows.length > 1)
    for (const [i, y] of rows.entries()) if (i > 0) expect(y - (rows[i - 1] as number) - high).toBeCloseTo(RANK_GAP)
  }
  expect(halves.some(({ ranked }) => ranked)).toBe(true)
})

test('[TLB-13] while cards are laid the Days to come have the room that the Day itself does not need', () => {
  const { state } = war(['0: 2 3 | -1: 4 5', '0: 2 | -1: 3'], { options: { maxTimelines: 12 }, pause: true })
  const laying = view(state, 0)
  const ahead = (of: typeof laying): number =>
    layoutOf(of, { width: 1088, height: 550 })
      .columns.filter(({ tense }) => tense === 'future')
      .reduce((sum, { width }) => sum + width, 0)
  expect(laying.phase).toBe('deploy')
  expect(ahead(laying)).toBeGreaterThan(ahead({ ...laying, phase: 'battle' }))
})
