import { findings } from '../report/findings.ts'
import { type LabRequest, type LabResult, runLab } from '../report/run.ts'
import { numberWithin, percentWithin, progressLine } from './figures.ts'
import { type Terminal, table } from './terminal.ts'

export interface LabArguments extends Omit<LabRequest, 'out' | 'signal' | 'onProgress'> {
  game: string
  /** Left out: `<game>-report` in the working directory. */
  out?: string
  json?: boolean
}

/** `anachron lab`: a balance report as a page and as JSON. */
export async function labCommand({ game, json, ...request }: LabArguments, terminal: Terminal): Promise<LabResult> {
  const result = await runLab(game, {
    ...request,
    out: request.out ?? `${game}-report`,
    signal: terminal.signal,
    onProgress: (progress) => terminal.status(progressLine(progress)),
  })
  terminal.status('')
  terminal.say(json ? JSON.stringify(result.against ?? result.report, null, 2) : labText(result))
  return result
}

function labText({ report, against, files, finished }: LabResult): string {
  const lines = [`${report.title}: ${report.games} matches, seed ${report.seed}`, '', ...findings(report)]
  if (against) {
    const rows = against.comparison.rows.map(({ what, unit, difference, sure }) => [
      `  ${what}`,
      unit === 'share' ? percentWithin(difference, 2) : numberWithin(difference, 2),
      sure ? 'sure' : '',
    ])
    lines.push('', `B (${against.comparison.words.b}) less A (${against.comparison.words.a})`, table(rows))
  }
  lines.push('', `report: ${files.html}, ${files.json}`)
  if (!finished) lines.push('Stopped. The same command goes on from here.')
  return lines.join('\n')
}
