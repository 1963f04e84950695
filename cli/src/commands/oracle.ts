import { InputError } from '@anachron/kernel'
import type { Command } from 'commander'
import { gameNamed, readJson } from '../arguments.ts'

/** What a game's package exports as `./oracle`, where somebody has worked out outcomes without our rules. */
interface Oracle {
  runOracle(
    file: unknown,
  ): { passed: number; failure?: { id: string; path: string; expected: unknown; got: unknown } } | { fault: string }
}

export function oracle(anachron: Command): void {
  anachron
    .command('oracle <game> <file>')
    .description('run a file of independently computed outcomes against the rules; fails at the first difference')
    .action(async (id: string, file: string) => {
      const { game } = await gameNamed(id)
      const oracle = await oracleOf(game.id)
      if (!oracle) throw new InputError(`There is no oracle format for ${game.title}.`)
      const outcome = oracle.runOracle(readJson(file))
      if ('fault' in outcome) throw new InputError(`${file}: ${outcome.fault}`)
      const { passed, failure } = outcome
      console.log(`${passed} positions as expected.`)
      if (!failure) return
      console.log(
        `${failure.id}: ${failure.path}\n  expected ${JSON.stringify(failure.expected)}\n  got      ${JSON.stringify(failure.got)}`,
      )
      process.exitCode = 1
    })
}

/** It is a test of the rules and no part of the game, so it is found by its name, and no table ever loads it. */
async function oracleOf(id: string): Promise<Oracle | undefined> {
  try {
    return (await import(`@anachron/${id}/oracle`)) as Oracle
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
    throw error
  }
}
