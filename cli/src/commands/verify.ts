import { hashOf } from '@anachron/kernel'
import type { Command } from 'commander'
import { openMatchFile } from '../arguments.ts'

export function verify(anachron: Command): void {
  anachron
    .command('verify <file>')
    .description('check that a saved match is whole and that every entry of it holds by the rules')
    .action(async (file: string) => {
      const { game, match } = await openMatchFile(file)
      const { entries } = match.log
      const rolls = entries.reduce((sum, entry) => sum + (entry.rolls?.length ?? 0), 0)
      const how = match.state.result
        ? `ended by ${match.state.result.reason} (${match.state.result.rule})`
        : 'not finished'
      console.log(`${game.title}, version ${game.version}: ${entries.length} entries and ${rolls} rolls hold, ${how}.`)
      console.log(`state ${hashOf(match.state)}`)
    })
}
