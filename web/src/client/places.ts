/** The two places a match can live in: this browser, and the server that the page came from, if there is one. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Client } from './client.ts'
import { overSocket, overWorker } from './link.ts'
import { whoAmI } from './person.ts'

/** As in `WIRE_VERSION`; said here so that the shelf need not load the schemas. A test holds the two together. */
export const SPOKEN = 4

export const PLACES = ['here', 'server'] as const
/** `here`: this browser. */
export type Place = (typeof PLACES)[number]

const startWorker = (): Worker =>
  new Worker(new URL('../worker/host.ts', import.meta.url), { type: 'module', name: 'table' })

let browser: Client | undefined
let server: Promise<Client | undefined> | undefined
const awaiting = new Set<(client: Client) => void>()

export function here(): Client {
  browser ??= new Client(overWorker(startWorker), SPOKEN)
  return browser
}

/** How long until a server that did not answer is looked for again. */
const LOOK_AGAIN = [2000, 5000, 10_000, 30_000]

/** An app opened without a network finds its server when the network is back. */
async function findServer(): Promise<Client | undefined> {
  const found = await lookForServer()
  if (found === 'unreachable') {
    void seekServer()
    return undefined
  }
  return found
}

async function seekServer(): Promise<void> {
  for (let tries = 0; ; tries++) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN[Math.min(tries, LOOK_AGAIN.length - 1)])
      addEventListener(
        'online',
        () => {
          clearTimeout(timer)
          resolve()
        },
        { once: true },
      )
    })
    const found = await lookForServer()
    if (found === 'unreachable') continue
    server = Promise.resolve(found)
    if (found) for (const tell of awaiting) tell(found)
    return
  }
}

/** Tells of the server as soon as there is one. */
export function onServer(tell: (client: Client) => void): () => void {
  let wanted = true
  const once = (client: Client): void => {
    if (wanted) tell(client)
    awaiting.delete(once)
  }
  void theServer().then((found) => (found ? once(found) : wanted && awaiting.add(once)))
  return () => {
    wanted = false
    awaiting.delete(once)
  }
}

/** `undefined`: this page came from no server of ours. */
async function lookForServer(): Promise<Client | undefined | 'unreachable'> {
  if (!location.protocol.startsWith('http')) return undefined
  try {
    const answer = await fetch(new URL('api/session', location.href), {
      method: 'POST',
      signal: AbortSignal.timeout(4000),
    })
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined
  } catch {
    return 'unreachable'
  }
  const url = new URL('socket', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  const client = new Client(overSocket(url.href), SPOKEN, { listens: true })
  client.onChange(() => {
    if (client.state === 'lost') setTimeout(() => beginAnewIfSignedOut(client), LONG_LOST)
  })
  return client
}

/**
 * A connection that is merely broken is mended by then, and whoever has just changed their passphrase here has their
 * new cookie.
 */
const LONG_LOST = 3000

/**
 * Everything on the page belongs to whoever one was before the passphrase was changed, or everything deleted, on
 * another device.
 */
async function beginAnewIfSignedOut(client: Client): Promise<void> {
  if (client.state === 'ready' || !client.you) return
  const now = await whoAmI().catch(() => undefined)
  if (now && now.id !== client.you.id) location.reload()
}

export function theServer(): Promise<Client | undefined> {
  server ??= findServer()
  return server
}

export const clientAt = async (place: Place): Promise<Client | undefined> => (place === 'here' ? here() : theServer())

/** The client of a place: `undefined` while looking for it, `null` when there is none. */
export function useClient(place: Place): Client | null | undefined {
  const [client, setClient] = useState<Client | null | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    clientAt(place).then((found) => wanted && setClient(found ?? null))
    const stop = place === 'server' ? onServer(setClient) : undefined
    return () => {
      wanted = false
      stop?.()
    }
  }, [place])
  return client
}

const idle = (): (() => void) => () => {}

export const useConnection = (client: Client | null | undefined): Client['state'] | undefined =>
  useSyncExternalStore(
    (changed) => client?.onChange(changed) ?? idle(),
    () => client?.state,
  )
