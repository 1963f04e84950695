import type { Placed } from './placed.ts'

/** How a person has done against one opponent. */
export interface Against {
  won: number
  drawn: number
  lost: number
}

/** Over the finished matches between this person and bots of one level, and nobody else. */
export function recordAgainst(matches: readonly Placed[], level: string): Against {
  const against = { won: 0, drawn: 0, lost: 0 }
  for (const { summary, you } of matches) {
    const seat = summary.seats.findIndex(({ person }) => person !== undefined && person === you)
    const others = summary.seats.filter((_, other) => other !== seat)
    const payoff = summary.result?.payoff
    if (!payoff || seat < 0 || others.length === 0) continue
    if (others.some((other) => other.kind !== 'bot' || other.level !== level)) continue
    // As the ending and the list say it: where nobody or everybody gets home, nobody has played a draw.
    const mine = payoff[seat] ?? 0
    const best = Math.max(...payoff.filter((_, other) => other !== seat))
    const isWon = mine === 1 || mine > best
    against[isWon ? 'won' : mine === 0 || mine < best ? 'lost' : 'drawn']++
  }
  return against
}
