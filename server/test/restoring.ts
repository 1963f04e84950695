// A restore in a process of its own that comes as far as a row and waits there to be killed.
import { restore } from '../src/backup.ts'
import { type Filling, SqlStore } from '../src/store/sql-store.ts'

const [file, database, last] = process.argv.slice(2) as [string, string, string]

async function* upTo(rows: AsyncIterable<Filling>): AsyncGenerator<Filling> {
  let n = 0
  for await (const row of rows) {
    if (++n > Number(last)) break
    yield row
  }
  process.send?.('here')
  await new Promise(() => setInterval(() => {}, 1_000))
}

const { fill } = SqlStore.prototype
SqlStore.prototype.fill = function (rows) {
  return fill.call(this, upTo(rows))
}
await restore(file, database)
