import { Fault } from '@anachron/kernel'
import type { Command } from 'commander'
import { gameNamed } from '../arguments.ts'
import { rulesText } from '../rules-text.ts'

export function rules(anachron: Command): void {
  anachron
    .command('rules <game> [what]')
    .description('the rulebook, one rule (TLB-31) or the rules that hold a word')
    .action(async (id: string, what?: string) => {
      const { game } = await gameNamed(id)
      const found = rulesText(game.rulebook, what)
      if (found === '') throw new Fault(`${game.title} has no rule with “${what}”.`)
      console.log(found)
    })
}
