/** Looks on while the main thread works, because a thread that hangs can neither notice nor say so. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Notebook, openNotebook } from './notebook.ts'
import { noteKey, noteOf } from './notes.ts'
import { Shown } from './shared.ts'

export interface WatchdogData {
  memory: SharedArrayBuffer
  database: string
  process: string
  /** Milliseconds without a sign of the main thread after which the process is ended. */
  endAfter: number
}

const { memory, database, process: name, endAfter } = workerData as WatchdogData
const LOOK_EVERY = 100
/**
 * Looks without a change before the table is written down: soon, because memory may be gone in a second. They are
 * counted, not measured: a machine that stood still counts nothing.
 */
const NOTED_AFTER = 5
/** Looks after which the note is written again, so that other processes know it for a living one's. */
const RENEWED_EVERY = 50

const shown = new Shown(memory)
let last = shown.read()
let still = 0
let isNoted = false
let notebook: Notebook | undefined
let writing: Promise<void> = Promise.resolve()

/** One after the other. Where the database cannot be reached, the next try may do better. */
function write(what: (open: Notebook) => Promise<void>): void {
  writing = writing
    .then(async () => {
      notebook ??= await openNotebook(database)
      await what(notebook)
    })
    .catch(() => {
      notebook = undefined
      isNoted = false
    })
}

const timer = setInterval(() => {
  const now = shown.read()
  still = now.beats === last.beats ? still + 1 : 0
  last = now
  if (still === 0 && isNoted) {
    isNoted = false
    write((open) => open.drop(noteKey(name)))
  }
  if (still >= NOTED_AFTER && now.table !== '' && (!isNoted || still % RENEWED_EVERY === 0)) {
    isNoted = true
    write((open) => open.save(noteKey(name), noteOf(now.table, Date.now())))
  }
  // Nobody is served any more: whoever started the process starts it again.
  if (still * LOOK_EVERY >= endAfter) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY)

parentPort?.once('message', async () => {
  clearInterval(timer)
  await writing
  await notebook?.close()
  parentPort?.close()
})
