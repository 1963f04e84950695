import { renderUnicodeCompact } from 'uqr'

export interface Reachable {
  /** Where it is from this machine, or for everybody. */
  url: string
  isPublic: boolean
  /** Where it is from machines in the same network. */
  network: readonly string[]
}

/** What is said when the server listens: how others reach it; at a terminal also as a code for phones. */
export function announcement({ url, isPublic, network }: Reachable, atTerminal: boolean): string {
  const [first, ...others] = network
  const lines = [`Anachron is at ${url}`]
  if (first) lines.push(`  in your network: ${[first, ...others].join('  ')}`)
  else if (!isPublic)
    lines.push('  Only this machine can open that. Others need HOST=0.0.0.0 and a network, or PUBLIC_URL.')
  const forPhones = isPublic ? url : first
  if (atTerminal && forPhones) lines.push('', renderUnicodeCompact(forPhones, { border: 2 }), '')
  return lines.join('\n')
}
