import { Fault } from '@anachron/kernel'
import type { Command } from 'commander'
import { gameNamed, readJson } from '../arguments.ts'

export function oracle(anachron: Command): void {
  anachron
    .command('oracle <game> <file>')
    .description('run a file of independently computed outcomes against the rules; fails at the first difference')
    .action(async (id: string, file: string) => {
      const { game, oracle } = await gameNamed(id)
      if (!oracle) throw new Fault(`There is no oracle format for ${game.title}.`)
      const outcome = oracle(readJson(file))
      if ('fault' in outcome) throw new Fault(`${file}: ${outcome.fault}`)
      const { passed, failure } = outcome
      console.log(`${passed} positions as expected.`)
      if (!failure) return
      console.log(
        `${failure.id}: ${failure.path}\n  expected ${JSON.stringify(failure.expected)}\n  got      ${JSON.stringify(failure.got)}`,
      )
      process.exitCode = 1
    })
}
