import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Reply, Request } from '../worker/messages.ts'
import { serveBots } from '../worker/serve.ts'
import { threadLine } from './line.ts'

const { loadGame } = await import((workerData as { games: string }).games)
serveBots(threadLine<Reply, Request>(parentPort as MessagePort), loadGame)
