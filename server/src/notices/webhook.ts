import { webhookTarget } from '../people/webhook-address.ts'
import type { ServerStore } from '../store/sql-store.ts'
import type { Route } from '../store/told-store.ts'
import type { Message } from './message.ts'
import { type Outcome, outcomeOf, post } from './post.ts'

export interface WebhookPorts {
  store: Pick<ServerStore, 'person'>
  /** Without one there is no address that somebody else could follow. */
  hasLinks: boolean
  mayBePrivate: boolean
}

/** Sends word to an address of a person's own. */
export async function byWebhook(ports: WebhookPorts, { person }: Route, message: Message): Promise<Outcome> {
  const url = (await ports.store.person(person))?.webhook
  if (!url) return 'off'
  const target = await webhookTarget(url, ports.mayBePrivate)
  if ('fault' in target) return 'forbidden'
  const { words, waiting, link, stop } = message
  const text = ports.hasLinks ? `${words}: ${link} (stop: ${stop})` : `${words}.`
  const [first] = waiting
  // `text` is what Slack and Mattermost show, `content` what Discord shows.
  const body = JSON.stringify({
    text,
    content: text,
    ...(first ? { game: first.game, table: first.table } : {}),
    ...(ports.hasLinks ? { link, stop } : {}),
    waiting: waiting.map(({ table, game, others }) => ({ table, game, others })),
  })
  const outcome = outcomeOf(await post(target, { 'content-type': 'application/json' }, body))
  return outcome === 'gone' ? 'refused' : outcome
}
