import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'

interface Given {
  connections: string
  seconds: number
  rounds: number
  json?: boolean
}

export function benchSocket(bench: Command): void {
  bench
    .command('socket')
    .description(
      'memory for an idle connection and processor time for an exchange: our WebSocket beside the library ws',
    )
    .option('--connections <numbers>', 'idle connections at which memory is looked at', '1000,3000')
    .option('--seconds <number>', 'length of each exchange', wholeNumber('The length', 1, 600), 3)
    .option(
      '--rounds <number>',
      'how often both are measured, in turns',
      wholeNumber('The number of rounds', 1, 100),
      5,
    )
    .option('--json', 'as JSON')
    .action(async ({ connections, seconds, rounds, json }: Given) => {
      const { benchSocket: run } = await import('@anachron/server/trials/bench/socket')
      const many = wholeNumber('The number of connections', 1, 10_000)
      const say = json ? () => {} : (line: string) => console.log(line)
      const results = await run({ connections: connections.split(',').map(many), seconds, rounds, say })
      if (json) console.log(JSON.stringify(results, null, 2))
    })
}
