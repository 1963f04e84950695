import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All addresses of the new kind that anybody has been given so far. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')

/** Where a webhook must not lead: a server would otherwise knock on doors of its own network for anybody who asks. */
export function isForbidden(address: string): boolean {
  // First the strict reading: a library that understands octal digits must not be the first to see them.
  if (isIP(address) === 0) return true
  // One of the old kind that is written as a new one is what it means.
  const meant = ipaddr.process(address)
  if (meant.range() !== 'unicast') return true
  return meant instanceof ipaddr.IPv6 && !meant.match(GIVEN_OUT)
}

/** Where mail, shells and the like answer: nobody should be spoken to there in our name. */
const isForbiddenPort = (port: string): boolean => port !== '' && Number(port) < 1024 && !['80', '443'].includes(port)

/**
 * The one address that a webhook may be sent to, or why it may not. Resolved once and then used, so that it cannot
 * change in between.
 */
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
  if (parsed.username || parsed.password) return { fault: 'A webhook carries no user name or password.' }
  const name = parsed.hostname.replace(/^\[|\]$/g, '')
  try {
    const found = await addressesOf(name, mayBePrivate)
    const bad = found.some(({ address }) => isForbidden(address))
    if (bad && !mayBePrivate) return { fault: 'A webhook may not lead into a private network.' }
    if (!mayBePrivate && isForbiddenPort(parsed.port))
      return { fault: 'A webhook answers on port 80, 443 or one above 1023.' }
    const [first] = found
    return first ? { url: parsed, ...first } : { fault: `There is no “${name}”.` }
  } catch {
    return { fault: `There is no “${name}”.` }
  }
}

/**
 * Names of private networks may be known to this machine alone. All others are asked of the name servers directly: the
 * system's way takes a thread that passphrases and files need too, for as long as somebody's slow name server likes.
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
