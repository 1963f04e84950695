import type { Chance } from '../chance/chance.ts'
import { RollFault, recorded, recording } from '../chance/recorded.ts'
import { seeded } from '../chance/seeded.ts'
import { anytime, apply, decision, options, refusal } from '../engine.ts'
import type { AnyGame, Types } from '../game.ts'
import { copyJson, sameJson } from '../json.ts'
import { pictureAt } from '../picture.ts'
import { redacted } from '../redacted.ts'
import { type Seat, SPECTATOR, type Viewer } from '../seat.ts'
import { otherWorld, plainlyKnowsMore, unknownTo, withoutSecrets, withSecretsUnordered } from '../secrets-of.ts'
import { everyNth, someAnswer, throughMatches, viewersOf } from './matches.ts'
import { kindOfViewer, Mutants } from './mutants.ts'
import { broken, type Law, LawBroken, type Plan } from './plan.ts'

/*
 * The leak law. It changes what a viewer may not know in a copy of the true state, as the game's `secrets` declare it,
 * and demands that every byte for that viewer stays the same. It never asks `imagine`: that believes the view, so a
 * view which tells too much would pass.
 */

type State = Types['State']
type Event = Types['Event']

/** Something reached a viewer who may not know it. */
export class Leak extends LawBroken {}

function leaks(message: string, evidence: unknown): never {
  throw new Leak(`${message}\n${JSON.stringify(evidence, null, 1)?.slice(0, 4000)}`)
}

/**
 * How often a secret of a kind was there for a viewer, and how often bytes were compared after it had really changed.
 */
class Compared {
  readonly mutants: Mutants
  /** For pictures: how many of them there are is not to change which matches are played. */
  readonly dice: Chance = seeded('pictures')
  readonly #game: AnyGame
  readonly #there = new Map<string, number>()
  readonly #compared = new Map<string, number>()

  constructor(game: AnyGame) {
    this.#game = game
    this.mutants = new Mutants(game)
  }

  there(what: string, viewer: Viewer): void {
    count(this.#there, `${what}, ${kindOfViewer(viewer)}`)
  }

  compared(what: string, viewer: Viewer): void {
    count(this.#compared, `${what}, ${kindOfViewer(viewer)}`)
  }

  isScarce(what: string, viewer: Viewer): boolean {
    return (this.#compared.get(`${what}, ${kindOfViewer(viewer)}`) ?? 0) < SCARCE
  }

  /** Whether there is something in a state that was hardly ever compared. */
  isScarceAt(state: State, viewers: readonly Viewer[]): boolean {
    return viewers.some((viewer) =>
      unknownTo(this.#game, state, viewer).some(({ label }) => this.isScarce(label, viewer)),
    )
  }

  /** What was there and never compared. */
  missed(): string[] {
    return [...this.#there.keys()].filter((what) => !this.#compared.has(what))
  }

  seen(what: string): boolean {
    return [...this.#there.keys()].some((key) => key.startsWith(`${what}, `))
  }

  total(): number {
    return [...this.#compared.values()].reduce((sum, n) => sum + n, 0)
  }
}

const count = (into: Map<string, number>, key: string): void => void into.set(key, (into.get(key) ?? 0) + 1)

export const secretsStay: Law = {
  name: 'what a viewer may not know changes no byte that they are sent, and would be noticed if it did',
  check(game, plan) {
    const compared = lookForLeaks(game, plan)
    const never = Object.keys(game.secrets).filter((label) => !compared.seen(label))
    if (never.length > 0) broken(`secrets that never turned up, so nothing was compared: ${never.join('; ')}`)
    const missed = compared.missed()
    if (missed.length > 0) broken(`nothing was compared for: ${missed.join('; ')}`)
    const { made, survivors } = compared.mutants
    if (survivors.length > 0) broken(`would not be noticed: ${survivors.join('; ')}`)
    return `${compared.total()} comparisons; ${made} mutants that show a secret, all caught`
  },
}

/** Plays matches and compares; throws `Leak` at the first byte that differs. */
export function lookForLeaks(game: AnyGame, plan: Plan<Types>): Compared {
  const compared = new Compared(game)
  const tried: object[] = []
  throughMatches(game, plan, 'secrets', 1, (moment) => {
    const { match, dice } = moment
    const asked = decision(game, match.state)
    if (!asked) return
    const actor = asked.seats[dice.pick('actor', asked.seats.length)] as Seat
    if (tried.length < 400) tried.push(...options(game, match.state, actor).slice(0, 4))
    if (!everyNth(moment, 3) && !compared.isScarceAt(match.state, viewersOf(match))) return
    const action = someAnswer(game, match.state, actor, dice) as object
    const tries = [action, ...Array.from({ length: 5 }, () => tried[dice.pick('try', tried.length)] as object)]
    for (const viewer of viewersOf(match)) {
      const onlooker = new Onlooker(game, viewer, tries)
      comparePositions(onlooker, match.state, dice, compared)
      const rare = plan.rare?.(game.clone(match.state))
      if (rare) comparePositions(onlooker, rare, dice, compared)
      compareAnswers(onlooker, match.state, { actor, action, seed: `${moment.n}` }, dice, compared)
    }
  })
  return compared
}

/** One viewer of a game, and everything that reaches them. */
class Onlooker {
  readonly game: AnyGame
  readonly viewer: Viewer
  readonly #tries: readonly object[]
  #reckoned: { of: string; odds: unknown[] } | undefined
  #same = 0

  constructor(game: AnyGame, viewer: Viewer, tries: readonly object[]) {
    this.game = game
    this.viewer = viewer
    this.#tries = tries
  }

  /**
   * Everything shown of a position: what they see, who is asked what, their options with odds, what threatens, and why
   * not; and who knows more than onlookers, by which a host sets the pace of its bots (what onlookers cannot tell,
   * nobody can). Hints are made from this alone (`honestPolicies`).
   */
  sight(state: State): string {
    const { game, viewer } = this
    const view = game.view(state, viewer)
    const asked = decision(game, state)
    const mine = asked?.seats.includes(viewer) === true
    const listed = viewer >= 0 && mine ? options(game, state, viewer) : []
    return JSON.stringify({
      view,
      asked: asked && (asked.secret && !mine ? { seats: asked.seats } : asked),
      listed,
      standing: viewer >= 0 ? anytime(game, state, viewer) : [],
      odds: this.#odds(view, listed.slice(0, 8)),
      headline: game.words.headline?.(view, viewer) ?? null,
      threats: game.threats ? game.score(state).map((_, seat) => game.threats?.(view, seat)) : [],
      knowing: viewer === SPECTATOR ? game.score(state).map((_, seat) => plainlyKnowsMore(game, state, seat)) : [],
      refused: viewer >= 0 ? this.#tries.map((action) => refusal(game, state, viewer, action) ?? null) : [],
    })
  }

  /**
   * Odds are made from the view alone: where views are the same to the byte it is enough to make them anew now and
   * then, in case one remembers more than it is given.
   */
  #odds(view: object, listed: readonly object[]): unknown[] {
    const { game, viewer } = this
    if (!game.forecast) return []
    const of = JSON.stringify([view, listed])
    if (of !== this.#reckoned?.of || ++this.#same % AFRESH === 0)
      this.#reckoned = { of, odds: listed.map((action) => game.forecast?.(view, viewer, action) ?? null) }
    return this.#reckoned.odds
  }

  /** Carries out an answer. `midway` is given the state at each event that the viewer gets a picture of. */
  after(before: State, seat: Seat, action: object, chance: Chance, midway?: (state: State) => void): After {
    const { game, viewer } = this
    const state = game.clone(before)
    const after: After = { full: [], told: [], pictures: [], state }
    apply(game, state, chance, seat, copyJson(action), (event) => {
      after.full.push(copyJson(event))
      const shown = redacted(game, event, viewer)
      if (shown) after.told.push(copyJson(shown))
      const picture = pictureAt(game, state, event, viewer)
      if (!picture) return
      after.pictures.push(JSON.stringify(picture))
      midway?.(state)
    })
    return after
  }
}

interface After {
  /** What happened in full. */
  full: Event[]
  /** What the viewer is told of it. */
  told: Event[]
  /** What they are shown in between. */
  pictures: string[]
  /** Where it leads to. */
  state: State
}

/** A picture in the middle of an entry: what the viewer may not know at that moment changes nothing in it. */
function comparePicture({ game, viewer }: Onlooker, truth: State, compared: Compared): void {
  const unknown = unknownTo(game, truth, viewer)
  if (unknown.length === 0) return
  const inPicture = (label: string): string => `${label} in a picture`
  for (const { label } of unknown) {
    compared.there(inPicture(label), viewer)
    compared.mutants.picturing(label, viewer)
  }
  const truly = JSON.stringify(game.view(truth, viewer))
  const scarce = (): boolean => unknown.some(({ label }) => compared.isScarce(inPicture(label), viewer))
  for (let i = 0; i < SCARCE_WORLDS && (scarce() || (i === 0 && compared.dice.pick('picture', PICTURES) === 0)); i++) {
    const { world, changed } = otherWorld(game, truth, viewer, compared.dice)
    if (changed.size === 0) continue
    const otherwise = JSON.stringify(game.view(world, viewer))
    if (truly !== otherwise)
      leaks(
        `in a picture viewer ${viewer} sees a difference in: ${[...changed].join(', ')}`,
        firstDifference(truly, otherwise),
      )
    for (const label of changed) compared.compared(inPicture(label), viewer)
    compared.mutants.tryPictures(viewer, truth, world)
  }
}

function comparePositions(onlooker: Onlooker, truth: State, dice: Chance, compared: Compared): void {
  const { game, viewer } = onlooker
  const unknown = unknownTo(game, truth, viewer)
  if (unknown.length === 0) return
  for (const { label } of unknown) {
    compared.there(label, viewer)
    compared.mutants.showing(label, viewer)
  }
  const truly = onlooker.sight(truth)
  const scarce = (): boolean => unknown.some(({ label }) => compared.isScarce(label, viewer))
  for (let i = 0; i === 0 || (i < SCARCE_WORLDS && scarce()); i++) {
    const { world, changed } = otherWorld(game, truth, viewer, dice)
    if (changed.size === 0) continue
    const otherwise = onlooker.sight(world)
    if (truly !== otherwise)
      leaks(`viewer ${viewer} sees a difference in: ${[...changed].join(', ')}`, firstDifference(truly, otherwise))
    for (const label of changed) compared.compared(label, viewer)
    compared.mutants.tryViews(viewer, truth, world)
  }
}

interface Answer {
  actor: Seat
  action: object
  seed: string
}

/** Of so many times that odds are asked for again they are made anew once. */
const AFRESH = 4
/** One in so many pictures is compared in any case. */
const PICTURES = 4
/** Worlds tried where a kind of event was hardly ever compared yet. */
const SCARCE_WORLDS = 24
const SCARCE = 8

/**
 * Two ways for things to go on that end in states which differ only in what the viewer may not know: they must have
 * been told the same in between. The same answer in another world, and answers that differ in a single detail.
 */
function compareAnswers(onlooker: Onlooker, truth: State, answer: Answer, dice: Chance, compared: Compared): void {
  const { game, viewer } = onlooker
  const { actor, action, seed } = answer
  const rolls: number[] = []
  const here = onlooker.after(truth, actor, action, recording(seeded(seed), rolls), (midway) =>
    comparePicture(onlooker, midway, compared),
  )
  const hidden = here.full.filter((event) => !sameJson(redacted(game, event, viewer), event))
  for (const event of hidden) {
    compared.there(`event ${event.kind}`, viewer)
    compared.mutants.telling(event, viewer)
  }
  const kinds = new Set(hidden.map((event) => event.kind))
  // What everybody saw may have been hidden afterwards, such as cards that were shown and then shuffled: that it was
  // told is no leak.
  const hides = unknownTo(game, here.state, viewer).length > unknownTo(game, truth, viewer).length
  const ways: [State, object][] = []
  const scarce = hidden.some((event) => compared.isScarce(`event ${event.kind}`, viewer))
  for (let i = scarce ? SCARCE_WORLDS : 1; i > 0; i--) {
    const { world } = otherWorld(game, truth, viewer, dice)
    if (!refusal(game, world, actor, action)) ways.push([world, action])
  }
  if (viewer !== actor) for (const other of nearby(options(game, truth, actor), action, dice)) ways.push([truth, other])
  for (const [from, instead] of ways) {
    const there = runThere(onlooker, from, actor, instead, rolls)
    if (!there || withSecretsUnordered(game, there.state) === withSecretsUnordered(game, here.state)) continue
    if (withoutSecrets(game, there.state, viewer) !== withoutSecrets(game, here.state, viewer)) continue
    const evidence = { actor, action, instead, told: here.told, toldThere: there.told }
    const [told, toldThere] = [here.told, there.told].map((events) =>
      hides ? events.filter(({ kind }) => kinds.has(kind)) : events,
    ) as [Event[], Event[]]
    if (inOrder(told, rolls) !== inOrder(toldThere, rolls))
      leaks(`an event tells viewer ${viewer} what they may not know`, evidence)
    // Whoever was told the same in the same order has seen the same.
    const at = sameJson(here.told, there.told) ? here.pictures.findIndex((seen, i) => seen !== there.pictures[i]) : -1
    if (at >= 0)
      leaks(`a picture shows viewer ${viewer} what they may not know`, {
        ...evidence,
        ...firstDifference(here.pictures[at] ?? '', there.pictures[at] ?? ''),
      })
    const [truly, otherwise] = [onlooker.sight(here.state), onlooker.sight(there.state)]
    if (truly !== otherwise)
      leaks(`after an answer viewer ${viewer} sees a difference`, { ...evidence, ...firstDifference(truly, otherwise) })
    for (const kind of kinds)
      if (!sameJson(ofKind(here.full, kind), ofKind(there.full, kind))) compared.compared(`event ${kind}`, viewer)
    compared.mutants.tryEvents(viewer, here.full, there.full)
  }
}

const ofKind = (events: readonly Event[], kind: string): Event[] => events.filter((event) => event.kind === kind)

/**
 * Without chance everything must be told alike and in its order; where rolls were used, other things may lie between.
 */
const inOrder = (told: readonly Event[], rolls: readonly number[]): string => {
  const texts = told.map((event) => JSON.stringify(event))
  return (rolls.length > 0 ? texts.sort() : texts).join()
}

/** The same with the very same rolls; nothing where those do not fit, because other things happen there. */
function runThere(onlooker: Onlooker, from: State, actor: Seat, action: object, rolls: readonly number[]) {
  const chance = recorded(rolls)
  try {
    const there = onlooker.after(from, actor, action, chance)
    return chance.left() === 0 ? there : undefined
  } catch (error) {
    if (error instanceof RollFault) return undefined
    throw error
  }
}

const NEARBY = 3

/** A few of the options that differ from an answer in a single detail. */
function nearby(listed: readonly object[], action: object, dice: Chance): object[] {
  const found = listed.filter((option) => details(option, action) === 1)
  while (found.length > NEARBY) found.splice(dice.pick('nearby', found.length), 1)
  return found
}

/** In how many single values two answers differ; a different shape counts as many. */
function details(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 1
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return Number.POSITIVE_INFINITY
  let sum = 0
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return Number.POSITIVE_INFINITY
    sum += details((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
  }
  return sum
}

export const firstDifference = (a: string, b: string): { truly: string; otherwise: string } => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120)
  return { truly: around(a), otherwise: around(b) }
}
