import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type AgainstRequest, type AgainstResult, type Compared, runAgainst } from '../bench/against.ts'
import type { Work } from '../bench/side.ts'
import { gameModule } from '../play/plan.ts'
import { speedMarkdown, withSection } from '../report/speed.ts'
import { grouped } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

/** `anachron bench --against COMMIT`: how many times as fast this tree is as another commit. */
export async function against(
  { json, page, ...request }: AgainstRequest & { json?: boolean; page?: string },
  terminal: Terminal,
): Promise<AgainstResult> {
  const { signal } = terminal
  const onRound = (words: string): void => terminal.status(words)
  const result = await runAgainst({ ...request, signal, onRound, ...(page !== undefined && { profile: true }) })
  terminal.status('')
  terminal.say(json ? JSON.stringify(result, null, 2) : againstText(result))
  if (page !== undefined) await writePage(page, result)
  return result
}

/** The games that were measured get new sections; what else stands on the page stays. */
async function writePage(page: string, { commit, games }: AgainstResult): Promise<void> {
  let text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const [short = commit] = commit.split(' ')
  for (const [id, compared] of Object.entries(games)) {
    const { game } = await gameModule(id)
    text = withSection(text, `## ${game.title}`, speedMarkdown(short, compared))
  }
  writeFileSync(page, text)
}

export function againstText({ commit, rounds, games }: AgainstResult): string {
  const lines = [
    `this tree against ${commit}`,
    `ratios of speed by processor time, measured in turns, ${rounds} rounds of new processes (95 % interval)`,
    'A move is the same work on both sides only where the rules are: what there was to do stands below each game.',
  ]
  for (const [id, compared] of Object.entries(games)) lines.push('', id, table(rowsOf(compared)), workLine(compared))
  return lines.join('\n')
}

function rowsOf({ ratios, work }: Compared): string[][] {
  const row = (name: string, unit: string, scale: number, { ratio, here, there }: Compared['ratios'][number]) => [
    `  ${name}`,
    (ratio.value * scale).toFixed(2),
    `(${(ratio.low * scale).toFixed(2)} … ${(ratio.high * scale).toFixed(2)})`,
    `${grouped(here)} against ${grouped(there)} ${unit}/s`,
  ]
  return ratios.flatMap((one) => {
    const rows = [row(one.name, one.unit, 1, one)]
    if (one.unit !== 'moves') return rows
    const { here, there } = work
    const listed = { ...one, here: one.here * here.optionsPerMove, there: one.there * there.optionsPerMove }
    rows.push(row('the same, per option listed', 'options', here.optionsPerMove / there.optionsPerMove, listed))
    return rows
  })
}

function workLine({ work: { here, there } }: Compared): string {
  const both = (what: keyof Work, digits: number): string =>
    `${here[what].toFixed(digits)} (${there[what].toFixed(digits)})`
  return (
    `  to do, here (there): ${both('movesPerMatch', 0)} moves a match, ${both('optionsPerMove', 1)} options a move, ` +
    `${both('bytesPerState', 0)} bytes a state`
  )
}
