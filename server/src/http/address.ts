import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** As the framework has it: each proxy adds who came to it, so the first ones may be made up. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .flatMap((part) => part.trim() || [])
  return (proxies > 0 ? (told.at(-proxies) ?? told[0]) : undefined) ?? socket.remoteAddress ?? ''
}

/**
 * Whom limits count as one. A household has one address of the old kind, or all those of the new kind that begin with
 * the same 64 bits.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const meant = ipaddr.process(address)
  if (meant instanceof ipaddr.IPv4) return meant.toString()
  const first = meant.parts.slice(0, 4).map((part) => part.toString(16))
  return `${first.join(':')}::/64`
}
