import { decision, type Match, options } from '@anachron/kernel'
import type { Line } from './ledger.ts'
import type { TableState } from './state.ts'

/** The question each seat but one is asked, before that one answers: as it would be put to them. */
export interface OpenDecisions {
  ask: string
  options: ReadonlyMap<number, string>
}

/**
 * Looks what the others are asked while `seat` answers. Most decisions are one seat's, and then there is nothing to
 * remember; several seats may be asked at once, for several answers each, and an answer of one must not make those of
 * the others late.
 */
export function othersAsked({ match, deciding }: TableState, seat: number): OpenDecisions | undefined {
  if (!match || !deciding?.seats.some((other) => other !== seat)) return undefined
  const others = deciding.seats.filter((other) => other !== seat)
  return { ask: deciding.ask, options: new Map(others.map((other) => [other, optionsText(match, other)])) }
}

const optionsText = (match: Match, seat: number): string => JSON.stringify(options(match.game, match.state, seat))

/**
 * Notes what is asked now, and since when each seat is. A question that was open before and is still the same stays
 * open.
 */
export function noteAsked(state: TableState, line: Line, before?: OpenDecisions): void {
  const { match } = state
  const now = match && decision(match.game, match.state)
  state.deciding = now ?? null
  if (!now) return
  for (const seat of now.seats) {
    const was = before?.ask === now.ask ? before.options.get(seat) : undefined
    if (was === undefined || was !== optionsText(match, seat)) state.asked[seat] = { since: line.n, at: line.at }
  }
}

/** Since when a seat is asked what it is asked now. */
export const askedSince = ({ asked }: TableState, seat: number): number => asked[seat]?.since ?? 0
export const askedAt = ({ asked, touched }: TableState, seat: number): number => asked[seat]?.at ?? touched
