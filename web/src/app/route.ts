/**
 * Which screen is shown. Everything is behind the `#`, so that any server can serve the page, and what a link carries
 * (an invitation, a whole match) is never sent to one.
 */
import { useSyncExternalStore } from 'react'

export interface Route {
  path: readonly string[]
  query: URLSearchParams
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function href(...parts: readonly (string | Record<string, string | number | undefined>)[]): string {
  const path = parts.filter((part) => typeof part === 'string').map(encodeURIComponent)
  const query = new URLSearchParams()
  for (const part of parts)
    if (typeof part !== 'string')
      for (const [key, value] of Object.entries(part)) if (value !== undefined) query.set(key, String(value))
  const tail = query.toString()
  return `#/${path.join('/')}${tail ? `?${tail}` : ''}`
}

export function go(to: string): void {
  location.hash = to
}

/** Changes the address without a step in the history: for what merely follows the screen. */
export function settle(to: string): void {
  history.replaceState(null, '', to)
}

let current: { hash: string; route: Route } | undefined

function now(): Route {
  if (current?.hash !== location.hash) current = { hash: location.hash, route: parseRoute(location.hash) }
  return current.route
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export const useRoute = (): Route => useSyncExternalStore(listen, now)
