/** One thing to be measured: does `batch` units of work at every call. */
export interface Task {
  name: string
  unit: string
  batch(): number
}

export interface Figure {
  name: string
  unit: string
  /** Units per second of processor time of this process: the median of the rounds. */
  perSecond: number
  /** The slowest and the fastest round. */
  low: number
  high: number
}

export interface BenchTime {
  rounds: number
  /** Processor seconds for each task and round. */
  seconds: number
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Batches of about two milliseconds, so that looking at the processor's clock costs nothing. Also warms up. */
function batchesPerLook(task: Task): number {
  for (let batches = 1; ; batches *= 2) {
    const from = performance.now()
    for (let batch = 0; batch < batches; batch++) task.batch()
    if (performance.now() - from > 2) return batches
  }
}

/**
 * Measures tasks in turn, round after round, so that a machine that is slower for a while is slower for all of them.
 * Counts processor time, not the clock: others may be using the machine.
 */
export function measure(
  tasks: readonly Task[],
  { rounds, seconds }: BenchTime,
  onRound?: (task: Task, round: number) => void,
): Figure[] {
  const speeds = tasks.map(() => [] as number[])
  const batches = tasks.map(batchesPerLook)
  for (let round = 0; round < rounds; round++) {
    for (const [i, task] of tasks.entries()) {
      onRound?.(task, round)
      let units = 0
      const from = cpuSeconds()
      let spent = 0
      while (spent < seconds) {
        for (let batch = 0; batch < (batches[i] ?? 1); batch++) units += task.batch()
        spent = cpuSeconds() - from
      }
      speeds[i]?.push(units / spent)
    }
  }
  return tasks.map(({ name, unit }, i) => {
    const sorted = (speeds[i] ?? []).sort((a, b) => a - b)
    return {
      name,
      unit,
      perSecond: sorted[Math.floor(sorted.length / 2)] ?? 0,
      low: sorted[0] ?? 0,
      high: sorted.at(-1) ?? 0,
    }
  })
}
