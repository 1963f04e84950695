import { ago, same } from '@anachron/kit'
import { pack, unpack } from '@anachron/wire/carried'
import { describe, expect, test } from 'vitest'
import { href, parseRoute } from '../src/app/route.ts'
import { changesHands, isOpen, nextSeatOf } from '../src/screens/table/curtain.ts'
import { beforeLastOf } from '../src/screens/table/taking-back.ts'
import { type Danger, mostPressing } from '../src/screens/table/threats/pressing.ts'

describe('addresses', () => {
  test('come back as they were written, whatever is in them', () => {
    const { path, query } = parseRoute(href('table', 'here', 'a/b?c', { at: 12, as: undefined }))
    expect(path).toEqual(['table', 'here', 'a/b?c'])
    expect([...query]).toEqual([['at', '12']])
  })
  test('a broken one is still an address', () => {
    expect(parseRoute('#/open/%E0%A4%A').path).toEqual(['open', '%E0%A4%A'])
    expect(parseRoute('').path).toEqual([])
  })
})

describe('a match inside a link', () => {
  const match = {
    format: 'anachron-match',
    words: 'Zeit – 時',
    entries: Array.from({ length: 50 }, (_, n) => ({ seat: n % 2 })),
  }
  test('comes out as it went in, and the link is made of letters that links may have', async () => {
    const text = await pack(match)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(JSON.stringify(match).length)
    expect(await unpack(text)).toEqual(match)
  })
  test('cut off or changed it says so', async () => {
    const text = await pack(match)
    await expect(unpack(text.slice(0, 40))).rejects.toThrow('cut off')
    await expect(unpack('!')).rejects.toThrow('cut off')
  })
})

describe('the curtain', () => {
  const matchView = (as: number, seats: number[]) =>
    ({ as, decision: { ask: 'x', rule: 'X-1', seats } }) as Parameters<typeof nextSeatOf>[0]
  const seat = (guest?: true) => ({ kind: 'person' as const, here: true, ...(guest ? { guest } : {}) })
  test('waits while the one who looks is asked too, then goes to the next one here', () => {
    expect(nextSeatOf(matchView(0, [0, 1]), [0, 1])).toBeUndefined()
    expect(nextSeatOf(matchView(0, [1]), [0, 1])).toBe(1)
    expect(nextSeatOf(matchView(0, [1]), [0])).toBeUndefined()
  })
  test('is drawn for guests only: one person may play several seats', () => {
    expect(changesHands([seat(), seat(true)], 0, 1)).toBe(true)
    expect(changesHands([seat(true), seat(true)], 0, 1)).toBe(true)
    expect(changesHands([seat(), seat()], 0, 1)).toBe(false)
  })
})

test('two plain values are the same whatever the order of their keys', () => {
  expect(same({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(same([], {})).toBe(false)
  expect(same(null, {})).toBe(false)
})

test('how long ago is said as people say it', () => {
  const now = 1_000_000_000_000
  const said = [5, 90, 3 * 3600, 30 * 3600].map((seconds) => ago(now - seconds * 1000, now))
  expect(said).toEqual(['just now', '2 minutes ago', '3 hours ago', 'yesterday'])
})

test('of several dangers the one to know first is an alarm, and what a rival is about to do', () => {
  const [own, rival, mild]: Danger[] = [
    { severity: 'alarm', isGood: true },
    { severity: 'alarm', isGood: false },
    { severity: 'notice', isGood: false },
  ]
  expect(mostPressing([mild, own, rival] as Danger[])).toBe(rival)
  expect(mostPressing([mild, own] as Danger[])).toBe(own)
  expect(mostPressing([])).toBeUndefined()
})

describe('undo', () => {
  const entry = (entry: number, seat: number | null, more: { itself?: true; plan?: number } = {}) => ({
    entry,
    seat,
    at: 0,
    events: [],
    ...more,
  })
  test('passes over what gave itself, and takes a plan as one', () => {
    const itself = true as const
    expect(beforeLastOf([entry(0, null), entry(1, 0), entry(2, 0, { itself }), entry(3, 1)], 0)).toBe(0)
    expect(beforeLastOf([entry(0, null), entry(1, 0), entry(2, 0), entry(3, 0, { plan: 2 })], 0)).toBe(1)
    expect(beforeLastOf([entry(0, null), entry(1, 0, { itself }), entry(2, 1)], 0)).toBeUndefined()
  })
})

describe('the curtain of an open table', () => {
  test('is not drawn where nothing is hidden, which may depend on the options', () => {
    const open = ({ secret }: { secret: boolean }) => !secret
    expect([true, false].map((secret) => isOpen({ open: open as never }, { secret }))).toEqual([false, true])
    expect([isOpen({ open: () => true }, {}), isOpen({}, {})]).toEqual([true, false])
  })
})
