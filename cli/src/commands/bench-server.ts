import { join } from 'node:path'
import type { Side, Turn } from '@anachron/server/trials/bench/turns'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { fetchPeers } from '../peers.ts'

interface Given {
  matches: string
  seconds: number
  postgres?: string
  peer?: boolean
  against?: string
  rounds?: number
  json?: boolean
}

export function benchServer(bench: Command): void {
  bench
    .command('server')
    .description('moves a second, delays and memory of the server over real sockets')
    .option('--matches <numbers>', 'how many at once, one run each', '1,50,200,1000')
    .option('--seconds <number>', 'length of a run', wholeNumber('The length', 1, 600), 5)
    .option('--postgres <url>', 'measure on this Postgres too')
    .option('--peer', 'boardgame.io’s as well, which is fetched for it')
    .option('--rounds <number>', 'all in short turns, so often, as ratios', wholeNumber('The number of rounds', 2, 100))
    .option('--against <commit>', 'in turns with the server of that commit')
    .option('--json', 'as JSON')
    .action(async (given: Given) => {
      const many = wholeNumber('The number of matches', 1, 10_000)
      const numbers = given.matches.split(',').map(many)
      if (given.rounds !== undefined || given.against !== undefined)
        for (const matches of numbers) await inTurns(given, matches)
      else await oneByOne(given, numbers)
    })
}

async function oneByOne({ seconds, postgres, peer, json }: Given, matches: number[]): Promise<void> {
  const { benchServer: run, heading } = await import('@anachron/server/trials/bench')
  if (!json) console.log(heading)
  const say = json ? () => {} : (line: string) => console.log(line)
  const results = await run({
    matches,
    seconds,
    say,
    ...(postgres ? { postgres } : {}),
    ...(peer ? { peers: fetchPeers() } : {}),
  })
  if (json) console.log(JSON.stringify(results, null, 2))
}

async function inTurns({ seconds, rounds = 6, postgres, peer, against, json }: Given, matches: number): Promise<void> {
  const [{ benchInTurns }, { checkOut }] = await Promise.all([
    import('@anachron/server/trials/bench/turns'),
    import('@anachron/lab'),
  ])
  const other = against === undefined ? undefined : checkOut(join(import.meta.dirname, '../../..'), against)
  try {
    const sides: Side[] = [{ name: 'SQLite', env: {} }]
    if (other) sides.push({ name: `SQLite, ${other.commit}`, env: {}, tree: other.root })
    if (postgres) sides.push({ name: 'Postgres, two processes', env: { DATABASE_URL: postgres }, processes: 2 })
    if (peer) sides.push({ name: 'boardgame.io' })
    const onRound = (words: string): void => console.error(words)
    const turns = await benchInTurns({ matches, seconds, rounds, sides, onRound, ...(peer && { peers: fetchPeers() }) })
    if (json) console.log(JSON.stringify({ matches, sides, turns }, null, 2))
    else for (const line of await ratioLines(matches, sides, turns)) console.log(line)
  } finally {
    other?.remove()
  }
}

/** What each side does, and how many times as much the first one does. */
async function ratioLines(matches: number, sides: readonly Side[], turns: readonly Turn[][]): Promise<string[]> {
  const { ratioOf } = await import('@anachron/lab')
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number
  return sides.map(({ name }, i) => {
    const of = (what: keyof Turn, side: number): number[] => (turns[side] ?? []).map((turn) => turn[what])
    const alone = `${name.padEnd(40)} ${matches} matches ${median(of('movesPerSecond', i)).toFixed(0).padStart(7)} moves/s ${median(of('cpuPerMove', i)).toFixed(1).padStart(6)} µs/move`
    if (i === 0) return alone
    const ratio = (what: keyof Turn): string => {
      const { value, low, high } = ratioOf(of(what, 0).map((first, round) => first / (of(what, i)[round] as number)))
      return `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
    }
    return `${alone}; the first: ${ratio('movesPerSecond')} times the moves, ${ratio('cpuPerMove')} times the time`
  })
}
