import type { Chance } from './chance/chance.ts'
import type { Seat } from './seat.ts'
import type { Frame, Refusal, Result, Types } from './types.ts'

export type { Frame } from './types.ts'

export const START = ''

/** Returned by a step or a `take`: come here again (after whatever was called has finished). */
export const again: unique symbol = Symbol('again')
/** Returned by a step or a `take`: this flow is finished. */
export const done: unique symbol = Symbol('done')

/**
 * Where the flow goes on: nothing returned = the next entry in the order written (after the last one: finished), a name
 * = there.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: steps that simply go on should not have to say so
export type Next = string | typeof again | typeof done | void

/** What steps and asks act through. Rules change `state` directly and use these verbs for everything else. */
export interface Ctx<T extends Types> {
  readonly state: T['State']
  readonly chance: Chance
  /** False when nobody listens: events that are costly to make can then be left out. */
  readonly listening: boolean
  /** Says what happened. Events are facts for people and tests; rules never read them. */
  emit(event: T['Event']): void
  /** Runs another flow before this one goes on. Calls made by one step run in the order they were made. */
  call(frame: CallOf<T['Frame']>): void
  /** Ends the match. Nothing runs afterwards. */
  end(result: Result<T>): void
}

/** A frame as it is called: `at` may be left out and means the beginning. */
export type CallOf<F> = F extends Frame ? Omit<F, 'at'> & { at?: string } : never

/** Does one thing. */
export type Step<T extends Types, F extends Frame> = (ctx: Ctx<T>, frame: F) => Next

/** The only place where play can wait for people. */
export interface Ask<T extends Types, F extends Frame> {
  /** The rule that makes somebody decide here. */
  rule: T['Rule'] | ((state: T['State'], frame: F) => T['Rule'])
  /**
   * Who has still to answer. Nobody: play goes on with the next entry. Several: they answer in any order, and the ask
   * is simultaneous. Must depend on nothing that is hidden from any seat: being asked (or not) is seen by all.
   */
  seats(state: T['State'], frame: F): readonly Seat[]
  /** Everything this seat may answer, as plain data; never empty for a seat that is asked, never more than 512. */
  options(state: T['State'], frame: F, seat: Seat): T['Action'][]
  /**
   * Whether this is one of the options, found without looking at what only others depend on; `menuAsk` brings it. It
   * lets undo prove that an answer which everybody knows to be possible, such as passing, told nobody anything. Left
   * out: the kernel looks for the action in the list. `action` may be any object.
   */
  holds?(state: T['State'], frame: F, seat: Seat, action: T['Action']): boolean
  /**
   * Answers beyond the listed ones, where they are too many to list: a deck of one's own. Bots choose among the listed,
   * unless the game's own player brings one.
   */
  unlisted?: Unlisted<T, F>
  /** Why something people will try is not among the options. May know only what the seat knows. */
  refuse?(state: T['State'], frame: F, seat: Seat, action: T['Action']): Refusal<T> | undefined
  /** Carries out one of the options. */
  take(ctx: Ctx<T>, frame: F, seat: Seat, action: T['Action']): Next
  /** For answers like this one, where they name something that only the seat may see, now and afterwards. */
  unseen?(action: T['Action']): Unseen<T, F> | undefined
  /**
   * Where all answers are of one kind and hold one thing, never null, that nobody else is told: its key. What they do
   * with it is not looked at (`isEmpty`), so that undo can prove that others learnt nothing, whatever it is.
   */
  kept?: string
  /** Others are told only that the seat decides, not what: for asks whose very kind would tell a secret. */
  secret?: boolean
  /** Made by `togetherAsk`: the kernel keeps the answers, hides them and knows whose they are. */
  together?: true
}

/**
 * One of several things in a list is picked, face down for everybody else: each of them is an option. What that does is
 * written for the place of the thing, without looking at it (`takeUnseen`), so that undo can prove that others learnt
 * nothing, whatever lies there.
 */
export interface Unseen<T extends Types, F extends Frame, A extends T['Action'] = T['Action']> {
  /** What can be picked, in the order in which it lies; nothing at a moment at which what is picked is shown. */
  from(state: T['State'], frame: F, seat: Seat): readonly unknown[]
  /** Whether this answer picks that thing. */
  picks(action: A, thing: never): boolean
  /** Carries out such an answer, instead of the ask's own `take`. */
  take(ctx: Ctx<T>, frame: F, seat: Seat, at: number): Next
}

export interface Unlisted<T extends Types, F extends Frame> {
  /**
   * Whether the answer holds, whatever has been sent: it may be shaped like anything. May know only what the seat
   * knows.
   */
  holds(state: T['State'], frame: F, seat: Seat, action: T['Action']): boolean
  /** One that holds, for the laws to try. */
  sample(state: T['State'], frame: F, seat: Seat, chance: Chance): T['Action']
}

export type Entry<T extends Types, F extends Frame> = Step<T, F> | Ask<T, F>

/** A procedure of the rulebook: its steps and asks in the order written. */
export type Flow<T extends Types, F extends Frame> = Readonly<Record<string, Entry<T, F>>>

/** One flow for every kind of frame. */
export type Flows<T extends Types> = { readonly [K in T['Frame']['kind']]: Flow<T, Extract<T['Frame'], { kind: K }>> }
