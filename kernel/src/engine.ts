import type { Chance } from './chance/chance.ts'
import { type Ask, again, type CallOf, type Ctx, done, type Entry, type Frame, type Next, START } from './flow.ts'
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

/** A flow made ready to run: its entries by name, and what follows each. */
interface Track {
  first: string
  entries: Record<string, AnyEntry>
  after: Record<string, string | undefined>
}
type Tracks = Record<string, Track>

const compiled = new WeakMap<object, Tracks>()

function tracksOf(game: AnyGame): Tracks {
  let tracks = compiled.get(game.flows)
  if (!tracks) {
    tracks = {}
    for (const [kind, flow] of Object.entries(game.flows as Record<string, Record<string, AnyEntry>>)) {
      const names = Object.keys(flow)
      if (names.length === 0) throw new Error(`flow ${kind} of ${game.id} is empty`)
      const after: Track['after'] = {}
      names.forEach((name, i) => {
        if (name === START || /^\d+$/.test(name)) throw new Error(`flow ${kind}: “${name}” cannot name an entry`)
        after[name] = names[i + 1]
      })
      tracks[kind] = { first: names[0] as string, entries: flow, after }
    }
    compiled.set(game.flows, tracks)
  }
  return tracks
}

/** A programmer's mistake inside a game, with the stack of frames it happened on. */
export class FlowFault extends Error {
  constructor(message: string, stack: readonly Frame[], cause?: unknown) {
    super(`${message}\nstack, running frame last:\n${stack.map((f) => `  ${JSON.stringify(f)}`).join('\n')}`, { cause })
  }
}

/** What a step gets. It is its own chance, so that draws are counted without a further object for every answer. */
class Running<T extends Types> implements Ctx<T>, Chance {
  state: T['State']
  readonly chance: Chance = this
  readonly listening: boolean
  private readonly source: Chance
  private readonly listen: ((event: T['Event']) => void) | undefined
  private work = 0

  constructor(state: T['State'], source: Chance, listen: ((event: T['Event']) => void) | undefined) {
    this.state = state
    this.source = source
    this.listen = listen
    this.listening = listen !== undefined
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
    if (this.listen !== undefined) this.listen(event)
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

/** Moves on from an entry that has run, given what it returned and how deep the stack was then. */
function settle(track: Track, frame: Frame, depth: number, next: Next, stack: Frame[]): void {
  if (stack.length > depth + 1) {
    const calls = stack.splice(depth)
    for (let i = calls.length - 1; i >= 0; i--) stack.push(calls[i] as Frame)
  }
  if (next === again) return
  const to = next === undefined ? track.after[frame.at] : next
  if (to === undefined || to === done) {
    if (stack.length === depth) stack.pop()
    else stack.splice(depth - 1, 1)
  } else {
    if (track.entries[to as string] === undefined)
      throw new FlowFault(`no entry “${String(to)}” in flow ${frame.kind}`, stack)
    frame.at = to as string
  }
}

function run<T extends Types>(tracks: Tracks, ctx: Running<T>): void {
  const state = ctx.state
  const stack = state.stack
  while (state.result === null) {
    ctx.count()
    const depth = stack.length
    const frame = stack[depth - 1]
    if (frame === undefined) throw new FlowFault('the stack ran empty and the match has no result', stack)
    const track = tracks[frame.kind]
    if (track === undefined) throw new FlowFault(`no flow for frames of kind “${frame.kind}”`, stack)
    if (frame.at === START) frame.at = track.first
    const entry = track.entries[frame.at]
    if (entry === undefined) throw new FlowFault(`no entry “${frame.at}” in flow ${frame.kind}`, stack)
    const isStep = typeof entry === 'function'
    if (!isStep && entry.seats(state as never, frame as never).length > 0) return
    const next = isStep ? entry(ctx as never, frame as never) : undefined
    if (state.result !== null) return
    settle(track, frame, depth, next, stack)
  }
}

/** The table before the first decision. */
export function begin<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  chance: Chance,
  listen?: (event: T['Event']) => void,
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

function asking(tracks: Tracks, state: Types['State']): { frame: Frame; ask: AnyAsk } | undefined {
  if (state.result !== null) return undefined
  const frame = state.stack[state.stack.length - 1]
  const entry = frame && tracks[frame.kind]?.entries[frame.at]
  if (!frame || !entry || typeof entry === 'function') throw new FlowFault('the match waits for nobody', state.stack)
  return { frame, ask: entry }
}

/** The ask that a frame stands at; nothing where it stands at a step. */
export function askAt(game: AnyGame, frame: Frame): AnyAsk | undefined {
  const entry = tracksOf(game)[frame.kind]?.entries[frame.at]
  return typeof entry === 'function' ? undefined : entry
}

/** Whether a frame is one of the game's, at an entry that its flow has. */
export function hasEntry(game: AnyGame, frame: unknown): boolean {
  const { kind, at } = (frame ?? {}) as Partial<Frame>
  const tracks = tracksOf(game)
  if (typeof kind !== 'string' || typeof at !== 'string' || !Object.hasOwn(tracks, kind)) return false
  return at === START || Object.hasOwn((tracks[kind] as Track).entries, at)
}

/** What is being decided now; nothing when the match is over. */
export function decision<T extends Types>(game: Game<T>, state: T['State']): Decision<T> | undefined {
  const open = asking(tracksOf(game), state)
  if (!open) return undefined
  const { frame, ask } = open
  const rule = typeof ask.rule === 'function' ? ask.rule(state as never, frame as never) : ask.rule
  return {
    ask: `${frame.kind}.${frame.at}`,
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

/** Those of the options that everybody knows the seat to have. */
export function openOptions<T extends Types>(game: Game<T>, state: T['State'], seat: Seat): readonly T['Action'][] {
  const open = asking(tracksOf(game), state)
  return open?.ask.open?.(state as never, open.frame as never, seat) ?? []
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

/** What the ask itself says of an answer that it does not list. */
function whyNot<T extends Types>(
  { frame, ask }: { frame: Frame; ask: AnyAsk },
  state: T['State'],
  seat: Seat,
  action: object,
): Refusal<T> | 'holds' | undefined {
  try {
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
  const { ask, frame } = open
  if (ask.open?.(state as never, frame as never, seat).some((option) => sameJson(option, action))) return undefined
  const listed = ask.options(state as never, frame as never, seat)
  if (listed.some((option) => sameJson(option, action))) return undefined
  const why = typeof action === 'object' && action !== null ? whyNot<T>(open, state, seat, action) : undefined
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
  listen?: (event: T['Event']) => void,
): void {
  const tracks = tracksOf(game)
  const open = asking(tracks, state)
  if (!open) throw new Error('the match is over')
  const { frame, ask } = open
  const depth = state.stack.length
  const ctx = new Running<T>(state, chance, listen)
  const next = ask.take(ctx as never, frame as never, seat, action as never)
  if (state.result !== null) return
  settle(tracks[frame.kind] as Track, frame, depth, next, state.stack)
  run(tracks, ctx)
}

/** Carries out one of the `anytime` actions. */
function playAnytime<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  listen?: (event: T['Event']) => void,
): void {
  if (!game.anytime) throw new Error(`${game.id} has no actions outside of decisions`)
  const ctx = new Running<T>(state, chance, listen)
  game.anytime.take(ctx, seat, action)
  if (state.result === null) run(tracksOf(game), ctx)
}

/** Carries out whatever the seat may do, asked or not. */
export function perform<T extends Types>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  seat: Seat,
  action: T['Action'],
  listen?: (event: T['Event']) => void,
): void {
  const standing = anytime(game, state, seat).some((option) => sameJson(option, action))
  if (standing) playAnytime(game, state, chance, seat, action, listen)
  else play(game, state, chance, seat, action, listen)
}
