import type { Command } from 'commander'
import { terminal } from '../terminal.ts'

export function bench(anachron: Command): void {
  anachron
    .command('bench')
    .description('how fast the games and the kernel are on this machine, and against boardgame.io')
    .option('--json', 'as JSON')
    .action(async (given: { json?: boolean }) => {
      const { bench: run } = await import('@anachron/lab')
      await run(given, terminal())
    })
}
