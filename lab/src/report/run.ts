import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { InputError } from '@anachron/kernel'
import { parseHTML } from 'linkedom'
import { gameModule, type Plan, type PlanRequest, planFor } from '../play/plan.ts'
import { type Partial, type RunOptions, runPlan } from '../play/pool.ts'
import { type Comparison, compare } from './compare.ts'
import { reportPage } from './html.ts'
import { type Report, reportOf } from './report.ts'

export interface LabRequest extends PlanRequest, Pick<RunOptions, 'workers' | 'onProgress' | 'signal'> {
  /** A second set of options to compare with. */
  versus?: object
  /** Where to write: `<out>.html`, `<out>.json`, and `<out>.partial.json` while it runs. */
  out: string
}

export interface LabResult {
  report: Report
  against?: { report: Report; comparison: Comparison }
  files: { html: string; json: string }
  /** False when it was stopped; asking for the same again goes on from there. */
  finished: boolean
}

/** How often what is done so far is written down. */
const KEEP_MILLIS = 3_000

/**
 * Plays, reports and writes. A run that was stopped, even by a crash, goes on where it was when asked for the same
 * again.
 */
export async function runLab(game: string, request: LabRequest): Promise<LabResult> {
  const module = await gameModule(game)
  const { out, versus, ...rest } = request
  const plan = await planFor(game, { ...rest, full: true })
  const other = versus && (await planFor(game, { ...rest, options: { ...rest.options, ...versus }, full: true }))
  const first = await runKept(plan, request, `${out}.partial.json`)
  const second = other && first.done === plan.games && (await runKept(other, request, `${out}.versus.partial.json`))
  const report = reportOf(plan, module.game, first.tally)
  const otherReport = second && other && reportOf(other, module.game, second.tally)
  const against = otherReport && { report: otherReport, comparison: compare(report, otherReport, module.game.options) }
  const finished = first.done === plan.games && (!other || (second !== false && second?.done === other.games))
  const files = { html: `${out}.html`, json: `${out}.json` }
  writeWhole(
    files.json,
    `${JSON.stringify(against ? { a: report, b: against.report, comparison: against.comparison } : report, null, 2)}\n`,
  )
  writeWhole(files.html, reportPage(paper(), report, against || undefined))
  if (finished) for (const kept of ['partial', 'versus.partial']) rmSync(`${out}.${kept}.json`, { force: true })
  return { report, ...(against ? { against } : {}), files, finished }
}

async function runKept(plan: Plan, request: LabRequest, file: string): Promise<Partial> {
  const from = keptIn(file, plan)
  let written = Date.now()
  const keep = (partial: Partial): void => {
    if (Date.now() - written < KEEP_MILLIS) return
    written = Date.now()
    writeWhole(file, JSON.stringify({ plan, partial }))
  }
  const partial = await runPlan(plan, { ...request, keep, ...(from ? { from } : {}) })
  writeWhole(file, JSON.stringify({ plan, partial }))
  return partial
}

/** What an earlier run of the very same plan has left. */
function keptIn(file: string, plan: Plan): Partial | undefined {
  if (!existsSync(file)) return undefined
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { plan: Plan; partial: Partial }
    return JSON.stringify(kept.plan) === JSON.stringify(plan) ? kept.partial : undefined
  } catch {
    return undefined
  }
}

/** A document to draw with where there is no browser. */
export const paper = (): Document => parseHTML('<!doctype html><html><body></body></html>').document as never

function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch (problem) {
    throw new InputError(`${file} cannot be written: ${problem instanceof Error ? problem.message : problem}`)
  }
}
