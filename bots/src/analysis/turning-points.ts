import type { Analysis, Point, TurningPoint } from './analysis.ts'

const MOST = 3
/** Smaller changes than this are not worth a mark, however sure. */
const LEAST = 0.05

type About = Pick<TurningPoint, 'seat' | 'words'> & { rolled: boolean; loss: number }

/**
 * The entries after which the curves of full knowledge moved most, beyond what sampling explains. `about`: nothing of
 * an entry that is none, however far they moved.
 */
export function turningPoints(truth: Analysis['truth'], about: (entry: number) => About | undefined): TurningPoint[] {
  const moved = truth
    .slice(1)
    .map((after, i) => ({ entry: i + 1, by: movement(truth[i] ?? [], after) }))
    .filter(({ by }) => by >= LEAST)
    .sort((a, b) => b.by - a.by)
  const chosen: ((typeof moved)[number] & About)[] = []
  for (const point of moved) {
    if (chosen.length === MOST) break
    // Answers of one turn move the curve together; one mark says it.
    if (chosen.some(({ entry }) => Math.abs(entry - point.entry) <= 1)) continue
    const told = about(point.entry)
    if (told) chosen.push({ ...point, ...told })
  }
  return chosen
    .sort((a, b) => a.entry - b.entry)
    .map(({ entry, by, seat, words, rolled, loss }) => ({
      entry,
      seat,
      words,
      cause: rolled && loss < by / 2 ? 'chance' : 'choice',
      before: (truth[entry - 1] ?? []).map(({ value }) => value),
      after: (truth[entry] ?? []).map(({ value }) => value),
    }))
}

/** The largest change of any seat that its error does not explain. */
function movement(before: readonly Point[], after: readonly Point[]): number {
  let most = 0
  for (const [seat, to] of after.entries()) {
    const from = before[seat]
    if (!from) continue
    const change = Math.abs(to.value - from.value)
    if (change > Math.hypot(to.margin, from.margin)) most = Math.max(most, change)
  }
  return most
}
