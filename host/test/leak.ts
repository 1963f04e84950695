import {
  type AnyGame,
  type Chance,
  decision,
  hashOf,
  type Json,
  type Match,
  options,
  otherWorld,
  SPECTATOR,
  sampleUnlisted,
  seeded,
} from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { answer, type Looking, layOut, longQuestions, type Question, questions, type Room } from './leak-rooms.ts'
import { anotherWorld, changedIn, secretsAt, type Turn } from './leak-worlds.ts'

/*
 * Looks for secrets in everything a host sends. From many moments of random matches two tables are laid out: one as it
 * truly is, and one on which everything that a viewer may not know, as the game's `secrets` declare it, may be
 * different. The viewer asks both hosts everything that can be asked, and somebody answers, with the same rolls in
 * both. All must come as the same bytes. An answer may rightly tell something, such as a card that is turned over: what
 * comes after it is compared where the states it leads to differ in secrets alone.
 */
export interface Found {
  viewer: number
  entry: number
  request: string
  /** The kinds of secret that were different. */
  changed: readonly string[]
  truly: string
  otherwise: string
}

export interface Search {
  game: AnyGame
  seed: string
  seats: number
  options?: object
  /** Entries between the moments that are looked at in any case; besides those, whatever was never compared yet is. */
  every?: number
  most: number
  /** What is looked at instead of a state of the match; nothing: not at that one. */
  make?(state: Match['state']): Match['state'] | undefined
}

/** One in so many moments gets the questions that take long, too. */
const LONG = 4

/** What was really compared: by kind of secret and of viewer. */
export class Tally {
  /** Answers after which bytes were compared. */
  answers = 0
  /** Those of them after which somebody who plays asked the long questions, too. */
  long = 0
  readonly #there = new Set<string>()
  readonly #compared = new Map<string, number>()
  readonly #turns = new Map<boolean, number>()

  there(kind: string, viewer: number): void {
    this.#there.add(forViewer(kind, viewer))
  }

  compared(kind: string, viewer: number): void {
    const key = forViewer(kind, viewer)
    this.#compared.set(key, (this.#compared.get(key) ?? 0) + 1)
  }

  lacks(kind: string, viewer: number): boolean {
    return !this.#compared.has(forViewer(kind, viewer))
  }

  isLongTurn(viewer: number): boolean {
    const turn = this.#turns.get(viewer >= 0) ?? 0
    this.#turns.set(viewer >= 0, turn + 1)
    return turn % LONG === 0
  }

  /** Secrets of a game that never were there, or never were different where bytes were compared. */
  missing(game: AnyGame): string[] {
    const there = [...this.#there]
    const never = Object.keys(game.secrets).filter((label) => !there.some((kind) => kind.startsWith(`${label}, `)))
    return [...never, ...there.filter((kind) => !this.#compared.has(kind))]
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.#compared)
  }
}

const forViewer = (kind: string, viewer: number): string =>
  `${kind}, for a ${viewer === SPECTATOR ? 'spectator' : 'seat'}`

interface Moment {
  state: Match['state']
  entry: number
  viewer: number
}

/** Goes through one match; stops at the first bytes that differ. */
export async function searchForLeaks(search: Search, tally = new Tally()): Promise<Found | undefined> {
  const { game, seats } = search
  const { moments, match } = momentsOf(search, tally)
  const tries = match.log.entries.filter((_, i) => i % 7 === 0).map(({ action }) => action)
  for (const moment of moments) {
    const looking = { game, seats, viewer: moment.viewer }
    const found = await compare(looking, moment, match.log.options, tries.slice(0, 6), tally)
    if (found) return found
  }
  return undefined
}

function momentsOf({ game, seed, seats, every, most, options, make }: Search, tally: Tally) {
  const moments: Moment[] = []
  const planned = new Set<string>()
  /** Whether there is something that was never compared and can be different here. */
  const isNew = (state: Match['state'], viewer: number): boolean => {
    const looking = { game, viewer, seats }
    const secrets = secretsAt(looking, state)
    for (const kind of secrets.keys()) tally.there(kind, viewer)
    const isOpen = (kind: string): boolean => tally.lacks(kind, viewer) && !planned.has(forViewer(kind, viewer))
    if (![...secrets.keys()].some(isOpen)) return false
    const { world } = otherWorld(game, state, viewer, diceAt(state, viewer))
    const fresh = changedIn(looking, secrets, world).filter(isOpen)
    for (const kind of fresh) planned.add(forViewer(kind, viewer))
    return fresh.length > 0
  }
  const match = playRandomly(game, {
    seed,
    seats,
    most,
    options: options ?? {},
    watch(match) {
      const entry = match.log.entries.length
      const state = make ? make(game.clone(match.state)) : match.state
      if (!state || state.result) return false
      for (let viewer = SPECTATOR; viewer < seats; viewer++)
        if (isNew(state, viewer) || (every && entry % every === 0))
          moments.push({ state: game.clone(state), entry, viewer })
      return false
    },
  })
  return { moments, match }
}

const diceAt = (state: Match['state'], viewer: number): Chance => seeded(`leak/${hashOf(state)}/${viewer}`)

function turnAt(game: AnyGame, state: Match['state'], dice: Chance): Turn {
  const asked = decision(game, state)?.seats ?? []
  const actor = asked[dice.pick('actor', asked.length)] as number
  const listed = options(game, state, actor) as object[]
  const action = sampleUnlisted(game, state, actor, dice) ?? (listed[dice.pick('action', listed.length)] as object)
  return { actor, action }
}

async function compare(
  looking: Looking,
  { state: truth, entry, viewer }: Moment,
  settings: Json,
  tried: readonly Json[],
  tally: Tally,
): Promise<Found | undefined> {
  const { game } = looking
  const turn = turnAt(game, truth, seeded(`turn/${hashOf(truth)}`))
  const { actor, action } = turn
  const other = anotherWorld(looking, truth, turn, diceAt(truth, viewer), (kind) => tally.lacks(kind, viewer))
  if (!other) return undefined
  const { world, changed, instead } = other
  const [truly, otherwise] = (await Promise.all([truth, world].map((state) => layOut(looking, settings, state)))) as [
    Room,
    Room,
  ]
  const differ = (request: string): Found | undefined => {
    const [a, b] = [heardIn(truly), heardIn(otherwise)]
    const at = a.findIndex((text, i) => text !== b[i])
    if (at < 0 && a.length === b.length) return undefined
    return { viewer, entry, request, changed, ...difference(a[at] ?? '', b[at] ?? b[a.length] ?? '') }
  }
  const ask = async (asks: readonly Question[], when: string): Promise<Found | undefined> => {
    for (const [request, ask] of asks) {
      await Promise.all([ask(truly), ask(otherwise)])
      const found = differ(`${request}${when}`)
      if (found) return found
    }
    return undefined
  }
  const tries = viewer === actor ? [action as Json, ...tried] : tried
  const isLong = tally.isLongTurn(viewer)
  const long = (entries: number): Question[] => (isLong ? longQuestions(looking, entries) : [])
  const before = await ask([...questions(looking, truth, 0, tries), ...long(0)], '')
  if (before) return before
  for (const kind of changed) tally.compared(kind, viewer)
  if (!instead) return undefined
  await Promise.all([answer(truly, actor, action), answer(otherwise, actor, instead)])
  tally.answers++
  const told = differ(`act by seat ${actor}`)
  // Once it is over, everybody may know everything.
  if (told || truly.onlooker.last('play').matchView.result) return told
  if (isLong && viewer >= 0) tally.long++
  return ask([...questions(looking, truth, 1, tried), ...long(1)], ' after the answer')
}

/** Whatever has been sent to the one who looks, whole and as changes. */
const heardIn = ({ onlooker, reader }: Room): string[] => [...onlooker.heard.splice(0), ...reader.heard.splice(0)]

function difference(a: string, b: string): { truly: string; otherwise: string } {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return { truly: a.slice(Math.max(0, at - 100), at + 100), otherwise: b.slice(Math.max(0, at - 100), at + 100) }
}
