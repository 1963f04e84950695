import { grouped, numberWithin, percent, percentWithin } from '../commands/figures.ts'
import { Charts } from './charts.ts'
import type { Comparison } from './compare.ts'
import type { ContentRow } from './content.ts'
import { findings } from './findings.ts'
import { askWords } from './option-words.ts'
import type { Report } from './report.ts'
import type { Spread } from './spread.ts'
import { STYLE } from './style.ts'

/**
 * A report as one page that needs nothing else: no script, no network; the figures are inside as JSON. `document` is
 * what charts are drawn with: the browser's, or one made for the purpose.
 */
export function reportPage(
  document: Document,
  report: Report,
  against?: { report: Report; comparison: Comparison },
): string {
  const charts = new Charts(document)
  const json = JSON.stringify(against ? { a: report, b: against.report, comparison: against.comparison } : report)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(report.title)}: ${grouped(report.games)} matches</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${head(report)}
${against ? comparisonPart(against.comparison) : ''}
${body(report, charts)}
</main>
<script type="application/json" id="report">${json.replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

function head(report: Report): string {
  const stopped = report.games < report.asked ? ` (stopped; ${grouped(report.asked)} were asked for)` : ''
  const options = Object.entries(report.options).map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
  return `<header>
<h1>${escaped(report.title)}</h1>
<p>${grouped(report.games)} matches between ${escaped(report.bots.join(', '))}${stopped}. Seed ${escaped(report.seed)}, rules version ${report.version}.${options.length ? ` Options: ${escaped(options.join(', '))}.` : ''}</p>
<ul class="findings">${findings(report)
    .map((sentence) => `<li>${escaped(sentence)}</li>`)
    .join('')}</ul>
</header>`
}

function body(report: Report, charts: Charts): string {
  const parts = [
    section('Results', chart(charts.seats(report)), seatTable(report)),
    section('How matches end', chart(charts.reasons(report))),
    section('Length', chart(charts.spread(report.length, 'decisions in a match')), spreadNote(report.length)),
  ]
  if (report.seats.length > 1)
    parts.push(
      section(
        'Changes of the lead',
        chart(charts.spread(report.leadChanges, 'changes of who stands best')),
        spreadNote(report.leadChanges),
      ),
    )
  parts.push(
    section(
      'Decisions',
      chart(charts.spread(report.branching, 'options of a decision')),
      spreadNote(report.branching),
      table(
        ['decision', 'times a match', 'options'],
        report.asks.map(({ ask, perMatch, options }) => [askWords(ask), perMatch.toFixed(2), options.toFixed(1)]),
      ),
    ),
  )
  const fates = [...new Set(report.content.map(({ how }) => how))]
  for (const how of fates) parts.push(contentPart(report.content, how, charts))
  parts.push(neverPart(report))
  return parts.join('\n')
}

function contentPart(rows: readonly ContentRow[], how: string, charts: Charts): string {
  const drawn = charts.content(rows, how)
  const among = rows.filter((row) => row.how === how)
  return section(
    `What was ${how}`,
    `<p>How much more a seat got, in hundredths of a win, in matches in which it happened to it than in those in which it did not. Filled dots stand even when all rows are considered together. What goes together with winning need not cause it: things of late turns are seen by who lasts.</p>`,
    drawn ? chart(drawn) : '',
    table(
      ['what', 'kind', 'times', 'seats reached', 'effect', 'stands?'],
      among.map(({ name, kind, times, reach, effect, stands }) => [
        name,
        kind,
        grouped(times),
        percent(reach.value),
        effect ? percentWithin(effect) : 'nothing to compare',
        effect && stands ? 'yes' : 'no',
      ]),
    ),
  )
}

function neverPart({ contentNeverSeen, rulesNeverSeen }: Report): string {
  const content = contentNeverSeen.length
    ? `<p>Content that no match showed: ${escaped(contentNeverSeen.map(({ name }) => name).join(', '))}.</p>`
    : '<p>All named content turned up.</p>'
  const bySection = Map.groupBy(rulesNeverSeen, ({ section }) => section)
  const rules = [...bySection].map(([name, rules]) => [name, rules.map(({ rule }) => rule).join(', ')])
  return section(
    'What never happened',
    content,
    rules.length
      ? `<p>Rules that stood on no decision, event or ending. Definitions never do; the others may be rare.</p>${table(['section', 'rules'], rules)}`
      : '<p>Every rule came up.</p>',
  )
}

function comparisonPart({ words, rows }: Comparison): string {
  return section(
    'Comparison',
    `<p>A: ${escaped(words.a)}. B: ${escaped(words.b)}. Below this part, the report is about A.</p>`,
    table(
      ['what', 'A', 'B', 'B less A', 'sure?'],
      rows.map(({ what, unit, a: inA, b: inB, difference, sure }) => [
        what,
        unit === 'share' ? percent(inA) : inA.toFixed(2),
        unit === 'share' ? percent(inB) : inB.toFixed(2),
        unit === 'share' ? percentWithin(difference) : numberWithin(difference, 2),
        sure ? 'yes' : 'no',
      ]),
    ),
  )
}

const seatTable = ({ seats }: Report): string =>
  table(
    ['seat', 'won', 'mean payoff', 'decisions a match'],
    seats.map(({ bot, won, payoff, decisions }, i) => [
      `seat ${i + 1}: ${bot}`,
      percentWithin(won, 2),
      percentWithin(payoff, 2),
      decisions.toFixed(1),
    ]),
  )

const spreadNote = ({ mean, median, low, high, min, max }: Spread): string =>
  `<p>Mean ${numberWithin(mean, 2)}, median ${median}; nine in ten lie from ${low} to ${high}, all from ${min} to ${max}. Dashed: 5 %, 50 % and 95 %.</p>`

const section = (title: string, ...parts: string[]): string =>
  `<section><h2>${escaped(title)}</h2>${parts.join('\n')}</section>`

const chart = (drawn: Element): string => `<figure>${drawn.outerHTML}</figure>`

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table"><table><thead><tr>${columns.map((c) => `<th scope="col">${escaped(c)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${escaped(first)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
