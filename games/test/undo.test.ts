/**
 * What may be taken back at once in the recorded matches of every game on the shelf: as much as could be without
 * telling anybody anything. (That it is no more than that is held by the kernel's tests.)
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apply,
  copyJson,
  isInnocent,
  isLogFault,
  type LogEntry,
  type Match,
  options,
  readLog,
  recorded,
  redacted,
  refusal,
  replay,
  type Secret,
  SPECTATOR,
  secretValue,
  seeded,
  setValue,
  stateAt,
  unknownTo,
} from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { shelf } from '../index.ts'

/** Worlds that a viewer imagines before an entry counts as harmless. */
const WORLDS = 60
/** One entry in so many is looked at; all of them in `npm run soak`. */
const EVERY = process.env.SOAK ? 1 : 5

type State = Match['state']

/** The matches of a game's fixtures, lessons too; other files hold no match. */
function recordedMatches(id: string, game: Match['game']): { file: string; match: Match }[] {
  const folder = join(import.meta.dirname, '..', id, 'fixtures')
  return readdirSync(folder).flatMap((file) => {
    const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const match = isLogFault(log) ? log : replay(game, log)
    return isLogFault(match) ? [] : [{ file, match: match as Match }]
  })
}

/** What a viewer is shown by an answer; nothing where it could not be given, or needs chance. */
function sightAfter({ game }: Match, state: State, { seat, action }: LogEntry, viewer: number): string | undefined {
  const told: unknown[] = []
  try {
    apply(game, state, recorded([]), seat, copyJson(action) as object, (event) => {
      const shown = redacted(game, event, viewer)
      if (shown) told.push(copyJson(shown))
    })
    return JSON.stringify([told, game.view(state, viewer)])
  } catch {
    return undefined
  }
}

/**
 * Worlds that a viewer cannot tell from the true one and that a sample hardly ever meets: all things of one kind lie
 * together in one kind of place, or one secret is something else.
 */
function* rareWorlds(game: Match['game'], before: State, viewer: number): Generator<State> {
  const known = unknownTo(game, before, viewer).map((secret) => ({ ...secret, value: secretValue(secret) }))
  for (const [i, { values = [] }] of known.entries())
    for (const value of values) {
      const world = game.clone(before)
      setValue(unknownTo(game, world, viewer)[i] as never, value)
      yield world
    }
  const kinds = new Map(known.map(({ label, pool }) => [`${label}/${pool}`, { label, pool }]))
  for (const { label, pool } of kinds.values()) {
    const things = new Set(known.filter((secret) => secret.pool === pool).map(({ value }) => JSON.stringify(value)))
    for (const thing of pool === undefined ? [] : things) {
      const world = game.clone(before)
      gather(unknownTo(game, world, viewer), { label, pool, thing })
      yield world
    }
  }
}

type Gathered = { label: string; pool: string | undefined; thing: string }

/** Exchanges things of one pool until as many of one kind as can lie in places of one label. */
function gather(secrets: readonly Secret[], { label, pool, thing }: Gathered): void {
  const plain = secrets.filter((secret) => secret.pool === pool && !secret.set && !secret.fits)
  const is = (secret: Secret): boolean => JSON.stringify(secretValue(secret)) === thing
  const elsewhere = plain.filter((secret) => secret.label !== label && is(secret))
  for (const place of plain.filter((secret) => secret.label === label && !is(secret))) {
    const other = elsewhere.pop()
    if (!other) return
    const [mine, theirs] = [secretValue(place), secretValue(other)]
    setValue(place, theirs)
    setValue(other, mine)
  }
}

/** Whether a viewer would have been shown something else in some world that could be: so it told them something. */
function tells(match: Match, n: number, viewer: number): boolean {
  const { game } = match
  const before = stateAt(match, n - 1)
  const entry = match.log.entries[n - 1] as LogEntry
  const truly = sightAfter(match, game.clone(before), entry, viewer)
  if (truly === JSON.stringify([[], game.view(before, viewer)])) return false
  const looksOtherwise = (world: State): boolean => {
    const isPossible = refusal(game, world, entry.seat, entry.action) === undefined
    const answers = isPossible ? [entry.action] : options(game, world, entry.seat)
    const isShownSo = (action: unknown): boolean =>
      sightAfter(match, game.clone(world), { ...entry, action: action as never }, viewer) === truly
    return !answers.some(isShownSo)
  }
  const chance = seeded(`${n}/${viewer}`)
  for (let i = 0; i < WORLDS; i++)
    if (looksOtherwise(game.imagine(game.view(before, viewer) as never, chance))) return true
  return [...rareWorlds(game, before, viewer)].some(looksOtherwise)
}

describe.each(shelf.map(({ id, title, load }) => ({ id, title, load })))('$title', ({ id, title, load }) => {
  it('nobody is asked about an answer that told nobody anything', async () => {
    const { game } = await load()
    let [free, all] = [0, 0]
    const harmless: string[] = []
    for (const { file, match } of recordedMatches(id, game as never)) {
      const { entries, seats } = match.log
      const viewers = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
      for (const [i, { rolls = [] }] of entries.entries()) {
        if (i % EVERY > 0) continue
        all++
        if (rolls.length > 0) continue
        if (isInnocent(match, i + 1)) free++
        else if (!viewers.some((viewer) => tells(match, i + 1, viewer))) harmless.push(`${file}, entry ${i + 1}`)
      }
    }
    console.log(
      `${title}: of ${all} recorded entries ${free} may be taken back at once, ${harmless.length} ought to be`,
    )
    expect(harmless).toEqual([])
    expect(free).toBeGreaterThan(all / 4)
  })
})
