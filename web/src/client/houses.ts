/** The two places a match can live in: this browser, and the server that the page came from, if there is one. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Client } from './client.ts'
import { overSocket, overWorker } from './link.ts'
import { whoAmI } from './person.ts'

/** As in `WIRE_VERSION`; said here so that the shelf need not load the schemas. A test holds the two together. */
export const SPOKEN = 1

export const PLACES = ['here', 'server'] as const
/** `here`: this browser. */
export type Place = (typeof PLACES)[number]

const startWorker = (): Worker =>
  new Worker(new URL('../worker/host.ts', import.meta.url), { type: 'module', name: 'table' })

let browser: Client | undefined
let server: Promise<Client | undefined> | undefined

export function here(): Client {
  browser ??= new Client(overWorker(startWorker), SPOKEN)
  return browser
}

async function findServer(): Promise<Client | undefined> {
  if (!location.protocol.startsWith('http')) return undefined
  try {
    const answer = await fetch(new URL('api/session', location.href), {
      method: 'POST',
      signal: AbortSignal.timeout(4000),
    })
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined
  } catch {
    return undefined
  }
  const url = new URL('socket', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  const client = new Client(overSocket(url.href), SPOKEN)
  client.onChange(() => {
    if (client.state === 'lost') setTimeout(() => beginAnewIfSignedOut(client), LONG_LOST)
  })
  return client
}

/** A connection that is merely broken is mended by then, and whoever has just changed their passphrase here has their new cookie. */
const LONG_LOST = 3000

/** Everything on the page belongs to whoever one was before the passphrase was changed, or everything deleted, on another device. */
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
    return () => {
      wanted = false
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
