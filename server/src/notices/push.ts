import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { webhookTarget } from '../people/webhook-address.ts'
import type { ServerStore } from '../store/sql-store.ts'
import type { Route } from '../store/told-store.ts'
import type { Message } from './message.ts'
import { type Outcome, outcomeOf, post } from './post.ts'

/** Word about a turn is of no use after so many seconds: three days. */
const TTL = 259_200

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** By which push services know this server again: made at the first start, and kept with the data. */
export async function vapidKeys(store: ServerStore): Promise<VapidKeys> {
  return JSON.parse(await store.setting('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys
}

export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 24)

/** Why pushes cannot be sent to an address; push services are reached over TLS alone. */
export async function endpointFault(endpoint: string, mayBePrivate: boolean): Promise<string | undefined> {
  if (!mayBePrivate && !endpoint.startsWith('https:')) return 'A push service has an https address.'
  const target = await webhookTarget(endpoint, mayBePrivate)
  return 'fault' in target ? target.fault : undefined
}

export interface PushPorts {
  store: Pick<ServerStore, 'told'>
  keys: VapidKeys
  /** Who sends: where push services may complain. */
  subject: string
  mayBePrivate: boolean
}

/** What the service worker reads. A later word about the same thing takes the place of an earlier one. */
export const pushed = ({ words, waiting, link, stop }: Message): string =>
  JSON.stringify({ words, tag: waiting.length === 1 ? waiting[0]?.table : 'anachron', link, stop })

/** Sends word to one device, sealed so that the push service cannot read it (RFC 8291). */
export async function byPush(ports: PushPorts, { person, target: id }: Route, message: Message): Promise<Outcome> {
  const { store, keys, subject, mayBePrivate } = ports
  const device = (await store.told.subscriptions(person)).find((one) => one.id === id)
  if (!device) return 'off'
  if (await endpointFault(device.endpoint, mayBePrivate)) return 'forbidden'
  const target = await webhookTarget(device.endpoint, mayBePrivate)
  if ('fault' in target) return 'forbidden'
  const { endpoint, p256dh, auth } = device
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, pushed(message), {
    vapidDetails: { subject, ...keys },
    TTL,
    urgency: 'high',
  })
  const outcome = outcomeOf(await post(target, headers as Record<string, string>, body as Buffer))
  if (outcome === 'gone') await store.told.dropSubscription(person, id)
  return outcome
}
