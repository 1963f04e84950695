import { answerOf, type Bot, botNamed } from '@anachron/bots'
import type { GameModule } from '@anachron/games'
import {
  type AnyGame,
  begin,
  type Chance,
  decision,
  options,
  play,
  playOn,
  type Result,
  type Seat,
  seeded,
} from '@anachron/kernel'
import type { Plan } from './plan.ts'

/** Looks on while a match is played. */
export interface Onlooker {
  event(event: { kind: string; rule: string }): void
  /** Before every answer. */
  asked(
    now: NonNullable<ReturnType<typeof decision>>,
    seat: Seat,
    options: number,
    state: ReturnType<AnyGame['clone']>,
  ): void
}

export interface Outcome {
  result: Result
  /** By seat. */
  decisions: number[]
}

/**
 * Far beyond the end of any real match: its players go in circles. Such a match counts as unfinished, nobody gets
 * anything.
 */
const ENDLESS = 20_000
export const UNFINISHED = 'unfinished'

export const botsOf = (plan: Plan, module: GameModule): Bot[] =>
  plan.bots.map((name) => botNamed(name, module.bot) as Bot)

/** Match i of a plan, played to its end. */
export async function playMatch(
  plan: Plan,
  { game }: GameModule,
  bots: readonly Bot[],
  i: number,
  onlooker?: Onlooker,
): Promise<Outcome> {
  const match = seeded(`${plan.seed}/${i}`)
  const own = seeded(`${plan.seed}/${i}/bots`)
  const listen = onlooker && ((event: { kind: string; rule: string }) => onlooker.event(event))
  const state = begin(game, plan.options, plan.seats, match, listen)
  const decisions = new Array<number>(plan.seats).fill(0)
  if (!onlooker && bots.every(({ blind }) => blind)) return playBlindly(game, state, decisions, match, own)
  for (let n = 0; n < ENDLESS; n++) {
    const now = decision(game, state)
    if (now === undefined) return { result: state.result, decisions }
    const seat = now.seats[0] as Seat
    const listed = options(game, state, seat)
    if (onlooker) onlooker.asked(now, seat, listed.length, state)
    decisions[seat] = (decisions[seat] as number) + 1
    const bot = bots[seat] as Bot
    let answer = listed[0]
    if (listed.length > 1) {
      if (bot.blind) answer = listed[own.pick('bot', listed.length)]
      else {
        const turn = { game, view: game.view(state, seat), seat, options: listed, ask: now.ask, chance: own }
        const choice = bot.choose(plan.budget ? { ...turn, budget: plan.budget } : turn)
        answer = answerOf(choice instanceof Promise ? await choice : choice, listed)
      }
    }
    play(game, state, match, seat, answer, listen)
  }
  return { result: unfinished(decisions), decisions }
}

/** The same where nobody looks at anything: not even views are made. */
function playBlindly(
  game: AnyGame,
  state: ReturnType<AnyGame['clone']>,
  decisions: number[],
  match: Chance,
  own: Chance,
): Outcome {
  let answers = 0
  const choose = (seat: Seat, { length }: readonly unknown[]): number => {
    answers++
    decisions[seat] = (decisions[seat] as number) + 1
    return length > 1 ? own.pick('bot', length) : 0
  }
  playOn(game, state, match, choose, () => answers >= ENDLESS)
  return { result: state.result ?? unfinished(decisions), decisions }
}

const unfinished = ({ length }: readonly number[]): Result => ({
  reason: UNFINISHED,
  rule: '',
  payoff: new Array<number>(length).fill(0),
})
