import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'

export function benchLength(bench: Command): void {
  bench
    .command('length')
    .description('processor time of a move in matches of different lengths, with host, rules and store')
    .option('--entries <numbers>', 'how long the matches are', '10,1000,10000')
    .option(
      '--rounds <number>',
      'how often each is measured, in turns',
      wholeNumber('The number of rounds', 1, 500),
      40,
    )
    .option('--json', 'as JSON')
    .action(async ({ entries, rounds, json }: { entries: string; rounds: number; json?: boolean }) => {
      const { benchLength: run } = await import('@anachron/server/trials/bench/length')
      const cost = await run({ lengths: entries.split(',').map(wholeNumber('A length', 1, 100_000)), rounds })
      if (json) console.log(JSON.stringify(cost, null, 2))
      else
        for (const [length, micros] of Object.entries(cost))
          console.log(`after ${length.padStart(6)} entries: ${micros.toFixed(1)} µs for a move`)
    })
}
