import type { Host } from '@anachron/host'
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import { Seconds } from './seconds.ts'

interface Committed {
  committed?: { commits: number; writes: number }
}

/** What Prometheus may know. Names of people and tables are not among it. */
export class Metrics {
  readonly #registry = new Registry()
  readonly http = new Counter({
    name: 'anachron_http_requests_total',
    help: 'HTTP requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  })
  /** Counted by hand and handed over when somebody looks: it is on the way of every move. */
  readonly #asked: Record<string, number> = {}
  readonly refused = new Counter({
    name: 'anachron_refused_total',
    help: 'Requests turned away by a limit or because they made no sense',
    labelNames: ['why'],
    registers: [this.#registry],
  })
  readonly seconds = new Seconds()
  readonly notices = new Counter({
    name: 'anachron_notices_total',
    help: 'Word sent to people who were not looking',
    labelNames: ['way', 'outcome'],
    registers: [this.#registry],
  })
  readonly complaints = new Counter({
    name: 'anachron_complaints_total',
    help: 'Things that went wrong without anybody asking',
    registers: [this.#registry],
  })
  readonly contentType = this.#registry.contentType

  constructor(host: () => Host | undefined, store: object) {
    collectDefaultMetrics({ register: this.#registry })
    this.#registry.registerMetric(this.seconds as unknown as Metric)
    const asked = this.#asked
    new Counter({
      name: 'anachron_requests_total',
      help: 'Requests over sockets, by verb',
      labelNames: ['verb'],
      registers: [this.#registry],
      collect() {
        this.reset()
        for (const [verb, count] of Object.entries(asked)) this.inc({ verb }, count)
      },
    })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read())
        },
      })
    gauge('anachron_tables', 'Tables in memory', () => host()?.load.tables ?? 0)
    gauge('anachron_sessions', 'Open connections', () => host()?.load.sessions ?? 0)
    gauge('anachron_commits', 'Commits of lines since the start', () => (store as Committed).committed?.commits ?? 0)
    gauge('anachron_writes', 'Writes in those commits', () => (store as Committed).committed?.writes ?? 0)
  }

  asked(verb: string): void {
    this.#asked[verb] = (this.#asked[verb] ?? 0) + 1
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
