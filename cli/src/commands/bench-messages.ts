import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'

export function benchMessages(bench: Command): void {
  bench
    .command('messages')
    .description('bytes and processor time of what an answer is told with, whole and as a change, in recorded matches')
    .option(
      '--rounds <number>',
      'how often both are measured, in turns',
      wholeNumber('The number of rounds', 1, 100),
      3,
    )
    .option('--json', 'as JSON')
    .action(async ({ rounds, json }: { rounds: number; json?: boolean }) => {
      const { benchMessages: run, messageLines } = await import('@anachron/server/trials/bench/messages')
      const costs = await run({ rounds })
      console.log(json ? JSON.stringify(costs, null, 2) : messageLines(costs).join('\n'))
    })
}
