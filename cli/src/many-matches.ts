import type { Budget } from '@anachron/bots'
import type { Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, wholeNumber } from './arguments.ts'

/** What every command that plays many matches is told alike. */
export interface ManyMatches {
  games: number
  seed: string
  seats?: number
  workers?: number
  millis?: number
  iterations?: number
  option: Record<string, Json>
  json?: boolean
  markdown?: string
}

export const playsManyMatches = (command: Command): Command =>
  command
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
    .option('--markdown <file>', 'also write the results as a page, with this command at its head')

/** How long bots may think, as it was asked for; each level's own measure when it was not. */
const budgetOf = (millis?: number, iterations?: number): { budget?: Budget } =>
  millis === undefined && iterations === undefined
    ? {}
    : { budget: { ...(millis === undefined ? {} : { millis }), ...(iterations === undefined ? {} : { iterations }) } }

/** The same as the lab wants to hear it. */
export const asked = <Given extends ManyMatches>({ option, millis, iterations, markdown: _, ...rest }: Given) => ({
  ...rest,
  options: option,
  ...budgetOf(millis, iterations),
})

export const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())
