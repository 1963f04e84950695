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
  json?: boolean
}

export function sim(anachron: Command): void {
  anachron
    .command('sim <game>')
    .description('many matches between bots, with 95 % intervals')
    .option('--games <n>', 'how many', wholeNumber('--games', 1), 1000)
    .option('--bots <a,b,…>', 'who sits at each seat: random, greedy, own, novice, skilled, expert', 'random,random')
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
    .option('--json', 'as JSON')
    .action(async (id: string, { option, bots, seats, workers, millis, iterations, json, ...rest }: Given) => {
      await gameNamed(id)
      const { sim: run } = await import('@anachron/lab')
      const names = bots.split(',').map((name) => name.trim())
      const chosen = { ...(seats ? { seats } : {}), ...(workers ? { workers } : {}), ...(json ? { json } : {}) }
      await run(
        { game: id, bots: names, options: option, ...rest, ...chosen, ...budgetOf(millis, iterations) },
        terminal(),
      )
    })
}
