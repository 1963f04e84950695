import type { AnyBoard } from '@anachron/web/kit'
import type { Sight, Told } from '@anachron/wire'
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
const { Reel } = await import('../src/screens/table/reel.ts')
const { changeSettings } = await import('../src/app/settings.ts')

const sight = (n: number): Sight => ({
  entry: n,
  as: 0,
  view: { n },
  decision: null,
  options: [],
  anytime: [],
  result: null,
})
const told = (entry: number, ...kinds: string[]): Told => ({
  entry,
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind, rule: 'X-1' })),
})
const board = {
  beat: ({ kind }: { kind: string }) => (kind === 'quiet' ? 0 : 100),
  fold: (view: { n: number; seen?: string[] }, { kind }: { kind: string }) => ({
    ...view,
    seen: [...(view.seen ?? []), kind],
  }),
} as unknown as AnyBoard

beforeEach(() => {
  vi.useFakeTimers()
  changeSettings({ pace: 'normal' })
})

test('shows events one after the other, folding the picture along, and ends with the true view', () => {
  const heard: string[] = []
  const reel = new Reel(board, (event) => heard.push((event as { kind: string }).kind))
  reel.cut(sight(0))
  reel.play(sight(1), [told(1, 'quiet', 'shot', 'death')])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' }, view: { n: 0, seen: ['quiet', 'shot'] } })
  expect(reel.picture?.ahead.size).toBe(1)
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'death' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, now: undefined, view: { n: 1 } })
  expect(heard).toEqual(['quiet', 'shot', 'death'])
})

test('what is told while something is being shown waits for its turn in the log, too', () => {
  const reel = new Reel(board, () => {})
  reel.cut(sight(0))
  reel.play(sight(1), [told(1, 'shot')])
  const later = told(2, 'quiet')
  reel.play(sight(2), [later])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' } })
  expect([...(reel.picture?.ahead ?? [])]).toEqual(later.events)
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 2 } })
})

test('can be skipped: everything is heard, nothing is shown twice, and the end stands at once', () => {
  const heard: string[] = []
  const reel = new Reel(board, (event) => heard.push((event as { kind: string }).kind))
  reel.cut(sight(0))
  reel.play(sight(1), [told(1, 'shot', 'death')])
  reel.skip()
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 1 } })
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['shot', 'death'])
})

test('instant pace and games without beats show the end at once', () => {
  changeSettings({ pace: 'instant' })
  const reel = new Reel(board, () => {})
  reel.cut(sight(0))
  reel.play(sight(1), [told(1, 'shot')])
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 1 }, beat: 0 })
  changeSettings({ pace: 'normal' })
  const plain = new Reel(undefined, () => {})
  plain.cut(sight(0))
  plain.play(sight(1), [told(1, 'shot')])
  expect(plain.picture).toMatchObject({ busy: false, view: { n: 1 } })
})

test('what arrives while something is shown waits its turn, and the last sight wins', () => {
  const reel = new Reel(board, () => {})
  reel.cut(sight(0))
  reel.play(sight(1), [told(1, 'shot')])
  reel.play(sight(2), [told(2, 'death')])
  expect(reel.picture).toMatchObject({ now: { kind: 'shot' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ now: { kind: 'death' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 2 } })
})
