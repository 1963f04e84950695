import { hashOf, InputError } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Command } from 'commander'
import { openMatchFile, readJson } from '../arguments.ts'

export function verify(anachron: Command): void {
  anachron
    .command('verify <file>')
    .description(
      'check that a saved match is whole, that every entry of it holds by the rules, and that its rolls were fair',
    )
    .action(async (file: string) => {
      const { game, match } = await openMatchFile(file)
      const { entries } = match.log
      const rolls = entries.reduce((sum, entry) => sum + (entry.rolls?.length ?? 0), 0)
      const how = match.state.result
        ? `ended by ${match.state.result.reason} (${match.state.result.rule})`
        : 'not finished'
      console.log(`${game.title}, version ${game.version}: ${entries.length} entries and ${rolls} rolls hold, ${how}.`)
      console.log(`state ${hashOf(match.state)}`)
      if (match.log.notes?.fair === undefined) return
      const { verify: checkRolls } = await import('@anachron/host')
      const verdict = checkRolls(game, readJson(file))
      if ('fault' in verdict) throw new InputError(`${file}: ${render(verdict.fault)}`)
      console.log(
        `All ${verdict.rolls} rolls were drawn from the seed promised before the match: ${verdict.commitment}`,
      )
    })
}
