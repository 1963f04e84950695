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
  /** Processor seconds that a task may take at most to get warm, before anything counts. */
  warm?: number
}

/** How long a task runs before it is looked at whether it has got quicker, in processor seconds. */
export const WARM_SLICE = 0.25
/** After so many slices a compiler may at the earliest be done: TimeTripper's random play took sixteen of them. */
const WARM_AT_LEAST = 8
/** The last so many slices are compared with as many before them. */
const WINDOW = 6
/** What is called no quicker: less than slices differ by chance. */
const QUICKER = 1.03

export const WARM_AT_MOST = 8

const average = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** Whether a task that had these speeds, slice by slice, has stopped getting quicker. */
export function isWarm(speeds: readonly number[]): boolean {
  if (speeds.length < Math.max(WARM_AT_LEAST, 2 * WINDOW)) return false
  return average(speeds.slice(-WINDOW)) <= QUICKER * average(speeds.slice(-2 * WINDOW, -WINDOW))
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A task that is measured again and again. Counts processor time, not the clock: others may be using the machine. */
export class Meter {
  readonly task: Task
  #batches = 1

  constructor(task: Task) {
    this.task = task
  }

  /** Units per second, over at least so many seconds. */
  slice(seconds: number): number {
    let units = 0
    const from = cpuSeconds()
    let spent = 0
    while (spent < seconds) {
      const looked = spent
      for (let batch = 0; batch < this.#batches; batch++) units += this.task.batch()
      spent = cpuSeconds() - from
      // Batches of about two milliseconds, so that looking at the processor's clock costs nothing.
      if (spent - looked < 0.001) this.#batches *= 2
    }
    return units / spent
  }

  /** Runs until it gets no quicker. */
  warm(atMost: number): void {
    const speeds: number[] = []
    while (!isWarm(speeds) && speeds.length * WARM_SLICE < atMost) speeds.push(this.slice(Math.min(WARM_SLICE, atMost)))
  }
}

/** Tasks in turn, round after round, so that a machine that is slower for a while is slower for all of them. */
export function measure(
  tasks: readonly Task[],
  { rounds, seconds, warm = WARM_AT_MOST }: BenchTime,
  onRound?: (task: Task, round: number) => void,
): Figure[] {
  const meters = tasks.map((task) => new Meter(task))
  for (const meter of meters) meter.warm(warm)
  const speeds = tasks.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    for (const [i, meter] of meters.entries()) {
      onRound?.(meter.task, round)
      speeds[i]?.push(meter.slice(seconds))
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
