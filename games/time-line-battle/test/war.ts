/** Small builders, so that the test of a rule reads like the rule. */
import { type Seat, seeded } from '@anachron/kernel'
import { type Playing, playing } from '@anachron/kernel/testing'
import type { Reader } from '@anachron/kernel/words'
import { isUnit, kindOf, type Rank, rankOf } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import { tableWith } from '../rules/position.ts'
import type { Action, Battle, BattleEvent, Card, Options, State, StepRecord } from '../rules/types.ts'
import { maxHp } from '../rules/units.ts'

export type EventOf<Kind extends BattleEvent['kind']> = Extract<BattleEvent, { kind: Kind }>

export interface War {
  play: Playing<Battle>
  state: State
  /** Events of one kind, in order. */
  heard<Kind extends BattleEvent['kind']>(kind: Kind): EventOf<Kind>[]
  battle(day: number): StepRecord
  strike(day: number): StepRecord | undefined
  card(name: string): Card
  /** "7/13": damage and hit points. */
  hp(name: string): string
  /** The living Units of a seat: "2 6". */
  living(seat: Seat): string
  /** What a Unit took in a step. */
  took(step: StepRecord | undefined, name: string): number
  /** The Units that died in a step, as names. */
  died(step: StepRecord | undefined): string[]
  /** The possible answers to the open decision, as names. */
  choices(): string[]
  choose(name: string): void
  /** Why a Unit cannot be chosen now. */
  whyNot(name: string, reader?: Reader): { rule: string; reason: string }
}

export interface WarPlan {
  start?: Seat
  /** The names of chosen Units, or an aim, in the order asked. */
  choose?: string[]
  options?: Partial<Options>
  /** Stop before the first decision that `choose` does not answer. */
  pause?: boolean
}

/** "0: 2 6 | -1: A Q" in the order of deployment; without a Day: Day 0. */
const deploymentsOf = (text: string): (readonly [number, string])[] =>
  text.split('|').map((part) => {
    const [first = '', rest] = part.split(':')
    return rest === undefined ? ([0, first.trim()] as const) : ([Number(first), rest.trim()] as const)
  })

/**
 * A Timeline fought with these cards, one text for each seat. Its length follows from the earliest Day, and the match
 * ends with it. Names of cards: the seat, the corner, and for a second copy its number: "1.2", "0.A.2".
 */
export function war(seats: readonly string[], plan: WarPlan = {}): War {
  const deployed = seats.map((text) => (text === '' ? [] : deploymentsOf(text)))
  const timeline = 1 - Math.min(0, ...deployed.flatMap((list) => list.map(([day]) => day)))
  const options = { maxTimelines: timeline, ...plan.options }
  const state = tableWith({ timeline, start: plan.start ?? 0, deployed }, options)
  state.stack.push({ kind: 'example', at: 'watch' })
  const play = playing(game, state, seeded('draws'))
  play.does(state.start, { kind: 'watch' })
  const it = warOf(play)
  for (const name of plan.choose ?? []) it.choose(name)
  if (state.result === null && !plan.pause) throw new Error(`undecided: ${play.asked()?.ask} of ${it.choices()}`)
  return it
}

export function warOf(play: Playing<Battle>): War {
  const { state, events } = play
  const heard: War['heard'] = (kind) => events.filter((event): event is EventOf<typeof kind> => event.kind === kind)
  const nameOf = ({ owner, rank, copy }: Pick<Card, 'owner' | 'rank' | 'copy'>): string =>
    `${owner}.${kindOf(rank).sign}${copy > 1 ? `.${copy}` : ''}`
  const card = (name: string): Card => {
    const found = state.cards.find((each) => nameOf(each) === name)
    if (!found) throw new Error(`no card ${name}`)
    return found
  }
  const step = (kind: 'struck' | 'fought', day: number): StepRecord | undefined =>
    heard(kind).find((event) => event.day === day)?.record
  const seat = (): Seat => play.asked()?.seats[0] ?? 0
  const answer = (name: string): Action => {
    if (name === 'front' || name === 'rear') return { kind: 'aim', at: name }
    const { id } = card(name)
    return play.asked()?.ask === 'day.bomb' ? { kind: 'bomb', target: id } : { kind: 'attach', host: id }
  }
  const said = (action: Action): string =>
    action.kind === 'bomb'
      ? nameOf(state.cards[action.target] as Card)
      : action.kind === 'attach'
        ? nameOf(state.cards[action.host] as Card)
        : action.kind === 'aim'
          ? action.at
          : action.kind
  return {
    play,
    state,
    heard,
    battle: (day) => step('fought', day) as StepRecord,
    strike: (day) => step('struck', day),
    card,
    hp: (name) => `${card(name).damage}/${maxHp(card(name))}`,
    living: (of) =>
      state.cards
        .filter(({ owner, rank, dead }) => owner === of && isUnit(rank) && !dead)
        .map(({ rank }) => kindOf(rank).sign)
        .join(' '),
    took: (record, name) =>
      (record?.hits ?? []).reduce((sum, { unit, taken }) => (nameOf(unit) === name ? sum + taken : sum), 0),
    died: (record) => (record?.deaths ?? []).map(nameOf).sort(),
    choices: () => play.options(seat()).map(said),
    choose: (name) => void play.does(seat(), answer(name)),
    whyNot: (name, reader) => play.refuses(seat(), answer(name), reader),
  }
}

export const ranks = (signs: string): Rank[] => signs.split(' ').map((sign) => rankOf(sign) as Rank)
export const signs = (of: readonly Rank[]): string => of.map((rank) => kindOf(rank).sign).join(' ')
