import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that a webhook must not lead to: a server would otherwise knock on doors of its own network for anybody who asks. */
const forbidden = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  forbidden.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // Nothing, this machine, and addresses of the old kind written as new ones.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  forbidden.addSubnet(network, bits, 'ipv6')

export function isForbidden(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isForbidden(mapped)
  if (/^::ffff:/i.test(address)) return true
  const kind = isIP(address)
  return kind === 0 || forbidden.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Where mail, shells and the like answer: nobody should be spoken to there in our name. */
const isForbiddenPort = (port: string): boolean => port !== '' && Number(port) < 1024 && !['80', '443'].includes(port)

/** The one address that a webhook may be sent to, or why it may not. Resolved once and then used, so that it cannot change in between. */
export async function webhookTarget(
  url: string,
  mayBePrivate: boolean,
): Promise<{ url: URL; address: string; family: number } | { fault: string }> {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    return { fault: 'This is not an address.' }
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
    return { fault: 'A webhook is an http or https address.' }
  if (!mayBePrivate && isForbiddenPort(parsed.port))
    return { fault: 'A webhook answers on port 80, 443 or one above 1023.' }
  if (parsed.username || parsed.password) return { fault: 'A webhook carries no user name or password.' }
  const name = parsed.hostname.replace(/^\[|\]$/g, '')
  try {
    const found = await addressesOf(name, mayBePrivate)
    const bad = found.some(({ address }) => isForbidden(address))
    if (bad && !mayBePrivate) return { fault: 'A webhook may not lead into a private network.' }
    const [first] = found
    return first ? { url: parsed, ...first } : { fault: `There is no “${name}”.` }
  } catch {
    return { fault: `There is no “${name}”.` }
  }
}

/**
 * Names of private networks may be known to this machine alone. All others are asked of the name servers directly: the system's way takes a
 * thread that passphrases and files need too, for as long as somebody's slow name server likes.
 */
async function addressesOf(name: string, mayBePrivate: boolean): Promise<{ address: string; family: number }[]> {
  const kind = isIP(name)
  if (kind !== 0) return [{ address: name, family: kind }]
  if (mayBePrivate) return lookup(name, { all: true })
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
}

export async function webhookFault(url: string, mayBePrivate: boolean): Promise<string | undefined> {
  const target = await webhookTarget(url, mayBePrivate)
  return 'fault' in target ? target.fault : undefined
}
