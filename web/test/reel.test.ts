import type { AnyGame } from '@anachron/kernel'
import type { EntryEvents, MatchView } from '@anachron/wire'
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const page = { documentElement: { dataset: {} }, hidden: false }
vi.stubGlobal('document', page)
const { Reel } = await import('../src/screens/table/reel.ts')
const { changeSettings, paceNamed } = await import('../src/app/settings.ts')

const matchView = (n: number): MatchView => ({
  entry: n,
  as: 0,
  view: { n },
  decision: null,
  options: [],
  anytime: [],
  result: null,
})
const entryEvents = (entry: number, ...kinds: string[]): EntryEvents => ({
  entry,
  seat: 0,
  at: 0,
  events: kinds.map((kind) => ({ kind, rule: 'X-1' })),
})
const game: Pick<AnyGame, 'beat' | 'decisive'> = {
  beat: ({ kind }: { kind: string }) => (kind === 'quiet' ? 0 : 100),
  decisive: ({ kind }: { kind: string }) => kind === 'duel',
}
const scene = (ms?: number) => ({ words: 'Home.', Scene: () => null, ...(ms && { ms }) })
const momentOf = (event: object) => ((event as { kind: string }).kind === 'home' ? scene(500) : undefined)
const looksLike = (seen: string) => ({ seen: [seen] as const })

beforeEach(() => {
  vi.useFakeTimers()
  changeSettings({ pace: 'normal' })
})

test('shows events one after the other, each with its picture, and ends with the view after all of them', () => {
  const heard: string[] = []
  const reel = new Reel(game, (event) => heard.push((event as { kind: string }).kind))
  reel.cut(matchView(0))
  const first = {
    ...entryEvents(1, 'quiet', 'shot', 'quiet', 'death'),
    pictures: [looksLike('smoke'), looksLike('blood')],
  }
  const second = { ...entryEvents(2, 'burial'), pictures: [{ n: [7] as const, ...looksLike('earth') }] }
  reel.play(matchView(2), [first, second])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' }, view: { n: 7, seen: 'smoke' } })
  expect(reel.picture?.happened).toEqual(first.events.slice(0, 2))
  expect(reel.picture?.ahead.size).toBe(3)
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'death' }, view: { n: 7, seen: 'blood' } })
  expect(reel.picture?.happened).toEqual(first.events)
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'burial' }, view: { n: 7, seen: 'earth' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, now: undefined, view: { n: 2 } })
  expect(reel.picture?.happened).toEqual([...first.events, ...second.events])
  expect(reel.picture?.view).not.toHaveProperty('seen')
  expect(heard).toEqual(['quiet', 'shot', 'quiet', 'death', 'burial'])
})

test('what comes without pictures is told while the table stands as it stood', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot')])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' }, view: { n: 0 } })
})

test('what is told while something is being shown waits for its turn in the log, too', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot')])
  const later = entryEvents(2, 'quiet')
  reel.play(matchView(2), [later])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' } })
  expect([...(reel.picture?.ahead ?? [])]).toEqual(later.events)
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 2 } })
})

test('what hangs in the balance is told in the log once it has been seen', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  const duel = entryEvents(1, 'duel', 'shot')
  reel.play(matchView(1), [duel])
  expect(reel.picture).toMatchObject({ now: { kind: 'duel' } })
  expect([...(reel.picture?.ahead ?? [])]).toEqual(duel.events)
  vi.advanceTimersByTime(950)
  expect(reel.picture).toMatchObject({ now: { kind: 'shot' } })
  expect(reel.picture?.ahead.size).toBe(0)
})

test('can be skipped: everything is heard, nothing is shown twice, and the end stands at once', () => {
  const heard: string[] = []
  const reel = new Reel(game, (event) => heard.push((event as { kind: string }).kind))
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot', 'death')])
  reel.skip()
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 1 } })
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['shot', 'death'])
})

test('instant pace and games without beats show the end at once', () => {
  changeSettings({ pace: 'instant' })
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot')])
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 1 }, beat: 0 })
  changeSettings({ pace: 'normal' })
  const plain = new Reel({}, () => {})
  plain.cut(matchView(0))
  plain.play(matchView(1), [entryEvents(1, 'shot')])
  expect(plain.picture).toMatchObject({ busy: false, view: { n: 1 } })
})

test('what arrives while something is shown waits its turn, and the last sight wins', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot')])
  reel.play(matchView(2), [entryEvents(2, 'death')])
  expect(reel.picture).toMatchObject({ now: { kind: 'shot' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ now: { kind: 'death' } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 2 } })
})

test('a moment is shown at every pace, instant included, and then everything goes on', () => {
  for (const pace of ['calm', 'normal', 'quick', 'matters', 'instant'] as const) {
    changeSettings({ pace })
    const reel = new Reel(game, () => {}, momentOf)
    reel.cut(matchView(0))
    reel.play(matchView(1), [entryEvents(1, 'quiet', 'home', 'quiet')])
    expect(reel.picture, pace).toMatchObject({
      busy: true,
      now: { kind: 'home' },
      moment: { words: 'Home.' },
      beat: 500,
    })
    vi.advanceTimersByTime(499)
    expect(reel.picture?.moment, pace).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(reel.picture, pace).toMatchObject({ busy: false, moment: undefined, view: { n: 1 } })
  }
})

test('skipping stops at a moment; pressing on from there shows what comes after it', () => {
  const reel = new Reel(game, () => {}, momentOf)
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot', 'shot', 'home', 'shot')])
  reel.skip()
  expect(reel.picture).toMatchObject({ now: { kind: 'home' }, moment: {} })
  reel.skip()
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'shot' }, moment: undefined })
  reel.skip()
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 1 } })
})

test('more than anybody would watch is passed over, its moments apart', () => {
  const reel = new Reel(game, () => {}, momentOf)
  reel.cut(matchView(0))
  const shots = Array.from({ length: 130 }, () => 'shot')
  reel.play(matchView(1), [entryEvents(1, ...shots, 'home', ...shots)])
  expect(reel.picture).toMatchObject({ now: { kind: 'home' }, moment: {} })
  reel.play(matchView(2), [entryEvents(2, 'shot')])
  expect(reel.picture).toMatchObject({ now: { kind: 'home' } })
  vi.advanceTimersByTime(500)
  expect(reel.picture).toMatchObject({ busy: false, view: { n: 2 } })
})

test('a moment waits for a page that is out of sight', () => {
  const reel = new Reel(game, () => {}, momentOf)
  reel.cut(matchView(0))
  page.hidden = true
  reel.play(matchView(1), [entryEvents(1, 'home')])
  vi.advanceTimersByTime(1700)
  page.hidden = false
  vi.advanceTimersByTime(400)
  expect(reel.picture?.moment).toBeDefined()
  vi.advanceTimersByTime(500)
  expect(reel.picture).toMatchObject({ busy: false })
})

test('only what matters: decisive events alone, with time for suspense', () => {
  changeSettings({ pace: 'matters' })
  const reel = new Reel(game, () => {}, momentOf)
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot', 'duel', 'shot')])
  expect(reel.picture).toMatchObject({ busy: true, now: { kind: 'duel' }, beat: 900 })
  vi.advanceTimersByTime(900)
  expect(reel.picture).toMatchObject({ busy: false })
  expect(reel.picture?.happened).toHaveLength(3)
})

test('at instant pace a board is told what has happened, until something else does', () => {
  changeSettings({ pace: 'instant' })
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, 'shot', 'death')])
  expect(reel.picture?.happened).toMatchObject([{ kind: 'shot' }, { kind: 'death' }])
  reel.play(matchView(2), [entryEvents(2, 'quiet')])
  expect(reel.picture?.happened).toMatchObject([{ kind: 'quiet' }])
})

test('whoever had chosen Slow has Calm', () => {
  expect(paceNamed('slow')).toBe('calm')
  expect(paceNamed('quick')).toBe('quick')
  expect(paceNamed(7)).toBe('normal')
})

test('what nothing hangs on goes by quickly until somebody is asked again', () => {
  const reel = new Reel(game, () => {}, momentOf)
  reel.cut(matchView(0))
  reel.goBriskly()
  reel.play(matchView(1), [{ ...entryEvents(1, 'shot', 'duel'), pictures: [looksLike('a'), looksLike('b')] }])
  vi.advanceTimersByTime(2 * 100 * 0.22 + 1)
  expect(reel.picture?.busy).toBe(false)
  // Others go on: still nothing hangs on it.
  reel.play({ ...matchView(2), options: [{ kind: 'go' }] as never }, [
    { ...entryEvents(2, 'shot'), pictures: [looksLike('c')] },
  ])
  vi.advanceTimersByTime(30)
  expect(reel.picture?.busy).toBe(false)
  reel.play(matchView(3), [{ ...entryEvents(3, 'shot'), pictures: [looksLike('d')] }])
  vi.advanceTimersByTime(30)
  expect(reel.picture?.busy).toBe(true)
})

test('a long film can be had faster: what matters keeps its time, until somebody is asked again', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, ...Array(10).fill('shot'))])
  expect(reel.picture?.long).toBe(false)
  reel.cut(matchView(0))
  reel.play(matchView(1), [entryEvents(1, ...Array(100).fill('shot'), 'duel', 'burial')])
  expect(reel.picture?.long).toBe(true)
  reel.goFast()
  vi.advanceTimersByTime(22 * 99)
  expect(reel.picture).toMatchObject({ now: { kind: 'duel' }, long: true })
  vi.advanceTimersByTime(899)
  expect(reel.picture).toMatchObject({ now: { kind: 'duel' } })
  vi.advanceTimersByTime(1 + 22)
  expect(reel.picture).toMatchObject({ busy: false, long: false })
  // Nobody was asked yet: it stays fast; then it does not.
  reel.play({ ...matchView(2), options: [{}] }, [entryEvents(2, 'shot')])
  vi.advanceTimersByTime(22)
  expect(reel.picture?.busy).toBe(false)
  reel.play(matchView(3), [entryEvents(3, 'shot')])
  vi.advanceTimersByTime(99)
  expect(reel.picture?.busy).toBe(true)
})

test('what stood before an event is kept while it is shown', () => {
  const reel = new Reel(game, () => {})
  reel.cut(matchView(0))
  const one = { ...entryEvents(1, 'shot', 'burial'), pictures: [{ n: [5] as const }, { n: [6] as const }] }
  reel.play(matchView(1), [one])
  expect(reel.picture).toMatchObject({ view: { n: 5 }, before: { n: 0 } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ view: { n: 6 }, before: { n: 5 } })
  vi.advanceTimersByTime(100)
  expect(reel.picture).toMatchObject({ view: { n: 1 }, before: { n: 1 } })
})
