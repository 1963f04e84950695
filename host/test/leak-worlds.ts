import {
  type AnyGame,
  apply,
  type Chance,
  copyJson,
  type Json,
  type Match,
  options,
  otherWorld,
  recording,
  redacted,
  refusal,
  sameJson,
  secretValue,
  type Types,
  unknownTo,
  withoutSecrets,
  withSecretsUnordered,
} from '@anachron/kernel'
import { matchChance } from '../src/fairness.ts'
import { type Looking, SECRET } from './leak-rooms.ts'

type State = Match['state']
type Event = Types['Event']

export interface Turn {
  actor: number
  action: object
}

/** A world that the viewer may not tell from the true one. */
export interface Other {
  world: State
  /** The kinds of secret that are different there. */
  changed: readonly string[]
  /** What is answered there, where the viewer may not tell that from the true answer either. */
  instead?: object
}

const WORLDS = 24

/**
 * What a viewer may not know, sorted by the kind of secret and by how many players know it: a card that both players
 * have looked at is kept from spectators in another place than one that nobody has seen.
 */
export function secretsAt({ game, viewer, seats }: Looking, state: State): Map<string, Json[]> {
  const kinds = new Map<string, Json[]>()
  for (const secret of unknownTo(game, state, viewer)) {
    const knowing = Array.from({ length: seats }, (_, seat) => secret.knownTo(seat)).filter(Boolean).length
    const kind = `${secret.label}, known to ${knowing}`
    const values = kinds.get(kind)
    if (values) values.push(secretValue(secret))
    else kinds.set(kind, [secretValue(secret)])
  }
  return kinds
}

/** The kinds of secret that are different in another world. */
export function changedIn(looking: Looking, truth: ReadonlyMap<string, Json[]>, world: State): string[] {
  const there = secretsAt(looking, world)
  return [...truth].filter(([kind, values]) => !sameJson(values, there.get(kind))).map(([kind]) => kind)
}

/**
 * The best of some other worlds: one in which what is wanted is different, and after the answer too all looks alike.
 */
export function anotherWorld(
  looking: Looking,
  truth: State,
  turn: Turn,
  dice: Chance,
  isWanted: (kind: string) => boolean,
): Other | undefined {
  const { game, viewer } = looking
  const { actor, action } = turn
  const secrets = secretsAt(looking, truth)
  if (secrets.size === 0) return undefined
  const here = after(looking, truth, actor, action)
  const wanted = new Set([...secrets.keys()].filter(isWanted))
  let best: { other: Other; worth: number } | undefined
  for (let i = 0; i < WORLDS; i++) {
    const { world } = otherWorld(game, truth, viewer, dice)
    const changed = changedIn(looking, secrets, world)
    if (changed.length === 0) continue
    // What others answer may be hidden as well.
    const answer = i % 2 > 0 && viewer !== actor ? nearby(game, world, actor, action, dice) : action
    const isAnswer = !refusal(game, world, actor, answer)
    const there = isAnswer ? after(looking, world, actor, answer) : undefined
    const fits =
      there !== undefined &&
      looksAlike(looking, truth, here, there) &&
      !(answer !== action && isTraceless(looking, world, turn, there))
    const other = { world, changed, ...(fits ? { instead: answer } : {}) }
    const worth = 2 * changed.filter((kind) => wanted.has(kind)).length + Number(fits)
    if (!best || worth > best.worth) best = { other, worth }
    if (fits && worth > 2 * wanted.size) break
  }
  return best?.other
}

/**
 * Whether an answer leaves nothing behind that the other one would not, not even a secret: a strike that harms nobody may
 * go at this or at that, and all may see at which.
 */
function isTraceless(looking: Looking, world: State, { actor, action }: Turn, there: After): boolean {
  if (refusal(looking.game, world, actor, action)) return false
  return sameJson(after(looking, world, actor, action).state, there.state)
}

/** Another option that differs from an answer in a single value; the answer itself where there is none. */
function nearby(game: AnyGame, world: State, actor: number, action: object, dice: Chance): object {
  const found = (options(game, world, actor) as object[]).filter((option) => isNear(option, action))
  return found[found.length > 0 ? dice.pick('nearby', found.length) : 0] ?? action
}

function isNear(a: object, b: object): boolean {
  const [one, other] = [Object.entries(a), b as Record<string, unknown>]
  if (one.length !== Object.keys(b).length || one.some(([key]) => !Object.hasOwn(b, key))) return false
  return one.filter(([key, value]) => !sameJson(value, other[key])).length === 1
}

interface After {
  state: State
  rolls: number[]
  full: Event[]
  shownEvents: Event[]
}

/** What an answer leads to with the rolls that the host will draw. */
function after({ game, viewer, seats }: Looking, before: State, actor: number, action: object): After {
  const [state, rolls, full, shownEvents]: [State, number[], Event[], Event[]] = [game.clone(before), [], [], []]
  const chance = matchChance(SECRET, new Array<null>(seats).fill(null))(1)
  apply(game, state, recording(chance, rolls), actor, copyJson(action), (event) => {
    full.push(copyJson(event))
    const shown = redacted(game, event, viewer)
    if (shown) shownEvents.push(copyJson(shown))
  })
  return { state, rolls, full, shownEvents }
}

/** Whether the viewer may not tell two courses apart, so that every byte about them must be the same. */
function looksAlike({ game, viewer }: Looking, before: State, here: After, there: After): boolean {
  if (!sameJson(here.rolls, there.rolls)) return false
  if (withoutSecrets(game, here.state, viewer) !== withoutSecrets(game, there.state, viewer)) return false
  if (sameJson(here.shownEvents, there.shownEvents)) return true
  // A card that was shown and then put back among the others may have been any of them.
  if (withSecretsUnordered(game, here.state) === withSecretsUnordered(game, there.state)) return false
  const kinds = new Set(
    here.full.filter((event) => !sameJson(redacted(game, event, viewer), event)).map(({ kind }) => kind),
  )
  const open = ({ shownEvents }: After): string[] =>
    shownEvents.filter(({ kind }) => !kinds.has(kind)).map((e) => JSON.stringify(e))
  // What everybody saw may have been hidden afterwards, such as cards that were shown and then shuffled.
  const hides = unknownTo(game, here.state, viewer).length > unknownTo(game, before, viewer).length
  if (hides && open(here).join() !== open(there).join()) return false
  // Where rolls were used, other things may lie between.
  return here.rolls.length === 0 || sorted(here.shownEvents) !== sorted(there.shownEvents)
}

const sorted = (events: readonly Event[]): string =>
  events
    .map((event) => JSON.stringify(event))
    .sort()
    .join()
