import type { Seat } from '@anachron/kernel'
import { constants } from '../content/index.ts'
import { decadesHeld, hasTrio, playerOf } from './decades.ts'
import type { RuleId } from './rulebook.ts'
import type { C, State } from './types.ts'

/** How a tie was broken; 'alone' when there was none, 'shared' when nothing broke it. */
export const TIE_BREAKERS = ['alone', 'trio', 'decades', 'agents', 'shared'] as const
export type TieBreaker = (typeof TIE_BREAKERS)[number]

/** TH-150, between the given seats. */
function breakTie(state: State, seats: readonly Seat[]): { winners: Seat[]; by: TieBreaker } {
  if (seats.length === 1) return { winners: [...seats], by: 'alone' }
  const measures: readonly [TieBreaker, (seat: Seat) => number][] = [
    ['trio', (seat) => (hasTrio(playerOf(state, seat)) ? 1 : 0)],
    ['decades', (seat) => decadesHeld(playerOf(state, seat))],
    ['agents', (seat) => playerOf(state, seat).agents.length],
  ]
  for (const [by, measure] of measures) {
    const best = Math.max(...seats.map(measure))
    const winners = seats.filter((seat) => measure(seat) === best)
    if (winners.length === 1) return { winners, by }
  }
  return { winners: [...seats], by: 'shared' }
}

function endWith(ctx: C, reason: string, rule: RuleId, winners: Seat[]): void {
  ctx.emit({ kind: 'ended', rule, reason, winners })
  const payoff = ctx.state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  ctx.end({ reason, rule, payoff, points: ctx.state.players.map(({ skill }) => skill) })
}

function endBetween(ctx: C, way: 'expert' | 'rounds', seats: readonly Seat[], rule: RuleId): void {
  const { winners, by } = breakTie(ctx.state, seats)
  endWith(ctx, by === 'alone' ? way : `${way}, ${by}`, by === 'alone' ? rule : 'TH-150', winners)
}

export const onExpert = (state: State): Seat[] =>
  [0, 1].filter((seat) => playerOf(state, seat).skill === constants.expert.value)

/** TH-148. */
export const endByExpert = (ctx: C): void => endBetween(ctx, 'expert', onExpert(ctx.state), 'TH-148')

/** TH-149. */
export function endByRounds(ctx: C): void {
  const best = Math.max(...ctx.state.players.map(({ skill }) => skill))
  endBetween(
    ctx,
    'rounds',
    [0, 1].filter((seat) => playerOf(ctx.state, seat).skill === best),
    'TH-149',
  )
}

export const concede = (ctx: C, seat: Seat): void => endWith(ctx, 'concede', 'TH-R27', [1 - seat])
