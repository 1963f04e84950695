import type { Command } from 'commander'
import { gameNamed, wholeNumber } from '../arguments.ts'
import { asked, type ManyMatches, namesIn, playsManyMatches } from '../many-matches.ts'
import { writeResultPage } from '../result-page.ts'
import { terminal } from '../terminal.ts'

interface Given extends ManyMatches {
  bots?: string
}

export function arena(anachron: Command): void {
  const command = anachron
    .command('arena <game>')
    .description('a round robin of bots, with Elo and 95 % intervals; each deal is played from both sides')
    .option('--games <n>', 'for each pair', wholeNumber('--games', 2), 400)
    .option('--bots <a,b,…>', 'who takes part; everybody when left out')
  playsManyMatches(command).action(async (id: string, { bots, ...given }: Given) => {
    const { game } = await gameNamed(id)
    const { arenaCommand, arenaMarkdown } = await import('@anachron/lab')
    const request = { ...asked(given), game: id, ...(bots ? { bots: namesIn(bots) } : {}) }
    const result = await arenaCommand(request, terminal())
    if (given.markdown) writeResultPage(given.markdown, game, arenaMarkdown(result))
  })
}
