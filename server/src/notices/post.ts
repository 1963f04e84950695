import type { OutgoingHttpHeaders } from 'node:http'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

const TIMEOUT = 5_000

export interface Target {
  url: URL
  address: string
  family: number
}

/**
 * Sends something to an address that was looked at before. Nothing is read from the answer but its status, and
 * redirections are not followed. Nothing comes back where nobody answered.
 */
export function post(target: Target, headers: OutgoingHttpHeaders, body: string | Buffer): Promise<number | undefined> {
  const { url, address, family } = target
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secure : plain
    const sending = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Anachron' },
        // From the first byte to the last: an answer that trickles is not waited for either.
        signal: AbortSignal.timeout(TIMEOUT),
        // Whatever the name may mean by now, this is the address that was looked at.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 500)
      },
    )
    sending.on('error', () => resolve(undefined))
    sending.end(body)
  })
}

/**
 * `gone`: there is nobody any more. `refused`: it would be refused again. `failed`: perhaps it works later.
 * `forbidden`: it must not be sent there. `off`: it is not wanted or cannot be sent any more.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | 'failed' | 'forbidden' | 'off'

export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500 || status === 429 || status === 408) return 'failed'
  if (status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}
