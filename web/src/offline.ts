/**
 * The service worker: keeps every file of one build together, so that the app opens without a network and never mixes
 * two versions. Files carry their hash in their name, hence cache first; the page itself asks the network first.
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
  action: string
  notification: { data: NoticeData; close(): void }
}
/** Where a notice leads, and where one press stops such notices. */
interface NoticeData {
  link: string
  stop?: string
}
interface Pushed extends Extendable {
  data: { json(): NoticeData & { words: string; tag: string } } | null
}
interface Renewed extends Extendable {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}
interface Tab {
  visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled?: true }): Promise<Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  location: Location
  registration: ServiceWorkerRegistration
  addEventListener(kind: 'install' | 'activate', listen: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(kind: 'notificationclick', listen: (event: Noticed) => void): void
  addEventListener(kind: 'push', listen: (event: Pushed) => void): void
  addEventListener(kind: 'pushsubscriptionchange', listen: (event: Renewed) => void): void
}

const scope = self as unknown as Scope
const CACHE = `anachron-${__HASH__}`
const PAGE = './'
/**
 * Files asked for at a time. A browser has six connections to a plain server, and whoever has just come waits for a
 * game: what is only kept for later leaves them the others, and goes behind.
 */
const AT_A_TIME = 2

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => scope.skipWaiting()))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const files = [PAGE, ...__FILES__]
  const keepNext = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift())
      await cache.add(new Request(file, { priority: 'low' }))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepNext))
}

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
  const { notification, action } = event
  const { link, stop } = notification.data
  notification.close()
  event.waitUntil(action === 'stop' && stop ? fetch(here(stop), { method: 'POST' }) : goTo(here(link)))
})

/** The server says that a match waits. A page that can be seen has said so itself. */
scope.addEventListener('push', (event) => {
  const pushed = event.data?.json()
  if (pushed) event.waitUntil(show(pushed))
})

async function show({ words, tag, link, stop }: NoticeData & { words: string; tag: string }): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return
  await scope.registration.showNotification(words, {
    tag,
    data: { link, stop },
    icon: 'icon-192.png',
    actions: [{ action: 'stop', title: 'Stop pushes here' }],
  } as NotificationOptions)
}

/** As somebody here reaches it, by whatever name the server knows itself. */
function here(address: string): string {
  const { pathname, hash } = new URL(address, scope.registration.scope)
  return new URL(hash || pathname, scope.registration.scope).href
}

/** A browser may give a device another address: the server is told. */
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const options = oldSubscription?.options
  const renewed = newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options as never)))
  if (!renewed) return
  const { endpoint, keys } = renewed.toJSON()
  const body = JSON.stringify({ endpoint, keys, name: 'This device' })
  await fetch('api/me/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

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
  // A link to a table is a page of the server; without it, the app itself is opened there.
  const table = /\/t\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1]
  if (table) return Response.redirect(new URL(`${PAGE}#/table/server/${table}`, scope.location.href).href)
  return (await caches.match(PAGE)) ?? Response.error()
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
