import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Whether a page of this origin may talk to us in a visitor's name. Browsers always say where a page comes from; other programs need not. */
export function isOurOrigin(request: FastifyRequest, { publicUrl, origins }: Settings): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (origin === publicUrl || origins.includes(origin)) return true
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}
