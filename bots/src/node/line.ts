import type { MessagePort, Worker } from 'node:worker_threads'
import type { Line } from '../worker/messages.ts'

/** A worker thread, or `parentPort` inside of one, as a line. */
export const threadLine = <Out, In>(port: Worker | MessagePort): Line<Out, In> => ({
  send: (message) => port.postMessage(message),
  onMessage: (listener) => port.on('message', listener),
})
