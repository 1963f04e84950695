import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { Settings } from '../settings.ts'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/
const EVERYWHERE = ['0.0.0.0', '::', '']

/** Whether only this machine understands that name. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Where people in the same network reach a server that listens on every address, the likeliest first. */
export function networkUrls(
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
  port: number,
  interfaces: Record<string, NetworkInterfaceInfo[] | undefined> = networkInterfaces(),
): string[] {
  if (publicUrl || isLoopback(host)) return []
  const found = EVERYWHERE.includes(host) ? Object.values(interfaces).flatMap((one) => one ?? []) : undefined
  const addresses = found
    ? found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
    : [host]
  return addresses.sort((a, b) => likelihood(b) - likelihood(a)).map((address) => `http://${address}:${port}`)
}

/** Houses have private networks; what a machine gives itself where there is none helps nobody. */
function likelihood(address: string): number {
  const range = ipaddr.isValid(address) ? ipaddr.parse(address).range() : 'unicast'
  return range === 'private' ? (address.startsWith('192.168.') ? 3 : 2) : range === 'linkLocal' ? 0 : 1
}
