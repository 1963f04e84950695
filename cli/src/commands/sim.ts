import type { Command } from 'commander'
import { gameNamed, wholeNumber } from '../arguments.ts'
import { asked, type ManyMatches, namesIn, playsManyMatches } from '../many-matches.ts'
import { writeResultPage } from '../result-page.ts'
import { terminal } from '../terminal.ts'

interface Given extends ManyMatches {
  bots: string
}

export function sim(anachron: Command): void {
  const command = anachron
    .command('sim <game>')
    .description('many matches between bots, with 95 % intervals')
    .option('--games <n>', 'how many', wholeNumber('--games', 1), 1000)
    .option('--bots <a,b,…>', 'who sits at each seat: random, greedy, own, novice, skilled, expert', 'random,random')
  playsManyMatches(command).action(async (id: string, given: Given) => {
    const { game } = await gameNamed(id)
    const { sim: run, simMarkdown } = await import('@anachron/lab')
    const result = await run({ ...asked(given), game: id, bots: namesIn(given.bots) }, terminal())
    if (given.markdown) writeResultPage(given.markdown, game, simMarkdown(result))
  })
}
