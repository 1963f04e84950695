import { type Analysis, type AnalysisRequest, analyse } from '@anachron/bots'
import type { Match, Policy } from '@anachron/kernel'
import { percent } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

export interface AnalyseArguments extends Pick<AnalysisRequest, 'samples' | 'iterations' | 'seed'> {
  match: Match
  /** The game's own player, where there is one. */
  bot?: Policy<never>
  json?: boolean
}

/** `anachron analyse`: how a match went, where it turned, and what the bot would have done. */
export async function analyseCommand(
  { match, bot, json, ...request }: AnalyseArguments,
  terminal: Terminal,
): Promise<Analysis | undefined> {
  const analysis = await analyse(match as never, {
    ...request,
    ...(bot ? { own: bot } : {}),
    signal: terminal.signal,
    onProgress: (done) => terminal.status(`${percent(done, 0)} of ${match.log.entries.length} entries`),
  })
  terminal.status('')
  if (analysis) terminal.say(json ? JSON.stringify(analysis, null, 2) : analysisText(analysis))
  return analysis
}

const BLOCKS = '▁▂▃▄▅▆▇█'
const WIDTH = 72

/** One line for each seat, as wide as the terminal, the higher the better. */
function curve(analysis: Analysis, seat: number, which: 'truth' | 'known'): string {
  const points = analysis[which]
  const width = Math.min(WIDTH, points.length)
  return Array.from({ length: width }, (_, x) => {
    const point = points[Math.round((x * (points.length - 1)) / Math.max(1, width - 1))]?.[seat]
    return BLOCKS[Math.min(7, Math.floor((point?.value ?? 0) * 8))]
  }).join('')
}

function analysisText(analysis: Analysis): string {
  const seats = Array.from({ length: analysis.seats }, (_, seat) => seat)
  const lines = [`${analysis.game}: ${analysis.entries} entries`]
  for (const seat of seats)
    lines.push(
      '',
      `seat ${seat + 1}`,
      `  knowing everything   ${curve(analysis, seat, 'truth')}`,
      `  knowing what it knew ${curve(analysis, seat, 'known')}`,
    )
  if (analysis.turningPoints.length > 0) lines.push('', 'turning points')
  for (const { entry, seat, words, cause, before, after } of analysis.turningPoints) {
    const change = seats.map((s) => `seat ${s + 1} ${percent(before[s] ?? 0, 0)} → ${percent(after[s] ?? 0, 0)}`)
    lines.push(
      `  entry ${entry}, seat ${seat + 1}: ${words} (${cause === 'chance' ? 'luck' : 'choice'}): ${change.join(', ')}`,
    )
  }
  const costly = analysis.judged.filter(({ loss, margin }) => loss > margin).sort((a, b) => b.loss - a.loss)
  if (costly.length > 0) {
    const rows = costly
      .slice(0, 8)
      .map(({ entry, seat, words, instead, loss }) => [
        `  entry ${entry}, seat ${seat + 1}: ${words}`,
        `rather ${instead}`,
        `${percent(loss, 0)} lost`,
      ])
    lines.push('', 'what the bot would have done', table(rows))
  }
  const agreed = analysis.judged.filter(({ instead }) => instead === undefined).length
  lines.push('', `the bot would have answered the same ${agreed} times of ${analysis.judged.length}`)
  return lines.join('\n')
}
