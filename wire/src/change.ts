import type { Json } from '@anachron/kernel'
import type { MatchView, MessageOf } from './messages.ts'
import { type Packed, packed, unpacked } from './packed.ts'
import { type Patch, patched, patchOf } from './patch.ts'

/*
 * A `play` as a change of the one before it, for whoever has that one: a tenth of its bytes. It is exactly the `play`
 * that somebody else is sent whole, so nothing but this file and whoever reads messages knows that there are changes.
 */
type Play = MessageOf<'play'>
type Change = MessageOf<'change'>
type View = MatchView['view']

/** Everything in a change that is worth packing. */
interface Told {
  events: Play['entryEvents'][number]['events']
  /** What was seen before, then each picture, then the view: each of them as a change of the one before. */
  views: Patch[]
  /** What else is different in what the viewer sees; absent where nothing is. */
  rest?: Patch
}

const restOf = ({ decision, options, anytime, result }: MatchView): Json =>
  ({ decision, options, anytime, result }) as unknown as Json

/**
 * A `play` told to whoever was sent a `matchView` with line `of`. Nothing where it is not one answer that was given
 * after that. `pictures`: what was seen meanwhile, as they stand in the `play`, but whole.
 */
export function changeOf(
  before: { of: number; matchView: MatchView },
  play: Play,
  pictures: readonly View[],
): Change | undefined {
  const { table, n, matchView, entryEvents, clocks, undone } = play
  const [told] = entryEvents
  if (undone || !told || entryEvents.length > 1 || matchView.as !== before.matchView.as) return undefined
  if (told.entry !== matchView.entry || matchView.entry !== before.matchView.entry + 1) return undefined
  const seen = [before.matchView.view, ...pictures, matchView.view] as unknown as Json[]
  const views = seen.slice(1).map((view, i) => patchOf(seen[i] as Json, view))
  const rest = patchOf(restOf(before.matchView), restOf(matchView))
  const { seat, at, plan, itself, events } = told
  return {
    m: 'change',
    table,
    of: before.of,
    n,
    seat,
    at,
    ...(plan === undefined ? {} : { plan }),
    ...(itself ? { itself } : {}),
    ...(clocks === null ? {} : { clocks }),
    told: packed({ events, views, ...(isNothing(rest) ? {} : { rest }) } as unknown as Json),
  }
}

const isNothing = (patch: Patch): boolean => patch !== null && !Array.isArray(patch) && Object.keys(patch).length === 0

/** The `play` that a change makes of the one before it; nothing where that is not the one it was made for. */
export function changed(before: Play, change: Change): Play | undefined {
  const { table, of, n, seat, at, plan, itself, clocks = null } = change
  if (before.table !== table || before.n !== of) return undefined
  const { events, views, rest = {} } = unpacked(change.told as Packed) as unknown as Told
  const seen: View[] = []
  let view: Json = before.matchView.view as unknown as Json
  for (const patch of views) {
    view = patched(view, patch)
    seen.push(view as unknown as View)
  }
  const entry = before.matchView.entry + 1
  const after = seen.pop() as View
  const matchView = {
    entry,
    as: before.matchView.as,
    view: after,
    ...(patched(restOf(before.matchView), rest) as unknown as Omit<MatchView, 'entry' | 'as' | 'view'>),
  }
  const told = { entry, seat, at, events, ...(plan === undefined ? {} : { plan }), ...(itself ? { itself } : {}) }
  return {
    m: 'play',
    table,
    n,
    matchView,
    entryEvents: [seen.length === 0 ? told : { ...told, pictures: picturesOf(seen, after) }],
    clocks,
    undone: false,
  }
}

/** Pictures, each as a change of the one after it; the last as a change of the view after all of them. */
export function picturesOf(seen: readonly View[], after: View): Patch[] {
  const views = [...seen, after] as unknown as Json[]
  return seen.map((_, i) => patchOf(views[i + 1] as Json, views[i] as Json))
}
