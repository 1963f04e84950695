import { createInterface } from 'node:readline'
import type { Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, gameNamed, wholeNumber } from '../arguments.ts'

interface Given {
  seats?: number
  option: Record<string, Json>
  honest?: boolean
}

export function env(anachron: Command): void {
  anachron
    .command('env <game>')
    .description('many matches for a program outside: JSON lines on standard input and output (docs/env.md)')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 8))
    .option('--option <key=value>', 'an option of the game', collectOption, {})
    .option('--honest', 'copy and score only what was imagined from what a seat knows')
    .action(async (id: string, { option, ...given }: Given) => {
      const { answerLine, createEnv } = await import('@anachron/lab/env')
      const made = createEnv(await gameNamed(id), { ...given, options: option })
      for await (const line of createInterface({ input: process.stdin }))
        if (line.trim() !== '') process.stdout.write(`${answerLine(made, line)}\n`)
    })
}
