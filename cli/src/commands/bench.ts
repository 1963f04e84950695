import type { Command } from 'commander'
import { terminal } from '../terminal.ts'
import { benchServer } from './bench-server.ts'
import { benchSocket } from './bench-socket.ts'
import { benchWeb } from './bench-web.ts'

export function bench(anachron: Command): void {
  const command = anachron.command('bench')
  benchServer(command)
  benchSocket(command)
  benchWeb(command)
  command
    .description('how fast the games and the kernel are on this machine, and against boardgame.io')
    .option('--json', 'as JSON')
    .action(async (given: { json?: boolean }) => {
      const { bench: run } = await import('@anachron/lab')
      await run(given, terminal())
    })
}
