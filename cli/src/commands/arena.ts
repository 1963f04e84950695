import type { Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, gameNamed, wholeNumber } from '../arguments.ts'
import { budgetOf } from '../budget.ts'
import { terminal } from '../terminal.ts'

interface Given {
  games: number
  bots?: string
  seed: string
  seats?: number
  workers?: number
  millis?: number
  iterations?: number
  option: Record<string, Json>
  json?: boolean
}

export function arena(anachron: Command): void {
  anachron
    .command('arena <game>')
    .description('a round robin of bots, with Elo and 95 % intervals; each deal is played from both sides')
    .option('--games <n>', 'for each pair', wholeNumber('--games', 2), 400)
    .option('--bots <a,b,…>', 'who takes part; everybody when left out')
    .option('--millis <n>', 'how long a bot may think about a decision', wholeNumber('--millis', 1))
    .option(
      '--iterations <n>',
      'the same in iterations: slower machines give the same result',
      wholeNumber('--iterations', 1),
    )
    .option('--seed <s>', 'the same seed gives the same deals', 'anachron')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 8))
    .option('--workers <n>', 'on how many threads', wholeNumber('--workers', 1, 64))
    .option('--option <key=value>', 'an option of the game', collectOption, {})
    .option('--json', 'as JSON')
    .action(async (id: string, { option, bots, millis, iterations, ...rest }: Given) => {
      await gameNamed(id)
      const { arenaCommand } = await import('@anachron/lab')
      const names = bots ? { bots: bots.split(',').map((name) => name.trim()) } : {}
      await arenaCommand({ game: id, options: option, ...rest, ...names, ...budgetOf(millis, iterations) }, terminal())
    })
}
