import type { Chance } from '../chance/chance.ts'
import { seeded } from '../chance/seeded.ts'
import { anytime, apply, decision, options } from '../engine.ts'
import type { AnyGame, Base, MatchTerms, Policy } from '../game.ts'
import { copyJson, sameJson } from '../json.ts'
import { isLogFault } from '../log.ts'
import { act, isRefusal, startMatch } from '../match.ts'
import { wrongWithPosition } from '../position.ts'
import { redacted } from '../redacted.ts'
import { type Seat, SPECTATOR } from '../seat.ts'
import { render } from '../words/render.ts'
import { boundOf, someAnswer, tablesOf } from './matches.ts'
import type { LawTable, Plan } from './plan.ts'

/*
 * What a stranger may send: positions of real matches with something changed at random. Each must be refused with a
 * sentence, or play on to an end. A loop without end cannot be noticed from inside: whoever runs this does so in a
 * thread with a deadline.
 */

export interface ForeignPosition {
  state: unknown
  table: MatchTerms
  /** What was changed, for the report. */
  changes: string[]
}

type Slot = { holder: Record<string, unknown>; key: string; path: string }

function slotsOf(value: unknown, path: string, into: Slot[]): Slot[] {
  if (typeof value !== 'object' || value === null) return into
  for (const key of Object.keys(value)) {
    const holder = value as Record<string, unknown>
    into.push({ holder, key, path: `${path}.${key}` })
    slotsOf(holder[key], `${path}.${key}`, into)
  }
  return into
}

const NUMBERS = [0, 1, -1, 2, 7, 13, 0.5, 99, 1000, 2025, 3e7, 1e308]

/** Changes one thing; what could still pass for a real position is tried most. */
function changeOne(state: object, dice: Chance): string {
  const slots = slotsOf(state, '$', [])
  const slot = slots[dice.pick('slot', slots.length)] as Slot
  const { holder, key, path } = slot
  const was = holder[key]
  const others = slots.filter(
    (other) => other.key === key && other.path !== path && typeof other.holder[key] === typeof was,
  )
  const way = dice.pick('way', 8)
  if (way < 3 && others.length > 0) {
    const other = others[dice.pick('other', others.length)] as Slot
    const value = copyJson(other.holder[key])
    if (way === 0) other.holder[key] = copyJson(was)
    holder[key] = value
    return `${path} := ${other.path}`
  }
  if (Array.isArray(was) && was.length > 0 && way < 7) {
    const at = dice.pick('at', was.length)
    if (way === 3) was.splice(at, 1)
    else if (way === 4) was.push(copyJson(was[at]))
    else if (way === 5) was.reverse()
    else for (let i = 0; i < 200; i++) was.push(copyJson(was[at]))
    return `${path}: elements, way ${way}`
  }
  if (typeof was === 'number' && way < 6)
    holder[key] = was + (NUMBERS[dice.pick('by', 4)] as number) * (way === 5 ? -1 : 1)
  else if (typeof was === 'number') holder[key] = NUMBERS[dice.pick('number', NUMBERS.length)]
  else if (typeof was === 'boolean') holder[key] = !was
  else {
    const any = slots[dice.pick('any', slots.length)] as Slot
    const values = [null, {}, [], '', 'constructor', 0, copyJson(any.holder[any.key])]
    const value = values[dice.pick('value', values.length)]
    if (value === undefined || way === 7) delete holder[key]
    else holder[key] = value
  }
  return `${path}: ${JSON.stringify(was)?.slice(0, 60)} → ${JSON.stringify(holder[key])?.slice(0, 60)}`
}

/** Changed positions without end, spread over random matches on all tables of the plan. */
export function* foreignPositions(game: AnyGame, plan: Plan<never>, seed: string): Generator<ForeignPosition> {
  const tables = tablesOf(game, plan as never)
  for (let i = 0; ; i++) {
    const { seats, options: given = {} } = tables[i % tables.length] as LawTable
    const dice = seeded(`${seed}/${i}`)
    const match = startMatch(game, { options: given, seats, chance: () => dice })
    if (isLogFault(match)) throw new Error(render(match.fault))
    const table = { options: copyJson(match.log.options), seats } as unknown as MatchTerms
    for (let n = 0; n < boundOf(plan as never); n++) {
      if (dice.pick('look', 6) === 0) {
        const state = copyJson(match.state)
        const changes = Array.from({ length: 1 + dice.pick('changes', 3) }, () => changeOne(state, dice))
        // What was replaced by its like is still a real position, and proves nothing.
        if (!sameJson(state, match.state)) yield { state, table, changes }
      }
      const asked = decision(game, match.state)
      if (!asked) break
      const seat = asked.seats[dice.pick('seat', asked.seats.length)] as Seat
      const played = act(match, seat, someAnswer(game, match.state, seat, dice), dice)
      if (isRefusal(played)) throw new Error(render(played.reason))
    }
  }
}

export type Fate = 'refused' | 'played'

/** What becomes of a position: refused with a sentence, or played to an end. Throws where neither holds. */
export function fateOf(
  game: AnyGame,
  position: ForeignPosition,
  bound: number,
  seed: string,
  policies: readonly Policy[] = [],
): Fate {
  const { table } = position
  const wrong = wrongWithPosition(game, position.state, table)
  if (wrong !== undefined) {
    const said = render(wrong)
    if (said.trim().length < 8) throw new Error(`refused without a sentence: “${said}”`)
    return 'refused'
  }
  const state = game.clone(position.state as Base) as Base
  const dice = seeded(seed)
  const most = JSON.stringify(state).length * 4 + 50_000
  for (let n = 0; state.result === null; n++) {
    if (n > bound) {
      giveUp(game, state, table.seats, dice)
      break
    }
    const asked = decision(game, state)
    const seat = asked?.seats[dice.pick('seat', asked.seats.length)]
    if (!asked || seat === undefined) throw new Error('nobody is asked and the match is not over')
    if (n === 0 || dice.pick('look', 16) === 0) {
      lookAround(game, state, table.seats, asked.seats, dice)
      // The game's own players take their time: they look at some positions only.
      think(game, state, seat, n === 0 && dice.pick('think', 4) === 0 ? policies : [], dice)
      doAnytime(game, state, table.seats)
    }
    const listed = options(game, state, seat)
    if (listed.length === 0) throw new Error(`seat ${seat} has no option at ${asked.ask}`)
    const action = copyJson(listed[dice.pick('option', listed.length)]) as object
    apply(game, state, dice, seat, action, (event) => tell(game, event, table.seats))
  }
  if (JSON.stringify(state).length > most) throw new Error('the state grew without bound')
  game.score(state)
  return 'played'
}

/** Where nobody gets hurt people can play on for ever, and so can chance; but they can also leave the table. */
function giveUp(game: AnyGame, state: Base, seats: number, dice: Chance): void {
  const { anytime, concede } = game
  for (let seat = 0; seat < seats && state.result === null; seat++)
    if (concede && anytime && anytime.options(state, seat).length > 0) apply(game, state, dice, seat, concede)
  if (state.result === null) throw new Error('no end within the bound, not even by giving up')
}

/** Everything that hosts do with a position besides playing it. */
function lookAround(game: AnyGame, state: Base, seats: number, asked: readonly Seat[], dice: Chance): void {
  game.score(state)
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    const view = game.view(state, viewer)
    game.words.view(view)
    game.words.headline?.(view, viewer)
    for (let seat = 0; seat < seats; seat++) game.threats?.(view, seat)
    game.imagine(view, dice)
    if (!asked.includes(viewer)) continue
    for (const action of options(game, state, viewer).slice(0, 12)) {
      game.words.action(action, view)
      game.forecast?.(view, viewer, action)
    }
  }
}

/** Everything that bots do with it: their quick answer, and that of the game's own players. */
function think(game: AnyGame, state: Base, seat: Seat, policies: readonly Policy[], dice: Chance): void {
  const listed = options(game, state, seat)
  for (const policy of policies) {
    policy.rollout?.(state as never, seat, listed as never[], dice)
    policy.judge?.(state as never)
    policy.choose(game.view(state, seat), seat, listed, dice)
  }
}

/** What seats may do out of turn, each on a copy. */
function doAnytime(game: AnyGame, state: Base, seats: number): void {
  for (let seat = 0; seat < seats; seat++)
    for (const action of anytime(game, state, seat)) {
      const copy = game.clone(state) as Base
      apply(game, copy, seeded('anytime'), seat, copyJson(action), (event) => tell(game, event, seats))
      if (copy.result === null) decision(game, copy)
    }
}

function tell(game: AnyGame, event: Parameters<AnyGame['redact']>[0], seats: number): void {
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    const shown = redacted(game, event, viewer)
    if (shown) game.words.event(shown, viewer)
  }
}
