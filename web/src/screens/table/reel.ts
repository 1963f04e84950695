/**
 * Shows what happened step by step: the events of an entry one after the other, each for its beat with the picture that
 * the host has sent of it, until the view after all of them takes their place. People who hurry skip it, moments apart:
 * those are shown at every pace, until their time is over or somebody presses on.
 */
import type { AnyGame } from '@anachron/kernel'
import type { AnyMoment } from '@anachron/kit'
import type { EntryEvents, MatchView } from '@anachron/wire'
import { patched } from '@anachron/wire/patch'
import { paced, wantsStillness } from '../../app/settings.ts'

export interface Picture {
  view: MatchView['view']
  /** What stood before `now`, so that nothing around the board tells what comes of it. */
  before: MatchView['view']
  now: object | undefined
  /** The scene that `now` takes the stage with. */
  moment: AnyMoment | undefined
  /** Everything since the table last stood still, `now` last; while it stands still, what happened last. */
  happened: readonly object[]
  beat: number
  /** Still showing; what is asked next waits. */
  busy: boolean
  /** Events whose turn has not come yet: nobody should read of them before they happen. */
  ahead: ReadonlySet<object>
  /** There is a lot to come, or was since the table last stood still: people may want it faster. */
  long: boolean
}

const NOTHING: readonly object[] = []
const NONE: ReadonlySet<object> = new Set()
const STILL = { now: undefined, moment: undefined, busy: false, ahead: NONE, long: false } as const

interface Frame {
  event: { kind: string; rule: string }
  ms: number
  /** What was to be seen; nothing of what is not shown by itself. */
  view: MatchView['view'] | undefined
}

/** Motion of a single change that has no beat of its own. */
const GLIDE = 260
/** The longest queue shown in full; whoever comes back after many entries sees the end of it. */
const LONGEST = 120
/** So much is a lot to watch when nothing is asked meanwhile. */
const LOT = 7000
/** The part of its time that is left to an event on which nothing hangs, and the most. */
const BRISKLY = 0.22
const BRISK = 300
const BRISK_MOMENT = 1000
/** How long a moment stays that does not say it itself. */
const MOMENT = 2400

type Beats = Pick<AnyGame, 'beat' | 'decisive'>
export type MomentOf = (event: object, view: object) => AnyMoment | undefined

export class Reel {
  picture: Picture | undefined
  readonly #beats: Beats
  readonly #shown: (event: object, moment: AnyMoment | undefined) => void
  readonly #momentOf: MomentOf
  readonly #listeners = new Set<() => void>()
  #queue: Frame[] = []
  #target: MatchView | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Nothing hangs on what is to come: it goes by quickly. */
  #brisk = false
  /** What does not matter goes by quickly, until somebody is asked here again. */
  #fast = false
  /** Goes on to the next moment without showing what lies between. */
  #hurrying = false
  /** Shown, and not yet told: one still hopes and fears. */
  #open: object | undefined

  /** `shown` hears of every event as its turn comes. */
  constructor(
    beats: Beats,
    shown: (event: object, moment: AnyMoment | undefined) => void,
    momentOf: MomentOf = () => undefined,
  ) {
    this.#beats = beats
    this.#shown = shown
    this.#momentOf = momentOf
  }

  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  snapshot = (): Picture | undefined => this.picture

  /** Goes straight to a view: the first one, another viewer's, or one after something was taken back. */
  cut(matchView: MatchView): void {
    this.#stop()
    this.#target = matchView
    this.#set({ ...STILL, view: matchView.view, before: matchView.view, happened: NOTHING, beat: 0 })
  }

  /** `whole`: shows everything, however long it takes; for whoever wants to watch a match again. */
  play(matchView: MatchView, entryEvents: readonly EntryEvents[], { whole = false } = {}): void {
    this.#target = matchView
    this.#queue.push(...this.#framesOf(matchView, entryEvents))
    const long = !whole && this.#queue.filter(({ ms }) => ms > 0).length > LONGEST
    if (long || !this.picture) this.#hurrying = true
    const waits = this.#timer !== undefined && (this.picture?.moment || !this.#hurrying)
    if (waits && this.picture) this.#set({ ...this.picture, ahead: this.#ahead(), long: this.#isLong() })
    else this.#next()
  }

  /** Pictures are told from the last to the first, each as a change of the one after it. */
  #framesOf({ view, as }: MatchView, entryEvents: readonly EntryEvents[]): Frame[] {
    const frames: Frame[] = []
    let next = view
    for (const { events, pictures = [] } of entryEvents.toReversed()) {
      const left = pictures.slice()
      for (const event of events.toReversed()) {
        const ms = this.#beats.beat?.(event, as) ?? 0
        const patch = ms > 0 ? left.pop() : undefined
        if (patch !== undefined) next = patched(next, patch) as MatchView['view']
        frames.push({ event, ms, view: patch === undefined ? undefined : next })
      }
    }
    return frames.reverse()
  }

  /** Presses on: from a moment to what comes after it, else to the next moment or the end. */
  skip(): void {
    this.#hurrying = this.picture?.moment === undefined
    this.#next()
  }

  /** What comes next goes by quickly, until somebody is asked here again. */
  goBriskly(): void {
    this.#brisk = true
  }

  /** What matters keeps its time and the rest goes by, until somebody is asked here again. */
  goFast(): void {
    this.#fast = true
    if (this.picture?.moment === undefined) this.#next()
  }

  close(): void {
    this.#stop()
    this.#listeners.clear()
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const happened = this.picture?.busy ? [...this.picture.happened] : []
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const { event, ms } = frame
      const view = frame.view ?? this.picture?.view
      const moment = view && this.#momentOf(event, view)
      this.#shown(event, moment)
      happened.push(event)
      const lasts = moment ? this.#stays(moment) : this.#hurrying ? 0 : this.#lasts(event, ms)
      if (lasts > 0 && view) {
        const beat = wantsStillness() ? 0 : lasts
        this.#open = this.#isDecisive(event) ? event : undefined
        const before = this.picture?.view ?? view
        const ahead = this.#ahead()
        this.#set({ view, before, now: event, moment, happened, beat, busy: true, ahead, long: this.#isLong() })
        this.#wait(lasts, moment !== undefined)
        return
      }
    }
    this.#finish(happened)
  }

  #stays({ ms = MOMENT }: AnyMoment): number {
    return this.#brisk ? Math.min(BRISK_MOMENT, ms) : ms
  }

  #lasts(event: Frame['event'], ms: number): number {
    if (this.#brisk) return Math.min(BRISK, BRISKLY * paced(ms))
    const decisive = ms > 0 && this.#isDecisive(event)
    return this.#fast && !decisive ? Math.min(BRISK, BRISKLY * paced(ms)) : paced(ms, { decisive })
  }

  #isDecisive(event: Frame['event']): boolean {
    return this.#beats.decisive?.(event, this.#target?.as) === true
  }

  #isLong(): boolean {
    if (this.picture?.long) return true
    return this.#queue.reduce((sum, { event, ms }) => sum + this.#lasts(event, ms), 0) > LOT
  }

  /** A moment whose page was out of sight when it began or ended has not been seen: its time begins again. */
  #wait(ms: number, isMoment: boolean): void {
    const seen = !document.hidden
    this.#timer = setTimeout(() => {
      if (isMoment && (!seen || document.hidden)) this.#wait(ms, true)
      else this.#next()
    }, ms)
  }

  /** What the log does not tell yet: whatever is still to come, and what hangs in the balance while one looks at it. */
  #ahead(): ReadonlySet<object> {
    const ahead = this.#queue.map(({ event }) => event)
    return new Set(this.#open ? [this.#open, ...ahead] : ahead)
  }

  #finish(happened: readonly object[]): void {
    this.#hurrying = false
    this.#open = undefined
    if (!this.#target) return
    const { options, result, as } = this.#target
    if (options.length > 0 || result) this.#brisk = false
    if (options.length > 0 || result || as < 0) this.#fast = false
    const beat = wantsStillness() ? 0 : paced(GLIDE)
    this.#set({ ...STILL, view: this.#target.view, before: this.#target.view, happened, beat })
  }

  #stop(): void {
    this.#open = undefined
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.#hurrying = false
  }

  #set(picture: Picture): void {
    this.picture = picture
    for (const changed of this.#listeners) changed()
  }
}
