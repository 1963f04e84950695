// A restore in a process of its own that says when it comes to a row and waits there to be killed; or, for “all”, that
// says when it begins and goes on.
import { restore } from '../src/backup.ts'
import type { Filling } from '../src/store/filling.ts'
import { SqlStore } from '../src/store/sql-store.ts'

const [file, database, last] = process.argv.slice(2) as [string, string, string]

async function* upTo(rows: AsyncIterable<Filling>): AsyncGenerator<Filling> {
  if (last === 'all') {
    process.send?.('here')
    yield* rows
    return
  }
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
