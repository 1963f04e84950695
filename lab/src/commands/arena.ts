import { type ArenaRequest, type ArenaResult, arena } from '../arena.ts'
import { progressLine, shareWithin } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

export interface ArenaArguments extends ArenaRequest {
  game: string
  json?: boolean
  workers?: number
}

/** `anachron arena`: how strong the bots are against each other. */
export async function arenaCommand(
  { game, json, ...request }: ArenaArguments,
  terminal: Terminal,
): Promise<ArenaResult> {
  const result = await arena(game, {
    ...request,
    signal: terminal.signal,
    onProgress: (what, progress) => terminal.status(`${what}: ${progressLine(progress)}`),
  })
  terminal.status('')
  terminal.say(json ? JSON.stringify(result, null, 2) : arenaText(result))
  return result
}

export function arenaText({ game, seats, seed, budget, bots, pairs }: ArenaResult): string {
  const thinking = budget?.iterations
    ? `, ${budget.iterations} iterations a decision`
    : budget?.millis
      ? `, up to ${budget.millis} ms a decision`
      : ''
  const head = `${game}: ${seats === 1 ? 'one seat' : `${seats} seats`}, seed ${seed}${thinking}; 95 % intervals in brackets`
  const ranked = [...bots].sort((a, b) => (b.elo?.value ?? b.payoff.value) - (a.elo?.value ?? a.payoff.value))
  if (seats === 1)
    return [head, '', table([['', 'mean payoff'], ...ranked.map((b) => [b.name, shareWithin(b.payoff)])])].join('\n')
  const scores = pairs.map(({ a, b, games, score }) => [`${a} – ${b}`, shareWithin(score), `${games}`])
  return [
    head,
    '',
    table([
      ['', 'Elo', '', 'mean payoff'],
      ...ranked.map(({ name, elo, payoff }) => [
        name,
        elo ? elo.value.toFixed(0) : '',
        elo ? `(${elo.low.toFixed(0)} … ${elo.high.toFixed(0)})` : '',
        shareWithin(payoff),
      ]),
    ]),
    '',
    table([['', 'scored by the first', 'games'], ...scores]),
  ].join('\n')
}
