/**
 * Shows what happened step by step: the events of an entry one after the other, each for its beat, folding the picture along,
 * until the true view takes its place. People who hurry skip it.
 */
import type { AnyBoard } from '@anachron/web/kit'
import type { Sight, Told } from '@anachron/wire'
import { paced, wantsStillness } from '../../app/settings.ts'

export interface Picture {
  view: Sight['view']
  now: object | undefined
  beat: number
  /** Still showing; what is asked next waits. */
  busy: boolean
  /** Events whose turn has not come yet: nobody should read of them before they happen. */
  ahead: ReadonlySet<object>
}

const NONE: ReadonlySet<object> = new Set()

interface Frame {
  event: { kind: string; rule: string }
  ms: number
}

/** Motion of a single change that has no beat of its own. */
const GLIDE = 260
/** The longest queue shown in full; whoever comes back after many entries sees the end of it. */
const LONGEST = 120

export class Reel {
  picture: Picture | undefined
  readonly #board: AnyBoard | undefined
  readonly #shown: (event: object) => void
  readonly #listeners = new Set<() => void>()
  #queue: Frame[] = []
  #target: Sight | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `shown` hears of every event as its turn comes. */
  constructor(board: AnyBoard | undefined, shown: (event: object) => void) {
    this.#board = board
    this.#shown = shown
  }

  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  snapshot = (): Picture | undefined => this.picture

  /** Goes straight to a sight: the first one, another viewer's, or one after something was taken back. */
  cut(sight: Sight): void {
    this.#stop()
    this.#target = sight
    this.#set({ view: sight.view, now: undefined, beat: 0, busy: false, ahead: NONE })
  }

  /** `whole`: shows everything, however long it takes; for whoever wants to watch a match again. */
  play(sight: Sight, told: readonly Told[], { whole = false } = {}): void {
    this.#target = sight
    const events = told.flatMap((one) => one.events)
    const frames = events.map((event) => ({ event, ms: this.#board?.beat?.(event) ?? 0 }))
    this.#queue.push(...frames)
    const long = !whole && this.#queue.filter(({ ms }) => ms > 0).length > LONGEST
    if (!this.picture || long) this.skip()
    else if (this.#timer === undefined) this.#next()
    else this.#set({ ...this.picture, ahead: this.#ahead() })
  }

  skip(): void {
    for (const { event } of this.#queue) this.#shown(event)
    this.#stop()
    this.#finish()
  }

  close(): void {
    this.#stop()
    this.#listeners.clear()
  }

  #next(): void {
    this.#timer = undefined
    let view = this.picture?.view
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const { event, ms } = frame
      this.#shown(event)
      view = (this.#board?.fold?.(view, event) ?? view) as Picture['view']
      const beat = paced(ms)
      if (beat > 0 && view) {
        this.#set({
          view,
          now: event,
          beat: wantsStillness() ? 0 : beat,
          busy: true,
          ahead: this.#ahead(),
        })
        this.#timer = setTimeout(() => this.#next(), beat)
        return
      }
    }
    this.#finish()
  }

  #ahead(): ReadonlySet<object> {
    return new Set(this.#queue.map(({ event }) => event))
  }

  #finish(): void {
    if (!this.#target) return
    const beat = wantsStillness() ? 0 : paced(GLIDE)
    this.#set({ view: this.#target.view, now: undefined, beat, busy: false, ahead: NONE })
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
  }

  #set(picture: Picture): void {
    this.picture = picture
    for (const changed of this.#listeners) changed()
  }
}
