import { expect, test } from 'vitest'
import { startOwnPostgres } from '../../scripts/postgres.mjs'
import { chaos } from '../trials/chaos/index.ts'

test('two servers on one Postgres: either may be killed, the database paused and restarted, and nothing is lost', async () => {
  const postgres = await startOwnPostgres()
  try {
    const report = await chaos({ postgres, seconds: 8, acknowledged: 60, matches: 4, say() {} })
    expect(report).toMatchObject({ lost: [], doubled: [], untrue: [], unstored: [], broken: [], stuck: 0, deaths: 0 })
    expect(report.faults.kills).toBeGreaterThan(0)
    expect(report.faults.crashes).toBeGreaterThan(0)
    expect(report.acknowledged).toBeGreaterThan(50)
  } finally {
    await postgres.stop()
  }
})
