import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { Seconds } from '../src/http/seconds.ts'

test('what requests take is told as the library for it would tell it', async () => {
  const [ours, library] = [new Registry(), new Registry()]
  const seconds = new Seconds()
  ours.registerMetric(seconds as never)
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
  const histogram = new Histogram({ name: seconds.name, help: seconds.help, buckets, registers: [library] })
  for (const took of [0, 0.0005, 0.001, 0.0011, 0.02, 0.25, 0.3, 5, 7]) {
    seconds.observe(took)
    histogram.observe(took)
  }
  expect(await ours.metrics()).toBe(await library.metrics())
  expect(await ours.metrics()).toContain('anachron_request_seconds_bucket{le="+Inf"} 9')
})
