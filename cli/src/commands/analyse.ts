import type { Command } from 'commander'
import { openMatchFile, wholeNumber } from '../arguments.ts'
import { terminal } from '../terminal.ts'

interface Given {
  samples?: number
  iterations?: number
  json?: boolean
}

export function analyse(anachron: Command): void {
  anachron
    .command('analyse <file>')
    .description('how a saved match went: the curve of each seat, the turning points, what a bot would have done')
    .option('--samples <n>', 'matches imagined from every entry', wholeNumber('--samples', 1, 10_000))
    .option('--iterations <n>', 'how long the bot looks at every decision', wholeNumber('--iterations', 1))
    .option('--json', 'as JSON')
    .action(async (file: string, given: Given) => {
      const { match, bot } = await openMatchFile(file)
      const { analyseCommand } = await import('@anachron/lab')
      await analyseCommand({ match, ...(bot ? { bot } : {}), ...given }, terminal())
    })
}
