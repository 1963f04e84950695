import type { Json } from '@anachron/kernel'
import type { Command } from 'commander'
import { collectOption, gameNamed, wholeNumber } from '../arguments.ts'
import { asked, type ManyMatches, namesIn, playsManyMatches } from '../many-matches.ts'
import { writeResultPage } from '../result-page.ts'
import { terminal } from '../terminal.ts'

interface Given extends ManyMatches {
  bots: string
  versus: Record<string, Json>
  out?: string
}

export function lab(anachron: Command): void {
  const command = anachron
    .command('lab <game>')
    .description('a balance report over many matches: a page with charts, and JSON; goes on where it was stopped')
    .option('--games <n>', 'how many', wholeNumber('--games', 1), 100_000)
    .option('--bots <a,b,…>', 'who sits at each seat: random, greedy, own, novice, skilled, expert', 'random')
    .option('--versus <key=value>', 'compare with matches in which this option differs', collectOption, {})
    .option('--out <name>', 'where to write <name>.html and <name>.json')
  playsManyMatches(command).action(async (id: string, { versus, ...given }: Given) => {
    const { game } = await gameNamed(id)
    const { labCommand, reportMarkdown } = await import('@anachron/lab')
    const against = Object.keys(versus).length > 0 ? { versus } : {}
    const request = { ...asked(given), game: id, bots: namesIn(given.bots), ...against }
    const { report } = await labCommand(request, terminal())
    if (given.markdown) writeResultPage(given.markdown, game, reportMarkdown(report))
  })
}
