import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** As the framework has it: each proxy adds who came to it, so the first ones may be made up. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .flatMap((part) => part.trim() || [])
  return (proxies > 0 ? (told.at(-proxies) ?? told[0]) : undefined) ?? socket.remoteAddress ?? ''
}

/** Whom limits count as one. A household has one address of the old kind, or all those of the new kind that begin with the same 64 bits. */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (old !== undefined) return old
  if (!isIPv6(address)) return address
  const [left = '', right] = (address.split('%')[0] as string).split('::')
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const [head, tail] = [parts(left), parts(right)]
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...tail]
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
