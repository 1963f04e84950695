// A restore in a process of its own, to be killed: says when it begins and when it is done.
import { restore } from '../src/backup.ts'

const [file, database] = process.argv.slice(2) as [string, string]
process.send?.('begins')
await restore(file, database)
process.send?.('done')
process.disconnect?.()
