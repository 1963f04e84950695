// `npm run bench:postgres`: the server bench on a throw-away Postgres, first without and then with flushing every
// commit to the disk, beside SQLite.
import { benchServer, heading } from '@anachron/server/trials/bench'
import { startOwnPostgres } from './postgres.mjs'

const matches = (process.argv[2] ?? '200,1000').split(',').map(Number)
const seconds = Number(process.argv[3] ?? 5)

console.log(heading)
for (const flushes of [false, true]) {
  const postgres = await startOwnPostgres({ flushes })
  await benchServer({ matches, seconds, postgres: postgres.url, say: (line) => console.log(line) })
  await postgres.stop()
}
