import type { ArenaResult } from '../arena.ts'
import { numberWithin, percent, percentWithin } from '../commands/figures.ts'
import type { SimResult } from '../simulate.ts'
import { findings } from './findings.ts'
import type { Report } from './report.ts'

/** Results as Markdown, for pages that are kept. Whoever writes the page says which command made it. */

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function table([heading = [], ...rows]: readonly (readonly string[])[]): string {
  return [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n')
}

/** What the bot in the row scores against the one in the column. */
export function arenaMarkdown({ seats, bots, pairs }: ArenaResult): string {
  if (seats === 1) return table([['', 'mean payoff'], ...bots.map(({ name, payoff }) => [name, percentWithin(payoff)])])
  const names = bots.map(({ name }) => name)
  const met = (b: string, a: string): string => {
    const pair = pairs.find((each) => each.a === a && each.b === b)
    if (!pair) return ''
    const { value, low, high } = pair.score
    return percentWithin({ value: 1 - value, low: 1 - high, high: 1 - low })
  }
  const games = pairs[0]?.games ?? 0
  return [
    `${games} matches for each pair, every deal from both sides. What the bot in the row scores against the one in the column,`,
    'with 95 % intervals:',
    '',
    table([
      ['', ...names.slice(0, -1)],
      ...names
        .slice(1)
        .map((name, i) => [name, ...names.slice(0, -1).map((other, j) => (j <= i ? met(name, other) : ''))]),
    ]),
    '',
    table([
      ['', 'Elo above the first', 'mean payoff'],
      ...bots.map(({ name, elo, payoff }) => [name, elo ? numberWithin(elo, 0) : '', percentWithin(payoff)]),
    ]),
  ].join('\n')
}

export function simMarkdown({ games, seats, shared, length, reasons }: SimResult): string {
  const ends = Object.entries(reasons).sort((a, b) => b[1] - a[1])
  return [
    `${games} matches, with 95 % intervals:`,
    '',
    table([
      ['seat', 'won', 'mean payoff', 'decisions'],
      ...seats.map((seat, i) => [
        `${i + 1}: ${seat.bot}`,
        percentWithin(seat.won),
        percentWithin(seat.payoff),
        seat.decisions.toFixed(1),
      ]),
    ]),
    '',
    `- No single winner: ${percentWithin(shared)}`,
    `- Decisions a match: ${numberWithin(length)}`,
    `- Ended by: ${ends.map(([reason, times]) => `${reason} ${percent(times / games)}`).join(', ')}`,
  ].join('\n')
}

/** The findings, how matches ended, and the content whose effect stands after correction. */
export function reportMarkdown(report: Report): string {
  const standing = report.content.filter(({ stands }) => stands)
  const never = report.contentNeverSeen.map(({ name }) => name)
  return [
    `${report.games} matches, with 95 % intervals.`,
    '',
    ...findings(report).map((sentence) => `- ${sentence}`),
    '',
    '## How matches end',
    '',
    table([['reason', 'share'], ...report.reasons.map(({ reason, share }) => [reason, percentWithin(share)])]),
    '',
    '## What content is worth',
    '',
    standing.length === 0
      ? 'Nothing stands after correction.'
      : table([
          ['what', 'how', 'seats it befell', 'effect on the payoff'],
          ...standing.map(({ name, how, reach, effect }) => [
            name,
            how,
            percent(reach.value),
            effect ? percentWithin(effect) : '',
          ]),
        ]),
    ...(never.length > 0 ? ['', `Never seen: ${never.join(', ')}.`] : []),
  ].join('\n')
}
