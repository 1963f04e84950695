/** A thread that takes as many megabytes as it is told to, and then says that it is still there. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

const taken: number[][] = []
for (let megabyte = 0; megabyte < (workerData as { megabytes: number }).megabytes; megabyte++)
  taken.push(Array.from({ length: 131_072 }, (_, i) => i + 0.5))
;(parentPort as MessagePort).postMessage({ id: taken.length })
