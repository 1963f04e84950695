/** The table of this browser: a host with its matches in IndexedDB and its bots in workers of their own. */
import { loadGame } from '@anachron/games'
import { Host, hexOf, Session } from '@anachron/host'
import { browserBots } from './browser-bots.ts'
import { browserSandbox } from './browser-sandbox.ts'
import { openStore } from './idb-store.ts'

interface Port {
  postMessage(message: string | null): void
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void
}

const port = self as unknown as Port
/** Whoever sits at this browser; hot-seat players share it. */
const YOU = { id: 'you', name: 'You' }
/**
 * Milliseconds for a bot's answer. Only the page that starts this worker can name another time (`table 60`), and what
 * takes less time takes it evenly: it still says nothing about what the bot had to choose from.
 */
const THINKING = Number(/^table (\d+)$/.exec(self.name)?.[1] ?? 700)

// Nothing that arrives before the store is open may be lost.
const early: string[] = []
let receive = (text: string): void => void early.push(text)
port.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') receive(data)
})

const store = await openStore()
await store.savePerson({ ...YOU, created: 0 })
const host = new Host({
  store,
  bots: browserBots(),
  sandbox: browserSandbox(),
  loadGame,
  botBudget: THINKING,
  hexFor: (person, request) => hexOf(`${person}\n${request}`),
  complain: (what, error) => console.warn(`table: ${what}`, error),
})
const session = new Session(host, YOU, { send: (message) => port.postMessage(message) })
receive = (text) => void session.receive(text)
port.postMessage(null)
for (const text of early) receive(text)
