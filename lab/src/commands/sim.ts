import type { PlanRequest } from '../play/plan.ts'
import { type SimResult, simulate } from '../simulate.ts'
import { numberWithin, percent, percentWithin, progressLine } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

export interface SimArguments extends PlanRequest {
  game: string
  json?: boolean
  workers?: number
}

/** `anachron sim`: many matches between bots, and how the seats fared. */
export async function sim({ game, json, ...request }: SimArguments, terminal: Terminal): Promise<SimResult> {
  const result = await simulate(game, {
    ...request,
    signal: terminal.signal,
    onProgress: (progress) => terminal.status(progressLine(progress)),
  })
  terminal.status('')
  terminal.say(json ? JSON.stringify(result, null, 2) : simText(result))
  return result
}

function simText(result: SimResult): string {
  const cut = result.games < result.asked ? `, stopped before ${result.asked}` : ''
  const rows = result.seats.map((seat, i) => [
    `seat ${i + 1}: ${seat.bot}`,
    percentWithin(seat.won),
    percentWithin(seat.payoff),
    seat.decisions.toFixed(1),
  ])
  const reasons = Object.entries(result.reasons)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, games]) => `${reason} ${percent(games / result.games)}`)
  return [
    `${result.game}: ${result.games} matches, seed ${result.seed}${cut}; 95 % intervals in brackets`,
    '',
    table([['', 'won', 'mean payoff', 'decisions'], ...rows]),
    '',
    `no single winner: ${percentWithin(result.shared)}`,
    `decisions per match: ${numberWithin(result.length)}`,
    `ended by: ${reasons.join(', ')}`,
  ].join('\n')
}
