import type { Pool } from '@anachron/bots'
import type { LoadGame } from '../load-game.ts'
import type { SandboxReply, SandboxRequest } from './messages.ts'
import { tryOut } from './serve.ts'

type Unsent<R> = R extends SandboxRequest ? Omit<R, 'id'> : never

/** Where what is foreign is tried out before anybody believes it. Rejects when nothing comes back in time. */
export interface Sandbox {
  try(request: Unsent<SandboxRequest>): Promise<SandboxReply>
}

/** Milliseconds in which a file is looked through or a move carried out; thousands of entries take a fraction of it. */
export const SANDBOX_TIME = 5_000

/** On threads that are ended when they take too long. */
export const sandboxOn = (pool: Pool<SandboxRequest, SandboxReply>, millis = SANDBOX_TIME): Sandbox => ({
  try: (request) => pool.ask(request, { millis, alone: true }),
})

/** Right here: for tests, and where there are no threads. It holds up everybody, and nobody can end it. */
export const sandboxHere = (load: LoadGame): Sandbox => ({
  // A copy, as a thread would get it: what is tried out has not happened.
  try: (request) => tryOut(structuredClone({ ...request, id: 0 }) as SandboxRequest, load),
})
