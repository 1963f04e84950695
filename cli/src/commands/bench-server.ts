import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { fetchPeers } from '../peers.ts'

interface Given {
  matches: string
  seconds: number
  postgres?: string
  peer?: boolean
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
    .option('--json', 'as JSON')
    .action(async ({ matches, seconds, postgres, peer, json }: Given) => {
      const { benchServer: run, heading } = await import('@anachron/server/trials/bench')
      const many = wholeNumber('The number of matches', 1, 10_000)
      if (!json) console.log(heading)
      const say = json ? () => {} : (line: string) => console.log(line)
      const numbers = matches.split(',').map(many)
      const results = await run({
        matches: numbers,
        seconds,
        say,
        ...(postgres ? { postgres } : {}),
        ...(peer ? { peers: fetchPeers() } : {}),
      })
      if (json) console.log(JSON.stringify(results, null, 2))
    })
}
