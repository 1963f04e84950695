import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../settings.ts'

/**
 * Whether a page of this origin may talk to us in a visitor's name. Browsers always say where a page comes from; other
 * programs need not.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, { publicUrl, origins }: Settings): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (origin === publicUrl || origins.includes(origin)) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}
