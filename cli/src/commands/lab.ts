import type { Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, gameNamed, wholeNumber } from '../arguments.ts'
import { budgetOf } from '../budget.ts'
import { terminal } from '../terminal.ts'

interface Given {
  games: number
  bots: string
  seed: string
  seats?: number
  workers?: number
  millis?: number
  iterations?: number
  option: Record<string, Json>
  versus: Record<string, Json>
  out?: string
  json?: boolean
}

export function lab(anachron: Command): void {
  anachron
    .command('lab <game>')
    .description('a balance report over many matches: a page with charts, and JSON; goes on where it was stopped')
    .option('--games <n>', 'how many', wholeNumber('--games', 1), 100_000)
    .option('--bots <a,b,…>', 'who sits at each seat: random, greedy, own, novice, skilled, expert', 'random')
    .option('--millis <n>', 'how long a bot may think about a decision', wholeNumber('--millis', 1))
    .option(
      '--iterations <n>',
      'the same in iterations: slower machines give the same result',
      wholeNumber('--iterations', 1),
    )
    .option('--seed <s>', 'the same seed gives the same matches', 'anachron')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 8))
    .option('--workers <n>', 'on how many threads', wholeNumber('--workers', 1, 64))
    .option('--option <key=value>', 'an option of the game', collectOption, {})
    .option('--versus <key=value>', 'compare with matches in which this option differs', collectOption, {})
    .option('--out <name>', 'where to write <name>.html and <name>.json')
    .option('--json', 'as JSON')
    .action(async (id: string, { option, versus, bots, millis, iterations, ...rest }: Given) => {
      await gameNamed(id)
      const { labCommand } = await import('@anachron/lab')
      const against = Object.keys(versus).length > 0 ? { versus } : {}
      const names = bots.split(',').map((name) => name.trim())
      await labCommand(
        { game: id, bots: names, options: option, ...rest, ...against, ...budgetOf(millis, iterations) },
        terminal(),
      )
    })
}
