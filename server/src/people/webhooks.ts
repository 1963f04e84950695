import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Store } from '@anachron/host'
import type { Card } from '@anachron/wire'
import { webhookTarget } from './webhook-address.ts'

const TIMEOUT = 5_000

export interface Webhooks {
  store: Store
  publicUrl: string | undefined
  mayBePrivate: boolean
  titleOf(game: string): string
}

/** Sends word to a person who is asked. Nothing is read from the answer but its status, and redirections are not followed. */
export async function sendWord(
  { store, publicUrl, mayBePrivate, titleOf }: Webhooks,
  person: string,
  card: Card,
): Promise<string> {
  const url = (await store.person(person))?.webhook
  if (!url) return 'none'
  const target = await webhookTarget(url, mayBePrivate)
  if ('fault' in target) return 'forbidden'
  const link = publicUrl ? `${publicUrl}/#/table/server/${card.table}` : undefined
  const text = `It is your turn in ${titleOf(card.game)}${link ? `: ${link}` : '.'}`
  // `text` is what Slack and Mattermost show, `content` what Discord shows.
  const body = JSON.stringify({ text, content: text, game: card.game, table: card.table, ...(link ? { link } : {}) })
  return post(target, body)
}

function post({ url, address, family }: { url: URL; address: string; family: number }, body: string): Promise<string> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secure : plain
    const sending = send(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Anachron',
        },
        // From the first byte to the last: an answer that trickles is not waited for either.
        signal: AbortSignal.timeout(TIMEOUT),
        // Whatever the name may mean by now, this is the address that was looked at.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        answer.destroy()
        resolve((answer.statusCode ?? 500) < 300 ? 'sent' : 'refused')
      },
    )
    sending.on('error', () => resolve('failed'))
    sending.end(body)
  })
}
