/** From the arrival of a request until all it brought about was sent: up to how many seconds. */
const UP_TO = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * How long requests take, as a histogram of Prometheus. Counted by hand: a general histogram looks its labels up for
 * each move, which is a thirtieth of all that the main thread does for one.
 */
export class Seconds {
  readonly name = 'anachron_request_seconds'
  readonly help = 'From the arrival of a request until all it brought about was sent'
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  readonly #counts = new Array<number>(UP_TO.length + 1).fill(0)
  #sum = 0

  observe(seconds: number): void {
    let bucket = 0
    while (bucket < UP_TO.length && seconds > (UP_TO[bucket] as number)) bucket++
    ;(this.#counts[bucket] as number)++
    this.#sum += seconds
  }

  /** As the registry asks for it. */
  async get(): Promise<object> {
    let count = 0
    const buckets = this.#counts.map((more, i) => {
      count += more
      return { labels: { le: UP_TO[i] ?? '+Inf' }, value: count, metricName: `${this.name}_bucket` }
    })
    const { name, help, type, aggregator } = this
    const values = [
      ...buckets,
      { labels: {}, value: this.#sum, metricName: `${name}_sum` },
      { labels: {}, value: count, metricName: `${name}_count` },
    ]
    return { name, help, type, aggregator, values }
  }

  reset(): void {
    this.#counts.fill(0)
    this.#sum = 0
  }
}
