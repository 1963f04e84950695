import { type BenchRequest, type BenchResult, runBench } from '../bench/index.ts'
import { grouped } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

/** `anachron bench`: how fast the games and the kernel are on this machine. */
export async function bench(
  { json, ...request }: BenchRequest & { json?: boolean },
  terminal: Terminal,
): Promise<BenchResult> {
  const result = await runBench({ ...request, onRound: (words) => terminal.status(words) })
  terminal.status('')
  terminal.say(json ? JSON.stringify(result, null, 2) : benchText(result))
  return result
}

const each = (perSecond: number): string => {
  const micros = 1e6 / perSecond
  return micros < 1000 ? `${micros.toPrecision(3)} µs` : `${(micros / 1000).toPrecision(3)} ms`
}

function benchText({ games, peer }: BenchResult): string {
  const lines = ['per second of processor time on one core, median of interleaved rounds (slowest … fastest)']
  for (const [id, figures] of Object.entries(games)) {
    lines.push('', id)
    const rows = figures.map(({ name, unit, perSecond, low, high }) => [
      `  ${name}`,
      `${grouped(perSecond)} ${unit}/s`,
      `(${grouped(low)} … ${grouped(high)})`,
      `${each(perSecond)} each`,
    ])
    lines.push(table(rows))
  }
  if (peer) {
    const { ours, theirs, bare, ratio } = peer
    lines.push(
      '',
      'the same tic-tac-toe, legal moves listed, moves chosen at random',
      `  our kernel:   ${grouped(ours.perSecond)} moves/s`,
      `  no kernel:    ${grouped(bare.perSecond)} moves/s (the game’s own functions in a plain loop)`,
      `  boardgame.io: ${grouped(theirs.perSecond)} moves/s (its reducer, production mode)`,
      `  ratio: ${ratio.toFixed(1)}`,
    )
  }
  return lines.join('\n')
}
