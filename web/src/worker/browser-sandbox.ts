import { Pool } from '@anachron/bots'
import { loadGame } from '@anachron/games'
import { type Sandbox, type SandboxReply, type SandboxRequest, sandboxHere, sandboxOn } from '@anachron/host'
import { browserThread } from './browser-thread.ts'

/** On a slow phone even a game has to be fetched and read first. */
const PATIENCE = 20_000

/** A worker for what is foreign; older browsers let no worker start another, and try it out right here. */
export function browserSandbox(): Sandbox {
  if (typeof Worker === 'undefined') return sandboxHere(loadGame)
  const start = () =>
    browserThread<SandboxRequest, SandboxReply>(
      new Worker(new URL('./sandbox.ts', import.meta.url), { type: 'module', name: 'sandbox' }),
    )
  return sandboxOn(new Pool<SandboxRequest, SandboxReply>({ start, shared: 0, alone: 1 }), PATIENCE)
}
