/** The thread on which foreign files and positions are tried out. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { threadLine } from '@anachron/bots/node'
import { type SandboxReply, type SandboxRequest, serveSandbox } from '@anachron/host'

const { loadGame } = await import((workerData as { games: string }).games)
serveSandbox(threadLine<SandboxReply, SandboxRequest>(parentPort as MessagePort), loadGame)
