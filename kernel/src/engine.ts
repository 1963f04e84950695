import type { Chance } from './chance/chance.ts'
import {
  type Ask,
  again,
  type CallOf,
  type Ctx,
  done,
  type Entry,
  type Frame,
  type Next,
  START,
  type Step,
  type Unseen,
} from './flow.ts'
import type { AnyGame, Game, Refusal, Result, Types } from './game.ts'
import { sameJson } from './json.ts'
import type { Seat } from './seat.ts'

/**
 * Work that may be done between two decisions before the kernel says that a flow never waits: steps, and inside of a
 * step whatever the kernel sees of it (events, calls, draws of chance). A loop that does none of these is not seen
 * from here.
 */
const RUNAWAY = 200_000

type AnyTypes = Types & { Action: never; View: never; Event: never }
type AnyAsk = Ask<AnyTypes, Frame>
type AnyEntry = Entry<AnyTypes, Frame>
type AnyStep = Step<AnyTypes, Frame>

/** A flow made ready to run. Looked up at every step, which maps do quicker than records do for changing names. */
interface Track {
  first: Stop
  stops: ReadonlyMap<string, Stop>
}

/** An entry of a flow, and what follows it. */
interface Stop {
  at: string
  /** `kind.at`, as screens know an ask. */
  name: string
  step: AnyStep | undefined
  ask: AnyAsk | undefined
  after: Stop | undefined
}

/** By kind of frame. */
type Tracks = ReadonlyMap<string, Track>

const compiled = new WeakMap<object, Tracks>()
/** Whoever plays mostly plays one game for a while. */
let latest: { flows: object; tracks: Tracks } | undefined

function tracksOf(game: AnyGame): Tracks {
  if (latest?.flows === game.flows) return latest.tracks
  const tracks = compiled.get(game.flows) ?? compile(game)
  latest = { flows: game.flows, tracks }
  return tracks
}

function compile(game: AnyGame): Tracks {
  const tracks = new Map<string, Track>()
  for (const [kind, flow] of Object.entries(game.flows as Record<string, Record<string, AnyEntry>>)) {
    const stops = new Map<string, Stop>()
    let first: Stop | undefined
    for (const at of Object.keys(flow).reverse()) {
      if (at === START || /^\d+$/.test(at)) throw new Error(`flow ${kind}: “${at}” cannot name an entry`)
      const entry = flow[at] as AnyEntry
      const [step, ask] = typeof entry === 'function' ? [entry, undefined] : [undefined, alike(entry)]
      first = { at, name: `${kind}.${at}`, step, ask, after: first }
      stops.set(at, first)
    }
    if (first === undefined) throw new Error(`flow ${kind} of ${game.id} is empty`)
    tracks.set(kind, { first, stops })
  }
  compiled.set(game.flows, tracks)
  return tracks
}

/** Asks are written in many ways; here all have the same properties, because they are read at every answer. */
const alike = (ask: AnyAsk): AnyAsk =>
  ({
    rule: ask.rule,
    seats: ask.seats,
    options: ask.options,
    holds: ask.holds,
    unlisted: ask.unlisted,
    refuse: ask.refuse,
    take: ask.take,
    unseen: ask.unseen,
    kept: ask.kept,
    secret: ask.secret,
    together: ask.together,
  }) as AnyAsk

/** A programmer's mistake inside a game, with the stack of frames it happened on. */
export class FlowFault extends Error {
  constructor(message: string, stack: readonly Frame[], cause?: unknown) {
    super(`${message}\nstack, running frame last:\n${stack.map((f) => `  ${JSON.stringify(f)}`).join('\n')}`, { cause })
  }
}

/** Hears of an event as it happens. The state is that of this moment, in the middle of a step: not to be kept. */
export type Listen<T extends Types = Types> = (event: T['Event'], state: T['State']) => void

const NOBODY: readonly Seat[] = []

/** What a step gets. It is its own chance, so that draws are counted without a further object for every answer. */
class Running<T extends Types> implements Ctx<T>, Chance {
  state: T['State']
  readonly chance: Chance = this
  readonly listening: boolean
  /** Who is asked by the ask that play has come to. */
  asked: readonly Seat[] = NOBODY
  private readonly source: Chance
  private readonly listen: Listen<T> | undefined
  private work = 0

  constructor(state: T['State'], source: Chance, listen: Listen<T> | undefined) {
    this.state = state
    this.source = source
    this.listen = listen
    this.listening = listen !== undefined
  }

  /** An answer begins: work is counted from one decision to the next. */
  answer(): void {
    this.work = 0
  }

  /** Counts a piece of work. */
  count(pieces = 1): void {
    this.work += pieces
    if (this.work > RUNAWAY)
      throw new FlowFault(`${RUNAWAY} steps, events, calls and draws without a decision`, this.state?.stack ?? [])
  }

  pick(label: string, n: number): number {
    this.count()
    return this.source.pick(label, n)
  }

  roll(label: string, sides: number): number {
    this.count()
    return this.source.roll(label, sides)
  }

  shuffle<V>(label: string, items: V[]): V[] {
    this.count(items.length)
    return this.source.shuffle(label, items)
  }

  emit(event: T['Event']): void {
    this.count()
    if (this.listen !== undefined) this.listen(event, this.state)
  }

  call(frame: CallOf<T['Frame']>): void {
    this.count()
    const called = frame as unknown as Frame
    if (called.at === undefined) called.at = START
    this.state.stack.push(called)
  }

  end(result: Result<T>): void {
    this.state.result = result
    this.state.stack.length = 0
  }
}

/**
 * Moves on from an entry that has run, given what it returned and how deep the stack was then; the entry at which its
 * frame goes on at once, nothing where another frame is next.
 */
function settle(track: Track, stop: Stop, frame: Frame, depth: number, next: Next, stack: Frame[]): Stop | undefined {
  const calls = stack.length - depth
  if (calls > 1) for (let i = depth, j = stack.length - 1; i < j; i++, j--) swap(stack, i, j)
  const isOnTop = calls === 0 && stack[depth - 1] === frame
  if (next === again) return isOnTop && frame.at === stop.at ? stop : undefined
  const to = next === undefined ? stop.after : next === done ? undefined : track.stops.get(next)
  if (to !== undefined) {
    frame.at = to.at
    return isOnTop ? to : undefined
  }
  if (typeof next === 'string') throw new FlowFault(`no entry “${next}” in flow ${frame.kind}`, stack)
  if (calls === 0) stack.pop()
  else if (calls === 1) stack[depth - 1] = stack.pop() as Frame
  else stack.splice(depth - 1, 1)
  return undefined
}

function swap(stack: Frame[], i: number, j: number): void {
  const kept = stack[i] as Frame
  stack[i] = stack[j] as Frame
  stack[j] = kept
}

/** The flow of a frame. */
function trackOf(tracks: Tracks, frame: Frame | undefined, stack: readonly Frame[]): Track {
  if (frame === undefined) throw new FlowFault('the stack ran empty and the match has no result', stack)
  const track = tracks.get(frame.kind)
  if (track === undefined) throw new FlowFault(`no flow for frames of kind “${frame.kind}”`, stack)
  return track
}

/** The entry that a frame stands at. A frame that has just been called is put at its first. */
function stopOf(track: Track, frame: Frame, stack: readonly Frame[]): Stop {
  if (frame.at === START) {
    frame.at = track.first.at
    return track.first
  }
  const stop = track.stops.get(frame.at)
  if (stop === undefined) throw new FlowFault(`no entry “${frame.at}” in flow ${frame.kind}`, stack)
  return stop
}

/**
 * Runs to the next decision; nothing where the match is over. `from`: where the frame of `open`, which is then on top,
 * goes on at once.
 */
function run<T extends Types>(tracks: Tracks, ctx: Running<T>, open?: Asking, from?: Stop): Asking | undefined {
  const { state } = ctx
  const { stack } = state
  let frame = open?.frame as Frame
  let track = open?.track as Track
  let stop = from
  while (state.result === null) {
    if (stop === undefined) {
      frame = stack[stack.length - 1] as Frame
      track = trackOf(tracks, frame, stack)
      stop = stopOf(track, frame, stack)
    }
    ctx.count()
    const { step, ask } = stop
    if (ask !== undefined) {
      const seats = ask.seats(state as never, frame as never)
      if (seats.length > 0) {
        ctx.asked = seats
        const isSame = open !== undefined && open.stop === stop && open.frame === frame
        latestAsking = isSame ? open : { tracks, frame, at: stop.at, track, stop, ask }
        return latestAsking
      }
    }
    const depth = stack.length
    const next = step === undefined ? undefined : step(ctx as never, frame as never)
    if (state.result !== null) return undefined
    // Mostly an entry calls nothing and goes on to the one written behind it.
    if (next === undefined && stack.length === depth && stop.after !== undefined) {
      stop = stop.after
      frame.at = stop.at
    } else stop = settle(track, stop, frame, depth, next, stack)
  }
  return undefined
}

/** The table before the first decision. */
export function begin<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  chance: Chance,
  listen?: Listen<T>,
): T['State'] {
  const ctx = new Running<T>(undefined as never, chance, listen)
  ctx.state = game.setup(options, seats, ctx)
  run(tracksOf(game), ctx)
  return ctx.state
}

/** What is being decided. */
export interface Decision<T extends Types = Types> {
  /** `kind.at` of the asking frame: stable, for words and screens. */
  ask: string
  rule: T['Rule']
  seats: readonly Seat[]
  /** Others may know only that these seats decide. */
  secret: boolean
}

interface Asking {
  tracks: Tracks
  frame: Frame
  at: string
  track: Track
  stop: Stop
  ask: AnyAsk
}

/** Whoever plays asks again and again about the decision that play has just come to. */
let latestAsking: Asking | undefined

function asking(tracks: Tracks, state: Types['State']): Asking | undefined {
  if (state.result !== null) return undefined
  const frame = state.stack[state.stack.length - 1]
  const latest = latestAsking
  if (latest !== undefined && latest.frame === frame && latest.at === frame.at && latest.tracks === tracks)
    return latest
  const track = frame && tracks.get(frame.kind)
  const stop = frame && track?.stops.get(frame.at)
  if (!frame || !track || !stop?.ask) throw new FlowFault('the match waits for nobody', state.stack)
  latestAsking = { tracks, frame, at: frame.at, track, stop, ask: stop.ask }
  return latestAsking
}

/** The ask that a frame stands at; nothing where it stands at a step. */
export const askAt = (game: AnyGame, { kind, at }: Frame): AnyAsk | undefined =>
  tracksOf(game).get(kind)?.stops.get(at)?.ask

/** Whether a frame is one of the game's, at an entry that its flow has. */
export function hasEntry(game: AnyGame, frame: unknown): boolean {
  const { kind, at } = (frame ?? {}) as Partial<Frame>
  const track = tracksOf(game).get(kind as string)
  return track !== undefined && (at === START || track.stops.has(at as string))
}

/** What is being decided now; nothing when the match is over. */
export function decision<T extends Types>(game: Game<T>, state: T['State']): Decision<T> | undefined {
  const open = asking(tracksOf(game), state)
  if (!open) return undefined
  const { frame, ask, stop } = open
  const rule = typeof ask.rule === 'function' ? ask.rule(state as never, frame as never) : ask.rule
  return {
    ask: stop.name,
    rule,
    seats: ask.seats(state as never, frame as never),
    secret: ask.secret === true,
  }
}

/** What a seat may answer to the present decision; empty when it is not asked. */
export function options<T extends Types>(game: Game<T>, state: T['State'], seat: Seat): T['Action'][] {
  const open = asking(tracksOf(game), state)
  if (!open?.ask.seats(state as never, open.frame as never).includes(seat)) return []
  return open.ask.options(state as never, open.frame as never, seat) as T['Action'][]
}

/** An answer of a seat that holds without being listed, for the laws; nothing where all answers are listed. */
export function sampleUnlisted<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  chance: Chance,
): T['Action'] | undefined {
  const open = asking(tracksOf(game), state)
  if (!open?.ask.unlisted || !open.ask.seats(state as never, open.frame as never).includes(seat)) return undefined
  return open.ask.unlisted.sample(state as never, open.frame as never, seat, chance)
}

/** What a seat may do besides, whoever is asked. */
export function anytime<T extends Types>(game: Game<T>, state: T['State'], seat: Seat): T['Action'][] {
  return state.result === null && game.anytime ? game.anytime.options(state, seat) : []
}

/** Whether the ask lists this answer. */
function isOption<T extends Types>(
  { frame, ask }: { frame: Frame; ask: AnyAsk },
  state: T['State'],
  seat: Seat,
  action: object,
): boolean {
  if (ask.holds) return ask.holds(state as never, frame as never, seat, action as never)
  return ask.options(state as never, frame as never, seat).some((option) => sameJson(option, action))
}

/** Whether a seat may do this now, found without looking at what else it may do where the ask can tell. */
export function isAllowed<T extends Types>(game: Game<T>, state: T['State'], seat: Seat, action: T['Action']): boolean {
  const open = asking(tracksOf(game), state)
  if (!open) return false
  if (anytime(game, state, seat).some((option) => sameJson(option, action))) return true
  const { frame, ask } = open
  if (!ask.seats(state as never, frame as never).includes(seat)) return false
  return (
    isOption<T>(open, state, seat, action) ||
    ask.unlisted?.holds(state as never, frame as never, seat, action as never) === true
  )
}

/** Whether an answer holds, and what the ask itself says of one that does not. */
function whyNot<T extends Types>(
  { frame, ask }: { frame: Frame; ask: AnyAsk },
  state: T['State'],
  seat: Seat,
  action: object,
): Refusal<T> | 'holds' | undefined {
  try {
    if (isOption<T>({ frame, ask }, state, seat, action)) return 'holds'
    if (ask.unlisted?.holds(state as never, frame as never, seat, action as never) === true) return 'holds'
    return ask.refuse?.(state as never, frame as never, seat, action as never) as Refusal<T> | undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new FlowFault(`${frame.kind}.${frame.at} cannot say why not: ${message}`, state.stack, error)
  }
}

/**
 * Why a seat may not do this now, with the rule; nothing when it may. Reads only. `action` may be anything that JSON
 * can say: an ask that throws at it has a bug, which is reported.
 */
export function refusal<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: unknown,
): Refusal<T> | undefined {
  if (state.result !== null) return { rule: state.result.rule, reason: 'The match is over.' }
  if (anytime(game, state, seat).some((option) => sameJson(option, action))) return undefined
  const open = asking(tracksOf(game), state)
  const now = decision(game, state)
  if (!open || !now) return undefined
  if (!now.seats.includes(seat)) {
    // The rule of a secret decision would tell which one it is.
    const rule = now.secret ? (Object.keys(game.rulebook)[0] as T['Rule']) : now.rule
    return { rule, reason: 'It is not your decision now.' }
  }
  const isObject = typeof action === 'object' && action !== null
  const why = isObject ? whyNot<T>(open, state, seat, action) : undefined
  if (why === 'holds') return undefined
  return why ?? { rule: now.rule, reason: 'That is not one of the options now.' }
}

/**
 * Carries out an answer that is known to be an option: for bots, playouts and replays of one's own logs.
 * Everything that comes from people goes through `refusal` first.
 */
export function play<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  listen?: Listen<T>,
): void {
  const tracks = tracksOf(game)
  const open = asking(tracks, state)
  if (!open) throw new Error('the match is over')
  answer(tracks, new Running<T>(state, chance, listen), open, seat, action)
}

/** Chooses for whoever is asked: the number of one of the answers listed. It reads the state and changes nothing. */
export type Choose<T extends Types = Types> = (seat: Seat, listed: readonly T['Action'][], state: T['State']) => number

/**
 * Plays on, answer by answer, until the match is over or, asked before each of them, `stops` says so: the same as
 * `decision`, `options` and `play` in turn, where the first one asked answers. Who is asked is found out once where
 * those find it out three times.
 */
export function playOn<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  choose: Choose<T>,
  stops?: (state: T['State']) => boolean,
): void {
  const tracks = tracksOf(game)
  const ctx = new Running<T>(state, chance, undefined)
  let open = asking(tracks, state)
  if (open !== undefined) ctx.asked = open.ask.seats(state as never, open.frame as never)
  while (open !== undefined && !stops?.(state)) {
    const seat = ctx.asked[0] as Seat
    const listed = open.ask.options(state as never, open.frame as never, seat) as T['Action'][]
    const action = listed[choose(seat, listed, state)] as T['Action']
    ctx.answer()
    open = answer(tracks, ctx, open, seat, action)
  }
}

/** Carries out an answer; what is asked next. */
function answer<T extends Types>(
  tracks: Tracks,
  ctx: Running<T>,
  open: Asking,
  seat: Seat,
  action: T['Action'],
): Asking | undefined {
  const { frame, ask } = open
  const { state } = ctx
  const depth = state.stack.length
  const unseen = ask.unseen?.(action as never)
  const at = unseen ? placeOf(unseen, frame, state, seat, action) : -1
  const next =
    unseen && at >= 0
      ? unseen.take(ctx as never, frame as never, seat, at)
      : ask.take(ctx as never, frame as never, seat, action as never)
  return goOn(tracks, ctx, open, depth, next)
}

/** Goes on from an answer that has been taken to the next decision. */
function goOn<T extends Types>(
  tracks: Tracks,
  ctx: Running<T>,
  open: Asking,
  depth: number,
  next: Next,
): Asking | undefined {
  if (ctx.state.result !== null) return undefined
  const { track, stop, frame } = open
  return run(tracks, ctx, open, settle(track, stop, frame, depth, next, ctx.state.stack))
}

/** Where the thing lies that an answer picks; -1 when it picks none. */
const placeOf = (
  { from, picks }: Unseen<AnyTypes, Frame>,
  frame: Frame,
  state: Types['State'],
  seat: Seat,
  action: object,
): number => from(state as never, frame as never, seat).findIndex((thing) => picks(action as never, thing as never))

/** The place of what an answer picks unseen; nothing where it picks nothing so. */
export function unseenPlace<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
): number | undefined {
  const open = asking(tracksOf(game), state)
  const unseen = open?.ask.unseen?.(action as never)
  const at = open && unseen ? placeOf(unseen, open.frame, state, seat, action) : -1
  return at < 0 ? undefined : at
}

/**
 * Carries out the answer that is like this one and picks whatever lies at a place; false when nothing can be picked
 * there.
 */
export function playUnseen<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  at: number,
  listen?: Listen<T>,
): boolean {
  const tracks = tracksOf(game)
  const open = asking(tracks, state)
  const unseen = open?.ask.unseen?.(action as never)
  if (!open || !unseen || !open.ask.seats(state as never, open.frame as never).includes(seat)) return false
  const { frame } = open
  if (at >= unseen.from(state as never, frame as never, seat).length) return false
  const ctx = new Running<T>(state, chance, listen)
  const depth = state.stack.length
  goOn(tracks, ctx, open, depth, unseen.take(ctx as never, frame as never, seat, at))
  return true
}

/** Carries out one of the `anytime` actions. */
function playAnytime<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  listen?: Listen<T>,
): void {
  if (!game.anytime) throw new Error(`${game.id} has no actions outside of decisions`)
  const ctx = new Running<T>(state, chance, listen)
  game.anytime.take(ctx, seat, action)
  if (state.result === null) run(tracksOf(game), ctx)
}

/** Carries out whatever the seat may do, asked or not. */
export function apply<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  listen?: Listen<T>,
): void {
  const standing = anytime(game, state, seat).some((option) => sameJson(option, action))
  if (standing) playAnytime(game, state, chance, seat, action, listen)
  else play(game, state, chance, seat, action, listen)
}
