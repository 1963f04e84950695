import { InputError } from '@anachron/kernel'
import type { Command } from 'commander'
import { gameNamed } from '../arguments.ts'
import { rulebookOf, rulesText } from '../rules-text.ts'

export function rules(anachron: Command): void {
  anachron
    .command('rules <game> [what]')
    .description('the rulebook, one rule (TLB-31) or the rules that hold a word')
    .action(async (id: string, what?: string) => {
      const { game } = await gameNamed(id)
      const found = rulesText(rulebookOf(game.id), what)
      if (found === '') throw new InputError(`${game.title} has no rule with “${what}”.`)
      console.log(found)
    })
}
