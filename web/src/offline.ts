/**
 * The service worker: keeps every file of one build together, so that the house opens without a network and never mixes two
 * versions. Files carry their hash in their name, hence cache first; the page itself asks the network first.
 */
declare const __FILES__: string[]
declare const __HASH__: string

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Noticed extends Extendable {
  notification: { data: unknown; close(): void }
}
interface Tab {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  location: Location
  addEventListener(kind: 'install' | 'activate', listen: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(kind: 'notificationclick', listen: (event: Noticed) => void): void
}

const scope = self as unknown as Scope
const CACHE = `anachron-${__HASH__}`
const PAGE = './'

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...__FILES__]))
      .then(() => scope.skipWaiting()),
  )
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request))
})

/** Whoever presses a notice wants to be at that table, in a tab that is open already if there is one. */
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(goTo(String(notification.data)))
})

async function goTo(url: string): Promise<void> {
  const [tab] = await scope.clients.matchAll({ type: 'window' })
  if (!tab) await scope.clients.openWindow(url)
  else {
    await tab.focus()
    await tab.navigate(url)
  }
}

async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No network: the kept page does the same.
  }
  return (await caches.match(PAGE)) ?? Response.error()
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
